# What the kiosk says.
kiosk-title = ตู้จัดแสดง
