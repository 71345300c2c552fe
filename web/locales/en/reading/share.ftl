# The dialog that shares a board and puts it into another page.

share-link = Link to this board
share-code = Code for another page
share-code-element = With a script: the height adjusts by itself
share-code-frame = A plain frame, for sites that do not allow scripts
share-qr = The link as a QR code
share-qr-missing = The QR code could not be made: the link is too long, or a file that is needed did not load.
share-qr-copy = Copy as SVG
share-qr-save = Save as SVG
share-copy = Copy
share-copy-failed = Copying is not possible here. Select the text and copy it yourself.
