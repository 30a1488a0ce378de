import { t } from '../../../kernel/text.ts';

/** How the board is played where the sheet is silent. */
export const BOARD = {
  'A-44': {
    question: t('Quand vérifie-t-on le commandement ?', 'When is command checked?'),
    answer: t(
      'Une fois, à l’ouverture du tour ; la perte d’un chef ensuite n’y change rien : sa formation agit encore à son tour, sans lui.',
      'Once, as the turn opens; losing a leader later changes nothing: his formation still acts in its turn, without him.',
    ),
    why: t(
      'C’est la réponse de l’auteur pour la série médiévale.',
      'That is the author’s answer for the medieval series.',
    ),
    origin: 'family',
  },
  'A-45': {
    question: t('Comment se joue l’initiative ?', 'How is initiative decided?'),
    answer: t(
      '2d6 et le bonus du chef d’armée pour chaque camp ; le vainqueur peut activer un de ses chefs avant les autres. Un écart de 6 ou plus : le chef le moins capable du perdant n’agit pas ce tour.',
      '2d6 and the army leader’s bonus for each side; the winner may activate one of his leaders before the others. A gap of 6 or more: the loser’s least able leader does not act this turn.',
    ),
    why: t(
      'Ainsi dans la série ; l’effet exact d’un grand écart n’est pas connu.',
      'So in the series; what a wide gap does exactly is not known.',
    ),
    origin: 'family',
    options: {
      inactive: t('un écart de 6 arrête un chef', 'a gap of 6 stops a leader'),
      ignored: t('l’écart ne compte pas', 'the gap does not count'),
    },
  },
  'A-46': {
    question: t(
      'Dans quel ordre les chefs agissent-ils, et qui commandent-ils ?',
      'In which order do leaders act, and whom do they command?',
    ),
    answer: t(
      'Par valeur d’activation décroissante, les égalités au détenteur de l’initiative. Un chef de formation commande ses unités à portée ; un chef d’aile ou d’armée, toutes les unités amies à portée : une unité peut agir deux fois.',
      'In descending order of activation value, ties to the holder of the initiative. A leader of a formation commands its units within his radius; a wing or army commander, all friends within his: a unit may act twice.',
    ),
    why: t(
      'Alexandre vaut 0 et Parménion 4 : le plus capable agit en dernier.',
      'Alexander is worth 0 and Parmenion 4: the most able acts last.',
    ),
    origin: 'family',
  },
  'A-47': {
    question: t('Quel est l’ordre d’une activation ?', 'What is the order of an activation?'),
    answer: t(
      'Ralliements, mouvements, tirs, puis mêlées. Une étape où personne ne peut rien faire est passée.',
      'Rallies, moves, fire, then melees. A step in which nobody can do anything is passed over.',
    ),
    why: t(
      'Un tireur qui s’est déplacé subit -1 : le mouvement vient avant le tir.',
      'A firer that has moved suffers -1: movement comes before fire.',
    ),
    origin: 'printed',
  },
  'A-48': {
    question: t('Comment une unité se déplace-t-elle selon son orientation ?', 'How does facing restrict movement?'),
    answer: t(
      'Elle n’entre que dans un hexagone de front. Tourner coûte 1 point par sommet ; Pe, Ja, Ar et Cl : 1 point quel que soit l’angle ; El et Ch : 2 points par sommet.',
      'A unit enters a front hex only. Turning costs 1 point per vertex; Pe, Ja, Ar and Cl: 1 point for any turn; El and Ch: 2 points per vertex.',
    ),
    why: t('Ainsi dans une série proche.', 'So in a related series.'),
    origin: 'family',
    options: {
      'by-type': t('selon le type', 'by type'),
      'one-a-vertex': t('1 point par sommet pour tous', '1 point per vertex for all'),
    },
  },
  'A-49': {
    question: t('Y a-t-il des zones de contrôle ?', 'Are there zones of control?'),
    answer: t(
      'Non, et le contact n’arrête pas ; mais quitter un hexagone de front d’un ennemi coûte 1 point de plus, à un chef aussi.',
      'No, and contact does not stop a move; but leaving an enemy’s front hex costs 1 more point, for a leader too.',
    ),
    why: t(
      'C’est la réponse de l’auteur pour la série médiévale.',
      'That is the author’s answer for the medieval series.',
    ),
    origin: 'family',
    options: { 'one-more': t('1 point de plus', '1 more point'), free: t('sans supplément', 'no extra cost') },
  },
  'A-50': {
    question: t('Combien d’unités par hexagone ?', 'How many units in a hex?'),
    answer: t(
      'Deux au plus, 9 PF au plus comptés sur la face en ordre, une seule orientation : qui rejoint une pile doit finir avec son orientation. Les chefs sont libres, les unités en déroute ne s’empilent pas.',
      'Two at most, 9 SP at most counted on the fresh side, one facing: whoever joins a stack must end with its facing. Leaders are free, routed units do not stack.',
    ),
    why: t(
      'La ligne des piles de 8 ou 9 PF suppose une limite de 9.',
      'The line about stacks of 8 or 9 SP implies a limit of 9.',
    ),
    origin: 'house',
  },
  'A-51': {
    question: t('Sur quoi une unité peut-elle tirer ?', 'What may a unit fire at?'),
    answer: t(
      'Sur ce qui est devant elle, entre les deux rangées d’hexagones qui partent de ses hexagones de front, si rien ne bouche la vue ; dans une mêlée aussi.',
      'At what lies in front of it, between the two rows of hexes that start at its front hexes, if nothing blocks the view; in a melee too.',
    ),
    why: t('Le tir se fait de front, comme l’attaque.', 'Fire goes to the front, as attacks do.'),
    origin: 'house',
  },
  'A-52': {
    question: t('Une unité adjacente à un ennemi peut-elle tirer ?', 'May a unit beside an enemy fire?'),
    answer: t(
      'Seulement dans une mêlée, en tir offensif ou défensif. Tirer n’est jamais obligatoire.',
      'Only in a melee, as offensive or defensive fire. Fire is never compulsory.',
    ),
    why: t(
      'C’est la réponse de l’auteur pour la série médiévale.',
      'That is the author’s answer for the medieval series.',
    ),
    origin: 'family',
    options: {
      'in-melee': t('seulement en mêlée', 'in a melee only'),
      free: t('aussi à l’étape des tirs', 'in the fire step too'),
    },
  },
  'A-53': {
    question: t('Dans quel ordre tire-t-on dans une mêlée ?', 'In which order do units fire in a melee?'),
    answer: t('Tir défensif, tir offensif, puis la table.', 'Defensive fire, offensive fire, then the chart.'),
    why: t(
      'Le défenseur attend l’assaut ; l’attaquant qui « vient de tirer » subit -2.',
      'The defender awaits the assault; the attacker who “has just fired” suffers -2.',
    ),
    origin: 'house',
  },
  'A-54': {
    question: t('Qui attaque, et combien de fois ?', 'Who attacks, and how often?'),
    answer: t(
      'Attaquer n’est pas obligatoire et se fait de front. Une attaque par pile et une attaque sur chaque pile par activation ; une à trois piles se défendent ensemble. Seules les unités activées de la pile attaquent.',
      'Attacks are voluntary and go to the front. One attack for each stack and one on each stack in an activation; one to three stacks defend together. Only the active units of a stack attack.',
    ),
    why: t('La feuille parle d’une, deux ou trois piles.', 'The sheet speaks of one, two or three stacks.'),
    origin: 'house',
  },
  'A-55': {
    question: t('Où recule-t-on ?', 'Where does a stack retreat to?'),
    answer: t(
      'D’un hexagone, loin des adversaires, orientation gardée : hexagone vide hors des fronts ennemis, sinon hexagone ami dans la limite (la pile prend son orientation), sinon hexagone vide dans un front ennemi, avec un résultat D.',
      'One hex, away from the opponents, facing kept: an empty hex out of enemy fronts, else a friendly hex within the limit (the stack takes its facing), else an empty hex in an enemy front, with a D result.',
    ),
    why: t(
      'La feuille renvoie à 10.5 ; l’ordre est celui d’une série proche.',
      'The sheet refers to 10.5; the order is that of a related series.',
    ),
    origin: 'house',
  },
  'A-56': {
    question: t('Comment fuit une unité en déroute ?', 'How does a routed unit flee?'),
    answer: t(
      'De deux hexagones aussitôt, vers son bord, par le même ordre d’hexagones ; puis de tout son potentiel à la fin de chaque tour. Hors de la carte, ou sans aucune issue : éliminée.',
      'Two hexes at once, towards its edge, by the same order of hexes; then its whole allowance at the end of each turn. Off the map, or with no way at all: eliminated.',
    ),
    why: t(
      'Les deux hexagones sont imprimés ; la suite est celle de la série.',
      'The two hexes are printed; the rest is as in the series.',
    ),
    origin: 'family',
  },
  'A-57': {
    question: t('Comment se rallie-t-on ?', 'How does a unit rally?'),
    answer: t(
      'À portée de son chef, non adjacente à l’ennemi : d10 + qualité + bonus du chef, 8 ou plus, et l’état s’améliore d’un degré (en déroute, découragée, fatiguée, en ordre). L’unité qui sort de la déroute choisit son orientation.',
      'Within its leader’s radius, not adjacent to an enemy: d10 + quality + the leader’s bonus, 8 or more, and its state improves by one (routed, discouraged, fatigued, in good order). A unit that is no longer routed chooses its facing.',
    ),
    why: t('La série teste au d10 ; le nombre est de nous.', 'The series tests with a d10; the number is ours.'),
    origin: 'family',
    options: { eight: t('8 ou plus', '8 or more'), ten: t('10 ou plus', '10 or more') },
  },
  'A-58': {
    question: t(
      'Que deviennent les chefs blessés, tués ou seuls ?',
      'What becomes of leaders wounded, killed or alone?',
    ),
    answer: t(
      'Blessé : bonus 0, rayon divisé par deux, arrondi au supérieur ; une seconde blessure tue. Perdu : un remplaçant au tour suivant, bonus 0, rayon 2, avec une unité de sa formation. Seul dans un hexagone où entre l’ennemi : capturé.',
      'Wounded: bonus 0, radius halved, rounded up; a second wound kills. Lost: a substitute next turn, bonus 0, radius 2, with a unit of his formation. Alone in a hex that the enemy enters: captured.',
    ),
    why: t(
      'L’état « blessé » existe dans la série, ses effets ne sont pas connus.',
      'The series has the state “wounded”; its effects are not known.',
    ),
    origin: 'house',
  },
  'A-59': {
    question: t('Comment compte-t-on les points ?', 'How are points counted?'),
    answer: t(
      'Unités éliminées : leurs PF ; en déroute : la moitié ; chefs tués ou capturés : 3 × (bonus + 1), 3 pour un remplaçant. Une armée s’effondre à la part de PF perdus que dit le scénario, jugée à la fin du tour.',
      'Units eliminated: their SP; routed: half; leaders killed or taken: 3 × (bonus + 1), 3 for a substitute. An army collapses at the share of SP lost that the scenario gives, judged at the end of a turn.',
    ),
    why: t(
      'La série compte ces pertes ; les nombres sont de nous.',
      'The series counts these losses; the numbers are ours.',
    ),
    origin: 'family',
  },
  'A-60': {
    question: t('Que vaut la face fatiguée d’un pion ?', 'What is the fatigued side of a counter worth?'),
    answer: t(
      'Un PF de moins, 1 au moins, et un point de qualité de moins, sauf indication du scénario ; elle reste visible dans un état plus grave.',
      'One SP less, at least 1, and one point of quality less, unless the scenario says otherwise; it shows in a worse state too.',
    ),
    why: t(
      'La fatigue retourne le pion ; les valeurs imprimées ne sont pas connues.',
      'Fatigue turns the counter over; the printed values are not known.',
    ),
    origin: 'house',
    options: {
      'and-worse': t('fatiguée ou pire', 'fatigued or worse'),
      'fatigued-only': t('fatiguée seulement', 'fatigued only'),
    },
  },
  'A-61': {
    question: t('Que fait une unité hors de commandement ?', 'What does a unit out of command do?'),
    answer: t(
      'Le commandement est noté unité par unité à l’ouverture du tour. Hors de portée de tous, elle ne fait que tourner d’un sommet pendant l’activation de son chef, et se défendre.',
      'Command is noted unit by unit as the turn opens. Outside every radius, it only turns one vertex in the activation of its leader, and defends.',
    ),
    why: t('Le rayon doit compter ; rien n’est imprimé.', 'The radius must matter; nothing is printed.'),
    origin: 'house',
  },
  'A-62': {
    question: t('Comment les chefs se déplacent-ils ?', 'How do leaders move?'),
    answer: t(
      'Pendant leur activation, sans orientation : seuls, de 8 points, avant toutes leurs unités ; ou avec des unités de leur hexagone, aussi loin qu’elles vont. Empilés, ils partagent recul et fuite. Si la pile est éliminée : test du chef ; le survivant rejoint l’ami le plus proche.',
      'In their own activation, without facing: alone, 8 points, before any of their units; or with units of their hex, as far as these go. Stacked, they share retreat and flight. If the stack is eliminated: the leader is checked; a survivor goes to the nearest friend.',
    ),
    why: t(
      'La table des terrains donne leur colonne, pas leur potentiel.',
      'The terrain chart gives their column, not their allowance.',
    ),
    origin: 'house',
  },
  'A-63': {
    question: t(
      'Un chef activé d’abord agit-il encore ? Et les égalités d’initiative ?',
      'Does a leader activated first act again? And ties of initiative?',
    ),
    answer: t(
      'Non. Les égalités reviennent au dernier détenteur ; au tour 1, au camp que nomme le scénario.',
      'No. Ties go to the last holder; in turn 1 to the side that the scenario names.',
    ),
    why: t('L’interprétation la plus simple.', 'The simplest ruling.'),
    origin: 'house',
  },
  'A-64': {
    question: t('Comment les mêlées se suivent-elles ?', 'How do melees follow one another?'),
    answer: t(
      'Une à une : déclarer, résoudre, puis la suivante. Une pile attaque parmi ses hexagones de front les ennemis qu’elle veut ; les piles qui partagent un défenseur se combinent.',
      'One by one: declare, resolve, then the next. A stack attacks those enemies of its front hexes that it chooses; stacks that share a defender combine.',
    ),
    why: t('L’attaque combinée suppose un choix.', 'A combined attack implies a choice.'),
    origin: 'house',
  },
  'A-65': {
    question: t('Sur qui tire-t-on dans une mêlée ?', 'Whom do units fire at in a melee?'),
    answer: t(
      'Chaque pile attaquée peut tirer sur un attaquant de son front ; l’attaquant mis en déroute quitte la mêlée. Chaque pile attaquante peut tirer sur un défenseur de son front, par ses unités activées ; s’il n’en reste aucun, les attaquants peuvent avancer, sans mêlée.',
      'Each stack attacked may fire at one attacker in its front; an attacker routed by it drops out. Each attacking stack may fire at one defender in its front, with its active units; if none is left, the attackers may advance, without a melee.',
    ),
    why: t(
      'La feuille nomme le tir offensif sans le décrire.',
      'The sheet names offensive fire without describing it.',
    ),
    origin: 'house',
  },
  'A-66': {
    question: t('Quel hexagone de recul d’abord ?', 'Which retreat hex comes first?'),
    answer: t(
      'Celui qui n’est adjacent à aucune pile adverse de cette mêlée, sinon au plus petit nombre ; ensuite l’ordre de A-55 ; le propriétaire choisit entre égaux. Jamais hors de la carte ni sur un terrain interdit.',
      'One that is adjacent to no opposing stack of that melee, else to the fewest; then the order of A-55; the owner chooses among equals. Never off the map or onto forbidden ground.',
    ),
    why: t('On recule loin des adversaires.', 'A retreat leads away from the opponents.'),
    origin: 'house',
  },
  'A-67': {
    question: t(
      'Une pile dont les unités ont des résultats différents ?',
      'A stack whose units have different results?',
    ),
    answer: t(
      'Elle se sépare : les unités en déroute fuient une à une, dans l’ordre du propriétaire, à travers des amis, sans finir avec eux (prime sur A-31).',
      'It splits up: routed units flee one by one, in their owner’s order, through friends, never ending with them (overrides A-31).',
    ),
    why: t('Une unité en déroute n’a plus d’orientation ni de pile.', 'A routed unit has neither facing nor stack.'),
    origin: 'house',
  },
  'A-68': {
    question: t(
      'Une unité mise en déroute fuit-elle encore à la fin du tour ?',
      'Does a unit that routs flee again at the end of the turn?',
    ),
    answer: t('Non : elle a fui ses deux hexagones.', 'No: it has fled its two hexes.'),
    why: t('Une fuite par tour.', 'One flight a turn.'),
    origin: 'house',
  },
  'A-69': {
    question: t('Aucun hexagone de recul ?', 'No hex to retreat to?'),
    answer: t(
      'L’unité reste sur place, dans l’état suivant (une unité en déroute est éliminée) ; celle qui passe ainsi en déroute fuit aussitôt. Personne n’avance dans son hexagone.',
      'The unit stays in place, in the next worse state (a routed one is eliminated); one that routs by it flees at once. Nobody advances into its hex.',
    ),
    why: t('La feuille renvoie à 10.5.', 'The sheet refers to 10.5.'),
    origin: 'house',
  },
  'A-70': {
    question: t('Qui avance, et comment ?', 'Who advances, and how?'),
    answer: t(
      'Des unités d’une pile, ensemble ou en partie, ni découragées ni en déroute, orientation libre ; elles n’attaquent plus. Une Ph n’avance pas à la place d’une unité de sa pile qui le doit. Les chefs suivent quand toute la pile avance.',
      'Units of a stack, together or in part, neither discouraged nor routed, facing free; they do not attack again. A Ph does not advance in the place of a unit of its stack that must. Leaders follow when the whole stack advances.',
    ),
    why: t('Complète A-32 et A-33.', 'Completes A-32 and A-33.'),
    origin: 'house',
  },
  'A-71': {
    question: t('Deux hexagones voisins séparés de deux niveaux ?', 'Neighbouring hexes two levels apart?'),
    answer: t('Ni mouvement, ni mêlée entre eux.', 'Neither movement nor melee between them.'),
    why: t('La table des terrains ne connaît qu’un niveau.', 'The terrain chart knows one level only.'),
    origin: 'house',
  },
  'A-72': {
    question: t('Qu’est-ce qui bouche la vue ?', 'What blocks sight?'),
    answer: t(
      'Un hexagone plus haut que les deux extrémités, ou une unité sur un terrain aussi haut que la plus haute ; le long d’un côté, seulement si les deux hexagones bouchent.',
      'A hex higher than both ends, or a unit on ground as high as the higher one; along a hexside only if both hexes block.',
    ),
    why: t('L’interprétation la plus simple.', 'The simplest ruling.'),
    origin: 'house',
  },
  'A-73': {
    question: t('Quelle unité est en haut de la pile ?', 'Which unit is the top of a stack?'),
    answer: t(
      'Celle que choisit le propriétaire quand la pile est activée ou formée ; qui arrive se place dessous, chaque unité est choisie une fois par activation. Les mouvements durent tant qu’une pile peut encore être ordonnée.',
      'The one its owner chooses when the stack is activated or formed; a unit that joins goes underneath, each unit is chosen once in an activation. Moves go on as long as a stack may still be ordered.',
    ),
    why: t('La feuille renvoie à 9.3.', 'The sheet refers to 9.3.'),
    origin: 'house',
  },
  'A-74': {
    question: t('Combien d’essais de ralliement ?', 'How many tries to rally?'),
    answer: t(
      'Un par tour, si l’unité n’a pas agi dans ce tour ; un 0 au dé échoue toujours.',
      'One a turn, if the unit has not acted in this turn; a 0 on the die always fails.',
    ),
    why: t('L’interprétation la plus simple.', 'The simplest ruling.'),
    origin: 'house',
  },
  'A-75': {
    question: t('Deux unités empilées se déplacent-elles ensemble ?', 'Do two stacked units move together?'),
    answer: t(
      'Elles le peuvent, au potentiel de la plus lente et au coût le plus élevé de chaque pas ; une seule peut quitter la pile, mais une pile ne tourne qu’entière.',
      'They may, with the allowance of the slower one and the higher cost of each step; one alone may leave the stack, but a stack turns only as a whole.',
    ),
    why: t('Une pile a une seule orientation (A-50).', 'A stack has one facing (A-50).'),
    origin: 'house',
  },
  'A-76': {
    question: t(
      'Une fuite qui s’achève chez des amis, ou sans chemin vers le bord ?',
      'A flight that ends among friends, or with no way to the edge?',
    ),
    answer: t(
      'Elle continue jusqu’à un hexagone libre. Faute d’hexagone plus proche du bord, elle passe de côté ; elle s’arrête où elle ne peut plus avancer.',
      'It goes on to a free hex. Where no hex is nearer to the edge, it goes sideways; it stops where it can go no farther.',
    ),
    why: t('Les unités en déroute ne s’empilent pas (A-50).', 'Routed units do not stack (A-50).'),
    origin: 'house',
  },
  'A-77': {
    question: t(
      'Que fait le chef d’une formation que le scénario retient ?',
      'What does the leader of a formation do that the scenario holds back?',
    ),
    answer: t(
      'Rien avant ce tour : il n’est pas activé, ne se déplace ni seul ni avec d’autres et ne commande personne. Il compte dans la mêlée de son hexagone et pour l’initiative.',
      'Nothing before that turn: he is not activated, moves neither alone nor with others and commands nobody. He counts in a melee of his hex and for initiative.',
    ),
    why: t(
      'Le scénario dit que la formation n’agit pas ; le chef en fait partie.',
      'The scenario says that the formation does not act; its leader is part of it.',
    ),
    origin: 'house',
  },
  'A-78': {
    question: t(
      'La vue le long d’un côté au bord de la carte, où un seul hexagone la borde ?',
      'Sight along a hexside at the edge of the map, with one hex beside it?',
    ),
    answer: t(
      'Cet hexagone décide seul : s’il bouche, la vue est bouchée.',
      'That hex decides alone: if it blocks, sight is blocked.',
    ),
    why: t(
      'Hors de la carte il n’y a rien par où regarder : « les deux hexagones » (A-72) sont ceux qui existent.',
      'Off the map there is nothing to look through: “both hexes” (A-72) are those that exist.',
    ),
    origin: 'house',
  },
  'A-79': {
    question: t(
      'Comment juger une bataille où l’histoire favorise un camp ?',
      'How is a battle judged that history makes one-sided?',
    ),
    answer: t(
      'Le vainqueur reste celui de la règle. Si le scénario nomme un résultat attendu, l’avance en points à la fin (premier camp moins second, de quelque façon que la bataille finisse) y est comparée : elle donne le résultat attendu, un succès marginal ou un succès décisif.',
      'The winner stays whom the rules name. Where the scenario names a par, the lead in points at the end (first side less second, however the battle ends) is held against it: a result at par, a marginal success or a decisive one.',
    ),
    why: t(
      'Chaque camp vaut alors d’être joué, sans que forces ou règles changent.',
      'Both sides are then worth playing, and neither forces nor rules change.',
    ),
    origin: 'house',
  },
} as const;
