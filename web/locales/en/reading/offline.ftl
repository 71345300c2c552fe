# When a new version of the page waits. The build puts these into the script that says so (web/build/offline.mjs), a line each.

update-waiting = A new version of this page has come. Your game goes on in it.
update-now = Change to the new version
update-later = Later
