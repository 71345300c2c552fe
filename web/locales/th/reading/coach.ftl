# The computer’s moves, hints, what moves are worth, and the look back at a round. Described in the English file.
# A space stands between sentences and on both sides of a number or a Latin word; none before a player's name.

## What speaks for a move

reason-must-pass = ทำได้เพียงข้ามตา
reason-only-move = ไม่มีตาเดินอื่น
reason-wins-by = จากนี้ไป{ $mover }จะได้มากกว่า{ $other }อย่างน้อย { $n } เม็ด ไม่ว่า{ $other }จะเดินอย่างไร
reason-keeps-even = จากนี้ไป{ $mover }จะได้ไม่น้อยกว่า{ $other } ไม่ว่า{ $other }จะเดินอย่างไร
reason-loses-least = จากนี้ไป{ $other }จะได้มากกว่า{ $mover }ไม่เกิน { $n } เม็ด และไม่มีตาเดินอื่นที่เสียน้อยกว่านี้
reason-only-one-not-losing = มีตาเดินนี้เท่านั้นที่ไม่เสียเปรียบ ถ้าเดินหลุมอื่น จากนี้ไป{ $other }จะได้มากกว่า{ $mover }อย่างน้อย { $n } เม็ด
reason-others-worse-by = ตาเดินอื่นทุกตาแย่กว่านี้อย่างน้อย { $n } เม็ด
reason-takes-fours = { $n ->
    [1] ตานี้กินได้สี่เม็ด
   *[other] ตานี้กินได้ { $n } ชุด ชุดละสี่เม็ด
}
reason-takes = ตานี้กินได้ { $n } เม็ด
reason-takes-nothing = ตานี้ไม่ได้กิน
reason-gives-away = ตานี้{ $other }ได้มากกว่า{ $mover } { $n } เม็ด
reason-leaves-nothing = ตาถัดไป{ $other }ไม่มีทางได้มากกว่า{ $mover }
reason-leaves-at-most = ตาถัดไป{ $other }จะได้มากกว่า{ $mover }ไม่เกิน { $n } เม็ด
reason-seems = { $plies ->
    [0] เท่าที่มองเห็น
   *[other] มองล่วงหน้า { $plies } ตา
} { $side ->
    [ahead] จากนี้ไป{ $mover }น่าจะได้มากกว่า{ $other } { $n } เม็ด
    [behind] จากนี้ไป{ $other }น่าจะได้มากกว่า{ $mover } { $n } เม็ด
   *[even] จากนี้ไปสองฝ่ายน่าจะได้เท่ากัน
} แต่ยังไม่ได้พิสูจน์

## The computer’s moves, hints

coach-plays = { $mover }เดินหลุม { $pit }
coach-passes = { $mover }ข้ามตา
hint-only = มีตาเดินเดียวคือหลุม { $pit }
hint-best = หลุม { $pit } เป็นตาเดินที่ดีที่สุด
hint-none-better = ไม่มีตาเดินใดดีกว่าหลุม { $pit }
hint-any = ทุกตาเดินมีค่าเท่ากัน จะเดินหลุม { $pit } ก็ได้
hint-seems = หลุม { $pit } น่าจะเป็นตาเดินที่ดีที่สุด
coach-line = { $sure ->
    [yes] ถ้าทั้งสองฝ่ายเดินดีที่สุด ตาต่อไปคือ { $moves }
   *[no] จากนั้นอาจเป็น { $moves }
}

## What a move is worth

worth-exact = ถ้าเดินดีที่สุด เมื่อจบรอบ{ $side ->
    [ahead] { $mover }นำ { $n } เม็ด
    [behind] { $mover }ตาม { $n } เม็ด
   *[even] จะเสมอกัน
}
worth-at-least = ถ้าเดินดีที่สุด เมื่อจบรอบ{ $side ->
    [ahead] { $mover }นำอย่างน้อย { $n } เม็ด
    [behind] { $mover }ตามไม่เกิน { $n } เม็ด
   *[even] { $mover }ไม่เป็นฝ่ายตาม
}
worth-at-most = ถ้าเดินดีที่สุด เมื่อจบรอบ{ $side ->
    [ahead] { $mover }นำไม่เกิน { $n } เม็ด
    [behind] { $mover }ตามอย่างน้อย { $n } เม็ด
   *[even] { $mover }ไม่เป็นฝ่ายนำ
}
worth-estimate = เมื่อจบรอบ{ $side ->
    [ahead] { $mover }น่าจะนำ { $n } เม็ด
    [behind] { $mover }น่าจะตาม { $n } เม็ด
   *[even] น่าจะเสมอกัน
}
legend-text = ตัวเลขที่หลุมบอกว่า ถ้า{ $mover }เดินหลุมนั้น แล้วทั้งสองฝ่ายเดินดีที่สุด เมื่อจบรอบ{ $mover }จะนำ (+) หรือตาม (−) กี่เม็ด
legend-exact = พิสูจน์แล้วว่าเท่านี้พอดี
legend-at-least = พิสูจน์แล้วว่าเท่านี้หรือมากกว่า
legend-at-most = พิสูจน์แล้วว่าเท่านี้หรือน้อยกว่า
legend-estimate = ค่าประมาณ ยังไม่ได้พิสูจน์

## After the round

review-working = กำลังคำนวณ: { $n } จาก { $all } ตา
review-start = { $side ->
    [ahead] ตั้งแต่เริ่ม ถ้าทั้งสองฝ่ายเดินดีที่สุด { $mover }ชนะโดยห่างกัน { $n } เม็ด
    [behind] ตั้งแต่เริ่ม ถ้าทั้งสองฝ่ายเดินดีที่สุด { $other }ชนะโดยห่างกัน { $n } เม็ด
   *[even] ตั้งแต่เริ่ม ถ้าทั้งสองฝ่ายเดินดีที่สุด จะเสมอกัน
}
review-start-bound = ตั้งแต่เริ่ม { $worth }
review-turn = ตาที่ { $ply }: { $mover }เดินหลุม { $pit } แล้วเสียไป { $seeds } เม็ด หลุม { $better } ดีกว่า
review-turn-seems = ตาที่ { $ply }: { $mover }เดินหลุม { $pit } แล้วน่าจะเสียไป { $seeds } เม็ด หลุม { $better } น่าจะดีกว่า
review-none = ไม่มีตาใดพลาด
review-none-seems = เท่าที่มองเห็น ไม่มีตาใดพลาด
review-show = ดูกระดานตอนนั้น
axis-ahead = { $player }นำ

curve-between = {" "}
curve-label = ถ้าเดินดีที่สุดตั้งแต่ตอนนั้น รอบจะจบอย่างนี้: { $runs }
curve-run = { $ply ->
    [0] ตอนเริ่ม
   *[other] หลังตาที่ { $ply }
} { $who ->
    [nobody] เสมอกัน
   *[player] { $player }นำ
}
curve-changes = ถ้าเดินดีที่สุดตั้งแต่ตอนนั้น รอบจะจบอย่างนี้: { $first } { $last } ฝ่ายที่นำเปลี่ยน { $n } ครั้ง
