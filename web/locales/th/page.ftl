# The page's own words: navigation, controls, notices. Sentences about the game stand in the other files.
# A space stands between sentences and on both sides of a number or a Latin word; none before a player's name.

page-window-title = { $page } – Sow & Tell

nav-label = รายการหน้า
nav-play = เล่น
nav-rules = กติกา
nav-solved = เฉลย
nav-about = เกี่ยวกับ
skip-to-board = ข้ามไปที่กระดาน

## The game

game-label = เกม
# Enter stands on the key itself.
board-label = { $game }: กระดาน กดปุ่มลูกศรเพื่อไปหลุมอื่น กด Enter หรือกดตัวอักษรของหลุมเพื่อเดิน
choose-pit = ตาของ{ $player } ให้เลือกหลุม
looking-back = กำลังดูช่วงก่อนหน้าของเกม
back-to-game = กลับไปที่เกม
looking-back-refusal = นี่คือช่วงก่อนหน้าของเกม ให้กลับไปที่เกมก่อน แล้วจึงเดินต่อ
in-hand = ในมือ: { $seeds } เม็ด
lap = เที่ยวที่ { $lap }

## Controls

controls-label = การหยอด
pause = พัก
run = เล่นต่อ
step-back = ถอยหนึ่งขั้น
step-forward = ไปต่อหนึ่งขั้น
go-on = ประโยคถัดไป
slider-label = ขั้นของตานี้
slider-value = ขั้นที่ { $frame } จาก { $end }
mark-relay = เริ่มเที่ยวที่ { $lap }
mark-capture = การกิน
undo = ย้อนตา
redo = เดินซ้ำ
restart = เริ่มใหม่
full-screen = เต็มจอ
open-in-tab = เปิดในแท็บใหม่

## A new game

new-game = เกมใหม่
close = ปิด

## Who plays, and help

seats-title = ผู้เล่น
seat-person = คน
level-beginner = คอมพิวเตอร์: มือใหม่
level-easy = คอมพิวเตอร์: ง่าย
level-medium = คอมพิวเตอร์: ปานกลาง
level-hard = คอมพิวเตอร์: ยาก
level-perfect = คอมพิวเตอร์: ไร้ที่ติ
thinking = คอมพิวเตอร์กำลังคิด
computer-go-on = ให้คอมพิวเตอร์เดินต่อ
thinker-missing = เบราว์เซอร์นี้ให้คอมพิวเตอร์คิดอยู่เบื้องหลังไม่ได้ จึงใช้ผู้เล่นที่อ่อนกว่าแทน
hint = คำใบ้
values-show = แสดงค่าของแต่ละตาเดิน
review-title = รอบนี้แพ้ชนะกันที่ตาใด

## Settings

settings = การตั้งค่า
settings-language = ภาษา
settings-speed = ความเร็วการหยอด
speed-counting = นับทีละ​เม็ด
speed-normal = ปกติ
speed-brisk = เร็ว
speed-instant = ทันที

## The log

log-title = รายการเดิน
log-empty = ยังไม่มีใครเดิน
log-round = รอบที่ { $n }
log-ply = ตาที่ { $n }: { $player } หลุม { $pit }
log-pass = ตาที่ { $n }: { $player } ข้ามตา
log-show = ดูช่วงนี้
log-copy = คัดลอกเป็นข้อความ
log-save = บันทึกเป็นข้อความ
record-save = บันทึกเกม
record-open = เปิดเกมที่บันทึกไว้
link-copy = คัดลอกลิงก์
share = แชร์หรือฝังในหน้าเว็บ
copied = คัดลอกแล้ว
copy-failed = คัดลอกที่นี่ไม่ได้ ให้บันทึกเป็นข้อความแทน

## Match play

next-round = รอบถัดไป
match-score = { $south-name }ชนะ { $south } รอบ { $north-name }ชนะ { $north } รอบ
match-round = รอบที่ { $n } ของแมตช์

## Words that come when they are wanted

words-loading = กำลังโหลด …
words-failed = โหลดข้อความส่วนนี้ไม่ได้
words-retry = ลองอีกครั้ง

## Notices

notices-label = ข้อความแจ้ง
dismiss = ปิด
notice-stored-settings = อ่านการตั้งค่า​ที่เก็บไว้ไม่ได้ จึงแยกเก็บไว้ต่างหาก และใช้การตั้งค่าปกติแทน
notice-stored-game = อ่านเกมที่เก็บไว้ไม่ได้ จึงแยกเก็บไว้ต่างหาก แล้วเริ่มเกมใหม่
notice-address = ในลิงก์ { $name } มีค่าเป็น “{ $value }” ซึ่งใช้ไม่ได้ { $why }
address-unknown = ที่นี่ไม่มีชื่อนี้ จึงข้ามไป
address-one-of = ใช้ได้เฉพาะค่าต่อไปนี้: { $values }
address-number = ใช้ได้เฉพาะตัวเลขตั้งแต่ { $least } ถึง { $most }
address-unreadable = อ่านไม่ได้ตั้งแต่ตัวอักษรที่ { $at } เป็นต้นไป
address-rows = จำนวนหลุมต่อแถวไม่ตรงกับเกมนี้
address-not-for-this-game = ใช้กับเกมนี้ไม่ได้
address-too-many-seeds = กระดานหนึ่งมีได้ไม่เกิน 255 เม็ด
notice-stopped-at = ตาที่ { $ply } ของรอบที่ { $round } เดินไม่ได้ { $why } ส่วนทุกตาก่อนหน้านั้นเดินแล้ว
notice-stopped-round = แมตช์ไปไม่ถึงรอบที่ { $round } ส่วนทุกตาก่อนหน้านั้นเดินแล้ว
notice-start = ตั้งกระดานนี้ไม่ได้ { $why }
notice-record-unreadable = ไฟล์นี้ไม่ใช่เกมที่บันทึกไว้: { $why }
notice-record-no-text = ไฟล์นี้ไม่ใช่เกมที่บันทึกไว้
record-no-game = ไม่ได้บอกว่าเป็นเกมใด
record-line = บรรทัดที่ { $line } อ่านไม่เข้าใจ
record-opened = เปิดเกมที่บันทึกไว้แล้ว
start-rows = กระดานที่ให้มามีแถวละ { $position } หลุม แต่เกมนี้มีแถวละ { $rules } หลุม
start-faults = แถวหนึ่งมี 2 ถึง 12 หลุม แต่ละหลุมเริ่มด้วยอย่างน้อย​หนึ่งเม็ด และทั้งกระดานมีไม่เกิน 255 เม็ด
start-no-match = บางเกมไม่มีแมตช์ และแมตช์ต้องเริ่มจากกระดานปกติของเกมเสมอ
