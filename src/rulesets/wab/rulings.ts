import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { PROGRAM_RULINGS } from './rulings-program.ts';

const NATURAL_ONE = ruling({
  id: 'W1',
  question: t('Un 1 naturel peut-il toucher ?', 'Can a natural 1 hit?'),
  reading: t(
    'Non : il manque toujours, il faut au moins 2. Le « 1 » de la CT 6 n’est qu’une réserve contre les modificateurs.',
    'No: it always misses, 2 is the least that hits. The “1” of BS 6 is only a reserve against modifiers.',
  ),
  why: t('Toutes les éditions de la famille le disent.', 'Every edition of the family says so.'),
  origin: 'family',
  switch: {
    misses: t('il manque', 'it misses'),
    'as-printed': t('un score de 1 ou moins touche sans dé', 'a score of 1 or less hits without a die'),
  },
});

const HIGH_SKILL = ruling({
  id: 'W2',
  question: t('Quel score pour une CT de plus de 6 ?', 'Which score for a BS above 6?'),
  reading: t(
    'La suite continue : 0, −1, etc. avant modificateurs.',
    'The row goes on: 0, −1 and so on, before modifiers.',
  ),
  why: t('Chaque point de CT vaut un point de score.', 'Each point of BS is worth one point of score.'),
  origin: 'house',
  switch: { continues: t('la suite continue', 'the row goes on'), 'as-six': t('comme une CT de 6', 'as BS 6') },
});

const LOST_STRENGTH = ruling({
  id: 'W5',
  question: t('Où compte la Force perdue à 7+ ?', 'Where does Strength lost at 7+ count?'),
  reading: t('Pour blesser et pour la sauvegarde.', 'For the wound and for the save.'),
  why: t('La table réduit la Force du coup lui-même.', 'The table reduces the Strength of the blow itself.'),
  origin: 'printed',
  switch: { both: t('blessure et sauvegarde', 'wound and save'), 'wound-only': t('blessure seulement', 'wound only') },
});

const NO_STRENGTH = ruling({
  id: 'W6',
  question: t('Et si la Force tombe à 0 ou moins ?', 'What if Strength falls to 0 or less?'),
  reading: t('Le coup ne blesse pas.', 'The blow cannot wound.'),
  why: t('La table commence à 1, et 0 veut dire incapable.', 'The chart starts at 1, and 0 means unable.'),
  origin: 'family',
  switch: {
    'cannot-wound': t('ne blesse pas', 'cannot wound'),
    'at-least-1': t('jamais moins de 1', 'never below 1'),
    extended: t('la table se prolonge vers le bas', 'the chart goes on downwards'),
  },
});

const TWO_STRENGTHS = ruling({
  id: 'W8',
  question: t('Que veut dire F3/4 (arquebuse, arbalète) ?', 'What does S3/4 mean (handgun, crossbow)?'),
  reading: t('4 à courte portée, 3 à longue.', '4 at short range, 3 at long.'),
  why: t('Deux valeurs dans une table de portées ; non vérifié.', 'Two values in a table of ranges; not verified.'),
  origin: 'house',
  switch: {
    'by-range': t('4 à courte portée, 3 à longue', '4 at short range, 3 at long'),
    'wound-3-save-4': t('3 pour blesser, 4 contre l’armure', '3 to wound, 4 against armour'),
    grades: t('deux modèles d’arme, le lourd à 4', 'two patterns of weapon, the heavier at 4'),
  },
});

const HALF_RANGE = ruling({
  id: 'W9',
  question: t('Où commence la longue portée ?', 'Where does long range begin?'),
  reading: t(
    'Au-delà de la moitié ; la moitié juste est courte. Se mesure par figurine, donc par lot.',
    'Beyond half; exactly half is short. Measured per model, hence per batch.',
  ),
  why: t('Pratique publiée de la famille.', 'Published practice of the family.'),
  origin: 'family',
  switch: {
    'beyond-half': t('au-delà de la moitié', 'beyond half'),
    'from-half': t('dès la moitié', 'from half on'),
  },
});

