import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** Who shoots, at what, and how it hits. */
export const SHOOTING = {
  'W-1': {
    question: t('Un 1 naturel peut-il toucher ?', 'Can a natural 1 hit?'),
    answer: t(
      'Non : il échoue toujours, il faut au moins 2. Le « 1 » de la CT 6 n’est qu’une réserve contre les modificateurs.',
      'No: it always fails, 2 is the least that hits. The “1” of BS 6 is only a reserve against modifiers.',
    ),
    why: t('Toutes les éditions de la famille le disent.', 'Every edition of the family says so.'),
    origin: 'family',
    options: {
      misses: t('il échoue', 'it fails'),
      'as-printed': t('un score de 1 ou moins touche sans dé', 'a score of 1 or less hits without a die'),
    },
  },
  'W-2': {
    question: t('Quel score pour une CT de plus de 6 ?', 'Which score for a BS above 6?'),
    answer: t(
      'La suite continue : 0, −1, etc. avant modificateurs.',
      'The row goes on: 0, −1 and so on, before modifiers.',
    ),
    why: t('Chaque point de CT vaut un point de score.', 'Each point of BS is worth one point of score.'),
    origin: 'house',
    options: { continues: t('la suite continue', 'the row goes on'), 'as-six': t('comme une CT de 6', 'as BS 6') },
  },
  'W-3': {
    question: t('Dans quel sens vont les modificateurs de tir ?', 'Which way do shooting modifiers go?'),
    answer: t(
      'Ils s’ajoutent au dé : score = table − somme. On teste 7+ seulement ensuite.',
      'They are added to the die: score = chart − sum. Only then is 7+ tested.',
    ),
    why: t('+1 pour une grande cible doit aider le tireur.', '+1 for a large target must help the shooter.'),
    origin: 'printed',
  },
  'W-8': {
    question: t('Que veut dire F3/4 (arquebuse, arbalète) ?', 'What does S3/4 mean (handgun, crossbow)?'),
    answer: t('4 à courte portée, 3 à longue.', '4 at short range, 3 at long.'),
    why: t('Deux valeurs dans une table de portées ; non vérifié.', 'Two values in a table of ranges; not verified.'),
    origin: 'house',
    options: {
      'by-range': t('4 à courte portée, 3 à longue', '4 at short range, 3 at long'),
      'wound-3-save-4': t('3 pour blesser, 4 contre l’armure', '3 to wound, 4 against armour'),
      grades: t('deux modèles d’arme, le lourd à 4', 'two patterns of weapon, the heavier at 4'),
    },
  },
  'W-9': {
    question: t('Où commence la longue portée ?', 'Where does long range begin?'),
    answer: t(
      'Au-delà de la moitié ; la moitié juste est courte. Se mesure par figurine, donc par lot.',
      'Beyond half; exactly half is short. Measured per model, hence per batch.',
    ),
    why: t('Pratique publiée de la famille.', 'Published practice of the family.'),
    origin: 'family',
    options: {
      'beyond-half': t('au-delà de la moitié', 'beyond half'),
      'from-half': t('dès la moitié', 'from half on'),
    },
  },
  'W-10': {
    question: t(
      'Les armes de jet échappent-elles aux malus de mouvement et de portée ?',
      'Are thrown weapons free of the moving and range penalties?',
    ),
    answer: t('Non.', 'No.'),
    why: t(
      'La feuille ne les excepte pas ; la 5e édition le faisait.',
      'The sheet makes no exception; the 5th edition did.',
    ),
    origin: 'printed',
    options: {
      'no-exemption': t('aucune exception', 'no exception'),
      exempt: t('pierres, javelots et fléchettes exemptés', 'rocks, javelins and darts are exempt'),
    },
  },
  'W-11': {
    question: t('Couvert léger et couvert lourd ensemble ?', 'Soft and hard cover together?'),
    answer: t('Le pire seul compte ; tout le reste s’additionne.', 'Only the worse counts; all else adds up.'),
    why: t('Deux degrés d’une même chose.', 'Two degrees of one thing.'),
    origin: 'house',
    options: { 'worse-only': t('le pire seul', 'the worse only'), 'both-add': t('les deux s’ajoutent', 'both add up') },
  },
  'W-12': {
    question: t('Personnage et tirailleurs : deux malus ?', 'Character and skirmishers: two penalties?'),
    answer: t('Oui, si les deux sont vrais.', 'Yes, where both are true.'),
    why: t(
      'Deux lignes sur cette feuille, une seule en 6e édition.',
      'Two lines on this sheet, one in the 6th edition.',
    ),
    origin: 'printed',
    options: { add: t('ils s’ajoutent', 'they add up'), once: t('un seul des deux', 'one of the two') },
  },
  'W-13': {
    question: t(
      'Tir massé : combien tirent depuis les rangs arrière ?',
      'Massed missiles: how many shoot from the rear ranks?',
    ),
    answer: t(
      'À chaque rang arrière, la 1re, 3e, 5e… des files dont la figurine du premier rang peut tirer. Arcs et fléchettes seulement.',
      'In each rear rank the 1st, 3rd, 5th… of the files whose front rank model can shoot. Bows and darts only.',
    ),
    why: t('Une sur deux, en commençant par la première.', 'One in two, starting with the first.'),
    origin: 'house',
    options: {
      'every-rank-up': t('tous les rangs arrière, moitié arrondie vers le haut', 'every rear rank, half rounded up'),
      'every-rank-down': t('tous les rangs arrière, moitié arrondie vers le bas', 'every rear rank, half rounded down'),
      'second-rank-up': t('deuxième rang seul, moitié arrondie vers le haut', 'second rank only, half rounded up'),
      'second-rank-down': t('deuxième rang seul, moitié arrondie vers le bas', 'second rank only, half rounded down'),
    },
  },
  'W-14': {
    question: t('Cible au corps à corps : qui prend la touche impaire ?', 'Target in combat: who takes the odd hit?'),
    answer: t('Un d6 : 1-3 le camp du tireur, 4-6 l’ennemi.', 'A d6: 1-3 the shooter’s side, 4-6 the enemy.'),
    why: t(
      'Le dé de la première édition, pour ce qui ne se partage pas.',
      'The first edition’s die, for what cannot be shared.',
    ),
    origin: 'family',
    options: {
      die: t('un dé pour l’impaire', 'a die for the odd one'),
      enemy: t('toujours l’ennemi', 'always the enemy'),
      'each-hit': t('un dé pour chaque touche (1re édition)', 'a die for every hit (first edition)'),
    },
  },
  'W-15': {
    question: t(
      'Cible au corps à corps : plusieurs unités d’un même camp ?',
      'Target in combat: several units of one side?',
    ),
    answer: t(
      'La part du camp est divisée à parts égales ; un d6 désigne qui prend le reste.',
      'The side’s share is divided equally; a d6 says who takes the remainder.',
    ),
    why: t('Le même partage, une fois de plus.', 'The same sharing, once more.'),
    origin: 'house',
  },
  'W-28': {
    question: t(
      'Un char léger en mouvement peut-il être une grande cible ?',
      'Can a moving light chariot be a large target?',
    ),
    answer: t('Oui, les deux lignes sont indépendantes.', 'Yes, both lines are independent.'),
    why: t('Rien ne les lie.', 'Nothing ties them together.'),
    origin: 'house',
  },
  'W-29': {
    question: t(
      'Pierres et javelots prennent-ils la Force du lanceur ?',
      'Do rocks and javelins take the thrower’s Strength?',
    ),
    answer: t('Non, 3 comme imprimé.', 'No, 3 as printed.'),
    why: t('La table donne un nombre.', 'The table gives a number.'),
    origin: 'printed',
  },
  'W-31': {
    question: t('Une CT de 0 ?', 'A BS of 0?'),
    answer: t('Ne tire pas.', 'Does not shoot.'),
    why: t('0 veut dire incapable.', '0 means unable.'),
    origin: 'family',
  },
  'W-32': {
    question: t(
      'Comment compter une distance de 9 pouces et demi ?',
      'How is a distance of nine and a half inches counted?',
    ),
    answer: t(
      'Telle quelle, au demi-pouce ; plus finement, on arrondit au demi-pouce supérieur. Une portée saisie est un nombre pair de pouces.',
      'As it is, to the half inch; a finer measure is rounded up to the next half inch. A range that is stated is an even number of inches.',
    ),
    why: t(
      'Portées imprimées et demi-portées sont entières : arrondir au-delà d’elles ne change rien. La moitié d’une portée paire l’est aussi.',
      'Printed ranges and half ranges are whole inches: rounding beyond them changes nothing. So is half of an even range.',
    ),
    origin: 'house',
  },
  'W-33': {
    question: t('Cible au corps à corps : combien d’unités par camp ?', 'Target in combat: how many units a side?'),
    answer: t('Trois au plus.', 'Three at most.'),
    why: t(
      'Un d6 désigne, à chances égales, une unité sur deux ou sur trois.',
      'One d6 picks evenly among two or three units.',
    ),
    origin: 'house',
  },
  'W-34': {
    question: t(
      'Cible au corps à corps : des touches de Forces différentes ?',
      'Target in combat: hits of different Strengths?',
    ),
    answer: t(
      'Chaque Force est partagée à part, même si les dés sont pareils ; une même Force de plusieurs lots, ensemble. Compte la Force de l’attaque, 7+ déduit, avec le modificateur de sauvegarde propre à l’arme.',
      'Each Strength is shared separately, even where the dice are alike; one Strength from several batches, together. What counts is the Strength of the attack, after 7+, with the weapon’s own save modifier.',
    ),
    why: t('Ainsi chaque camp reçoit sa part de chacune.', 'So each side gets its share of each.'),
    origin: 'house',
  },
  'W-36': {
    question: t(
      'Les tireurs des rangs arrière mesurent-ils eux-mêmes ?',
      'Do shooters in rear ranks measure for themselves?',
    ),
    answer: t(
      'Non : portée et vue de la figurine du premier rang. Un dernier rang incomplet occupe les premières files.',
      'No: range and sight of the front rank model. An incomplete last rank fills the first files.',
    ),
    why: t('La feuille renvoie à la figurine du premier rang.', 'The sheet refers to the front rank model.'),
    origin: 'house',
  },
  'W-37': {
    question: t('Les autres armes tirent-elles depuis un rang arrière ?', 'Do other weapons shoot from a rear rank?'),
    answer: t('Non : le premier rang masque la vue.', 'No: the front rank blocks their view.'),
    why: t('L’exception des archers n’aurait pas d’objet.', 'The exception for archers would have no purpose.'),
    origin: 'family',
  },
  'W-38': {
    question: t(
      'Une unité en formation qui dépasse son mouvement de base tire-t-elle ?',
      'Does a formed unit that goes beyond its basic move shoot?',
    ),
    answer: t('Non, comme les tirailleurs.', 'No, like skirmishers.'),
    why: t(
      'Les errata de la 2e édition l’interdisent aux troupes en marche.',
      'The errata of the 2nd edition forbid it to marching troops.',
    ),
    origin: 'family',
    options: {
      nobody: t('personne ne tire', 'nobody shoots'),
      'skirmishers-only': t('seuls les tirailleurs y perdent leur tir', 'only skirmishers lose their shots'),
    },
  },
  'W-42': {
    question: t('Les tirailleurs ont-ils des rangs ?', 'Do skirmishers have ranks?'),
    answer: t('Non : chacun voit et mesure pour lui-même.', 'No: each sees and measures for himself.'),
    why: t('Ils sont dispersés.', 'They are dispersed.'),
    origin: 'house',
  },
  'W-44': {
    question: t(
      'Et une arme que la table ignore ou qu’une liste modifie ?',
      'What of a weapon off the chart, or changed by an army list?',
    ),
    answer: t(
      'La portée et la Force saisies remplacent celles de la table.',
      'The range and Strength stated replace those of the chart.',
    ),
    why: t('La table n’est qu’un résumé.', 'The chart is only a summary.'),
    origin: 'house',
  },
} satisfies Entries;
