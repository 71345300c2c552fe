# The dialogs for a new game and for the settings.

## A new game

new-game-title = เกมใหม่
variant-pits = จำนวนหลุมต่อแถว
variant-seeds = จำนวนเม็ดต่อหลุม
variant-clockwise = หยอดตามเข็มนาฬิกา
variant-lone-steps = เม็ดเดียวเดินไปหลุมถัดไป
variant-first = ใครเดินก่อน
variant-match = แมตช์: รอบใหม่เริ่มด้วยเม็ดที่กินได้ในรอบก่อน
variant-as-recorded = { $n } (ตามบันทึก)
start-game = เริ่ม
seat-label = ใครเล่นเป็น{ $player }

# What a game's board is made of: for its label.
material-tihbat = ก้อนกรวดในหลุมเล็กๆ บนพื้นดิน
material-rio-kadalis = ก้อนหินในหลุมที่ขุดบนทราย
material-hoyito = เมล็ดแข็งในหลุมที่ขุดบนดิน
material-sadeqa = ก้อนหินบนกระดานไม้แกะ

## Settings

settings-also = ภาษาที่สอง
settings-also-none = ไม่มี
settings-digits = ตัวเลข
# No figures as samples: they would be written with the digits now in use.
digits-western = เลขอารบิก
digits-native = เลขไทย
settings-palette = สี
palette-system = ตามอุปกรณ์นี้
palette-light = สว่าง
palette-dark = มืด
palette-projector = สำหรับโปรเจกเตอร์
palette-projector-dark = สำหรับโปรเจกเตอร์ พื้นมืด
settings-paths = แสดงทางที่เที่ยวแรกจะไป
settings-help = ให้ดูคำใบ้และค่าของตาเดินได้
