# Names and labels. Players' names need their ฝ่าย: bare ใต้ and เหนือ are prepositions.
# Invisible in some names: U+2060, where a browser's dictionary would break the line inside a syllable.

player-south = ฝ่ายใต้
player-north = ฝ่ายเหนือ

game-tihbat = ติฮ์บาต
game-rio-kadalis = รีโอ กาดาลิส
game-hoyito = โอยีโต I
game-sadeqa = ซาเด⁠กา III
game-tihbat-full = ติฮ์บาต (Tihbat)
game-rio-kadalis-full = รีโอ กาดาลิส (Rio Kadalis)
game-hoyito-full = โอยีโต I (Hoyito I)
game-sadeqa-full = ซาเด⁠กา III (Sadeqa III)

row-label = แถวของ{ $player }
pile-count = { $seeds ->
    [0] เม็ดที่{ $player }กินได้: ไม่มี
   *[other] เม็ดที่{ $player }กินได้: { $seeds } เม็ด
}
seed-count = { $seeds ->
    [0] ไม่มีเม็ด
   *[other] { $seeds } เม็ด
}

# A pit as a screen reader says it.
pit-name = หลุม { $pit } { $owner } { seed-count }
pit-name-playable = หลุม { $pit } { $owner } { seed-count } เดินได้
pit-name-empty = หลุม { $pit } { $owner } ว่าง
pit-name-closed = หลุม { $pit } { $owner } ปิดตลอดรอบนี้
pit-name-not-yours = หลุม { $pit } { $owner } { seed-count } ตอนนี้เป็นตาของ{ $mover }
pit-name-endless = หลุม { $pit } { $owner } { seed-count } เดินไม่ได้ เพราะจะหยอดวนไม่จบ
pit-name-round-over = หลุม { $pit } { $owner } { seed-count } จบรอบแล้ว
