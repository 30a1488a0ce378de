import type { Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { read } from './reading.ts';
import { SHOCK_RULINGS } from './rulings-shock.ts';
import * as shock from './switches-shock.ts';
import * as others from './switches.ts';

/** Readings of fire, movement and tests without a switch. */
const OTHER_RULINGS: readonly Ruling[] = [
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
    t(
      'Les chefs ; jamais en désordre, ils ne paient pas non plus l’entrée en ZdC.',
      'Leaders; never disordered, they do not pay to enter a ZoC either.',
    ),
    t(
      'Ni pile amie ni ZdC ne leur coûtent, et la note [d] parle d’unités.',
      'Friends and ZoC cost them nothing, and note [d] speaks of units.',
    ),
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
    'J-60',
    'family',
    t('Comment se fait un test ?', 'How is a test made?'),
    t('Dé 0-9 plus modificateurs : réussi jusqu’à la valeur.', 'Die 0-9 plus modifiers: passed up to the rating.'),
    t('Règle 0.4 de la série.', 'Rule 0.4 of the series.'),
  ),
  read(
    'J-71',
    'house',
    t('Combat-on depuis un hexagone d’eau ?', 'May one fight out of a water hex?'),
    t(
      'Non ; une unité sur un pont est dans l’hexagone d’où il part, ou dans celui où il mène.',
      'No; a unit on a bridge is in the hex it leads from, or in the one it leads to.',
    ),
    t(
      'L’eau est NA pour tout mouvement et pour le choc ; le pont est franchi, pas occupé.',
      'Water is NA for all movement and for shock; a bridge is crossed, not held.',
    ),
  ),
  read(
    'J-73',
    'house',
    t('Contre-batterie sur qui ?', 'Counter-battery fire on whom?'),
    t('Sur un hexagone où il y a de l’artillerie.', 'On a hex with some artillery in it.'),
    t('Elle répond à des canons (7.1).', 'It answers guns (7.1).'),
  ),
];

const SWITCHED: readonly Ruling[] = [...Object.values<Ruling>(shock), ...Object.values<Ruling>(others)];

const numberOf = ({ id }: Ruling): number => Number(id.slice(2));

export const RULINGS: readonly Ruling[] = [...SHOCK_RULINGS, ...OTHER_RULINGS, ...SWITCHED].sort(
  (a, b) => numberOf(a) - numberOf(b),
);
