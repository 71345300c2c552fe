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
lesson-pit = “{ $field }” ระบุหลุม { $pit } ซึ่งหยอดไม่ได้ { $why }
lesson-both-get = การหยอดนี้ทั้งสองฝ่ายได้เม็ด คำถามว่าเป็นของใครจึงไม่มีคำตอบเดียว
lesson-nothing-right = ไม่มีหลุมใดทำได้ตามที่ถาม
lesson-all-right = ทุกหลุมที่เดินได้ทำได้ตามที่ถาม จึงไม่มีอะไรให้เลือก
lesson-no-match = เกมนี้ไม่มีแมตช์ จึงไม่มีรอบถัดไปให้ใส่หลุม
lesson-not-over = กระดานนี้ยังไม่จบรอบ หรือมีฝ่ายหนึ่งใส่ไม่ได้สักหลุมเดียว
lesson-claim = ที่ “{ $field }” เขียนไว้ว่า “{ $said }” แต่ตามกติกาคือ “{ $is }”
lesson-not-asked = “{ $field }” ไม่เกี่ยวกับคำถาม
