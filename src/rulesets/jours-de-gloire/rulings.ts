import { register } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import * as OFFERS from './options.ts';

export const RULINGS = register(OFFERS, {
  'J-1': {
    question: t('Un rapport entre deux lignes ?', 'Odds between two lines?'),
    answer: t('La ligne qui sert le défenseur, en entiers.', 'The line that serves the defender, in integers.'),
    why: t(
      'La feuille se tait (8.6) ; l’auteur le dit du jeu frère.',
      'The sheet is silent (8.6); its sister game says so.',
    ),
    origin: 'family',
    options: {
      defender: t('au profit du défenseur', 'for the defender'),
      nearest: t('la ligne la plus proche', 'the nearest line'),
      attacker: t('au profit de l’attaquant', 'for the attacker'),
    },
  },
  'J-2': {
    question: t('« 4/1 + » et « 1/4 - » ?', '"4/1 +" and "1/4 -"?'),
    answer: t(
      'Ce rapport ou au-delà ; tout ce qui est sous 1/3 vaut -4.',
      'Those odds or beyond; all below 1/3 is -4.',
    ),
    why: t('Les signes de la colonne.', 'The signs in the column.'),
    origin: 'printed',
  },
  'J-3': {
    question: t('Quelle force ?', 'Which strength?'),
    answer: t('Celle de la face visible.', 'That of the side that shows.'),
    why: t('Le verso est réduit.', 'The reverse is reduced.'),
    origin: 'family',
  },
  'J-4': {
    question: t('La force de l’artillerie compte-t-elle au rapport ?', 'Does artillery strength count in the odds?'),
    answer: t('Non : c’est une force de tir (8.9).', 'No: it is a fire strength (8.9).'),
    why: t('Le pion d’artillerie ne porte que celle-là.', 'An artillery counter carries no other.'),
    origin: 'family',
    options: { ignored: t('non', 'no'), counted: t('oui', 'yes') },
  },
  'J-5': {
    question: t('La différence de cohésion est-elle limitée ?', 'Is the difference of cohesion limited?'),
    answer: t('Non.', 'No.'),
    why: t('Rien n’est imprimé.', 'Nothing is printed.'),
    origin: 'printed',
  },
  'J-6': {
    question: t('Quelles cohésions ?', 'Which cohesions?'),
    answer: t('La meilleure de chaque camp, face visible.', 'The best of each side, on the side that shows.'),
    why: t('La ligne parle de la plus haute de chaque camp.', 'The line speaks of the highest of each side.'),
    origin: 'printed',
  },
  'J-7': {
    question: t('Déroute et arrière ?', 'Routed and rear?'),
    answer: t('Jamais ensemble : la déroute seule compte.', 'Never together: only routed counts.'),
    why: t('La ligne l’exclut.', 'The line excludes it.'),
    origin: 'printed',
  },
  'J-8': {
    question: t('+2 et +3 ensemble ?', '+2 and +3 together?'),
    answer: t(
      'L’un ou l’autre : arrière seul +2, front et arrière +3, front seul 0.',
      'One or the other: rear only +2, front and rear +3, front only 0.',
    ),
    why: t('La ligne et sa note.', 'The line and its note.'),
    origin: 'printed',
  },
  'J-9': {
    question: t('Front et arrière à trois attaquants ?', 'Front and rear with three attackers?'),
    answer: t('+3 dès un de front et un d’arrière.', '+3 from one in front and one in the rear on.'),
    why: t('La ligne demande un arrière au moins.', 'The line asks for at least one rear hex.'),
    origin: 'printed',
  },
  'J-10': {
    question: t('Plusieurs attaquants prêtent le dos ?', 'Several attackers turn their backs?'),
    answer: t('-1 une seule fois.', '-1 once only.'),
    why: t('La ligne parle de l’attaquant, au singulier.', 'The line speaks of the attacker as one.'),
    origin: 'printed',
    options: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
  },
  'J-11': {
    question: t('Prêter le dos à de l’artillerie ?', 'Turning one’s back on artillery?'),
    answer: t('Sans effet.', 'No effect.'),
    why: t('La ligne nomme infanterie et cavalerie.', 'The line names infantry and cavalry.'),
    origin: 'printed',
    options: { harmless: t('sans effet', 'no effect'), counted: t('-1 aussi', '-1 too') },
  },
  'J-12': {
    question: t('Quels hexagones sont front, lesquels arrière ?', 'Which hexes are front and which rear?'),
    answer: t('Quatre de front, deux d’arrière.', 'Four front, two rear.'),
    why: t(
      'Face à un sommet le partage est pair ; il n’y a pas de flanc ; usage de la série.',
      'Facing a vertex, the split is even; there is no flank; usage of the series.',
    ),
    origin: 'house',
    options: {
      'four-two': t('4 de front, 2 d’arrière', '4 front, 2 rear'),
      'two-four': t('2 de front, 4 d’arrière', '2 front, 4 rear'),
    },
  },
  'J-13': {
    question: t('Note [e] : hexagones, ou côtés seulement ?', 'Note [e]: hexes, or hexsides only?'),
    answer: t('Les deux : départ, passage et arrivée.', 'Both: start, passage and end.'),
    why: t(
      'Le français est plus complet, et les lignes marquées [e] sont surtout des hexagones.',
      'The French is fuller, and the rows marked [e] are mostly hexes.',
    ),
    origin: 'printed',
    options: {
      both: t('hexagones et côtés', 'hexes and hexsides'),
      'hexsides-only': t('côtés seulement', 'hexsides only'),
    },
  },
  'J-14': {
    question: t('Pente raide : 3 niveaux, ou 3 et plus ?', 'Steep slope: 3 levels, or 3 and more?'),
    answer: t('3 ou plus.', '3 or more.'),
    why: t('Le français ; l’anglais laisserait passer 4 niveaux.', 'The French; the English would let 4 levels pass.'),
    origin: 'printed',
    options: { 'three-or-more': t('3 ou plus', '3 or more'), 'exactly-three': t('3 exactement', 'exactly 3') },
  },
  'J-15': {
    question: t('Que remplace la valeur d’un ouvrage ?', 'What does a work’s figure replace?'),
    answer: t(
      'Vers l’intérieur, tout l’hexagone du défenseur ; vers l’extérieur, le -1 de [b] : qui sort d’un ouvrage ne l’apporte jamais, même si un autre côté est compté (J-21).',
      'Inwards, all of the defender’s hex; outwards, the -1 of [b]: whoever goes out of a work never brings it, even where another hexside counts (J-21).',
    ),
    why: t('Le français en donne les deux exemples.', 'The French gives both examples.'),
    origin: 'printed',
  },
  'J-16': {
    question: t('Hexagone et côté ?', 'Hex and hexside?'),
    answer: t('Ils s’ajoutent.', 'They add up.'),
    why: t('La ligne énumère les deux.', 'The line lists both.'),
    origin: 'printed',
  },
  'J-17': {
    question: t('Un hexagone à deux terrains ?', 'A hex with two terrains?'),
    answer: t(
      'Route et chemin cèdent à l’autre ; sinon le plus défensif seul.',
      'Road and trail give way to the other; else the most defensive one alone.',
    ),
    why: t('Le code UAT ; les valeurs ne s’empilent pas.', 'The UAT code; figures do not pile up.'),
    origin: 'house',
    options: { 'most-defensive': t('le plus défensif', 'the most defensive'), add: t('leur somme', 'their sum') },
  },
  'J-18': {
    question: t(
      'Le +1 du clair vaut-il derrière un ruisseau ou une pente ?',
      'Does clear keep +1 behind a stream or slope?',
    ),
    answer: t(
      'Oui : +1 et -1 font 0. Niveaux, ponts et ouvrages n’entrent pas dans la question.',
      'Yes: +1 and -1 make 0. Levels, bridges and works are no part of the question.',
    ),
    why: t('Le clair est le terrain de l’hexagone.', 'Clear is the terrain of the hex.'),
    origin: 'printed',
    options: {
      kept: t('oui', 'yes'),
      lost: t('non, derrière un ruisseau ou une pente', 'no, behind a stream or a slope'),
    },
  },
  'J-19': {
    question: t('Choc : niveau et pente au même côté ?', 'Shock: level and slope on one hexside?'),
    answer: t('Les deux s’ajoutent, comme leurs coûts de mouvement.', 'Both add up, as their movement costs do.'),
    why: t('La note [c] traite leurs coûts à part.', 'Note [c] treats their costs apart.'),
    origin: 'printed',
    options: {
      add: t('leur somme', 'their sum'),
      greater: t('le plus fort seul ; à égalité, pour le défenseur', 'the greater alone; on a tie, for the defender'),
    },
  },
  'J-20': {
    question: t('Choc par un pont sur un ruisseau ?', 'Shock over a bridge across a stream?'),
    answer: t(
      '-1, la ligne du ruisseau ; sur une rivière -3 et rien d’autre pour l’eau.',
      '-1, the stream’s row; over a river -3 and nothing more for water.',
    ),
    why: t('La note [h] n’ôte que la valeur du pont.', 'Note [h] takes away the bridge’s figure only.'),
    origin: 'house',
    options: { stream: t('-1, le ruisseau', '-1, the stream'), nothing: t('0', '0') },
  },
  'J-21': {
    question: t('Des attaquants par des côtés différents ?', 'Attackers over different hexsides?'),
    answer: t('Le côté qui sert le mieux le défenseur.', 'The hexside that serves the defender best.'),
    why: t('La règle du jeu frère ; on en abuserait sinon.', 'The sister game’s rule; open to abuse otherwise.'),
    origin: 'family',
    options: {
      worst: t('le pire pour l’attaquant', 'the worst for the attacker'),
      best: t('le meilleur pour lui', 'the best for him'),
    },
  },
  'J-22': {
    question: t('Plusieurs attaquants à six fronts ?', 'Several attackers with six fronts?'),
    answer: t(
      '-1 une fois, dès que l’un d’eux ne sort pas d’un ouvrage (J-15).',
      '-1 once, as soon as one of them does not go out of a work (J-15).',
    ),
    why: t('C’est un modificateur de l’attaque.', 'It is a modifier of the attack.'),
    origin: 'printed',
    options: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
  },
  'J-23': {
    question: t(
      'Que remplace le +2 contre la cavalerie en village ?',
      'What does +2 against cavalry in a village replace?',
    ),
    answer: t(
      'La valeur de l’hexagone, si une infanterie au moins attaque ; le côté reste.',
      'The hex’s figure, where some infantry attacks; the hexside stays.',
    ),
    why: t('Note [b].', 'Note [b].'),
    origin: 'printed',
  },
  'J-24': {
    question: t('Et dans un château ?', 'And in a castle?'),
    answer: t('De même.', 'The same.'),
    why: t('La ligne porte [b].', 'The row carries [b].'),
    origin: 'printed',
  },
  'J-25': {
    question: t('-2 de cavalerie dans une attaque mêlée ?', 'Cavalry -2 in a mixed attack?'),
    answer: t('Dès qu’une cavalerie attaque sans charger.', 'As soon as some cavalry attacks without charging.'),
    why: t('Aucune exception n’est imprimée.', 'No exemption is printed.'),
    origin: 'printed',
    options: {
      any: t('dès la première', 'with any'),
      alone: t(
        'si aucune infanterie n’attaque (les canons n’y changent rien)',
        'if no infantry attacks (guns do not matter)',
      ),
    },
  },
  'J-26': {
    question: t('Charge de lourde et d’autre cavalerie ?', 'Heavy and other cavalry charge together?'),
    answer: t('+3.', '+3.'),
    why: t(
      'Une lourde au moins suffit ; l’autre ligne dit non lourde.',
      'One heavy is enough; the other line says non-heavy.',
    ),
    origin: 'printed',
    options: { three: t('+3', '+3'), four: t('+4', '+4') },
  },
  'J-27': {
    question: t('Charge jointe à une attaque d’infanterie ?', 'A charge joined to an infantry attack?'),
    answer: t(
      'Le bonus reste ; contre un carré, -2 et pas de bonus.',
      'The bonus stays; against a square, -2 and no bonus.',
    ),
    why: t('La ligne du carré le précise.', 'The square’s line says so.'),
    origin: 'printed',
  },
  'J-28': {
    question: t('Infanterie « seule » contre un carré ?', 'Infantry "alone" against a square?'),
    answer: t('Sans cavalerie ; l’artillerie n’y change rien.', 'Without cavalry; artillery does not matter.'),
    why: t('La ligne s’oppose à celle de la charge.', 'The line stands against that of the charge.'),
    origin: 'printed',
  },
  'J-29': {
    question: t('Carré et terrain, carré et arrière ?', 'Squares and terrain, squares and rear?'),
    answer: t(
      'Le terrain compte comme pour tous ; six fronts, donc pas d’arrière.',
      'Terrain counts as for all; six fronts, hence no rear.',
    ),
    why: t('La liste du tir nomme le carré parmi les six fronts.', 'The fire list names squares among six fronts.'),
    origin: 'family',
  },
  'J-30': {
    question: t('« 1 + TdC » : dans quel ordre ?', '"1 + CT": in which order?'),
    answer: t(
      'De gauche à droite ; un test par unité, face visible.',
      'Left to right; one test per unit, on the side that shows.',
    ),
    why: t('Le jeu frère l’explique.', 'The sister game spells it out.'),
    origin: 'family',
  },
  'J-31': {
    question: t('D + TdC/1 : avec quelle cohésion ?', 'D + CT/1: with which cohesion?'),
    answer: t('D d’abord, puis test avec la face en désordre.', 'D first, then the test on the disordered side.'),
    why: t('L’ordre imprimé ; le jeu frère l’explique.', 'The printed order; the sister game spells it out.'),
    origin: 'family',
    options: {
      'after-disorder': t('face en désordre', 'disordered side'),
      'before-disorder': t('face d’avant', 'side before it'),
    },
  },
  'J-32': {
    question: t('D sur une unité en désordre, ou en déroute ?', 'D on a disordered, or a routed unit?'),
    answer: t(
      'En désordre : déroute ; en déroute (D ou R) : éliminée.',
      'Disordered: rout; routed (D or R): eliminated.',
    ),
    why: t(
      'Usage de la série, la règle 10 n’étant pas sur la feuille.',
      'Usage of the series; rule 10 is not on the sheet.',
    ),
    origin: 'house',
    options: {
      climbs: t('déroute, puis élimination', 'rout, then elimination'),
      'rout-at-most': t('déroute, et rien de pire', 'rout, and nothing worse'),
      stays: t('l’état ne change pas', 'the state does not change'),
    },
  },
  'J-33': {
    question: t('0-4 et moins de 0 : même résultat ?', '0-4 and below 0: the same result?'),
    answer: t(
      'Oui pour l’attaquant ; le défenseur y gagne d’autres droits.',
      'Yes for the attacker; the defender may do other things.',
    ),
    why: t('Les deux langues concordent.', 'Both languages agree.'),
    origin: 'printed',
  },
  'J-34': {
    question: t('Qu’est-ce qui est en italique ?', 'What is in italics?'),
    answer: t(
      'Les poursuites ; rupture et contre-choc sont pour tous.',
      'Pursuits; breakthrough and counter-shock are for all.',
    ),
    why: t(
      'Le texte a perdu l’italique ; la poursuite est de cavalerie.',
      'The text lost its italics; pursuit is a cavalry matter.',
    ),
    origin: 'printed',
  },
  'J-35': {
    question: t('« Artillerie (8.9) » dans le titre ?', '"Artillery (8.9)" in the title?'),
    answer: t('Un renvoi, pas une seconde table.', 'A pointer, not a second table.'),
    why: t('Une seule table est imprimée.', 'Only one table is printed.'),
    origin: 'printed',
  },
  'J-36': {
    question: t('Que donne un tir sous 9 ?', 'What does fire below 9 do?'),
    answer: t('Rien ; et ni plancher ni plafond.', 'Nothing; and no floor or ceiling.'),
    why: t('La force s’ajoute au dé : 15 s’atteint.', 'Strength is added to the die: 15 can be reached.'),
    origin: 'printed',
  },
  'J-37': {
    question: t('Deux batteries : quelle force ?', 'Two batteries: which strength?'),
    answer: t('La plus forte, et +2.', 'The stronger one, and +2.'),
    why: t(
      'La ligne des PF parle d’une batterie ; le +2 est tout l’apport de la seconde.',
      'The SP line speaks of one battery; +2 is all that the second brings.',
    ),
    origin: 'house',
    options: { strongest: t('la plus forte', 'the stronger'), sum: t('la somme', 'the sum') },
  },
  'J-38': {
    question: t('Adjacent et à portée efficace ?', 'Adjacent and within efficient range?'),
    answer: t('+1 seulement.', '+1 only.'),
    why: t('Trois lignes qui s’excluent.', 'Three lines that exclude one another.'),
    origin: 'printed',
  },
  'J-39': {
    question: t('La longue portée est-elle bornée ?', 'Is long range capped?'),
    answer: t('Non, sauf portée maximale donnée.', 'No, unless a greatest range is given.'),
    why: t('-2 par hexagone borne déjà.', '-2 per hex is cap enough.'),
    origin: 'house',
  },
  'J-40': {
    question: t('Où valent les niveaux pour le tir ?', 'Where do levels matter for fire?'),
    answer: t('À un hexagone ; plus loin, la ligne de vue seule.', 'At one hex; beyond, line of sight alone.'),
    why: t('Note [f].', 'Note [f].'),
    origin: 'printed',
  },
  'J-41': {
    question: t('NA du tir par une crête ou une pente raide ?', 'NA of fire across a crest or steep slope?'),
    answer: t('Interdit à un hexagone.', 'Forbidden at one hex.'),
    why: t('La case et la note [f].', 'The cell and note [f].'),
    origin: 'printed',
  },
  'J-42': {
    question: t('Quand la cible est-elle groupée ?', 'When is a target massed?'),
    answer: t(
      'Deux unités non d’artillerie ; pas en réaction ni contre-batterie.',
      'Two units not artillery; not for reaction or counter-battery.',
    ),
    why: t('La ligne et sa note.', 'The line and its note.'),
    origin: 'printed',
  },
  'J-43': {
    question: t('Quels tireurs ont six fronts ?', 'Which firers have six fronts?'),
    answer: t('Ceux d’un hexagone [b], ou empilés avec un carré.', 'Those in a [b] hex, or stacked with a square.'),
    why: t(
      'La ligne nomme carré, ville et village ; le château porte [b].',
      'The line names square, town, village; the castle carries [b].',
    ),
    origin: 'printed',
  },
  'J-44': {
    question: t('Tir : hexagone et côté ?', 'Fire: hex and hexside?'),
    answer: t('Ils s’ajoutent ; un ouvrage remplace l’hexagone.', 'They add up; a work replaces the hex.'),
    why: t('La ligne nomme les deux ; note [g].', 'The line names both; note [g].'),
    origin: 'printed',
  },
  'J-45': {
    question: t('Qui est « Général » ?', 'Who is a "General"?'),
    answer: t(
      'Les chefs ; jamais en désordre, ils ne paient pas non plus l’entrée en ZdC.',
      'Leaders; never disordered, they do not pay to enter a ZoC either.',
    ),
    why: t(
      'Ni pile amie ni ZdC ne leur coûtent, et la note [d] parle d’unités.',
      'Friends and ZoC cost them nothing, and note [d] speaks of units.',
    ),
    origin: 'printed',
  },
  'J-46': {
    question: t('+1D, +3D, et quel D une voie efface-t-elle ?', '+1D, +3D, and which D does a road wipe out?'),
    answer: t(
      'Le coût, puis D au passage ; une voie n’efface que le D de la pente raide.',
      'The cost, then D on crossing; a road drops the D of a steep slope only.',
    ),
    why: t('La note [c] ne nomme que celui-là.', 'Note [c] names no other.'),
    origin: 'printed',
    options: {
      'steep-only': t('pente raide seulement', 'steep slope only'),
      'works-too': t('redoutes aussi', 'redoubts too'),
    },
  },
  'J-47': {
    question: t('Quand l’ennemi voisin prive-t-il de la route ?', 'When does an enemy next to it deny the road?'),
    answer: t('À chaque pas qui arrive près de lui.', 'At every step that arrives next to him.'),
    why: t('Note [c] et 4.3.1.', 'Note [c] and 4.3.1.'),
    origin: 'printed',
    options: {
      'every-step': t('à chaque pas', 'at every step'),
      'last-step': t('au dernier pas atteint seulement', 'at the last step reached only'),
    },
  },
  'J-48': {
    question: t('Pente interdite, mais avec une voie ?', 'A forbidden slope, but with a road?'),
    answer: t('Permise : coût de l’hexagone et +2.', 'Allowed: cost of the hex and +2.'),
    why: t('Note [c].', 'Note [c].'),
    origin: 'printed',
  },
  'J-49': {
    question: t('La fraction 1/2 ?', 'The fraction 1/2?'),
    answer: t('Pour les généraux, sur route et chemin.', 'For generals, on road and trail.'),
    why: t('Première colonne.', 'First column.'),
    origin: 'printed',
  },
  'J-50': {
    question: t('L’artillerie paie-t-elle 2 en clair ?', 'Does artillery pay 2 in clear?'),
    answer: t('Oui.', 'Yes.'),
    why: t('Chemin 2 et route 1 s’accordent avec ce chiffre.', 'Trail 2 and road 1 agree with it.'),
    origin: 'printed',
  },
  'J-51': {
    question: t('Cohésion de la face en désordre non dite ?', 'Cohesion of the disordered side not given?'),
    answer: t('La même que celle de la face visible.', 'The same as on the side that shows.'),
    why: t('Aucun chiffre n’est inventé ; le pion le donne.', 'No figure is made up; the counter has it.'),
    origin: 'house',
    options: {
      same: t('la même', 'the same'),
      'one-less': t('un point de moins ; depuis 0, aucun test réussi', 'one point less; from 0, no test is passed'),
    },
  },
  'J-52': {
    question: t('Et si le premier code met en déroute ou élimine ?', 'What if the first code routs or eliminates?'),
    answer: t('Le reste ne compte plus.', 'The rest no longer counts.'),
    why: t('Une unité qui fuit ne teste pas pour reculer.', 'A fleeing unit does not test to fall back.'),
    origin: 'house',
  },
  'J-53': {
    question: t('Charger par un pont sur un ruisseau ?', 'Charging over a bridge across a stream?'),
    answer: t('Interdit : [e] reste à la ligne du pont.', 'Forbidden: [e] stays on the bridge’s row.'),
    why: t('La note [h] n’ôte que la valeur.', 'Note [h] takes away the figure only.'),
    origin: 'house',
    options: { forbidden: t('interdit', 'forbidden'), allowed: t('permis', 'allowed') },
  },
  'J-54': {
    question: t('Cavalerie dans un village derrière une redoute ?', 'Cavalry in a village behind a redoubt?'),
    answer: t('La valeur de l’ouvrage seule.', 'The work’s figure alone.'),
    why: t('Le +2 vient de l’hexagone intérieur : note [g].', 'The +2 comes from the inner hex: note [g].'),
    origin: 'house',
    options: { 'work-alone': t('l’ouvrage seul', 'the work alone'), both: t('les deux', 'both') },
  },
  'J-55': {
    question: t(
      'Infanterie et cavalerie défendent ensemble un village ?',
      'Infantry and cavalry hold a village together?',
    ),
    answer: t('Une seule cavalerie suffit pour le +2.', 'Any cavalry is enough for the +2.'),
    why: t('La note [b] parle de la cavalerie présente.', 'Note [b] speaks of cavalry in the hex.'),
    origin: 'printed',
    options: { any: t('une suffit', 'any is enough'), alone: t('sans infanterie seulement', 'only without infantry') },
  },
  'J-56': {
    question: t('Quel rapport contre de l’artillerie seule ?', 'What odds against artillery alone?'),
    answer: t('Le meilleur, 4/1 : elle n’oppose aucune force.', 'The best, 4/1: it opposes no strength.'),
    why: t('Suite de J-4.', 'Follows from J-4.'),
    origin: 'house',
    options: { 'four-to-one': t('4/1', '4/1'), 'fire-strength': t('sa force de tir', 'its fire strength') },
  },
  'J-57': {
    question: t('La cohésion de l’artillerie compte-t-elle ?', 'Does artillery cohesion count?'),
    answer: t('Seulement si elle défend seule.', 'Only where it defends alone.'),
    why: t('Comme sa force, avec d’autres elle ne pèse pas.', 'Like its strength, it has no weight among others.'),
    origin: 'house',
    options: { alone: t('si elle est seule', 'where alone'), always: t('toujours', 'always') },
  },
  'J-58': {
    question: t('Artillerie seule qui doit reculer ?', 'Artillery alone that must fall back?'),
    answer: t('Perdue.', 'Lost.'),
    why: t('Usage de la série (8.9).', 'Usage of the series (8.9).'),
    origin: 'house',
    options: { lost: t('perdue', 'lost'), table: t('recule comme les autres', 'falls back like the others') },
  },
  'J-59': {
    question: t('Défenseurs dont certains sont en déroute ?', 'Defenders of whom some are routed?'),
    answer: t(
      'Le +2 demande qu’infanterie et cavalerie le soient toutes ; des canons à leurs côtés ne comptent pas.',
      'The +2 needs all infantry and cavalry to be; guns beside them do not count.',
    ),
    why: t(
      'Le doute profite au défenseur ; les canons suivent les autres (J-4, J-57).',
      'Doubt favours the defender; guns go with the others (J-4, J-57).',
    ),
    origin: 'house',
    options: {
      all: t('tous, canons non comptés', 'all, guns not counted'),
      any: t('un seul suffit, canons non comptés', 'any is enough, guns not counted'),
    },
  },
  'J-60': {
    question: t('Comment se fait un test ?', 'How is a test made?'),
    answer: t(
      'Dé 0-9 plus modificateurs : réussi jusqu’à la valeur.',
      'Die 0-9 plus modifiers: passed up to the rating.',
    ),
    why: t('Règle 0.4 de la série.', 'Rule 0.4 of the series.'),
    origin: 'family',
  },
  'J-61': {
    question: t('Qui subit le tir dans l’hexagone visé ?', 'Who suffers fire in the target hex?'),
    answer: t('Chaque unité.', 'Every unit.'),
    why: t('La cible est l’hexagone ; groupée, elle est plus facile.', 'The target is the hex; massed, it is easier.'),
    origin: 'house',
    options: { every: t('chaque unité', 'every unit'), first: t('celle du dessus', 'the top one') },
  },
  'J-62': {
    question: t('Deux batteries de portées efficaces différentes ?', 'Two batteries of different efficient ranges?'),
    answer: t('Celle de la batterie dont la force compte.', 'That of the battery whose strength counts.'),
    why: t('L’autre n’apporte que +2.', 'The other brings +2 only.'),
    origin: 'house',
    options: { lead: t('celle de la plus forte', 'the stronger one’s'), shortest: t('la plus courte', 'the shorter') },
  },
  'J-63': {
    question: t('Tirer d’un village par-dessus sa redoute ?', 'Firing from a village over its own redoubt?'),
    answer: t(
      'Le -1 du tireur à six fronts demeure, et celui d’un carré de toute façon.',
      'The -1 of a firer with six fronts stays, and that of a square in any case.',
    ),
    why: t(
      'C’est une ligne du tir ; l’ouvrage n’y met aucun chiffre.',
      'It is a line of the fire chart; the work puts no figure in its place.',
    ),
    origin: 'house',
    options: { kept: t('demeure', 'stays'), replaced: t('tombe', 'falls') },
  },
  'J-64': {
    question: t('Entrer sur un pont dans un hexagone d’eau ?', 'Entering a water hex on its bridge?'),
    answer: t(
      '0, la case du pont ; un pont sur un ruisseau ne mène pas dans l’eau.',
      '0, the bridge’s cell; a bridge over a stream does not lead into water.',
    ),
    why: t('L’eau seule est interdite ; le pont a sa ligne.', 'Water alone is forbidden; the bridge has a row.'),
    origin: 'house',
    options: { 'as-printed': t('0', '0'), clear: t('comme le clair', 'like clear') },
  },
  'J-65': {
    question: t('Une voie lève-t-elle un NA sans [c] ?', 'Does a road lift an NA without [c]?'),
    answer: t(
      'Oui pour les niveaux et les ouvrages, sans supplément ; une fortification s’ouvre donc, tandis qu’une redoute garde son D pour les canons (J-46).',
      'Yes for levels and works, at no extra cost; so a fortification opens, while a redoubt keeps its D for guns (J-46).',
    ),
    why: t(
      'La note [c] efface leur surcoût, dont NA est le comble, mais ne lève le D que d’une pente raide ; sinon des canons ne suivraient aucune route sur une pente raide de deux niveaux.',
      'Note [c] wipes out their surcharge, of which NA is the extreme, but drops the D of steep slopes only; else guns could follow no road over a steep slope of two levels.',
    ),
    origin: 'house',
    options: { lifted: t('oui, niveaux et ouvrages', 'yes, levels and works'), stays: t('non', 'no') },
  },
  'J-66': {
    question: t('D d’un terrain sur une unité en désordre ?', 'Terrain’s D on a disordered unit?'),
    answer: t('Elle le reste.', 'It stays so.'),
    why: t('Le terrain met en désordre ; ce n’est pas un combat.', 'Terrain disorders; it is not a combat.'),
    origin: 'house',
    options: { stays: t('reste en désordre', 'stays disordered'), routs: t('part en déroute', 'routs') },
  },
  'J-67': {
    question: t('Qui ne peut pas attaquer ?', 'Who may not attack?'),
    answer: t(
      'Les unités en déroute, et l’artillerie sans autre arme.',
      'Routed units, and artillery with no other arm.',
    ),
    why: t('Aucune ligne ne les prévoit ; usage de la série.', 'No line provides for them; usage of the series.'),
    origin: 'house',
  },
  'J-68': {
    question: t('Qui use des droits de la table de choc ?', 'Who uses what the shock table offers?'),
    answer: t('Les unités restées hors de déroute ; pas l’artillerie.', 'Units that are not routed; not artillery.'),
    why: t('Suite de J-67.', 'Follows from J-67.'),
    origin: 'house',
  },
  'J-69': {
    question: t('Quand y a-t-il contre-charge ?', 'When is there a counter-charge?'),
    answer: t('Contre une charge, par une cavalerie en ordre.', 'Against a charge, by cavalry in good order.'),
    why: t('Usage de la série (9.4).', 'Usage of the series (9.4).'),
    origin: 'house',
  },
  'J-70': {
    question: t('Un carré : de qui ?', 'A square: of whom?'),
    answer: t('D’infanterie qui n’est pas en déroute.', 'Of infantry that is not routed.'),
    why: t('Usage de la série.', 'Usage of the series.'),
    origin: 'house',
  },
  'J-71': {
    question: t('Combat-on depuis un hexagone d’eau ?', 'May one fight out of a water hex?'),
    answer: t(
      'Non ; une unité sur un pont est dans l’hexagone d’où il part, ou dans celui où il mène.',
      'No; a unit on a bridge is in the hex it leads from, or in the one it leads to.',
    ),
    why: t(
      'L’eau est NA pour tout mouvement et pour le choc ; le pont est franchi, pas occupé.',
      'Water is NA for all movement and for shock; a bridge is crossed, not held.',
    ),
    origin: 'house',
  },
  'J-72': {
    question: t('Deux droits dans une case, les deux à la fois ?', 'Two rights in one cell: both of them?'),
    answer: t('L’un ou l’autre, pour tout le camp.', 'One or the other, for the whole side.'),
    why: t('La case dit « ou ».', 'The cell says "or".'),
    origin: 'printed',
  },
  'J-73': {
    question: t('Contre-batterie sur qui ?', 'Counter-battery fire on whom?'),
    answer: t('Sur un hexagone où il y a de l’artillerie.', 'On a hex with some artillery in it.'),
    why: t('Elle répond à des canons (7.1).', 'It answers guns (7.1).'),
    origin: 'house',
  },
});
