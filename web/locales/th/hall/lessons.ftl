# Lessons: what is wrong with a file of one. $field is the field's name in the file, $why a sentence of its own.

lesson-trouble = ข้ามบทเรียน “{ $file }” { $why }
lesson-not-there = โหลดไฟล์ไม่ได้
lesson-bad-name = ชื่อบทเรียนใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และขีดกลาง
lesson-unreadable = ไฟล์นี้ไม่ใช่ไฟล์บทเรียน: { $why }
lesson-unreadable-field = อ่านสิ่งที่เขียนไว้ที่ “{ $field }” ไม่ได้: { $why }
lesson-field = “{ $field }”: { $why }
lesson-move = ตาที่ { $ply } ก่อนคำถามเดินไม่ได้ { $why }
lesson-nothing-to-play = กระดานนี้จบรอบแล้ว จึงไม่มีอะไรให้เดิน
lesson-no-pit = “{ $field }” ระบุหลุม { $pit } ซึ่งไม่มีบนกระดานนี้
lesson-pit = “{ $field }” ระบุหลุม { $pit } ซึ่งเดินไม่ได้ { $why }
lesson-both-get = การหยอดนี้ทั้งสองฝ่ายได้เม็ด คำถามว่าเป็นของใครจึงไม่มีคำตอบเดียว
lesson-nothing-right = ไม่มีหลุมใดทำได้ตามที่ถาม
lesson-all-right = ทุกหลุมที่เดินได้ทำได้ตามที่ถาม จึงไม่มีอะไรให้เลือก
lesson-no-match = เกมนี้ไม่มีแมตช์ จึงไม่มีรอบถัดไปที่ต้องใส่เม็ด
lesson-not-over = กระดานนี้ยังไม่จบรอบ หรือมีฝ่ายหนึ่งที่มีเม็ดไม่พอใส่สักหลุมเดียว
lesson-claim = ที่ “{ $field }” เขียนไว้ว่า “{ $said }” แต่ตามกติกาคือ “{ $is }”
lesson-not-asked = “{ $field }” ไม่เกี่ยวกับคำถาม

## The section with the lessons

section-lessons = บทเรียน
lessons-title = บทเรียน
# Whatever a lesson says, so that its figures are written with the digits in use.
lesson-text = { $text }
lesson-unknown = ไม่มีบทเรียนชื่อ “{ $name }” ให้เลือกจากรายการนี้
lesson-number = บทเรียนที่ { $number } จาก { $all }
lesson-not-in-language = บทเรียนนี้ไม่มีภาษาไทย
lesson-how-where = คลิกที่หลุม หรือกดตัวอักษรของหลุม ฝ่ายใต้เป็นตัวใหญ่ ฝ่ายเหนือเป็นตัวเล็ก
lesson-how-choose = คลิกที่หลุม หรือกดตัวอักษรของหลุม
lesson-nobody = ไม่มีใครได้
lesson-answer = ตอบ
lesson-show = แสดงให้ดู
lesson-right = ถูกต้อง
lesson-wrong = ยังไม่ถูก
lesson-again = ถามอีกครั้ง
lesson-play-on = เล่นต่อจากตรงนี้
lesson-before = บทก่อนหน้า
lesson-all = บทเรียนทั้งหมด
lesson-after = บทถัดไป
