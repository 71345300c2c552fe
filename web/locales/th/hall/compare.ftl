# Two games, or one game by two rules, side by side.

section-compare = เปรียบเทียบ
compare-title = กติกาข้อเดียวเปลี่ยนอะไร
compare-pairs = คู่
compare-own-pair = คู่ที่เลือกเอง
compare-one = กระดานที่หนึ่ง
compare-other = กระดานที่สอง
compare-how = เลือกหลุมบนกระดานใดก็ได้ จะเดินพร้อมกันทั้งสองกระดาน
compare-only-one = หลุม { $pit } เดินได้เพียงกระดานเดียว { $game }: { $why }
compare-own-start = เริ่มจากกระดานปกติของเกม
compare-from-class = เริ่มจากกระดานของชั้นเรียน
way-pits = แถวละ { $n } หลุม
way-seeds = หลุมละ { $n } เม็ด
way-clockwise = ตามเข็มนาฬิกา
way-without = ไม่ใช้: { $what }
