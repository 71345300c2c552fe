# What is said in front of a class.
class-title = In class
