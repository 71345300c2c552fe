# When a new version of the page waits. The build puts these into the script that says so (web/build/offline.mjs), a line each.

update-waiting = ਇਸ ਪੰਨੇ ਦਾ ਨਵਾਂ ਵਰਜਨ ਆ ਗਿਆ ਹੈ। ਤੁਹਾਡੀ ਖੇਡ ਉਸ ਵਿੱਚ ਵੀ ਜਾਰੀ ਰਹੇਗੀ।
update-now = ਨਵਾਂ ਵਰਜਨ ਖੋਲ੍ਹੋ
update-later = ਬਾਅਦ ਵਿੱਚ
