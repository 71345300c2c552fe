# What is known of the games, and from whom. fact-<game>-<key> is a game's own; fact-<key> is said of every game.
# Sources are cited beside each paragraph by the page. What is uncertain is said to be uncertain.

fact-kin-thailand = Thailand has mancala games of its own: mak lum and mak khum. They are played on a board with seven pits a row and a store at each end, and by other rules than this game.

fact-tihbat-what = Tihbat is played by children, girls and boys, around Taourirt in the Oriental region, in the north-east of Morocco. With two rows of two pits and seven seeds in each pit, it is among the smallest two-row mancala games on record.
fact-tihbat-record = All that is known of it comes from the educator Lalo Kinast, who saw Moroccan children play it in February 2006 in Flix, a river town in Catalonia, and wrote the rules down for Víktor Bautista i Roca. That letter, of 15 February 2006, is unpublished. What it leaves open is settled here by rulings.

fact-rio-kadalis-what = Rio Kadalis is played by the Habr Awal and neighbouring clans around Hargeisa and Jigjiga, in the Somali lands of the Horn of Africa. Jigjiga lies in Ethiopia’s Somali Region.
fact-rio-kadalis-name = The name, also written Riya ka dhalis or Riyo-ka-dhalis, means helping a goat to give birth: a four that is taken out is the kid being born. Binikh means wasting.
fact-rio-kadalis-board = The pits are scooped in sand or earth, or cut in flat limestone. The Habr Awal sometimes use five pits a row, and some people play clockwise.
fact-rio-kadalis-record = Richard Pankhurst (1927–2017), a British scholar of Ethiopia and the founding director of the Institute of Ethiopian Studies, published the game in 1971. He was told of it by Hasan Omar Gad of Jigjiga and Musa Ali Gadid of Hargeisa.
fact-rio-kadalis-kin = Its kin in Eritrea and Ethiopia are Lahemay Waladat, Lam Waladach and Lamosh.

fact-hoyito-what = Hoyito I comes from the south-west of the Dominican Republic, called El Sur: the provinces of Barahona, Bahoruco and Independencia. It was once played above all by women. Today it is a street game of children and teenagers, who sometimes play for marbles.
fact-hoyito-name = Hoyito means little hole. The game is also called El Hoyito, Casitas, “little houses”, or Mate, after the calabash tree, whose hard seeds were the pieces. Today people use pebbles.
fact-hoyito-board = The pits are dug in the earth or drawn on concrete; there is never a wooden board. Larger boards, with up to twelve pits a row, have been seen too.
fact-hoyito-record = Víktor Bautista i Roca and Salvador Cases i Majoral recorded it. In September 2004 they interviewed people in Catalonia. In January and February 2005 they spent three weeks in the south-west of the Dominican Republic: in Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta and Jimaní.
fact-hoyito-uncertain = Whether the game is known in the town of Barahona is uncertain: the sources disagree. It was heard of around Port-au-Prince, in Haiti, too.
fact-hoyito-kin = It resembles Ba-awa of Ghana, but in Hoyito every four goes to the player who is sowing.

fact-sadeqa-what = Sadeqa III is a pastime of young Oromo herders in Wellega (Walaga, in Oromo Wallagga), in the west of Ethiopia.
fact-sadeqa-name = The board is called sadeqa, a pit mana, “house”, and a seed daga, “stone”. People play on carved boards or in holes in the ground.
fact-sadeqa-record = It is game 92 in the article of 1971 by Richard Pankhurst (1927–2017), a British scholar of Ethiopia and the founding director of the Institute of Ethiopian Studies. His game 91 is the same with four stones in each pit.
