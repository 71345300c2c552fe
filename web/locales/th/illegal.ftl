# Why a move may not be played. $pit is the pit's letter, or "none" where no pit is named.

illegal-no-such-pit = กระดานนี้ไม่มีหลุมนั้น ให้เลือกหลุมในแถวของ{ $mover }
illegal-not-your-pit = { $pit ->
    [none] หลุมนั้นเป็นของ{ $other }
   *[other] หลุม { $pit } เป็นของ{ $other }
} ให้เลือกหลุมในแถวของ{ $mover }
illegal-closed = { $pit ->
    [none] หลุมนั้นเป็นหลุมปิดตลอดรอบนี้
   *[other] หลุม { $pit } เป็นหลุมปิดตลอดรอบนี้
} ให้เลือกหลุมที่เปิดอยู่และมีเม็ด
illegal-empty = { $pit ->
    [none] หลุมนั้นว่าง
   *[other] หลุม { $pit } ว่าง
} ให้เลือกหลุมของคุณที่มีเม็ด
illegal-endless = { $pit ->
    [none] การหยอดจากหลุมนั้นไม่จบภายใน { $longest } เที่ยว
   *[other] การหยอดจากหลุม { $pit } ไม่จบภายใน { $longest } เที่ยว
} ถือว่าหยอดวนไม่จบ จึงเดินไม่ได้ ให้เลือกหลุมอื่น
illegal-cannot-pass = { $mover }มีตาเดิน จึงข้ามตาไม่ได้ ให้เลือกหลุมที่มีเม็ด
illegal-round-over = จบรอบแล้ว ให้เริ่มรอบใหม่ หรือย้อนตา
