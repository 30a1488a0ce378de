import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** What armour saves. */
export const ARMOUR = {
  'W-16': {
    question: t('La limite 3+ / 2+ vient-elle avant la Force ?', 'Does the limit of 3+ / 2+ come before Strength?'),
    answer: t(
      'Avant ; puis le modificateur. Au-delà de 6, pas de sauvegarde ; un 6 naturel n’y change rien, un 1 échoue toujours.',
      'Before; then the modifier. Above 6 there is no save; a natural 6 does not help, a 1 always fails.',
    ),
    why: t('La limite vise ce que l’on porte.', 'The limit is on what is worn.'),
    origin: 'family',
    options: { before: t('avant la Force', 'before Strength'), after: t('après la Force', 'after Strength') },
  },
  'W-17': {
    question: t('Infanterie : plates partielles et bouclier ?', 'Infantry: partial plate and a shield?'),
    answer: t(
      'Pas d’astérisque : 3+ ; un grand bouclier n’améliore plus rien.',
      'No asterisk: 3+; a large shield gains nothing more.',
    ),
    why: t('Il n’y a pas d’astérisque, et la limite est 3+.', 'The asterisk is absent and the limit is 3+.'),
    origin: 'printed',
  },
  'W-18': {
    question: t('Quels boucliers l’astérisque annule-t-il ?', 'Which shields does the asterisk cancel?'),
    answer: t(
      'Tous : bouclier, grand bouclier, rondache, pavois. Le caparaçon compte encore.',
      'All of them: shield, large shield, buckler, pavise. Barding still counts.',
    ),
    why: t(
      'La note parle de porter un bouclier, sans distinguer.',
      'The note speaks of carrying one, whichever it is.',
    ),
    origin: 'house',
    options: {
      'every-shield': t('tous', 'all of them'),
      'plain-shield': t('le bouclier ordinaire seul', 'the ordinary shield only'),
    },
  },
  'W-19': {
    question: t('Un bouclier et un pavois ensemble ?', 'A shield and a pavise together?'),
    answer: t('Le meilleur de ceux qui s’appliquent.', 'The better of those that apply.'),
    why: t('On ne s’abrite que derrière un seul.', 'A man shelters behind one only.'),
    origin: 'house',
    options: { best: t('le meilleur', 'the better one'), add: t('les deux s’ajoutent', 'both add up') },
  },
  'W-20': {
    question: t(
      'Que vaut un pavois qui n’est pas touché de front par un tir ?',
      'What is a pavise worth except when hit to the front by shooting?',
    ),
    answer: t('Rien.', 'Nothing.'),
    why: t('La feuille imprime cette condition et rien d’autre.', 'The sheet prints this condition and nothing else.'),
    origin: 'printed',
    options: { nothing: t('rien', 'nothing'), 'as-shield': t('comme un bouclier', 'as a shield') },
  },
  'W-21': {
    question: t('Quand compte la rondache des tirailleurs ?', 'When does the buckler of skirmishers count?'),
    answer: t('Au corps à corps et contre le tir.', 'In hand-to-hand combat and against shooting.'),
    why: t('La note limite les autres, pas eux.', 'The note limits the others, not them.'),
    origin: 'printed',
  },
  'W-22': {
    question: t('Quand un demi-caparaçon est-il touché de front ?', 'When is half barding hit to the front?'),
    answer: t(
      'L’attaquant est dans l’arc avant de l’unité touchée ; un seul caparaçon à la fois.',
      'The attacker lies in the forward arc of the unit hit; one barding at a time.',
    ),
    why: t('Les arcs sont ceux de l’unité.', 'Arcs belong to the unit.'),
    origin: 'house',
  },
  'W-23': {
    question: t('Infanterie sans armure mais avec un bouclier ?', 'Infantry with no armour but a shield?'),
    answer: t(
      '« Aucune » vaut 7 : 6+ avec un bouclier, 5+ avec un grand.',
      '“None” counts as 7: 6+ with a shield, 5+ with a large one.',
    ),
    why: t('Le bonus s’ajoute à ce qu’il y a.', 'The bonus adds to whatever there is.'),
    origin: 'family',
  },
  'W-24': {
    question: t(
      'D’où vient le 6 de la cavalerie sans armure ?',
      'Where does the 6 of cavalry without armour come from?',
    ),
    answer: t('De la monture, avant bouclier et caparaçon.', 'From the mount, before shield and barding.'),
    why: t(
      'En armure légère ou lourde aussi, la cavalerie fait mieux d’un point.',
      'In light or heavy armour too cavalry saves one better.',
    ),
    origin: 'family',
  },
  'W-25': {
    question: t('Une armure de cataphracte pour l’infanterie ?', 'Cataphract armour for infantry?'),
    answer: t('Refusée.', 'Refused.'),
    why: t('La case porte un tiret.', 'The cell holds a dash.'),
    origin: 'printed',
  },
  'W-35': {
    question: t(
      'Quelle sauvegarde pour éléphants, chars et machines de guerre ?',
      'Which save for elephants, chariots and artillery?',
    ),
    answer: t(
      'Celle de leur profil, à saisir ; elle remplace armure, bouclier, caparaçon et limite, qui ne sont plus contrôlés.',
      'That of their profile, to be stated; it replaces armour, shield, barding and limit, which are then not checked.',
    ),
    why: t('La table n’a que deux colonnes.', 'The chart has two columns only.'),
    origin: 'house',
  },
  'W-43': {
    question: t(
      'Le modificateur propre d’une arme remplace-t-il celui de la Force ?',
      'Does a weapon’s own save modifier replace that of Strength?',
    ),
    answer: t('Il le remplace.', 'It replaces it.'),
    why: t('La feuille l’oppose au modificateur ordinaire.', 'The sheet sets it against the standard one.'),
    origin: 'house',
    options: { replaces: t('il remplace', 'it replaces'), adds: t('il s’ajoute', 'it adds up') },
  },
} satisfies Entries;
