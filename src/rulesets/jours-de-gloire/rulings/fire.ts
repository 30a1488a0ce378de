import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Artillery fire. */
export const FIRE = {
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
    why: t(
      'La ligne nomme les deux ; la note [g] dit l’ouvrage non cumulable, sans dire lequel demeure (J-15).',
      'The line names both; note [g] says that the work is not cumulative, not which of them stays (J-15).',
    ),
    origin: 'printed',
    options: {
      work: t('l’ouvrage remplace toujours l’hexagone', 'the work always replaces the hex'),
      defender: t(
        'des deux, celui qui protège le mieux la cible',
        'of the two, the one that protects the target better',
      ),
    },
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
  'J-73': {
    question: t('Contre-batterie sur qui ?', 'Counter-battery fire on whom?'),
    answer: t('Sur un hexagone où il y a de l’artillerie.', 'On a hex with some artillery in it.'),
    why: t('Elle répond à des canons (7.1).', 'It answers guns (7.1).'),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
