# What the kiosk says.
kiosk-title = Kiosk
