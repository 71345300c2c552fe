# The dialog that shares a board and puts it into another page.

share-link = ลิงก์ของกระดานนี้
share-code = โค้ดสำหรับหน้าเว็บอื่น
share-code-element = ใช้สคริปต์ สูงพอดีกับเนื้อหา
share-code-frame = เฟรมธรรมดา สำหรับเว็บที่ใช้สคริปต์ไม่ได้
share-qr = คิวอาร์โค้ดของลิงก์
share-qr-missing = สร้างคิวอาร์โค้ดไม่ได้ เพราะลิงก์ยาวเกินไปหรือโหลดไฟล์ที่ต้องใช้ไม่สำเร็จ
share-qr-copy = คัดลอกเป็น SVG
share-qr-save = บันทึกเป็น SVG
share-copy = คัดลอก
share-copy-failed = คัดลอกที่นี่ไม่ได้ โปรดเลือกข้อความแล้วคัดลอกเอง
