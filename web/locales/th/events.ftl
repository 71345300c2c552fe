# One sentence or two for everything that happens in a round. First what was seen, then the rule, then what comes of it.
# A space stands between sentences and on both sides of a number or a Latin word; none before a player's name.
# The arguments are described in the English file.

gloss-pit = { $game ->
    [sadeqa] {" "}(mana)
   *[other] {""}
}
gloss-seed = { $game ->
    [sadeqa] {" "}(daga){" "}
   *[other] {""}
}

## A move

event-lift = { $seeds ->
    [1] { $mover }หยิบเม็ดเดียว{ gloss-seed }จากหลุม { $pit }{ gloss-pit } แล้วหยอดในหลุมถัดไป
   *[other] { $mover }หยิบ { $seeds } เม็ด{ gloss-seed }จากหลุม { $pit }{ gloss-pit } แล้วหยอดหลุมละหนึ่งเม็ดตั้งแต่หลุมถัดไป
}
event-lift-origin = { $mover }หยิบ { $seeds } เม็ดจากหลุม { $pit } เม็ดแรกหยอดกลับลงหลุม { $pit } เม็ดที่เหลือหยอดในหลุมถัดๆ ไป หลุมละหนึ่งเม็ด
event-lift-lone-falls-back = หลุม { $pit } มีเม็ดเดียว หยอดกลับลงหลุมเดิม จึงเปลี่ยนแค่ตาเดิน
event-lift-lone-steps-on = { $mover }หยิบเม็ดเดียวจากหลุม { $pit } แล้วหยอดในหลุมถัดไป
event-drop = ตอนนี้หลุม { $pit } มี { $holds } เม็ด { $in-hand ->
    [0] ในมือไม่เหลือเม็ด
   *[other] ในมือเหลือ { $in-hand } เม็ด
}
event-relay = เม็ดสุดท้ายตกในหลุม { $pit } ที่มีเม็ดอยู่แล้ว จึงหยิบ{ $seeds ->
    [2] ทั้งสองเม็ด
   *[other] ทั้ง { $seeds } เม็ด
}ในหลุมนั้นขึ้นมาหยอดต่อ{ $first ->
    [origin] ตั้งแต่หลุมเดิม
   *[next] ตั้งแต่หลุมถัดไป
} เป็นเที่ยวที่ { $lap }
event-relay-again = เที่ยวที่ { $lap }: หยิบ { $seeds } เม็ดในหลุม { $pit } ขึ้นมาหยอดต่อ
event-relay-more = หยอดต่ออีก { $laps } เที่ยว จนถึงเที่ยวที่ { $lap }

## Captures

event-capture-even-home = เม็ดสุดท้ายตกในหลุม { $pit } ฝั่งของ{ $mover }เอง และหลุมนั้นมี { $seeds } เม็ด ซึ่งเป็นจำนวนคู่และไม่เกิน { $most } { $mover }จึงกินได้ทั้ง { $seeds } เม็ด
event-capture-four = ระหว่างหยอด หลุม { $pit } มีครบสี่เม็ด หลุมอยู่ในแถวของ{ $owner } สี่เม็ดนี้จึงเป็นของ{ $owner }
event-capture-binikh = { $game ->
    [rio-kadalis] เม็ดสุดท้ายทำให้หลุม { $pit } ในแถวของ{ $owner }มีครบสี่เม็ด เรียกว่าบินิค (binikh)! ไม่ว่าแถวจะเป็นของใคร สี่เม็ดที่ครบเพราะเม็ดสุดท้ายเป็นของผู้เดิน { $mover }จึงกินสี่เม็ดนั้น แล้วจบตา
   *[other] เม็ดสุดท้ายทำให้หลุม { $pit } ในแถวของ{ $owner }มีครบสี่เม็ด ไม่ว่าแถวจะเป็นของใคร สี่เม็ดที่ครบเพราะเม็ดสุดท้ายเป็นของผู้เดิน { $mover }จึงกินสี่เม็ดนั้น แล้วจบตา
}
event-capture-casa = { $game ->
    [hoyito] หลุม { $pit } มีครบสี่เม็ด { $again ->
        [yes] เกิดกาซา (casa) อีกครั้ง
       *[no] เกิดกาซา (casa, “บ้าน”) ไม่ว่าหลุมจะอยู่ฝั่งใด สี่เม็ดนี้เป็นของผู้เดิน
    }
   *[other] หลุม { $pit } มีครบสี่เม็ด ไม่ว่าหลุมจะอยู่ฝั่งใด สี่เม็ดนี้เป็นของผู้เดิน
} { $goes-on ->
    [no] { $mover }จึงกินทันที
   *[yes] { $mover }จึงกินทันที แล้วหยอดต่อ
}
event-capture-last-casa = { $game ->
    [hoyito] เม็ดสุดท้ายทำให้หลุม { $pit } มีครบสี่เม็ด เกิดกาซา (casa, “บ้าน”)
   *[other] เม็ดสุดท้ายทำให้หลุม { $pit } มีครบสี่เม็ด
} { $mover }กินสี่เม็ดนั้น แล้วจบตา
event-capture-last-four = เหลือเพียงสี่เม็ด { $mover }เพิ่งกินครั้งสุดท้าย จึงได้สี่เม็ดนี้ไปด้วย แล้วจบรอบ
event-capture-opposite = เม็ดสุดท้ายตกในหลุม { $facing }{ gloss-pit } ซึ่งเป็นหลุมว่างในแถวของ{ $mover }เอง { $seeds ->
    [1] { $mover }จึงกินเม็ดเดียว{ gloss-seed }ในหลุมตรงข้าม { $pit }
   *[other] { $mover }จึงกิน { $seeds } เม็ด{ gloss-seed }ในหลุมตรงข้าม { $pit }
} ส่วนเม็ดที่ทำให้กินได้ยังอยู่ในหลุมเดิม จบตา

