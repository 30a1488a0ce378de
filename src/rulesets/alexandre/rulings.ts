import { register } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import * as RULING_CHOICES from './options.ts';
import { BOARD } from './rulings/board.ts';

export const RULINGS = register(RULING_CHOICES, {
  'A-1': {
    question: t('À quoi s’applique la limite de ±7 ?', 'What does the limit of ±7 apply to?'),
    answer: t('À la somme de tous les modificateurs.', 'To the sum of all modifiers.'),
    why: t(
      'Un dé de 0 à 9 et une somme de -7 à +7 donnent exactement les lignes -7 à 16.',
      'A die of 0 to 9 and a sum of -7 to +7 give exactly the lines -7 to 16.',
    ),
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
    question: t('Un rapport entre deux lignes ?', 'A ratio between two lines?'),
    answer: t(
      'La ligne inférieure, calculée en nombres entiers ; l’égalité suffit pour atteindre une ligne.',
      'The lower line, worked out in whole numbers; equality is enough to reach a line.',
    ),
    why: t('La feuille arrondit en faveur du défenseur.', 'The sheet rounds in favour of the defender.'),
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
    question: t('Quels types comptent dans une attaque combinée ?', 'Which types count in a combined attack?'),
    answer: t(
      'Ceux de la paire attaquant-défenseur qui donne le moins.',
      'Those of the attacker-defender pair that gives least.',
    ),
    why: t(
      'La note retient le type le plus favorable au défenseur.',
      'The note takes the type most favourable to the defender.',
    ),
    origin: 'printed',
    options: {
      'lowest-pair': t('la paire qui donne le moins', 'the pair that gives least'),
      'worst-attacker': t(
        'le moins bon attaquant contre tous ensemble, puis le meilleur défenseur contre lui',
        'the worst attacker against all together, then the best defender against it',
      ),
    },
  },
  'A-7': {
    question: t('Quel est le type d’une pile mixte ?', 'What is the type of a mixed stack?'),
    answer: t(
      'Chaque unité compte ; la paire qui donne le moins est retenue.',
      'Every unit counts; the pair that gives least is taken.',
    ),
    why: t(
      'La feuille ne parle de l’unité du haut (9.3) que pour les tirs.',
      'The sheet speaks of the top unit (9.3) for fire only.',
    ),
    origin: 'house',
    options: {
      'every-unit': t('chaque unité compte', 'every unit counts'),
      'top-unit': t('seule l’unité du haut compte', 'only the top unit counts'),
    },
  },
  'A-8': {
    question: t('Quelle qualité dans une attaque combinée ?', 'Which quality in a combined attack?'),
    answer: t(
      'La meilleure de chaque camp ; l’importance de l’écart ne compte pas.',
      'The best of each side; how great the difference is does not matter.',
    ),
    why: t('La feuille le précise, à la différence des types.', 'The sheet says so, unlike for types.'),
    origin: 'printed',
  },
  'A-9': {
    question: t(
      'Le point de qualité des Ph vaut-il pour les deux camps ?',
      'Does the point of quality of Ph hold for both sides?',
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
    question: t(
      'La Ph adjacente de même nom doit-elle attaquer aussi ?',
      'Must the adjacent Ph of the same name attack too?',
    ),
    answer: t('Non.', 'No.'),
    why: t(
      'Adjacente, de même nom et de même orientation : cela suffit.',
      'Adjacent, of the same name and with the same facing: that is enough.',
    ),
    origin: 'printed',
  },
  'A-11': {
    question: t(
      'Les modificateurs de flanc et d’arrière s’ajoutent-ils ?',
      'Do the modifiers for flank and rear add up?',
    ),
    answer: t('Non : +2, +3 ou +4, un seul.', 'No: +2, +3 or +4, one only.'),
    why: t('Sinon, la ligne à +4 n’aurait pas de sens.', 'Otherwise the +4 line would make no sense.'),
    origin: 'printed',
  },
  'A-12': {
    question: t(
      'Plusieurs piles du défenseur, attaquées par des côtés différents ?',
      'Several defending stacks, attacked from different sides?',
    ),
    answer: t('La pile qui donne le moins compte.', 'The stack that gives least counts.'),
    why: t(
      'Dans une attaque combinée, les notes de la feuille favorisent le défenseur.',
      'In a combined attack the notes of the sheet favour the defender.',
    ),
    origin: 'house',
    options: {
      lowest: t('la pile qui donne le moins', 'the stack that gives least'),
      highest: t('la pile qui donne le plus', 'the stack that gives most'),
    },
  },
  'A-13': {
    question: t('Quels hexagones sont de front, de flanc, d’arrière ?', 'Which hexes are front, flank and rear hexes?'),
    answer: t('Deux de chaque ; l’unité fait face à un sommet.', 'Two of each; the unit faces a vertex.'),
    why: t('La feuille suppose deux hexagones de flanc.', 'The sheet implies two flank hexes.'),
    origin: 'printed',
  },
  'A-14': {
    question: t('Les trois avantages des Ph se cumulent-ils ?', 'Do the three advantages of Ph add up?'),
    answer: t('Oui.', 'Yes.'),
    why: t(
      'Les conditions sont différentes, et les modificateurs cumulatifs.',
      'The conditions differ, and modifiers are cumulative.',
    ),
    origin: 'printed',
    options: {
      'add-up': t('ils s’ajoutent', 'they add up'),
      'one-only': t('pour l’attaquant, un seul des trois', 'for the attacker, one of the three only'),
    },
  },
  'A-15': {
    question: t(
      'Une seule unité de l’attaquant est une Ph adjacente à deux autres ?',
      'Only one attacking unit is a Ph adjacent to two others?',
    ),
    answer: t('Elle suffit, et compte une fois.', 'It is enough, and counts once.'),
    why: t('La ligne parle d’une unité.', 'The line speaks of one unit.'),
    origin: 'printed',
    options: {
      any: t('une seule suffit', 'one is enough'),
      all: t('toutes les unités de l’attaquant', 'all attacking units'),
    },
  },
  'A-16': {
    question: t(
      'Une seule unité du défenseur est une Ph dont les deux hex. de flanc sont tenus par des Ph ?',
      'Only one defending unit is a Ph with Ph in both flank hexes?',
    ),
    answer: t('Elle suffit, et compte une fois.', 'It is enough, and counts once.'),
    why: t('Le doute profite au défenseur.', 'Doubt favours the defender.'),
    origin: 'house',
    options: {
      any: t('une seule suffit', 'one is enough'),
      all: t('toutes les unités du défenseur', 'all defending units'),
    },
  },
  'A-17': {
    question: t('Une unité seule et découragée : « une » ou « toutes » ?', 'A lone discouraged unit: “one” or “all”?'),
    answer: t('Toutes.', 'All.'),
    why: t('Elle est tout son camp.', 'It is its whole side.'),
    origin: 'printed',
    options: { all: t('toutes', 'all'), one: t('une', 'one') },
  },
  'A-18': {
    question: t(
      'Des unités du défenseur découragées, d’autres en déroute ?',
      'Some defending units discouraged, others routed?',
    ),
    answer: t('Une en déroute : +2 ; toutes : +5 ; jamais la somme.', 'One routed: +2; all: +5; never the sum.'),
    why: t('La ligne réunit les deux cas.', 'The line joins both cases.'),
    origin: 'printed',
  },
  'A-19': {
    question: t(
      'Modificateurs de flanc et d’arrière contre des unités en déroute ?',
      'Modifiers for flank and rear against routed units?',
    ),
    answer: t(
      'Aucun si toutes sont en déroute ; sinon, l’orientation des autres compte.',
      'None if all are routed; otherwise the facing of the others counts.',
    ),
    why: t('Une unité en déroute n’a pas d’orientation.', 'A routed unit has no facing.'),
    origin: 'printed',
  },
  'A-20': {
    question: t('Quels bonus de chefs comptent ?', 'Which leader bonuses count?'),
    answer: t(
      'La somme de ceux de l’attaquant, moins la somme de ceux du défenseur.',
      'The sum of the attacker’s minus the sum of the defender’s.',
    ),
    why: t('La ligne parle de tous les chefs des deux camps.', 'The line speaks of all leaders of both sides.'),
    origin: 'printed',
    options: {
      sum: t('la somme de tous', 'the sum of all'),
      best: t('le meilleur de chaque camp', 'the best of each side'),
    },
  },
  'A-21': {
    question: t('Quel terrain compte, et à qui sert-il ?', 'Which terrain counts, and whom does it serve?'),
    answer: t(
      'Gués et pont : l’hexagone du défenseur ; niveaux et ruisseau : le côté d’hexagone franchi. Un + sert l’attaquant.',
      'Fords and bridge: the defender’s hex; levels and stream: the hexside crossed. A + serves the attacker.',
    ),
    why: t(
      'Le pont protège qui s’y tient, le gué le gêne.',
      'A bridge shelters whoever stands on it, a ford hinders them.',
    ),
    origin: 'house',
  },
  'A-22': {
    question: t('Plusieurs effets de terrain ?', 'Several terrain effects?'),
    answer: t(
      'Hexagone et côté s’ajoutent ; de plusieurs approches, celle dont la somme est la plus basse compte.',
      'Hex and hexside add up; of several approaches, the one with the lowest sum counts.',
    ),
    why: t(
      'La note retient la combinaison la plus avantageuse pour le défenseur.',
      'The note takes the combination that favours the defender most.',
    ),
    origin: 'printed',
    options: {
      'add-up': t('hexagone et côté s’ajoutent', 'hex and hexside add up'),
      'one-only': t('seulement le plus avantageux pour le défenseur', 'only the one that favours the defender most'),
    },
  },
  'A-23': {
    question: t('Et si la pile cible dépasse 9 PF ?', 'What if the target stack exceeds 9 SP?'),
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
    question: t('Quel type pour une pile cible mixte ?', 'Which type for a mixed target stack?'),
    answer: t('Celui de l’unité du haut.', 'That of the top unit.'),
    why: t('C’est elle qui subit le résultat.', 'It is the one that suffers the result.'),
    origin: 'printed',
    options: {
      'top-unit': t('l’unité du haut', 'the top unit'),
      hardest: t('la plus difficile à toucher', 'the hardest to hit'),
    },
  },
  'A-25': {
    question: t('Quelle ligne pour des tireurs de types différents ?', 'Which row for firers of different types?'),
    answer: t(
      'La moins efficace, à la portée du tireur le plus éloigné ; un tireur noté NA à cette portée ne peut pas se joindre au tir.',
      'The least effective, at the range of the farthest firer; a firer with NA at that range may not join.',
    ),
    why: t('La note ne fixe que la colonne.', 'The note settles only the column.'),
    origin: 'house',
    options: {
      least: t('la ligne la moins efficace', 'the least effective row'),
      most: t('la ligne la plus efficace', 'the most effective row'),
    },
  },
  'A-26': {
    question: t('Qu’est-ce que s’être déplacé ?', 'What counts as having moved?'),
    answer: t('Avoir changé d’hexagone ou d’orientation.', 'Having changed hex or facing.'),
    why: t('Interprétation prudente ; le joueur coche la case.', 'A cautious ruling; the player ticks the box.'),
    origin: 'house',
  },
  'A-27': {
    question: t('D sur une unité déjà découragée ?', 'D on a unit already discouraged?'),
    answer: t('Elle est mise en déroute.', 'It routs.'),
    why: t(
      'La feuille renvoie à la règle 12 pour les effets cumulatifs ; l’échelle est celle de la série.',
      'The sheet refers to rule 12 for cumulative effects; the ladder is that of the series.',
    ),
    origin: 'family',
    options: { escalates: t('mise en déroute', 'rout'), stays: t('reste découragée', 'stays discouraged') },
  },
  'A-28': {
    question: t('F sur une unité déjà fatiguée ?', 'F on a unit already fatigued?'),
    answer: t('Elle est découragée.', 'It becomes discouraged.'),
    why: t('Même échelle ; la feuille renvoie à la règle 11.', 'Same ladder; the sheet refers to rule 11.'),
    origin: 'family',
    options: { escalates: t('découragée', 'discouraged'), stays: t('reste fatiguée', 'stays fatigued') },
  },
  'A-29': {
    question: t('Dr sur une unité déjà en déroute ?', 'Dr on a unit already routed?'),
    answer: t('Elle est éliminée.', 'It is eliminated.'),
    why: t('Même échelle.', 'Same ladder.'),
    origin: 'family',
    options: {
      escalates: t('éliminée', 'eliminated'),
      stays: t('recule encore de deux hex.', 'retreats two hexes again'),
    },
  },
  'A-30': {
    question: t('De combien une unité recule-t-elle sur Dr + R ?', 'How far does a unit retreat on Dr + R?'),
    answer: t('Trois hexagones : deux, puis un.', 'Three hexes: two, then one.'),
    why: t('La feuille en donne l’exemple : l’un, puis l’autre.', 'The sheet gives the example: one, then the other.'),
    origin: 'printed',
  },
  'A-31': {
    question: t(
      'Un résultat s’applique-t-il à la pile ou à chaque unité ?',
      'Does a result apply to the stack or to each unit?',
    ),
    answer: t(
      'Chaque unité change d’état ; la pile recule ensemble.',
      'Each unit changes state; the stack retreats together.',
    ),
    why: t('Le résultat vaut pour toutes les unités des piles.', 'The result is for all units of the stacks.'),
    origin: 'printed',
  },
  'A-32': {
    question: t('Jusqu’où l’avance est-elle obligatoire ?', 'How mandatory is a mandatory advance?'),
    answer: t(
      'Si un hexagone quitté est accessible ; jamais pour une unité découragée, et seulement possible pour les Ph.',
      'If a vacated hex can be entered; never for a discouraged unit, and only possible for Ph.',
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
    question: t(
      'Un 9 ou un 0 avant modificateurs, sans chef présent ?',
      'A 9 or a 0 before modifiers with no leader present?',
    ),
    answer: t('Rien de plus ; le résultat ne change pas.', 'Nothing more; the result stands.'),
    why: t('Le test ne concerne que les chefs.', 'The check is about leaders only.'),
    origin: 'printed',
  },
  'A-35': {
    question: t(
      'Un 9 avant modificateurs quand le tir ne peut rien donner ?',
      'A 9 before modifiers when the fire cannot do anything?',
    ),
    answer: t('Les chefs sont testés quand même.', 'Leaders are checked all the same.'),
    why: t('Seul compte le dé avant modificateurs.', 'Only the die before modifiers matters.'),
    origin: 'printed',
    options: { checked: t('testés', 'checked'), 'not-checked': t('non testés', 'not checked') },
  },
  'A-36': {
    question: t('PE dans la table des terrains anglaise ?', 'PE in the English terrain chart?'),
    answer: t('Pas d’effet, comme NE ; nous montrons NE en anglais.', 'No effect, like NE; in English we show NE.'),
    why: t(
      'La légende anglaise dit NE : le code français est resté dans les cases.',
      'The English key has NE: the French code was left in the cells.',
    ),
    origin: 'printed',
  },
  'A-37': {
    question: t(
      'Un 0 avant modificateurs : blessure seulement, ou mort aussi ?',
      'A 0 before modifiers: wounding only, or death too?',
    ),
    answer: t('Les deux, avec le même second dé.', 'Both, by the same second die.'),
    why: t(
      'Un mot manque en français ; l’anglais est complet.',
      'A word is missing in French; the English is complete.',
    ),
    origin: 'printed',
  },
  'A-38': {
    question: t('Que coûte un hexagone de pont ?', 'What does a bridge hex cost?'),
    answer: t('0, comme imprimé.', '0, as printed.'),
    why: t(
      'Le pont est traité comme les gués : un terrain d’hexagone dont la case donne le coût.',
      'The bridge is treated like the fords: a hex terrain whose cell gives the cost.',
    ),
    origin: 'printed',
    options: {
      whole: t('0 en tout', '0 in all'),
      'on-top-of-clear': t('le coût du terrain clair, sans plus', 'the cost of clear, nothing more'),
    },
  },
  'A-39': {
    question: t('F ou D sur une unité dans un état plus grave ?', 'F or D on a unit in a worse state?'),
    answer: t('Son état ne change pas.', 'Its state does not change.'),
    why: t(
      'La feuille renvoie aux règles 11 et 12 ; un résultat plus faible n’aggrave pas un état plus grave.',
      'The sheet refers to rules 11 and 12; a weaker result does not worsen a worse state.',
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
    question: t(
      'Une Ph en déroute tire-t-elle parti des Ph adjacentes ?',
      'Does a routed Ph benefit from adjacent Ph?',
    ),
    answer: t(
      'Non : ni le point de qualité, ni le -1 des deux flancs.',
      'No: neither the point of quality nor the -1 for both flanks.',
    ),
    why: t('Ces avantages supposent une orientation.', 'Those advantages presuppose a facing.'),
    origin: 'printed',
  },
  'A-42': {
    question: t(
      'Peut-on tirer sur une pile en mer ou en rivière, ou l’attaquer ?',
      'May a stack in sea or river be fired at or attacked?',
    ),
    answer: t('Non : rien ne s’y tient.', 'No: nothing stands there.'),
    why: t(
      'NA : on n’y entre pas ; ses effets sur les tirs et les mêlées sont sans objet.',
      'NA: it may not be entered; its effects on fire and melees never come up.',
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
  ...BOARD,
});
