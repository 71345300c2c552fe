# What is said in front of a class.
class-title = ਜਮਾਤ ਵਿੱਚ

## The bar

class-sections = ਜਮਾਤ ਦੇ ਭਾਗ
section-board = ਬੋਰਡ
class-one-language = ਇੱਕੋ ਭਾਸ਼ਾ
class-colours = ਹਲਕੇ ਜਾਂ ਗੂੜ੍ਹੇ ਰੰਗ