const THROWN = ruling({
  id: 'W10',
  question: t(
    'Les armes de jet échappent-elles aux malus de mouvement et de portée ?',
    'Are thrown weapons free of the moving and range penalties?',
  ),
  reading: t('Non.', 'No.'),
  why: t(
    'La feuille ne les excepte pas ; la 5e édition le faisait.',
    'The sheet makes no exception; the 5th edition did.',
  ),
  origin: 'printed',
  switch: {
    'no-exemption': t('aucune exception', 'no exception'),
    exempt: t('pierres, javelots et fléchettes exemptés', 'rocks, javelins and darts are exempt'),
  },
});

const BOTH_COVERS = ruling({
  id: 'W11',
  question: t('Couvert léger et couvert dur ensemble ?', 'Soft and hard cover together?'),
  reading: t('Le pire seul compte ; tout le reste s’additionne.', 'Only the worse counts; all else adds up.'),
  why: t('Deux degrés d’une même chose.', 'Two degrees of one thing.'),
  origin: 'house',
  switch: { 'worse-only': t('le pire seul', 'the worse only'), 'both-add': t('les deux s’ajoutent', 'both add up') },
});

const LONE_AND_LOOSE = ruling({
  id: 'W12',
  question: t('Personnage et tirailleurs : deux malus ?', 'Character and skirmishers: two penalties?'),
  reading: t('Oui, si les deux sont vrais.', 'Yes, where both are true.'),
  why: t('Deux lignes sur cette feuille, une seule en 6e édition.', 'Two lines on this sheet, one in the 6th edition.'),
  origin: 'printed',
  switch: { add: t('ils s’ajoutent', 'they add up'), once: t('un seul des deux', 'one of the two') },
});

const MASSED_MISSILES = ruling({
  id: 'W13',
  question: t('Combien tirent depuis les rangs arrière ?', 'How many shoot from the rear ranks?'),
  reading: t(
    'À chaque rang arrière, la 1re, 3e, 5e… des files dont l’homme de tête peut tirer. Arcs et fléchettes seulement.',
    'In each rear rank the 1st, 3rd, 5th… of the files whose leading model may shoot. Bows and darts only.',
  ),
  why: t('Une sur deux, en commençant par la première.', 'One in two, starting with the first.'),
  origin: 'house',
  switch: {
    'every-rank-up': t('tous les rangs arrière, moitié vers le haut', 'every rear rank, half rounded up'),
    'every-rank-down': t('tous les rangs arrière, moitié vers le bas', 'every rear rank, half rounded down'),
    'second-rank-up': t('deuxième rang seul, moitié vers le haut', 'second rank only, half rounded up'),
    'second-rank-down': t('deuxième rang seul, moitié vers le bas', 'second rank only, half rounded down'),
  },
});

const ODD_HIT = ruling({
  id: 'W14',
  question: t('Qui prend la touche impaire d’une mêlée ?', 'Who takes the odd hit on a melee?'),
  reading: t('Un d6 : 1-3 le camp du tireur, 4-6 l’ennemi.', 'A d6: 1-3 the shooter’s side, 4-6 the enemy.'),
  why: t(
    'Le dé de la première édition, pour ce qui ne se partage pas.',
    'The first edition’s die, for what cannot be shared.',
  ),
  origin: 'family',
  switch: {
    die: t('un dé pour l’impaire', 'a die for the odd one'),
    enemy: t('toujours l’ennemi', 'always the enemy'),
    'each-hit': t('un dé pour chaque touche (1re édition)', 'a die for every hit (first edition)'),
  },
});

const CAP = ruling({
  id: 'W16',
  question: t('La limite 3+ / 2+ vient-elle avant la Force ?', 'Does the limit of 3+ / 2+ come before Strength?'),
  reading: t(
    'Avant ; puis le modificateur. Au-delà de 6, pas de sauvegarde ; un 6 naturel n’y change rien, un 1 échoue toujours.',
    'Before; then the modifier. Above 6 there is no save; a natural 6 does not help, a 1 always fails.',
  ),
  why: t('C’est la sauvegarde portée qui est limitée.', 'It is the save one wears that is limited.'),
  origin: 'family',
  switch: { before: t('avant la Force', 'before Strength'), after: t('après la Force', 'after Strength') },
});