## The end of a turn

event-turn-empty-pit = เม็ดสุดท้ายตกในหลุม { $pit } ซึ่งเป็นหลุมว่าง จบตา
event-turn-four-made = เม็ดสุดท้ายทำให้มีครบสี่เม็ด จบตา
event-turn-captured = กินแล้ว จบตา
event-turn-board-cleared = ไม่เหลือเม็ดให้หยอด จบตา
event-turn-other-side = เม็ดสุดท้ายตกในหลุม { $pit } ฝั่งของ{ $owner } ผู้เดินกินได้เฉพาะฝั่งตัวเอง จึงไม่ได้กิน
event-turn-empty-pit-other-side = เม็ดสุดท้ายตกในหลุม { $pit } ซึ่งเป็นหลุมว่างในแถวของ{ $owner } จะกินได้เฉพาะเมื่อหลุมว่างอยู่ในแถวของตัวเอง จึงไม่ได้กิน จบตา
event-turn-odd = เม็ดสุดท้ายตกฝั่งของ{ $mover }เอง ตอนนี้หลุม { $pit } มี { $held } เม็ด ซึ่งเป็นจำนวนคี่ { $most ->
    [8] จะกินได้เฉพาะเมื่อมี 2, 4, 6 หรือ 8 เม็ดเท่านั้น
   *[other] จะกินได้เฉพาะเมื่อเป็นจำนวนคู่และไม่เกิน { $most } เม็ดเท่านั้น
} จึงไม่ได้กิน
event-turn-too-many = เม็ดสุดท้ายตกฝั่งของ{ $mover }เอง ตอนนี้หลุม { $pit } มี { $held } เม็ด เป็นจำนวนคู่แต่เกิน { $most } เม็ด { $most ->
    [8] จะกินได้เฉพาะเมื่อมี 2, 4, 6 หรือ 8 เม็ดเท่านั้น
   *[other] จะกินได้เฉพาะเมื่อเป็นจำนวนคู่และไม่เกิน { $most } เม็ดเท่านั้น
} จึงไม่ได้กิน
event-turn-facing-empty = เม็ดสุดท้ายตกในหลุม { $pit } ซึ่งเป็นหลุมว่างในแถวของ{ $mover }เอง หลุมตรงข้าม { $facing } ว่าง จึงไม่ได้กิน จบตา
event-turn-lap-sown = เม็ดสุดท้ายตกในหลุม { $pit } ที่มีเม็ดอยู่แล้ว ที่นี่แต่ละตามีเที่ยวเดียว จึงไม่ได้กิน จบตา

## Passing

event-pass-no-seeds = { $player }ไม่มีเม็ดให้เดิน จึงข้ามตา
event-pass-only-endless = { $player }มีเม็ด แต่ทุกหลุมหยอดเกิน { $longest } เที่ยวแล้วยังไม่จบ ถือว่าหยอดวนไม่จบ จึงเดินไม่ได้ { $player }ต้องข้ามตา

## The end of a round

event-round-all-captured = บนกระดานไม่เหลือเม็ด จบรอบ
event-round-last-four = ไม่เหลือเม็ด จบรอบ
event-round-neither-moves = ทั้งสองฝ่ายไม่มีตาเดิน จบรอบ
event-round-stuck = { $to-move }ไม่มีตาเดิน จบรอบ
event-round-repetition = กระดานกลับมาซ้ำเดิมในตาของ{ $to-move } จบรอบ
event-left-row-owner = เม็ดที่ยังอยู่บนกระดาน { $left } เม็ดเป็นของเจ้าของแถวที่เม็ดนั้นอยู่
event-left-last-mover = อีก { $left } เม็ดที่ยังอยู่บนกระดานเป็นของ{ $last-mover } เพราะเป็นฝ่ายที่เดินครั้งสุดท้าย
event-left-shared = { $left ->
    [1] เม็ดเดียวที่ยังอยู่บนกระดานเป็นของ{ $last-mover } เพราะเป็นฝ่ายที่เดินครั้งสุดท้าย
   *[other] แบ่ง { $left } เม็ดที่ยังอยู่บนกระดานให้สองฝ่ายเท่ากัน{ $odd ->
        [yes] {" "}เม็ดที่เกินมาหนึ่งเม็ดเป็นของ{ $last-mover } เพราะเป็นฝ่ายที่เดินครั้งสุดท้าย
       *[no] {""}
    }
}
event-share = { $to }ได้เม็ดที่เหลือ { $seeds } เม็ด

## Between the rounds of a match

event-fill = { $all ->
    [yes] { $player }ใส่ได้ครบทุกหลุม { seeds-a-pit }
   *[no] { $player }ใส่ได้เพียง { $filled } หลุม { seeds-a-pit }
} { $left-over ->
    [0] ไม่เหลือเม็ด
   *[other] เหลือ { $left-over } เม็ด เก็บไว้กับเม็ดที่กินได้
}
seeds-a-pit = หลุมละ { $per } เม็ด
event-close = { $game ->
    [rio-kadalis] หลุม { $pit } ไม่มีเม็ดใส่ จึงกลบด้วยทรายตลอดรอบนี้
   *[other] หลุม { $pit } ไม่มีเม็ดใส่ จึงเป็นหลุมปิดตลอดรอบนี้
}
event-reopen = หลุม { $pit } มีเม็ดใส่อีกครั้ง จึงเปิดใหม่
event-match-won = { $loser }มีเม็ดไม่พอใส่หลุมใดเลย { $winner }ชนะแมตช์
