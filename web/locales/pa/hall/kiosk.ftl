# What the kiosk says.
kiosk-title = ਕਿਓਸਕ