const ASTERISK = ruling({
  id: 'W18',
  question: t('Quels boucliers l’astérisque annule-t-il ?', 'Which shields does the asterisk cancel?'),
  reading: t(
    'Tous : bouclier, grand bouclier, bocle, pavois. Le caparaçon compte encore.',
    'All of them: shield, large shield, buckler, pavise. Barding still counts.',
  ),
  why: t('La note parle de porter un bouclier, sans distinguer.', 'The note speaks of carrying one, whichever it is.'),
  origin: 'house',
  switch: {
    'every-shield': t('tous', 'all of them'),
    'plain-shield': t('le bouclier ordinaire seul', 'the ordinary shield only'),
  },
});

const TWO_SHIELDS = ruling({
  id: 'W19',
  question: t('Un bouclier et un pavois ensemble ?', 'A shield and a pavise together?'),
  reading: t('Le meilleur de ceux qui s’appliquent.', 'The better of those that apply.'),
  why: t('On ne s’abrite que derrière un seul.', 'A man shelters behind one only.'),
  origin: 'house',
  switch: { best: t('le meilleur', 'the better one'), add: t('les deux s’ajoutent', 'both add up') },
});

const PAVISE = ruling({
  id: 'W20',
  question: t(
    'Que vaut un pavois hors d’un tir de front ?',
    'What is a pavise worth except when shot at from the front?',
  ),
  reading: t('Rien.', 'Nothing.'),
  why: t('La condition est imprimée, sans repli.', 'The condition is printed, with nothing to fall back on.'),
  origin: 'printed',
  switch: { nothing: t('rien', 'nothing'), 'as-shield': t('comme un bouclier', 'as a shield') },
});

const CANNOT_WOUND = ruling({
  id: 'W26',
  question: t('Un 6 naturel blesse-t-il malgré N ?', 'Does a natural 6 wound in spite of N?'),
  reading: t('Non.', 'No.'),
  why: t('N est distinct du 6 sur la même table.', 'N stands apart from 6 on the same chart.'),
  origin: 'printed',
  switch: { never: t('jamais', 'never'), 'on-6': t('sur un 6', 'on a 6') },
});

