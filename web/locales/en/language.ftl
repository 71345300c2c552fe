# What this language is. The build reads this file: one line a message, nothing but text.
language-own-name = English
language-english-name = English
language-digits = 0123456789
language-direction = ltr
# How many digits stand between the commas of a large number, before its last three.
language-grouping = 3
