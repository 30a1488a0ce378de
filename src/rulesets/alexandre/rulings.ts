import { register } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import * as OFFERS from './options.ts';

export const RULINGS = register(OFFERS, {
  'A-1': {
    question: t('À quoi s’applique la limite de ±7 ?', 'What does the limit of ±7 bear on?'),
    answer: t('À la somme de tous les modificateurs.', 'On the sum of all modifiers.'),
    why: t('Dé 0-9 plus -7..+7 donne juste les lignes -7 à 16.', 'Die 0-9 plus -7..+7 gives just the lines -7 to 16.'),
    origin: 'printed',
  },
  'A-2': {
    question: t('Y a-t-il une limite pour les tirs ?', 'Is there a limit for fire?'),
    answer: t('Non.', 'No.'),
    why: t(
      'Rien n’est imprimé et la somme reste entre -6 et +3.',
      'None is printed and the sum stays between -6 and +3.',
    ),
    origin: 'printed',
  },
  'A-3': {
    question: t('Rapport entre deux colonnes ?', 'A ratio between two columns?'),
    answer: t(
      'La colonne inférieure, calculée en entiers ; l’égalité atteint la colonne.',
      'The lower column, in integers; equality reaches the column.',
    ),
    why: t('L’arrondi favorise le défenseur.', 'Rounding favours the defender.'),
    origin: 'printed',
  },
  'A-4': {
    question: t('Une unité de force 0 ?', 'A unit of strength 0?'),
    answer: t('Refusée à la saisie.', 'Refused on input.'),
    why: t('Aucune unité combattante n’a 0 PF.', 'No combat unit has 0 SP.'),
    origin: 'house',
  },
  'A-5': {
    question: t('Quelle force pour une unité fatiguée ?', 'Which strength for a fatigued unit?'),
    answer: t('Celle de la face visible.', 'That of the side that shows.'),
    why: t('La fatigue retourne le pion.', 'Fatigue turns the counter over.'),
    origin: 'family',
  },
  'A-6': {
    question: t('Quelle paire de types à plusieurs piles ?', 'Which pair of types with several stacks?'),
    answer: t('La plus basse de toutes les paires attaquant-défenseur.', 'The lowest of all attacker-defender pairs.'),
    why: t('La note retient ce qui sert le défenseur.', 'The note takes what serves the defender.'),
    origin: 'printed',
    options: {
      'lowest-pair': t('la paire la plus basse', 'the lowest pair'),
      'worst-attacker': t(
        'l’attaquant le plus faible contre tous ensemble, puis son pire adversaire',
        'the attacker weakest against all together, then his worst opponent',
      ),
    },
  },
  'A-7': {
    question: t('Quel est le type d’une pile mêlée ?', 'What is the type of a mixed stack?'),
    answer: t('Chaque unité compte ; la pire paire est retenue.', 'Every unit counts; the worst pair is taken.'),
    why: t('La règle de l’unité du dessus n’est citée que pour les tirs.', 'The top-unit rule is cited for fire only.'),
    origin: 'house',
    options: {
      'every-unit': t('chaque unité compte', 'every unit counts'),
      'top-unit': t('seule l’unité du dessus compte', 'only the top unit counts'),
    },
  },
  'A-8': {
    question: t('Quelle qualité dans un combat combiné ?', 'Which quality in a combined combat?'),
    answer: t('La meilleure de chaque camp ; seul le signe compte.', 'The best of each side; only the sign counts.'),
    why: t('C’est imprimé, au contraire des types.', 'It is printed, unlike for types.'),
    origin: 'printed',
  },
  'A-9': {
    question: t(
      'Le point de qualité des Ph vaut-il pour les deux camps ?',
      'Do both sides get the Ph point of quality?',
    ),
    answer: t('Oui, une fois par unité.', 'Yes, once per unit.'),
    why: t(
      'La phrase est générale : un point, quel que soit le camp.',
      'The sentence is general: one point, whichever the side.',
    ),
    origin: 'printed',
    options: {
      'both-sides': t('les deux camps', 'both sides'),
      'attackers-only': t('les attaquants seulement', 'attackers only'),
    },
  },
  'A-10': {
    question: t('Le Ph homonyme voisin doit-il attaquer aussi ?', 'Must the neighbouring namesake Ph attack too?'),
    answer: t('Non.', 'No.'),
    why: t('Nom, contact et orientation suffisent.', 'Name, contact and facing are enough.'),
    origin: 'printed',
  },
  'A-11': {
    question: t('Flanc et arrière s’ajoutent-ils ?', 'Do flank and rear add up?'),
    answer: t('Non : +2, +3 ou +4, un seul.', 'No: +2, +3 or +4, one only.'),
    why: t('La ligne à +4 n’aurait pas de sens sinon.', 'The +4 line would make no sense otherwise.'),
    origin: 'printed',
  },
  'A-12': {
    question: t('Plusieurs piles prises par des côtés différents ?', 'Several stacks attacked from different sides?'),
    answer: t('La plus faible valeur des piles.', 'The lowest of the stacks’ values.'),
    why: t(
      'Tout le reste des combats combinés favorise le défenseur.',
      'All other combined cases favour the defender.',
    ),
    origin: 'house',
    options: { lowest: t('la plus faible', 'the lowest'), highest: t('la plus forte', 'the highest') },
  },
  'A-13': {
    question: t('Quels hexagones sont front, flanc, arrière ?', 'Which hexes are front, flank, rear?'),
    answer: t('Deux de chaque, l’unité faisant face à un sommet.', 'Two of each, the unit facing a vertex.'),
    why: t('La feuille suppose deux hexagones de flanc.', 'The sheet supposes two flank hexes.'),
    origin: 'printed',
  },
  'A-14': {
    question: t('Les trois avantages des Ph se cumulent-ils ?', 'Do the three advantages of Ph add up?'),
    answer: t('Oui.', 'Yes.'),
    why: t('Trois conditions différentes, tout est cumulatif.', 'Three different conditions, and everything adds up.'),
    origin: 'printed',
    options: {
      'add-up': t('ils s’ajoutent', 'they add up'),
      'one-only': t('en attaque, un seul des trois', 'in attack, one of the three only'),
    },
  },
  'A-15': {
    question: t('Un seul des attaquants est un Ph en ligne ?', 'Only one attacker is a Ph in line?'),
    answer: t('Il suffit, et compte une fois.', 'It is enough, and counts once.'),
    why: t('La ligne parle d’une unité.', 'The line speaks of one unit.'),
    origin: 'printed',
    options: { any: t('un seul suffit', 'one is enough'), all: t('tous les attaquants', 'all attackers') },
  },
  'A-16': {
    question: t('Un seul des défenseurs est un Ph encadré ?', 'Only one defender is a Ph flanked by Ph?'),
    answer: t('Il suffit, et compte une fois.', 'It is enough, and counts once.'),
    why: t('Le doute profite au défenseur.', 'Doubt favours the defender.'),
    origin: 'house',
    options: { any: t('un seul suffit', 'one is enough'), all: t('tous les défenseurs', 'all defenders') },
  },
  'A-17': {
    question: t('Une unité seule et découragée : une ou toutes ?', 'A lone discouraged unit: one or all?'),
    answer: t('Toutes.', 'All.'),
    why: t('Elle est tout son camp.', 'It is its whole side.'),
    origin: 'printed',
    options: { all: t('toutes', 'all'), one: t('une', 'one') },
  },
  'A-18': {
    question: t('Défenseurs découragés et en déroute mêlés ?', 'Discouraged and routed defenders together?'),
    answer: t('Une déroute : +2 ; toutes : +5 ; jamais la somme.', 'One routed: +2; all: +5; never the sum.'),
    why: t('La ligne réunit les deux cas.', 'The line joins both cases.'),
    origin: 'printed',
  },
  'A-19': {
    question: t('Flanc et arrière contre des unités en déroute ?', 'Flank and rear against routed units?'),
    answer: t(
      'Rien si toutes sont en déroute ; sinon l’orientation des autres compte.',
      'Nothing if all are routed; otherwise the facing of the others counts.',
    ),
    why: t('Une unité en déroute n’a pas d’orientation.', 'A routed unit has no facing.'),
    origin: 'printed',
  },
  'A-20': {
    question: t('Quels bonus de chefs comptent ?', 'Which leader bonuses count?'),
    answer: t('La somme de tous, attaque moins défense.', 'The sum of all, attack minus defence.'),
    why: t('La ligne parle de tous les chefs des deux camps.', 'The line speaks of all leaders of both sides.'),
    origin: 'printed',
    options: {
      sum: t('la somme de tous', 'the sum of all'),
      best: t('le meilleur de chaque camp', 'the best of each side'),
    },
  },
  'A-21': {
    question: t('Le terrain de qui, et pour qui ?', 'Whose terrain, and for whom?'),
    answer: t(
      'Gués et pont : l’hexagone du défenseur ; niveaux et ruisseau : le côté franchi. Un + sert l’attaquant.',
      'Fords and bridge: the defender’s hex; levels and stream: the side crossed. A + serves the attacker.',
    ),
    why: t('Le pont protège qui s’y tient, le gué le gêne.', 'A bridge shelters who stands on it, a ford hinders him.'),
    origin: 'house',
  },
  'A-22': {
    question: t('Plusieurs effets de terrain ?', 'Several terrain effects?'),
    answer: t(
      'Hexagone et côté s’ajoutent ; entre approches, la plus basse somme.',
      'Hex and side add up; between approaches, the lowest sum.',
    ),
    why: t('La note retient ce qui sert le défenseur.', 'The note takes what serves the defender.'),
    origin: 'printed',
    options: {
      'add-up': t('hexagone et côté s’ajoutent', 'hex and side add up'),
      'one-only': t('le plus favorable au défenseur seulement', 'only the one best for the defender'),
    },
  },
  'A-23': {
    question: t('Et si la pile visée dépasse 9 PF ?', 'What if the target stack exceeds 9 SP?'),
    answer: t('Refusé : 9 PF semble être la limite d’empilement.', 'Refused: 9 SP seems to be the stacking limit.'),
    why: t('La ligne s’arrête à 9 et rien ne dit ce qui suit.', 'The line stops at 9 and nothing says what follows.'),
    origin: 'house',
    options: {
      refused: t('refusé', 'refused'),
      dense: t('+1 dès 8 PF', '+1 from 8 SP on'),
      'as-printed': t('+1 à 8 et 9 seulement', '+1 at 8 and 9 only'),
    },
  },
  'A-24': {
    question: t('Quel type pour une pile visée mêlée ?', 'Which type for a mixed target stack?'),
    answer: t('L’unité du dessus.', 'The top unit.'),
    why: t('C’est elle qui subit le résultat.', 'It is the one that suffers the result.'),
    origin: 'printed',
    options: {
      'top-unit': t('l’unité du dessus', 'the top unit'),
      hardest: t('la plus difficile à toucher', 'the hardest to hit'),
    },
  },
  'A-25': {
    question: t('Quelle ligne pour des tireurs de types différents ?', 'Which row for firers of different types?'),
    answer: t(
      'La moins efficace, à la portée du plus lointain ; qui ne peut tirer à cette portée ne participe pas.',
      'The least effective, at the farthest one’s range; whoever cannot fire at that range may not join.',
    ),
    why: t('La note ne fixe que la colonne.', 'The note settles the column only.'),
    origin: 'house',
    options: {
      least: t('la ligne la moins efficace', 'the least effective row'),
      most: t('la ligne la plus efficace', 'the most effective row'),
    },
  },
  'A-26': {
    question: t('Qu’est-ce qu’avoir bougé ?', 'What is having moved?'),
    answer: t('Changer d’hexagone ou d’orientation.', 'Changing hex or facing.'),
    why: t('Lecture prudente ; le joueur coche la case.', 'A cautious reading; the player ticks the box.'),
    origin: 'house',
  },
  'A-27': {
    question: t('D sur une unité déjà découragée ?', 'D on a unit already discouraged?'),
    answer: t('Elle part en déroute.', 'It routs.'),
    why: t(
      'La feuille annonce des effets cumulés ; l’échelle est celle de la série.',
      'The sheet announces cumulative effects; the ladder is that of the series.',
    ),
    origin: 'family',
    options: { escalates: t('déroute', 'rout'), stays: t('reste découragée', 'stays discouraged') },
  },
  'A-28': {
    question: t('F sur une unité déjà fatiguée ?', 'F on a unit already fatigued?'),
    answer: t('Elle est découragée.', 'It becomes discouraged.'),
    why: t('Même échelle.', 'Same ladder.'),
    origin: 'family',
    options: { escalates: t('découragée', 'discouraged'), stays: t('reste fatiguée', 'stays fatigued') },
  },
  'A-29': {
    question: t('Dr sur une unité déjà en déroute ?', 'Dr on a unit already routed?'),
    answer: t('Elle est éliminée.', 'It is eliminated.'),
    why: t('Même échelle.', 'Same ladder.'),
    origin: 'family',
    options: { escalates: t('éliminée', 'eliminated'), stays: t('fuit encore', 'flees again') },
  },
  'A-30': {
    question: t('De combien recule-t-on sur Dr + R ?', 'How far does Dr + R go?'),
    answer: t('Trois hexagones : deux, puis un.', 'Three hexes: two, then one.'),
    why: t('La feuille en donne l’exemple : l’un, puis l’autre.', 'The sheet gives the example: one, then the other.'),
    origin: 'printed',
  },
  'A-31': {
    question: t('Un résultat touche-t-il la pile ou chaque unité ?', 'Does a result strike the stack or each unit?'),
    answer: t(
      'Chaque unité change d’état ; la pile bouge ensemble.',
      'Each unit changes state; the stack moves together.',
    ),
    why: t('Le résultat vaut pour toutes les unités des piles.', 'The result is for all units of the stacks.'),
    origin: 'printed',
  },
  'A-32': {
    question: t('Jusqu’où l’avance est-elle obligatoire ?', 'How compulsory is a compulsory advance?'),
    answer: t(
      'Si un hexagone quitté est accessible ; jamais pour une unité découragée, au choix pour des Ph.',
      'If a vacated hex can be entered; never for a discouraged unit, by choice for Ph.',
    ),
    why: t('La feuille, et le bon sens.', 'The sheet, and common sense.'),
    origin: 'printed',
  },
  'A-33': {
    question: t('Qui avance si plusieurs piles attaquaient ?', 'Who advances if several stacks attacked?'),
    answer: t(
      'Une pile par hexagone quitté, au choix de l’attaquant.',
      'One stack per vacated hex, the attacker chooses.',
    ),
    why: t('La limite d’empilement.', 'The stacking limit.'),
    origin: 'house',
  },
  'A-34': {
    question: t('9 ou 0 naturel sans chef présent ?', 'Natural 9 or 0 with no leader there?'),
    answer: t('Rien de plus ; le résultat ne change pas.', 'Nothing more; the result stands.'),
    why: t('Le test ne concerne que les chefs.', 'The check is about leaders only.'),
    origin: 'printed',
  },
  'A-35': {
    question: t('9 naturel quand le tir ne peut rien donner ?', 'Natural 9 when the fire cannot do anything?'),
    answer: t('Les chefs sont testés quand même.', 'Leaders are checked all the same.'),
    why: t('Seul le dé naturel compte.', 'Only the natural die matters.'),
    origin: 'printed',
    options: { checked: t('testés', 'checked'), 'not-checked': t('non testés', 'not checked') },
  },
  'A-36': {
    question: t('PE dans la table anglaise ?', 'PE in the English table?'),
    answer: t('Sans effet.', 'No effect.'),
    why: t('Un code français resté dans la version anglaise.', 'A French code left in the English version.'),
    origin: 'printed',
  },
  'A-37': {
    question: t('0 naturel : blessure seulement, ou mort aussi ?', 'Natural 0: wounds only, or death too?'),
    answer: t('Les deux, sur le même second dé.', 'Both, on the same second die.'),
    why: t(
      'Un mot manque en français ; l’anglais est complet.',
      'A word is missing in French; the English is complete.',
    ),
    origin: 'printed',
  },
  'A-38': {
    question: t('Que paie-t-on pour un hexagone de pont ?', 'What does a bridge hex cost?'),
    answer: t('0, comme imprimé.', '0, as printed.'),
    why: t(
      'Le pont est traité comme les gués : un terrain d’hexagone dont la case donne le coût.',
      'The bridge is treated like the fords: a hex terrain whose cell gives the cost.',
    ),
    origin: 'printed',
    options: {
      whole: t('0 en tout', '0 in all'),
      'on-top-of-clear': t('le coût du clair, sans supplément', 'the cost of clear, nothing more'),
    },
  },
  'A-39': {
    question: t('F ou D sur une unité dans un pire état ?', 'F or D on a unit in a worse state?'),
    answer: t('Son état ne change pas.', 'Its state does not change.'),
    why: t(
      'La feuille renvoie aux règles ; un résultat faible n’aggrave pas un état plus grave.',
      'The sheet refers to the rules; a weak result does not worsen a graver state.',
    ),
    origin: 'house',
  },
  'A-40': {
    question: t('Une unité en déroute peut-elle attaquer ?', 'May a routed unit attack?'),
    answer: t('Non.', 'No.'),
    why: t('Aucune ligne ne prévoit un attaquant en déroute.', 'No line provides for a routed attacker.'),
    origin: 'house',
  },
  'A-41': {
    question: t('Des Ph en déroute tirent-ils parti de leurs voisins ?', 'Do routed Ph profit by their neighbours?'),
    answer: t('Non : ni point de qualité, ni flancs tenus.', 'No: neither the point of quality nor held flanks.'),
    why: t('Ces avantages supposent une orientation.', 'Those advantages suppose a facing.'),
    origin: 'printed',
  },
  'A-42': {
    question: t(
      'Peut-on viser ou attaquer une pile en mer ou en rivière ?',
      'May a stack in sea or river be a target?',
    ),
    answer: t('Non : rien ne s’y tient.', 'No: nothing stands there.'),
    why: t(
      'On n’y entre pas ; ses cases de tir et de mêlée sont sans objet.',
      'It may not be entered; its fire and melee cells have no use.',
    ),
    origin: 'house',
  },
  'A-43': {
    question: t(
      'Une pile attaque-t-elle un défenseur par deux côtés ?',
      'Does one stack attack a defender from two sides?',
    ),
    answer: t('Non : par l’hexagone où elle se tient.', 'No: from the hex it stands in.'),
    why: t('Une pile occupe un seul hexagone.', 'A stack is in one hex.'),
    origin: 'house',
  },
});