export const RULINGS: readonly Ruling[] = [
  NATURAL_ONE,
  HIGH_SKILL,
  ruling({
    id: 'W3',
    question: t('Dans quel sens vont les modificateurs de tir ?', 'Which way do shooting modifiers go?'),
    reading: t(
      'Ils s’ajoutent au dé : score = table − somme. On teste 7+ seulement ensuite.',
      'They are added to the die: score = chart − sum. Only then is 7+ tested.',
    ),
    why: t('+1 pour une grande cible doit aider le tireur.', '+1 for a large target must help the shooter.'),
    origin: 'printed',
  }),
  ruling({
    id: 'W4',
    question: t('Peut-on toucher quand il faut 7 ou plus ?', 'Can one hit when 7 or more is needed?'),
    reading: t('Oui, toujours sur un 6, avec moins de Force.', 'Yes, always on a 6, with less Strength.'),
    why: t(
      'La table va jusqu’à 11 et plus sans dire impossible.',
      'The table goes to 11 and more without saying impossible.',
    ),
    origin: 'printed',
  }),
  LOST_STRENGTH,
  NO_STRENGTH,
  ruling({
    id: 'W7',
    question: t('Et au-delà de 10 ?', 'What about values above 10?'),
    reading: t(
      'Force, Endurance et CC vont de 1 à 10 ; le reste est rejeté.',
      'Strength, Toughness and WS run from 1 to 10; anything else is rejected.',
    ),
    why: t('Les deux tables s’arrêtent à 10.', 'Both charts end at 10.'),
    origin: 'printed',
  }),
  TWO_STRENGTHS,
  HALF_RANGE,
  THROWN,
  BOTH_COVERS,
  LONE_AND_LOOSE,
  MASSED_MISSILES,
  ODD_HIT,
  ruling({
    id: 'W15',
    question: t('Plusieurs unités d’un même camp dans la mêlée ?', 'Several units of one side in the melee?'),
    reading: t(
      'La part du camp est divisée également ; un d6 désigne qui prend le reste.',
      'The side’s share is divided equally; a d6 says who takes the remainder.',
    ),
    why: t('Le même partage, une fois de plus.', 'The same sharing, once more.'),
    origin: 'house',
  }),
  CAP,
  ruling({
    id: 'W17',
    question: t('À pied, plates partielles et bouclier ?', 'On foot, partial plate and a shield?'),
    reading: t(
      'Pas d’astérisque : 3+ ; un grand bouclier n’améliore plus rien.',
      'No asterisk: 3+; a large shield gains nothing more.',
    ),
    why: t('L’astérisque manque, la limite est 3+.', 'The asterisk is absent and the limit is 3+.'),
    origin: 'printed',
  }),
  ASTERISK,
  TWO_SHIELDS,
  PAVISE,
  ruling({
    id: 'W21',
    question: t('Quand compte la bocle des tirailleurs ?', 'When does the buckler of skirmishers count?'),
    reading: t('Au corps à corps et contre le tir.', 'In combat and against shooting.'),
    why: t('La note limite les autres, pas eux.', 'The note limits the others, not them.'),
    origin: 'printed',
  }),
  ruling({
    id: 'W22',
    question: t(
      'Qu’est-ce qu’un coup de front pour un demi-caparaçon ?',
      'What is a blow from the front for half barding?',
    ),
    reading: t(
      'L’attaquant est dans l’arc avant de l’unité touchée ; un seul caparaçon à la fois.',
      'The attacker lies in the forward arc of the unit hit; one barding at a time.',
    ),
    why: t('Les arcs sont ceux de l’unité.', 'Arcs belong to the unit.'),
    origin: 'house',
  }),
  ruling({
    id: 'W23',
    question: t('À pied, sans armure mais avec un bouclier ?', 'On foot, no armour but a shield?'),
    reading: t(
      '« Aucune » vaut 7 : 6+ avec un bouclier, 5+ avec un grand.',
      '“None” counts as 7: 6+ with a shield, 5+ with a large one.',
    ),
    why: t('Le bonus s’ajoute à ce qu’il y a.', 'The bonus adds to whatever there is.'),
    origin: 'family',
  }),
  ruling({
    id: 'W24',
    question: t('D’où vient le 6 d’un cavalier sans armure ?', 'Where does the 6 of an unarmoured rider come from?'),
    reading: t('De la monture, avant bouclier et caparaçon.', 'From the mount, before shield and barding.'),
    why: t('Tout cavalier sauve un point mieux qu’à pied.', 'Every rider saves one better than on foot.'),
    origin: 'family',
  }),
  ruling({
    id: 'W25',
    question: t('Une armure de cataphracte à pied ?', 'Cataphract armour on foot?'),
    reading: t('Refusée.', 'Refused.'),
    why: t('La case porte un tiret.', 'The cell holds a dash.'),
    origin: 'printed',
  }),
  CANNOT_WOUND,
  ruling({
    id: 'W27',
    question: t('Quand faut-il 7+ au corps à corps ?', 'When does close combat need 7+?'),
    reading: t(
      'Jamais par la table ; seulement avec un modificateur de scénario (obstacle…), à saisir. Un 6 touche alors.',
      'Never by the chart; only with a modifier of the scenario (obstacle…), to be stated. A 6 then hits.',
    ),
    why: t(
      'La table ne dépasse pas 6, mais 7+ vaut aussi au combat.',
      'The chart ends at 6, yet 7+ holds for combat too.',
    ),
    origin: 'printed',
  }),
  ruling({
    id: 'W28',
    question: t(
      'Un char léger en mouvement peut-il être une grande cible ?',
      'Can a moving light chariot be a large target?',
    ),
    reading: t('Oui, les deux lignes sont indépendantes.', 'Yes, both lines are independent.'),
    why: t('Rien ne les lie.', 'Nothing ties them together.'),
    origin: 'house',
  }),
  ruling({
    id: 'W29',
    question: t(
      'Pierres et javelots prennent-ils la Force du lanceur ?',
      'Do rocks and javelins take the thrower’s Strength?',
    ),
    reading: t('Non, 3 comme imprimé.', 'No, 3 as printed.'),
    why: t('La table donne un nombre.', 'The table gives a number.'),
    origin: 'printed',
  }),
  ruling({
    id: 'W30',
    question: t('Que deviennent les blessures en trop ?', 'What becomes of surplus wounds?'),
    reading: t(
      'Elles restent notées sur l’unité ; au-delà de la dernière figurine, elles sont perdues.',
      'They stay noted on the unit; beyond the last model they are lost.',
    ),
    why: t('Il n’y a plus personne à blesser.', 'Nobody is left to be wounded.'),
    origin: 'printed',
  }),
  ...PROGRAM_RULINGS,
];
