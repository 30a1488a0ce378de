import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** What armour saves. */
export const ARMOUR = {
  W16: {
    question: t('La limite 3+ / 2+ vient-elle avant la Force ?', 'Does the limit of 3+ / 2+ come before Strength?'),
    answer: t(
      'Avant ; puis le modificateur. Au-delà de 6, pas de sauvegarde ; un 6 naturel n’y change rien, un 1 échoue toujours.',
      'Before; then the modifier. Above 6 there is no save; a natural 6 does not help, a 1 always fails.',
    ),
    why: t('C’est la sauvegarde portée qui est limitée.', 'It is the save one wears that is limited.'),
    origin: 'family',
    options: { before: t('avant la Force', 'before Strength'), after: t('après la Force', 'after Strength') },
  },
  W17: {
    question: t('À pied, plates partielles et bouclier ?', 'On foot, partial plate and a shield?'),
    answer: t(
      'Pas d’astérisque : 3+ ; un grand bouclier n’améliore plus rien.',
      'No asterisk: 3+; a large shield gains nothing more.',
    ),
    why: t('L’astérisque manque, la limite est 3+.', 'The asterisk is absent and the limit is 3+.'),
    origin: 'printed',
  },
  W18: {
    question: t('Quels boucliers l’astérisque annule-t-il ?', 'Which shields does the asterisk cancel?'),
    answer: t(
      'Tous : bouclier, grand bouclier, bocle, pavois. Le caparaçon compte encore.',
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
  W19: {
    question: t('Un bouclier et un pavois ensemble ?', 'A shield and a pavise together?'),
    answer: t('Le meilleur de ceux qui s’appliquent.', 'The better of those that apply.'),
    why: t('On ne s’abrite que derrière un seul.', 'A man shelters behind one only.'),
    origin: 'house',
    options: { best: t('le meilleur', 'the better one'), add: t('les deux s’ajoutent', 'both add up') },
  },
  W20: {
    question: t(
      'Que vaut un pavois hors d’un tir de front ?',
      'What is a pavise worth except when shot at from the front?',
    ),
    answer: t('Rien.', 'Nothing.'),
    why: t('La condition est imprimée, sans repli.', 'The condition is printed, with nothing to fall back on.'),
    origin: 'printed',
    options: { nothing: t('rien', 'nothing'), 'as-shield': t('comme un bouclier', 'as a shield') },
  },
  W21: {
    question: t('Quand compte la bocle des tirailleurs ?', 'When does the buckler of skirmishers count?'),
    answer: t('Au corps à corps et contre le tir.', 'In combat and against shooting.'),
    why: t('La note limite les autres, pas eux.', 'The note limits the others, not them.'),
    origin: 'printed',
  },
  W22: {
    question: t(
      'Qu’est-ce qu’un coup de front pour un demi-caparaçon ?',
      'What is a blow from the front for half barding?',
    ),
    answer: t(
      'L’attaquant est dans l’arc avant de l’unité touchée ; un seul caparaçon à la fois.',
      'The attacker lies in the forward arc of the unit hit; one barding at a time.',
    ),
    why: t('Les arcs sont ceux de l’unité.', 'Arcs belong to the unit.'),
    origin: 'house',
  },
  W23: {
    question: t('À pied, sans armure mais avec un bouclier ?', 'On foot, no armour but a shield?'),
    answer: t(
      '« Aucune » vaut 7 : 6+ avec un bouclier, 5+ avec un grand.',
      '“None” counts as 7: 6+ with a shield, 5+ with a large one.',
    ),
    why: t('Le bonus s’ajoute à ce qu’il y a.', 'The bonus adds to whatever there is.'),
    origin: 'family',
  },
  W24: {
    question: t('D’où vient le 6 d’un cavalier sans armure ?', 'Where does the 6 of an unarmoured rider come from?'),
    answer: t('De la monture, avant bouclier et caparaçon.', 'From the mount, before shield and barding.'),
    why: t('Tout cavalier sauve un point mieux qu’à pied.', 'Every rider saves one better than on foot.'),
    origin: 'family',
  },
  W25: {
    question: t('Une armure de cataphracte à pied ?', 'Cataphract armour on foot?'),
    answer: t('Refusée.', 'Refused.'),
    why: t('La case porte un tiret.', 'The cell holds a dash.'),
    origin: 'printed',
  },
  W35: {
    question: t(
      'Quelle sauvegarde pour éléphants, chars et machines ?',
      'Which save for elephants, chariots and engines?',
    ),
    answer: t(
      'Celle de leur profil, à saisir ; elle remplace armure, bouclier, caparaçon et limite, qui ne sont plus contrôlés.',
      'That of their profile, to be stated; it replaces armour, shield, barding and limit, which are then not checked.',
    ),
    why: t('La table n’a que deux colonnes.', 'The chart has two columns only.'),
    origin: 'house',
  },
  W43: {
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
