# What is said in front of a class.
class-title = ในชั้นเรียน

## The bar

class-sections = ส่วนต่างๆ ของชั้นเรียน
section-board = กระดาน
class-one-language = ภาษาเดียว
class-colours = พื้นสว่างหรือพื้นมืด
