# What the kiosk says.
kiosk-title = โหมดจอจัดแสดง

## While nobody is there

kiosk-touch = แตะเพื่อเล่น
kiosk-demo = กำลังแสดงตัวอย่างการเล่น

## A visitor’s game

kiosk-tools = ปุ่มของเกม
kiosk-games = เลือกเกม
kiosk-players = เล่นกับใคร
kiosk-friend = เพื่อน
kiosk-again = เล่นอีกครั้ง
kiosk-values = ค่าของตาเดิน

## Is anybody there?

kiosk-asking = ยังมีใครอยู่ไหม
kiosk-asking-why = หากไม่มีใครแตะหน้าจอ อีกสักครู่จะเริ่มใหม่ทั้งหมด
kiosk-countdown = { $seconds ->
    [0] เริ่มใหม่ทั้งหมด
   *[other] จะเริ่มใหม่ทั้งหมดใน { $seconds } วินาที
}
kiosk-still-here = ยังอยู่ตรงนี้

## For the staff

kiosk-code = รหัสเจ้าหน้าที่
kiosk-code-typed = จำนวนตัวเลขที่กด: { $count }
kiosk-code-back = ลบตัวเลขสุดท้าย
kiosk-code-wrong = รหัสไม่ถูกต้อง
kiosk-staff = สำหรับเจ้าหน้าที่
kiosk-version = เวอร์ชัน
kiosk-build = บิลด์
kiosk-uptime = ทำงานมาแล้ว
kiosk-uptime-value = { $days } วัน { $hours } ชั่วโมง { $minutes } นาที
kiosk-visits = เกมที่ผู้ชมเล่น
kiosk-shows = เกมตัวอย่างที่แสดง
kiosk-reset-now = เริ่มใหม่ทันที
kiosk-reload = โหลดหน้านี้ใหม่

# $file is the name of the settings file, $field that of a field in it; $why says what it can be.
kiosk-fault-unfetched = โหลดไฟล์ { $file } ไม่ได้ จึงใช้การตั้งค่าปกติแทน
kiosk-fault-syntax = อ่านไฟล์ { $file } ไม่ได้: มีข้อผิดพลาดที่บรรทัด { $line } ตัวอักษรที่ { $column } จึงใช้การตั้งค่าปกติแทน
kiosk-fault-no-object = ทุกอย่างในไฟล์ { $file } ต้องอยู่ในวงเล็บปีกกา จึงใช้การตั้งค่าปกติแทน
kiosk-fault-field = ไฟล์ { $file }: { $field } มีค่าเป็น “{ $value }” ซึ่งใช้ไม่ได้ { $why }
kiosk-fault-unknown = ไฟล์ { $file }: ไม่มีการตั้งค่าชื่อ { $field } { $why }
kiosk-fault-list = ใช้ได้เฉพาะรายการของค่าต่อไปนี้ อย่างน้อยหนึ่งค่า: { $values }
kiosk-fault-code = ใช้ได้เฉพาะข้อความที่เป็นตัวเลข { $least } ถึง { $most } ตัว
kiosk-fault-page-only = ในลิงก์มี { $name } ซึ่งไม่มีผลในโหมดจอจัดแสดง จึงข้ามไป
