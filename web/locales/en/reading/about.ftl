# The page about it all.

page-tagline = Mancala boards that explain themselves
about-what = Four traditional mancala games, on boards that tell what happens: every seed that falls, every capture and the rule that gives it. For two people at one screen, for one against the computer, for a class, for a museum.
about-rulings = The rules come from field records. Where a record is silent, a point had to be settled so that everyone plays alike. Each such point is marked as our ruling on the rules page.
about-words = No native speaker has checked the Punjabi and Thai words yet. If one reads wrongly to you, please tell us.
about-privacy = This page asks nothing of you, sends nothing anywhere and stores only your game and your settings, on this device.
about-offline = After one visit this page works without a network as well.
about-class = For a class there are large boards for a projector, questions before a sowing runs, lessons, and sheets to print.
about-class-open = Open the class
about-games = The games
