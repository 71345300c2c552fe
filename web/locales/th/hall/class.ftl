# What is said in front of a class.
class-title = ในชั้นเรียน
