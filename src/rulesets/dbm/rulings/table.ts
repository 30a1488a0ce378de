import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Moves, commands, rivers and shooters. */
export const TABLE = {
  'D-22': {
    question: t('Rivière 1-2 : la berge est-elle défendable ?', 'River 1-2: is the bank defensible?'),
    answer: t('Oui, comme imprimé.', 'Yes, as printed.'),
    why: t(
      'DBA3 en ferait un ruisseau sans effet : peut-être un mot perdu.',
      'DBA3 has a paltry stream there: perhaps a lost word.',
    ),
    origin: 'printed',
    options: { defensible: t('oui', 'yes'), misprint: t('non', 'no') },
  },
  'D-23': {
    question: t(
      'Que vaut la « distance F » de l’avance spontanée ?',
      'What is the “distance F” of spontaneous advances?',
    ),
    answer: t('Un front de socle : 80 pas.', 'One base front: 80 paces.'),
    why: t('F pour front ; la feuille ne l’explique pas.', 'F for frontage; the sheet does not explain it.'),
    origin: 'house',
    options: { front: t('un front de socle, 80 pas', 'one base front, 80p'), move: t('un mouvement', 'one move') },
  },
  'D-42': {
    question: t('Irréguliers en mouvement : +1 par cas ou en tout ?', 'Moving irregulars: +1 per case or in all?'),
    answer: t('En tout : un seul +1.', 'In all: a single +1.'),
    why: t('Trois tirets sous une seule valeur.', 'Three dashes under one value.'),
    origin: 'printed',
    options: { once: t('en tout', 'in all'), each: t('par cas', 'per case') },
  },
  'D-43': {
    question: t(
      'Plusieurs éléments passent une rivière 7-8 au même endroit ?',
      'Several elements cross a 7-8 river at one place?',
    ),
    answer: t(
      'Dans l’ordre : un passage réussi vaut +1 aux suivants, un échec de 2 à 4 les arrête ce tour ; le +1 ne compte qu’une fois.',
      'In order: a successful crossing gives the next +1, a result of 2 to 4 stops them this turn; the +1 counts once.',
    ),
    why: t('La note parle d’un ami déjà passé et de 300 pas.', 'The note speaks of a friend across and of 300p.'),
    origin: 'house',
  },
  'D-44': {
    question: t('« À moins de » inclut-il la distance citée ?', 'Does “less than” include the distance named?'),
    answer: t(
      'Non : 600 pas n’est pas moins de 600 pas, ni 1200 plus de 1200.',
      'No: 600p is not less than 600p, nor 1200 more than 1200.',
    ),
    why: t('Sens des mots.', 'What the words mean.'),
    origin: 'printed',
  },
  'D-45': {
    question: t('Tout ennemi est ignoré : avance-t-on ?', 'All enemies are ignored: is there an advance?'),
    answer: t('Non.', 'No.'),
    why: t('Il n’y a personne vers qui aller.', 'There is nobody to go for.'),
    origin: 'house',
  },
  'D-46': {
    question: t('Quel mouvement ne doit pas amener à moins de 200 pas ?', 'Which move must not end within 200p?'),
    answer: t('Le mouvement doublé.', 'The doubled move.'),
    why: t('C’est ainsi que se limitent les marches.', 'That is how marches are limited.'),
    origin: 'family',
    options: {
      doubled: t('le mouvement doublé', 'the doubled move'),
      single: t('le mouvement simple', 'the single move'),
    },
  },
  'D-48': {
    question: t('Un naval vide peut-il tirer ?', 'May an empty naval element shoot?'),
    answer: t('Non : ses troupes sont à terre.', 'No: its troops are ashore.'),
    why: t('La feuille ne lui donne qu’un facteur de combat.', 'The sheet gives it a combat factor only.'),
    origin: 'house',
  },
  'D-51': {
    question: t(
      'Deux ennemis à égale distance : lequel est le plus proche ?',
      'Two enemies equally far: which is nearest?',
    ),
    answer: t('Celui qui n’est pas démoralisé.', 'The one that is not demoralised.'),
    why: t('Prudence : il tient les autres.', 'Caution: it holds the others.'),
    origin: 'house',
    options: {
      steady: t('celui qui n’est pas démoralisé', 'the one that is not demoralised'),
      demoralised: t('celui qui est démoralisé', 'the demoralised one'),
    },
  },
  'D-52': {
    question: t('Distance doublée : à 200 pas de quel ennemi ?', 'Twice the distance: 200p from which enemy?'),
    answer: t(
      'De n’importe lequel, ignoré ou non, comme si l’avance allait droit sur lui.',
      'Any, ignored or not, as if the advance went straight at it.',
    ),
    why: t('La ligne dit un ennemi, sans plus.', 'The line says an enemy and no more.'),
    origin: 'printed',
    options: { any: t('tout ennemi', 'any enemy'), counting: t('celui qui décide', 'the one that decides') },
  },
  'D-58': {
    question: t('Un ennemi à 0 pas : avance-t-on ?', 'An enemy at 0p: is there an advance?'),
    answer: t('Non : l’élément est déjà au contact.', 'No: the element is in contact already.'),
    why: t('Il combat là où il est.', 'It fights where it stands.'),
    origin: 'house',
  },
  'D-60': {
    question: t(
      'Une dépense trop chère arrête-t-elle les suivantes ?',
      'Does an expense that is too dear stop those after it?',
    ),
    answer: t(
      'Non : dans l’ordre donné, on paie chacune qui peut encore l’être.',
      'No: in the order given, each that can still be paid is paid.',
    ),
    why: t('Rien n’oblige à garder des PIP.', 'Nothing makes a command keep its PIPs.'),
    origin: 'house',
    options: {
      'passed-over': t('non, elle est sautée', 'no, it is passed over'),
      stops: t('oui, on s’arrête là', 'yes, payment ends there'),
    },
  },
  'D-63': {
    question: t('Qui tire du 2e rang ?', 'Who shoots from the 2nd rank?'),
    answer: t('Art(X) seulement, dans sa propre phase.', 'Art(X) only, in its own phase.'),
    why: t(
      'La feuille ne parle d’un 2e rang qui tire que pour elles.',
      'The sheet speaks of a shooting 2nd rank for them alone.',
    ),
    origin: 'printed',
    options: {
      'artillery-x': t('Art(X) seulement', 'Art(X) only'),
      all: t('tous ceux qui tirent', 'all who shoot'),
    },
  },
  'D-65': {
    question: t(
      'Général « en contact bord ennemi » : par quel bord à lui, pour le +1 PIP ?',
      'A general in contact by an enemy edge: by which edge of its own, for the +1 PIP?',
    ),
    answer: t('Par son front.', 'By its front.'),
    why: t(
      'La feuille parle seulement d’un bord ; l’anglaise précise le front.',
      'The sheet speaks of an edge only; the English one says the front edge.',
    ),
    origin: 'family',
    options: { front: t('son front seulement', 'its front only'), any: t('n’importe quel bord', 'any edge') },
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
