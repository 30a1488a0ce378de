import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Movement. */
export const MOVEMENT = {
  'J-45': {
    question: t('Qui est « Général » ?', 'Who is a “General”?'),
    answer: t(
      'Les chefs ; jamais en désordre, ils ne paient pas non plus pour entrer en ZdC.',
      'Leaders; never disordered, they do not pay to enter a ZoC either.',
    ),
    why: t(
      'Ni unité amie ni ZdC ne leur coûtent ; la note [d] vise les unités en désordre, ce qu’un chef n’est pas. Pour la note [c], voir J-75.',
      'Friendly units and ZoC cost them nothing; note [d] is about disordered units, which a leader is not. For note [c], see J-75.',
    ),
    origin: 'printed',
  },
  'J-46': {
    question: t(
      '+1D, +3D : quel D une route ou un chemin annule-t-il ?',
      '+1D, +3D: which D does a road or trail cancel?',
    ),
    answer: t(
      'Le coût, puis D au franchissement ; route et chemin n’annulent que le D de la pente raide.',
      'The cost, then D on crossing; road and trail cancel the D of a steep slope only.',
    ),
    why: t('La note [c] ne nomme que celui-là.', 'Note [c] names only that one.'),
    origin: 'printed',
    options: {
      'steep-only': t('pente raide seulement', 'steep slope only'),
      'works-too': t('celui des redoutes et murs aussi', 'that of redoubts and walls too'),
    },
  },
  'J-47': {
    question: t(
      'Quand un ennemi adjacent prive-t-il de la route ou du chemin ?',
      'When does an adjacent enemy deny the road or trail?',
    ),
    answer: t(
      'À chaque étape qui place l’unité adjacente à un ennemi.',
      'At every step that places the unit adjacent to an enemy.',
    ),
    why: t('Note [c] et 4.3.1.', 'Note [c] and 4.3.1.'),
    origin: 'printed',
    options: {
      'every-step': t('à chaque étape', 'at every step'),
      'last-step': t('à la dernière étape atteinte seulement', 'at the last step reached only'),
    },
  },
  'J-48': {
    question: t('Pente NA, mais avec une route ou un chemin ?', 'A slope that is NA, but with a road or trail?'),
    answer: t(
      'Autorisée : le coût de la route ou du chemin, et +2.',
      'Allowed: the cost of the road or trail, and +2.',
    ),
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
    question: t('L’artillerie paie-t-elle 2 en terrain clair ?', 'Does artillery pay 2 in clear terrain?'),
    answer: t('Oui.', 'Yes.'),
    why: t('Chemin 2 et route 1 s’accordent avec ce chiffre.', 'Trail 2 and road 1 agree with it.'),
    origin: 'printed',
  },
  'J-64': {
    question: t('Entrer par un pont dans un hexagone de rivière ?', 'Entering a river hex by its bridge?'),
    answer: t(
      '0, la case du pont ; un pont sur un ruisseau ne mène pas dans une rivière, un lac ou la mer.',
      '0, the cell of the bridge; a bridge over a stream does not lead into a river, lake or sea.',
    ),
    why: t('La rivière est NA ; mais le pont a sa ligne.', 'The river is NA; but the bridge has its row.'),
    origin: 'house',
    options: { 'as-printed': t('0', '0'), clear: t('comme un terrain clair', 'like clear terrain') },
  },
  'J-65': {
    question: t(
      'Une route ou un chemin annule-t-il un NA sans [c] ?',
      'Does a road or trail cancel an NA without [c]?',
    ),
    answer: t(
      'Oui pour les niveaux et les fortifications, sans surcoût ; une redoute garde pourtant son D pour l’artillerie (J-46).',
      'Yes for levels and fortifications, at no extra cost; yet a redoubt keeps its D for artillery (J-46).',
    ),
    why: t(
      'La note [c] annule leur surcoût, dont NA est l’extrême, mais n’ignore que le D d’une pente raide ; sinon l’artillerie ne suivrait aucune route sur une pente raide de deux niveaux.',
      'Note [c] cancels their extra cost, of which NA is the extreme, but ignores the D of steep slopes only; otherwise artillery could follow no road over a steep slope of two levels.',
    ),
    origin: 'house',
    options: { lifted: t('oui, niveaux et fortifications', 'yes, levels and fortifications'), stays: t('non', 'no') },
  },
  'J-66': {
    question: t('D du terrain sur une unité déjà en désordre ?', 'D of terrain on a unit already disordered?'),
    answer: t('Elle reste en désordre.', 'It stays disordered.'),
    why: t('Le terrain met en désordre ; ce n’est pas un combat.', 'Terrain disorders; it is not a combat.'),
    origin: 'house',
    options: { stays: t('reste en désordre', 'stays disordered'), routs: t('part en déroute', 'routs') },
  },
  'J-75': {
    question: t(
      'Note [c] : un ennemi adjacent prive-t-il aussi un général de la route ou du chemin ?',
      'Note [c]: does an adjacent enemy deny the road or trail to a general as well?',
    ),
    answer: t('Oui, comme tous (J-47).', 'Yes, as to everyone (J-47).'),
    why: t(
      'La note dit « une unité » ; rien n’y dispense les chefs, dont les autres avantages sont des chiffres de leur colonne (J-45).',
      'The note says “a unit”; nothing in it exempts leaders, whose other advantages are figures in their column (J-45).',
    ),
    origin: 'house',
    options: {
      denied: t('oui, comme les unités', 'yes, like units'),
      free: t('non : un général n’est pas une unité', 'no: a general is not a unit'),
    },
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
