# What is said in front of a class.
class-title = ในชั้นเรียน

## The bar

class-sections = ส่วนต่างๆ ของชั้นเรียน
section-board = กระดาน
class-one-language = ภาษาเดียว
class-colours = พื้นสว่างหรือพื้นมืด

## Steps

class-tools = ขั้นตอนและคำถาม
step-by = ไปทีละ
stride-seed = เม็ด
stride-sentence = ประโยค
stride-lap = เที่ยว
stride-capture = ครั้งที่กิน
stride-move = ตา
stride-back = ถอย
stride-forward = ไปต่อ

## Questions

ask-label = ถามก่อน
ask-none = ไม่ถาม
ask-last = เม็ดสุดท้ายจะตกที่ไหน
ask-capture = จะได้กินหรือไม่
ask-count = จะกินได้กี่เม็ด
ask-choose = ตาของ{ $player } ให้เลือกหลุมที่จะถาม
question-last = { $mover }หยอดจากหลุม { $pit } เม็ดสุดท้ายจะตกในหลุมใด
question-capture = { $mover }หยอดจากหลุม { $pit } ตานี้{ $mover }จะได้กินหรือไม่
question-count = { $mover }หยอดจากหลุม { $pit } ตานี้{ $mover }จะกินได้กี่เม็ด
how-last = เมื่อมีคนตอบ ให้คลิกหลุมที่ตอบ
answer-yes = ได้กิน
answer-no = ไม่ได้กิน
answer-number = จำนวนอื่น
answer-add = เพิ่ม
answer-not-a-number = คำตอบเป็นจำนวนตั้งแต่ 0 ถึง 255
answers = คำตอบของชั้นเรียน
answers-none = ยังไม่มีคำตอบ
answer-times = { $answer }: ตอบ { $times } ครั้ง
answer-take-back = เอาคำตอบออกหนึ่งครั้ง: { $answer }
answer-right = ถูก
answer-wrong = ไม่ถูก
sow-now = หยอด
ask-another = หลุมอื่น

## What came out

right-last = คือหลุม { $pit } ในแถวของ{ $owner }
right-count = { $seeds ->
    [0] ตานี้{ $mover }ไม่ได้กิน
   *[other] ตานี้{ $mover }กินได้ { $seeds } เม็ด
}
right-answers = { $all ->
    [0] ไม่มีใครตอบ
   *[other] ตอบถูก { $right } จาก { $all } คำตอบ
}
tally = ถามแล้ว { $questions } ข้อ ตอบถูก { $right } จาก { $all } คำตอบ
tally-reset = เริ่มนับคะแนนใหม่

## For the class

class-options = สำหรับชั้นเรียน
option-hints = แสดงทางที่เที่ยวแรกจะไป
option-counts = แสดงลำดับของเม็ดที่ตกไว้บนหลุม
option-by-hand = ให้รอกดทีละขั้น ไม่หยอดโดยอัตโนมัติ
option-aloud = อ่านประโยคออกเสียง
option-sounds = ให้ได้ยินเสียงเม็ดตก

# $language is a language's own name for itself.
aloud-unable = เบราว์เซอร์นี้อ่านออกเสียงไม่ได้
aloud-no-voice = เบราว์เซอร์นี้ไม่มีเสียงอ่านภาษา { $language } จึงไม่อ่านประโยคของภาษานั้น
