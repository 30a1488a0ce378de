import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

const UNRULY_MOVES = ruling({
  id: 'D42',
  question: t('Irréguliers en mouvement : +1 par cas ou en tout ?', 'Moving irregulars: +1 per case or in all?'),
  reading: t('En tout : un seul +1.', 'In all: a single +1.'),
  why: t('Trois tirets sous une seule valeur.', 'Three dashes under one value.'),
  origin: 'printed',
  switch: { once: t('en tout', 'in all'), each: t('par cas', 'per case') },
});

const DOUBLED_ADVANCE = ruling({
  id: 'D46',
  question: t('Quel mouvement ne doit pas amener à moins de 200 pas ?', 'Which move must not end within 200p?'),
  reading: t('Le mouvement doublé.', 'The doubled move.'),
  why: t('C’est ainsi que se limitent les marches.', 'That is how marches are limited.'),
  origin: 'family',
  switch: {
    doubled: t('le mouvement doublé', 'the doubled move'),
    single: t('le mouvement simple', 'the single move'),
  },
});

const EQUALLY_NEAR = ruling({
  id: 'D51',
  question: t(
    'Deux ennemis à égale distance : lequel est le plus proche ?',
    'Two enemies equally far: which is nearest?',
  ),
  reading: t('Celui qui n’est pas démoralisé.', 'The one that is not demoralised.'),
  why: t('Prudence : il tient les autres.', 'Caution: it holds the others.'),
  origin: 'house',
  switch: {
    steady: t('celui qui n’est pas démoralisé', 'the one that is not demoralised'),
    demoralised: t('celui qui est démoralisé', 'the demoralised one'),
  },
});

const NEAR_WHOM = ruling({
  id: 'D52',
  question: t('Distance doublée : à 200 pas de quel ennemi ?', 'Twice the distance: 200p from which enemy?'),
  reading: t(
    'De n’importe lequel, ignoré ou non, comme si l’avance allait droit sur lui.',
    'Any, ignored or not, as if the advance went straight at it.',
  ),
  why: t('La ligne dit un ennemi, sans plus.', 'The line says an enemy and no more.'),
  origin: 'printed',
  switch: { any: t('tout ennemi', 'any enemy'), counting: t('celui qui décide', 'the one that decides') },
});

const UNPAID = ruling({
  id: 'D60',
  question: t('Une dépense trop chère arrête-t-elle les suivantes ?', 'Does an expense too dear stop those after it?'),
  reading: t(
    'Non : dans l’ordre donné, on paie chacune qui peut encore l’être.',
    'No: in the order given, each that can still be paid is paid.',
  ),
  why: t('Rien n’oblige à garder des PIP.', 'Nothing makes a command keep its PIPs.'),
  origin: 'house',
  switch: {
    'passed-over': t('non, elle est sautée', 'no, it is passed over'),
    stops: t('oui, on s’arrête là', 'yes, payment ends there'),
  },
});

/** Readings on movement and advances without a switch. */
const FIXED: readonly Ruling[] = [
  {
    id: 'D43',
    question: t(
      'Plusieurs éléments passent une rivière 7-8 au même endroit ?',
      'Several elements cross a 7-8 river at one place?',
    ),
    reading: t(
      'Dans l’ordre : un passage réussi vaut +1 aux suivants, un échec de 2 à 4 les arrête ce tour ; le +1 ne compte qu’une fois.',
      'In order: a successful crossing gives the next +1, a result of 2 to 4 stops them this turn; the +1 counts once.',
    ),
    why: t('La note parle d’un ami déjà passé et de 300 pas.', 'The note speaks of a friend across and of 300p.'),
    origin: 'house',
  },
  {
    id: 'D44',
    question: t('« À moins de » inclut-il la distance citée ?', 'Does “less than” include the distance named?'),
    reading: t(
      'Non : 600 pas n’est pas moins de 600 pas, ni 1200 plus de 1200.',
      'No: 600p is not less than 600p, nor 1200 more than 1200.',
    ),
    why: t('Sens des mots.', 'What the words mean.'),
    origin: 'printed',
  },
  {
    id: 'D45',
    question: t('Tout ennemi est ignoré : avance-t-on ?', 'All enemies are ignored: is there an advance?'),
    reading: t('Non.', 'No.'),
    why: t('Il n’y a personne vers qui aller.', 'There is nobody to go for.'),
    origin: 'house',
  },
  {
    id: 'D55',
    question: t('Des Bd(X) irréguliers sont-ils impétueux ?', 'Are irregular Bd(X) impetuous?'),
    reading: t('Oui, comme Bd(F).', 'Yes, as Bd(F) are.'),
    why: t(
      'Hors du cas cité, ils sont Bd(F), aussi pour bouger.',
      'Save in the case named they are Bd(F), in moving too.',
    ),
    origin: 'house',
  },
  {
    id: 'D58',
    question: t('Un ennemi à 0 pas : avance-t-on ?', 'An enemy at 0p: is there an advance?'),
    reading: t('Non : l’élément est déjà au contact.', 'No: the element is in contact already.'),
    why: t('Il combat là où il est.', 'It fights where it stands.'),
    origin: 'house',
  },
  {
    id: 'D59',
    question: t('Un élément démonté fuit : de combien ?', 'A dismounted element flees: how far?'),
    reading: t('Du mouvement de sa monture plus 50 pas.', 'By the move of its mounts plus 50p.'),
    why: t('Il remonte avant de fuir.', 'It remounts before it flees.'),
    origin: 'house',
  },
];

export const MOVE_RULINGS: readonly Ruling[] = [
  ...FIXED,
  UNRULY_MOVES,
  DOUBLED_ADVANCE,
  EQUALLY_NEAR,
  NEAR_WHOM,
  UNPAID,
];
