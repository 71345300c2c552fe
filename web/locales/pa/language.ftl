# What this language is. The build reads this file: one line a message, nothing but text.
language-own-name = ਪੰਜਾਬੀ
language-english-name = Punjabi
language-digits = ੦੧੨੩੪੫੬੭੮੯
language-direction = ltr
# How many digits stand between the commas of a large number, before its last three.
language-grouping = 2
