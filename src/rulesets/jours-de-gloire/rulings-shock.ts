import type { Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { read } from './reading.ts';

/** Readings of shock and charge without a switch. */
export const SHOCK_RULINGS: readonly Ruling[] = [
  read(
    'J-2',
    'printed',
    t('« 4/1 + » et « 1/4 - » ?', '"4/1 +" and "1/4 -"?'),
    t('Ce rapport ou au-delà ; tout ce qui est sous 1/3 vaut -4.', 'Those odds or beyond; all below 1/3 is -4.'),
    t('Les signes de la colonne.', 'The signs in the column.'),
  ),
  read(
    'J-3',
    'family',
    t('Quelle force ?', 'Which strength?'),
    t('Celle de la face visible.', 'That of the side that shows.'),
    t('Le verso est réduit.', 'The reverse is reduced.'),
  ),
  read(
    'J-5',
    'printed',
    t('La différence de cohésion est-elle limitée ?', 'Is the difference of cohesion limited?'),
    t('Non.', 'No.'),
    t('Rien n’est imprimé.', 'Nothing is printed.'),
  ),
  read(
    'J-6',
    'printed',
    t('Quelles cohésions ?', 'Which cohesions?'),
    t('La meilleure de chaque camp, face visible.', 'The best of each side, on the side that shows.'),
    t('La ligne parle de la plus haute de chaque camp.', 'The line speaks of the highest of each side.'),
  ),
  read(
    'J-7',
    'printed',
    t('Déroute et arrière ?', 'Routed and rear?'),
    t('Jamais ensemble : la déroute seule compte.', 'Never together: only routed counts.'),
    t('La ligne l’exclut.', 'The line excludes it.'),
  ),
  read(
    'J-8',
    'printed',
    t('+2 et +3 ensemble ?', '+2 and +3 together?'),
    t(
      'L’un ou l’autre : arrière seul +2, front et arrière +3, front seul 0.',
      'One or the other: rear only +2, front and rear +3, front only 0.',
    ),
    t('La ligne et sa note.', 'The line and its note.'),
  ),
  read(
    'J-9',
    'printed',
    t('Front et arrière à trois attaquants ?', 'Front and rear with three attackers?'),
    t('+3 dès un de front et un d’arrière.', '+3 from one in front and one in the rear on.'),
    t('La ligne demande un arrière au moins.', 'The line asks for at least one rear hex.'),
  ),
  read(
    'J-15',
    'printed',
    t('Que remplace la valeur d’un ouvrage ?', 'What does a work’s figure replace?'),
    t(
      'Vers l’intérieur, tout l’hexagone du défenseur ; vers l’extérieur, le -1 de [b] : qui sort d’un ouvrage ne l’apporte jamais, même si un autre côté est compté (J-21).',
      'Inwards, all of the defender’s hex; outwards, the -1 of [b]: whoever goes out of a work never brings it, even where another hexside counts (J-21).',
    ),
    t('Le français en donne les deux exemples.', 'The French gives both examples.'),
  ),
  read(
    'J-16',
    'printed',
    t('Hexagone et côté ?', 'Hex and hexside?'),
    t('Ils s’ajoutent.', 'They add up.'),
    t('La ligne énumère les deux.', 'The line lists both.'),
  ),
  read(
    'J-23',
    'printed',
    t('Que remplace le +2 contre la cavalerie en village ?', 'What does +2 against cavalry in a village replace?'),
    t(
      'La valeur de l’hexagone, si une infanterie au moins attaque ; le côté reste.',
      'The hex’s figure, where some infantry attacks; the hexside stays.',
    ),
    t('Note [b].', 'Note [b].'),
  ),
  read(
    'J-24',
    'printed',
    t('Et dans un château ?', 'And in a castle?'),
    t('De même.', 'The same.'),
    t('La ligne porte [b].', 'The row carries [b].'),
  ),
  read(
    'J-27',
    'printed',
    t('Charge jointe à une attaque d’infanterie ?', 'A charge joined to an infantry attack?'),
    t('Le bonus reste ; contre un carré, -2 et pas de bonus.', 'The bonus stays; against a square, -2 and no bonus.'),
    t('La ligne du carré le précise.', 'The square’s line says so.'),
  ),
  read(
    'J-28',
    'printed',
    t('Infanterie « seule » contre un carré ?', 'Infantry "alone" against a square?'),
    t('Sans cavalerie ; l’artillerie n’y change rien.', 'Without cavalry; artillery does not matter.'),
    t('La ligne s’oppose à celle de la charge.', 'The line stands against that of the charge.'),
  ),
  read(
    'J-29',
    'family',
    t('Carré et terrain, carré et arrière ?', 'Squares and terrain, squares and rear?'),
    t(
      'Le terrain compte comme pour tous ; six fronts, donc pas d’arrière.',
      'Terrain counts as for all; six fronts, hence no rear.',
    ),
    t('La liste du tir nomme le carré parmi les six fronts.', 'The fire list names squares among six fronts.'),
  ),
  read(
    'J-30',
    'family',
    t('« 1 + TdC » : dans quel ordre ?', '"1 + CT": in which order?'),
    t(
      'De gauche à droite ; un test par unité, face visible.',
      'Left to right; one test per unit, on the side that shows.',
    ),
    t('Le jeu frère l’explique.', 'The sister game spells it out.'),
  ),
  read(
    'J-33',
    'printed',
    t('0-4 et moins de 0 : même résultat ?', '0-4 and below 0: the same result?'),
    t(
      'Oui pour l’attaquant ; le défenseur y gagne d’autres droits.',
      'Yes for the attacker; the defender may do other things.',
    ),
    t('Les deux langues concordent.', 'Both languages agree.'),
  ),
  read(
    'J-34',
    'printed',
    t('Qu’est-ce qui est en italique ?', 'What is in italics?'),
    t(
      'Les poursuites ; rupture et contre-choc sont pour tous.',
      'Pursuits; breakthrough and counter-shock are for all.',
    ),
    t(
      'Le texte a perdu l’italique ; la poursuite est de cavalerie.',
      'The text lost its italics; pursuit is a cavalry matter.',
    ),
  ),
  read(
    'J-35',
    'printed',
    t('« Artillerie (8.9) » dans le titre ?', '"Artillery (8.9)" in the title?'),
    t('Un renvoi, pas une seconde table.', 'A pointer, not a second table.'),
    t('Une seule table est imprimée.', 'Only one table is printed.'),
  ),
  read(
    'J-52',
    'house',
    t('Et si le premier code met en déroute ou élimine ?', 'What if the first code routs or eliminates?'),
    t('Le reste ne compte plus.', 'The rest no longer counts.'),
    t('Une unité qui fuit ne teste pas pour reculer.', 'A fleeing unit does not test to fall back.'),
  ),
  read(
    'J-67',
    'house',
    t('Qui ne peut pas attaquer ?', 'Who may not attack?'),
    t('Les unités en déroute, et l’artillerie sans autre arme.', 'Routed units, and artillery with no other arm.'),
    t('Aucune ligne ne les prévoit ; usage de la série.', 'No line provides for them; usage of the series.'),
  ),
  read(
    'J-68',
    'house',
    t('Qui use des droits de la table de choc ?', 'Who uses what the shock table offers?'),
    t('Les unités restées hors de déroute ; pas l’artillerie.', 'Units that are not routed; not artillery.'),
    t('Suite de J-67.', 'Follows from J-67.'),
  ),
  read(
    'J-69',
    'house',
    t('Quand y a-t-il contre-charge ?', 'When is there a counter-charge?'),
    t('Contre une charge, par une cavalerie en ordre.', 'Against a charge, by cavalry in good order.'),
    t('Usage de la série (9.4).', 'Usage of the series (9.4).'),
  ),
  read(
    'J-70',
    'house',
    t('Un carré : de qui ?', 'A square: of whom?'),
    t('D’infanterie qui n’est pas en déroute.', 'Of infantry that is not routed.'),
    t('Usage de la série.', 'Usage of the series.'),
  ),
  read(
    'J-72',
    'printed',
    t('Deux droits dans une case, les deux à la fois ?', 'Two rights in one cell: both of them?'),
    t('L’un ou l’autre, pour tout le camp.', 'One or the other, for the whole side.'),
    t('La case dit « ou ».', 'The cell says "or".'),
  ),
];
