# How a round ended, told when it is over.

result-won = { $winner }ชนะ ได้ { $most } เม็ด { $fewest ->
    [0] ส่วน{ $loser }ไม่ได้เม็ดเลย
   *[other] ส่วน{ $loser }ได้ { $fewest } เม็ด
}
result-draw = { $most ->
    [0] เสมอ { $winner }และ{ $loser }ไม่ได้เม็ดเลย
   *[other] เสมอ { $winner }และ{ $loser }ได้ฝ่ายละ { $most } เม็ด
}
outcome-all-captured = จบรอบเพราะบนกระดานไม่เหลือเม็ด
outcome-last-four = จบรอบเพราะสี่เม็ดสุดท้ายถูกกินแล้ว
outcome-neither-moves = จบรอบเพราะทั้งสองฝ่ายไม่มีตาเดิน
outcome-stuck = จบรอบเพราะฝ่ายที่ถึงตาไม่มีตาเดิน
outcome-repetition = จบรอบเพราะกระดานกลับมาซ้ำเดิมในตาของผู้เล่นคนเดิม
outcome-share = เม็ดที่เหลือ​บนกระดาน { $south }ได้ { $south-share } เม็ด { $north }ได้ { $north-share } เม็ด
outcome-share-all = อีก { $seeds } เม็ดที่ยังอยู่บนกระดานเป็นของ{ $to }
