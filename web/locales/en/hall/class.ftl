# What is said in front of a class.
class-title = In class

## The bar

class-sections = Sections of the class
section-board = Board
class-one-language = One language
class-colours = Light or dark
