# The dialog that shares a board and puts it into another page.

share-link = ਇਸ ਬੋਰਡ ਦਾ ਲਿੰਕ
share-code = ਕਿਸੇ ਹੋਰ ਪੰਨੇ ਲਈ ਕੋਡ
share-code-element = ਸਕ੍ਰਿਪਟ ਨਾਲ: ਉਚਾਈ ਆਪਣੇ ਆਪ ਠੀਕ ਰਹਿੰਦੀ ਹੈ
share-code-frame = ਸਾਦਾ ਫ੍ਰੇਮ, ਉਸ ਥਾਂ ਲਈ ਜਿੱਥੇ ਸਕ੍ਰਿਪਟ ਨਹੀਂ ਚੱਲਦੀ
share-qr = ਲਿੰਕ ਦਾ QR ਕੋਡ
share-qr-missing = QR ਕੋਡ ਨਹੀਂ ਬਣ ਸਕਿਆ: ਲਿੰਕ ਬਹੁਤ ਲੰਮਾ ਹੈ ਜਾਂ ਲੋੜੀਂਦੀ ਫਾਈਲ ਲੋਡ ਨਹੀਂ ਹੋਈ।
share-qr-copy = SVG ਵਜੋਂ ਕਾਪੀ ਕਰੋ
share-qr-save = SVG ਵਜੋਂ ਸੰਭਾਲੋ
share-copy = ਕਾਪੀ ਕਰੋ
share-copy-failed = ਇੱਥੇ ਕਾਪੀ ਕਰਨਾ ਸੰਭਵ ਨਹੀਂ। ਲਿਖਤ ਚੁਣ ਕੇ ਆਪ ਕਾਪੀ ਕਰੋ।
