# When a new version of the page waits. The build puts these into the script that says so (web/build/offline.mjs), a line each.

update-waiting = หน้านี้มีเวอร์ชันใหม่แล้ว เกมของคุณยังเล่นต่อได้
update-now = เปลี่ยนเป็นเวอร์ชันใหม่
update-later = ไว้ทีหลัง
