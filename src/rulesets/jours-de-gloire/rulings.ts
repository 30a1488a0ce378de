import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import * as switched from './switches.ts';

type Origin = Ruling['origin'];

const read = (id: string, origin: Origin, question: Text, reading: Text, why: Text): Ruling =>
  ruling({ id, question, reading, why, origin });

const PLAIN: readonly Ruling[] = [
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
      'Vers l’intérieur, tout l’hexagone du défenseur ; vers l’extérieur, le -1 de [b].',
      'Inwards, all of the defender’s hex; outwards, the -1 of [b].',
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
    'J-22',
    'printed',
    t('Plusieurs attaquants à six fronts ?', 'Several attackers with six fronts?'),
    t('-1 une fois.', '-1 once.'),
    t('C’est un modificateur de l’attaque.', 'It is a modifier of the attack.'),
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
    'J-36',
    'printed',
    t('Que donne un tir sous 9 ?', 'What does fire below 9 do?'),
    t('Rien ; et ni plancher ni plafond.', 'Nothing; and no floor or ceiling.'),
    t('La force s’ajoute au dé : 15 s’atteint.', 'Strength is added to the die: 15 can be reached.'),
  ),
  read(
    'J-38',
    'printed',
    t('Adjacent et à portée efficace ?', 'Adjacent and within efficient range?'),
    t('+1 seulement.', '+1 only.'),
    t('Trois lignes qui s’excluent.', 'Three lines that exclude one another.'),
  ),
  read(
    'J-39',
    'house',
    t('La longue portée est-elle bornée ?', 'Is long range capped?'),
    t('Non, sauf portée maximale donnée.', 'No, unless a greatest range is given.'),
    t('-2 par hexagone borne déjà.', '-2 per hex is cap enough.'),
  ),
  read(
    'J-40',
    'printed',
    t('Où valent les niveaux pour le tir ?', 'Where do levels matter for fire?'),
    t('À un hexagone ; plus loin, la ligne de vue seule.', 'At one hex; beyond, line of sight alone.'),
    t('Note [f].', 'Note [f].'),
  ),
  read(
    'J-41',
    'printed',
    t('NA du tir par une crête ou une pente raide ?', 'NA of fire across a crest or steep slope?'),
    t('Interdit à un hexagone.', 'Forbidden at one hex.'),
    t('La case et la note [f].', 'The cell and note [f].'),
  ),
  read(
    'J-42',
    'printed',
    t('Quand la cible est-elle groupée ?', 'When is a target massed?'),
    t(
      'Deux unités non d’artillerie ; pas en réaction ni contre-batterie.',
      'Two units not artillery; not for reaction or counter-battery.',
    ),
    t('La ligne et sa note.', 'The line and its note.'),
  ),
  read(
    'J-43',
    'printed',
    t('Quels tireurs ont six fronts ?', 'Which firers have six fronts?'),
    t('Ceux d’un hexagone [b], ou empilés avec un carré.', 'Those in a [b] hex, or stacked with a square.'),
    t(
      'La ligne nomme carré, ville et village ; le château porte [b].',
      'The line names square, town, village; the castle carries [b].',
    ),
  ),
  read(
    'J-44',
    'printed',
    t('Tir : hexagone et côté ?', 'Fire: hex and hexside?'),
    t('Ils s’ajoutent ; un ouvrage remplace l’hexagone.', 'They add up; a work replaces the hex.'),
    t('La ligne nomme les deux ; note [g].', 'The line names both; note [g].'),
  ),
  read(
    'J-45',
    'printed',
    t('Qui est « Général » ?', 'Who is a "General"?'),
    t('Les chefs.', 'Leaders.'),
    t('Ni pile amie ni ZdC ne leur coûtent.', 'Friends and ZoC cost them nothing.'),
  ),
  read(
    'J-48',
    'printed',
    t('Pente interdite, mais avec une voie ?', 'A forbidden slope, but with a road?'),
    t('Permise : coût de l’hexagone et +2.', 'Allowed: cost of the hex and +2.'),
    t('Note [c].', 'Note [c].'),
  ),
  read(
    'J-49',
    'printed',
    t('La fraction 1/2 ?', 'The fraction 1/2?'),
    t('Pour les généraux, sur route et chemin.', 'For generals, on road and trail.'),
    t('Première colonne.', 'First column.'),
  ),
  read(
    'J-50',
    'printed',
    t('L’artillerie paie-t-elle 2 en clair ?', 'Does artillery pay 2 in clear?'),
    t('Oui.', 'Yes.'),
    t('Chemin 2 et route 1 s’accordent avec ce chiffre.', 'Trail 2 and road 1 agree with it.'),
  ),
  read(
    'J-52',
    'house',
    t('Et si le premier code met en déroute ou élimine ?', 'What if the first code routs or eliminates?'),
    t('Le reste ne compte plus.', 'The rest no longer counts.'),
    t('Une unité qui fuit ne teste pas pour reculer.', 'A fleeing unit does not test to fall back.'),
  ),
  read(
    'J-60',
    'family',
    t('Comment se fait un test ?', 'How is a test made?'),
    t('Dé 0-9 plus modificateurs : réussi jusqu’à la valeur.', 'Die 0-9 plus modifiers: passed up to the rating.'),
    t('Règle 0.4 de la série.', 'Rule 0.4 of the series.'),
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
];

const numberOf = ({ id }: Ruling): number => Number(id.slice(2));

export const RULINGS: readonly Ruling[] = [...PLAIN, ...Object.values<Ruling>(switched)].sort(
  (a, b) => numberOf(a) - numberOf(b),
);
