import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Artillery fire. */
export const FIRE = {
  'J-36': {
    question: t('Que donne un tir sous 9 ?', 'What does fire below 9 do?'),
    answer: t(
      'Rien ; et le jet modifié n’a ni minimum ni maximum.',
      'Nothing; and the modified roll has no minimum or maximum.',
    ),
    why: t('Les PF s’ajoutent au dé : 15 peut être atteint.', 'SP are added to the die: 15 can be reached.'),
    origin: 'printed',
  },
  'J-37': {
    question: t('Tir combiné : quelle force ?', 'Combined fire: which strength?'),
    answer: t('Celle de l’artillerie la plus forte, et +2.', 'That of the stronger artillery, and +2.'),
    why: t(
      'La ligne des PF parle d’une artillerie ; le +2 est tout l’apport de la seconde.',
      'The SP line speaks of one artillery unit; +2 is all that the second brings.',
    ),
    origin: 'house',
    options: { strongest: t('la plus forte', 'the stronger'), sum: t('la somme', 'the sum') },
  },
  'J-38': {
    question: t('À bout portant et à portée efficace ?', 'Point-blank and within efficient range?'),
    answer: t('+1 seulement.', '+1 only.'),
    why: t('Trois lignes qui s’excluent.', 'Three lines that exclude one another.'),
    origin: 'printed',
  },
  'J-39': {
    question: t('La longue portée est-elle limitée ?', 'Is long range limited?'),
    answer: t('Non, sauf si une portée maximale est donnée.', 'No, unless a maximum range is given.'),
    why: t('-2 par hexagone est déjà une limite.', '-2 per hex is limit enough.'),
    origin: 'house',
  },
  'J-40': {
    question: t('À quelle distance les niveaux comptent-ils pour le tir ?', 'At which range do levels count for fire?'),
    answer: t('À un hexagone ; plus loin, les lignes de vue seules.', 'At one hex; beyond, line of sight alone.'),
    why: t('Note [f].', 'Note [f].'),
    origin: 'printed',
  },
  'J-41': {
    question: t('Tir à travers une crête ou une pente raide : NA ?', 'Fire across a crest or steep slope: NA?'),
    answer: t('Interdit à un hexagone.', 'Forbidden at one hex.'),
    why: t('La case et la note [f].', 'The cell and note [f].'),
    origin: 'printed',
  },
  'J-42': {
    question: t('Quand la cible est-elle groupée ?', 'When is a target massed?'),
    answer: t(
      'Dès deux unités hors artillerie ; pas pour un tir de réaction ou de contre-batterie.',
      'With two units other than artillery; not for reaction or counter-battery fire.',
    ),
    why: t('La ligne et sa note.', 'The line and its note.'),
    origin: 'printed',
  },
  'J-43': {
    question: t('Quels tireurs ont six hex. de front ?', 'Which firers have six front hexes?'),
    answer: t(
      'Ceux d’un hexagone [b], ou empilés avec un carré : ils tirent tout autour, et subissent le -1.',
      'Those in a [b] hex, or stacked with a square: they fire all round, and take the -1.',
    ),
    why: t(
      'La ligne nomme carré, ville et village, et dit leurs six fronts ; nul carré n’a de canons que ceux empilés avec lui. Le château porte [b].',
      'The line names square, town, village, and says that they have six fronts; no square has guns but those stacked with it. The castle carries [b].',
    ),
    origin: 'printed',
  },
  'J-44': {
    question: t('Tir : hexagone et côté d’hex. ?', 'Fire: hex and hexside?'),
    answer: t(
      'Ils s’ajoutent ; une redoute, un mur ou une fortification remplace l’hexagone.',
      'They add up; a redoubt, wall or fortification replaces the hex.',
    ),
    why: t(
      'La ligne nomme les deux ; la note [g] les dit non cumulables, sans dire lequel compte (J-15).',
      'The line names both; note [g] says that they are not cumulative, not which of them counts (J-15).',
    ),
    origin: 'printed',
    options: {
      work: t('redoute, mur ou fortification, toujours', 'redoubt, wall or fortification, always'),
      defender: t(
        'des deux, celui qui protège le mieux la cible',
        'of the two, the one that protects the target better',
      ),
    },
  },
  'J-61': {
    question: t('Qui subit le tir dans l’hexagone cible ?', 'Who suffers fire in the target hex?'),
    answer: t('Chaque unité.', 'Every unit.'),
    why: t('La cible est l’hexagone ; groupée, elle est plus facile.', 'The target is the hex; massed, it is easier.'),
    origin: 'house',
    options: { every: t('chaque unité', 'every unit'), first: t('celle du dessus', 'the top one') },
  },
  'J-62': {
    question: t(
      'Tir combiné avec deux portées efficaces différentes ?',
      'Combined fire with two different efficient ranges?',
    ),
    answer: t('Celle de l’artillerie dont la force compte.', 'That of the artillery whose strength counts.'),
    why: t('L’autre n’apporte que +2.', 'The other brings only +2.'),
    origin: 'house',
    options: { lead: t('celle de la plus forte', 'the stronger one’s'), shortest: t('la plus courte', 'the shorter') },
  },
  'J-63': {
    question: t('Tirer d’un village par-dessus sa redoute ?', 'Firing from a village over its own redoubt?'),
    answer: t(
      'Le -1 du tireur ayant six hex. de front reste ; celui d’un carré, dans tous les cas.',
      'The -1 of a firer with six front hexes stays; that of a square in any case.',
    ),
    why: t(
      'C’est un modificateur de tir ; vers l’extérieur, la redoute vaut PE et ne met aucun chiffre à sa place.',
      'It is a fire modifier; outwards the redoubt is PE and puts no figure in its place.',
    ),
    origin: 'house',
    options: { kept: t('le -1 reste', 'the -1 stays'), replaced: t('pas de -1', 'no -1') },
  },
  'J-73': {
    question: t('Contre-batterie : sur qui ?', 'Counter-battery fire: at whom?'),
    answer: t('Sur un hexagone où il y a de l’artillerie.', 'At a hex with artillery in it.'),
    why: t('Elle répond à des canons (7.1).', 'It answers guns (7.1).'),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
