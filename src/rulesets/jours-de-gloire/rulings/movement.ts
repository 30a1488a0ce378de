import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Movement. */
export const MOVEMENT = {
  'J-45': {
    question: t('Qui est « Général » ?', 'Who is a "General"?'),
    answer: t(
      'Les chefs ; jamais en désordre, ils ne paient pas non plus l’entrée en ZdC.',
      'Leaders; never disordered, they do not pay to enter a ZoC either.',
    ),
    why: t(
      'Ni pile amie ni ZdC ne leur coûtent ; la note [d] vise les unités en désordre, ce qu’un chef n’est pas. Pour la note [c], voir J-75.',
      'Friends and ZoC cost them nothing; note [d] is about disordered units, which a leader is not. For note [c], see J-75.',
    ),
    origin: 'printed',
  },
  'J-46': {
    question: t('+1D, +3D, et quel D une voie efface-t-elle ?', '+1D, +3D, and which D does a road wipe out?'),
    answer: t(
      'Le coût, puis D au passage ; une voie n’efface que le D de la pente raide.',
      'The cost, then D on crossing; a road drops the D of a steep slope only.',
    ),
    why: t('La note [c] ne nomme que celui-là.', 'Note [c] names no other.'),
    origin: 'printed',
    options: {
      'steep-only': t('pente raide seulement', 'steep slope only'),
      'works-too': t('redoutes aussi', 'redoubts too'),
    },
  },
  'J-47': {
    question: t('Quand l’ennemi voisin prive-t-il de la route ?', 'When does an enemy next to it deny the road?'),
    answer: t('À chaque pas qui arrive près de lui.', 'At every step that arrives next to him.'),
    why: t('Note [c] et 4.3.1.', 'Note [c] and 4.3.1.'),
    origin: 'printed',
    options: {
      'every-step': t('à chaque pas', 'at every step'),
      'last-step': t('au dernier pas atteint seulement', 'at the last step reached only'),
    },
  },
  'J-48': {
    question: t('Pente interdite, mais avec une voie ?', 'A forbidden slope, but with a road?'),
    answer: t('Permise : coût de l’hexagone et +2.', 'Allowed: cost of the hex and +2.'),
    why: t('Note [c].', 'Note [c].'),
    origin: 'printed',
  },
  'J-49': {
    question: t('La fraction 1/2 ?', 'The fraction 1/2?'),
    answer: t('Pour les généraux, sur route et chemin.', 'For generals, on road and trail.'),
    why: t('Première colonne.', 'First column.'),
    origin: 'printed',
  },
  'J-50': {
    question: t('L’artillerie paie-t-elle 2 en clair ?', 'Does artillery pay 2 in clear?'),
    answer: t('Oui.', 'Yes.'),
    why: t('Chemin 2 et route 1 s’accordent avec ce chiffre.', 'Trail 2 and road 1 agree with it.'),
    origin: 'printed',
  },
  'J-64': {
    question: t('Entrer sur un pont dans un hexagone d’eau ?', 'Entering a water hex on its bridge?'),
    answer: t(
      '0, la case du pont ; un pont sur un ruisseau ne mène pas dans l’eau.',
      '0, the bridge’s cell; a bridge over a stream does not lead into water.',
    ),
    why: t('L’eau seule est interdite ; le pont a sa ligne.', 'Water alone is forbidden; the bridge has a row.'),
    origin: 'house',
    options: { 'as-printed': t('0', '0'), clear: t('comme le clair', 'like clear') },
  },
  'J-65': {
    question: t('Une voie lève-t-elle un NA sans [c] ?', 'Does a road lift an NA without [c]?'),
    answer: t(
      'Oui pour les niveaux et les ouvrages, sans supplément ; une fortification s’ouvre donc, tandis qu’une redoute garde son D pour les canons (J-46).',
      'Yes for levels and works, at no extra cost; so a fortification opens, while a redoubt keeps its D for guns (J-46).',
    ),
    why: t(
      'La note [c] efface leur surcoût, dont NA est le comble, mais ne lève le D que d’une pente raide ; sinon des canons ne suivraient aucune route sur une pente raide de deux niveaux.',
      'Note [c] wipes out their surcharge, of which NA is the extreme, but drops the D of steep slopes only; else guns could follow no road over a steep slope of two levels.',
    ),
    origin: 'house',
    options: { lifted: t('oui, niveaux et ouvrages', 'yes, levels and works'), stays: t('non', 'no') },
  },
  'J-66': {
    question: t('D d’un terrain sur une unité en désordre ?', 'Terrain’s D on a disordered unit?'),
    answer: t('Elle le reste.', 'It stays so.'),
    why: t('Le terrain met en désordre ; ce n’est pas un combat.', 'Terrain disorders; it is not a combat.'),
    origin: 'house',
    options: { stays: t('reste en désordre', 'stays disordered'), routs: t('part en déroute', 'routs') },
  },
  'J-75': {
    question: t(
      'Note [c] : l’ennemi voisin prive-t-il aussi un général de la route ?',
      'Note [c]: does an enemy next to it deny the road to a general as well?',
    ),
    answer: t('Oui, comme à tous (J-47).', 'Yes, as to everybody (J-47).'),
    why: t(
      'La note dit « une unité » ; rien n’y excepte les chefs, dont les autres avantages sont des chiffres de leur colonne (J-45).',
      'The note says "a unit"; nothing in it excepts leaders, whose other advantages are figures in their column (J-45).',
    ),
    origin: 'house',
    options: {
      denied: t('oui, comme les unités', 'yes, like units'),
      free: t('non : un général n’est pas une unité', 'no: a general is not a unit'),
    },
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
