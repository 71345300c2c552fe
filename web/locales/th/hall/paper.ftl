# Sheets for a class to print.
section-paper = กระดาษ
paper-rules = กติกาบนกระดาษแผ่นเดียว
paper-board = กระดานสำหรับตัดออกมาเล่น
paper-score = ใบบันทึกผล
paper-print = พิมพ์

## The board to cut out

paper-cut = ตัดตามเส้นประ
paper-start = สองแถว แถวละ { $pits } หลุม ตอนเริ่มมีหลุมละ { $seeds } เม็ด

## The score sheet

score-name = ชื่อ{ $player }
score-date = วันที่
score-round = รอบที่
score-began = ใครเดินก่อน
score-seeds = เม็ดที่กินได้
score-seeds-of = เม็ดของ{ $player }
score-closed-of = หลุมปิดของ{ $player }
score-won = ใครชนะ
score-rounds-won = จำนวนรอบที่ชนะ
