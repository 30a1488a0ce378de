import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Combat factors and tactical factors. */
export const FACTORS = {
  'D-5': {
    question: t('Que vaut l’élément d’un général ?', 'What is a general’s element worth?'),
    answer: t('+2, la valeur au-dessus de sa case vide.', '+2, the value above its blank cell.'),
    why: t(
      'Dans cet encadré, une valeur semble ouvrir son bloc. Ce n’est pas sûr : l’encadré des PIP met la sienne au milieu, et DBA et HOTT disent +1.',
      'In that box a value seems to open its block. It is not certain: the box of PIPs has its own in the middle, and DBA and HOTT say +1.',
    ),
    origin: 'printed',
    options: { '+2': t('+2', '+2'), '+1': t('+1, comme DBA', '+1, as in DBA') },
  },
  'D-6': {
    question: t(
      'Montés contre piétons en terrain inégal ou difficile : -1 ou -2 ?',
      'Mounted against foot in rough or difficult going: -1 or -2?',
    ),
    answer: t('-1 : la ligne précède la valeur -2.', '-1: the line stands above the value -2.'),
    why: t('Les blocs se lisent de haut en bas.', 'Blocks are read downwards.'),
    origin: 'printed',
    options: { '-1': t('-1', '-1'), '-2': t('-2, comme DBA', '-2, as in DBA') },
  },
  'D-7': {
    question: t('Qui doit être en terrain inégal ou difficile ?', 'Who must be in rough or difficult going?'),
    answer: t('L’un ou l’autre.', 'Either of the two.'),
    why: t('Le jeu frère HOTT le dit ainsi.', 'The sister game HOTT says so.'),
    origin: 'family',
    options: {
      either: t('l’un ou l’autre', 'either'),
      mounted: t('les montés', 'the mounted'),
      foot: t('les piétons', 'the foot'),
    },
  },
  'D-13': {
    question: t('Bw contre Bw en tir mutuel : quel facteur ?', 'Bw against Bw, shooting at each other: which factor?'),
    answer: t('3 chacun : chacun est la cible de Bw.', '3 each: each is shot at by Bw.'),
    why: t('La colonne de tir vaut pour qui est visé.', 'The shooting column is for whoever is the target.'),
    origin: 'printed',
    options: { 'shot-at': t('3 chacun', '3 each'), foot: t('2 chacun', '2 each') },
  },
  'D-24': {
    question: t(
      'Le maximum de deux réunit-il débords et soutiens au tir ?',
      'Does the cap of two join overlaps and supporting shooters?',
    ),
    answer: t('Non : deux en mêlée, deux au tir.', 'No: two in close combat, two in shooting.'),
    why: t('Les deux cas ne se présentent jamais ensemble.', 'The two cases never meet.'),
    origin: 'house',
  },
  'D-25': {
    question: t('Général et fortification comptent-ils au tir ?', 'Do general and fortification count in shooting?'),
    answer: t(
      'Oui, les deux, pour la cible comme pour le tireur ; la fortification ni contre Art ni contre Ps(X).',
      'Yes, both, for the target and for the shooter; the fortification neither against Art nor against Ps(X).',
    ),
    why: t('Ces lignes ne sont pas limitées à la mêlée.', 'Those lines are not limited to close combat.'),
    origin: 'printed',
    options: {
      always: t('les deux, toujours', 'both, always'),
      'close-combat': t('en mêlée seulement', 'in close combat only'),
    },
  },
  'D-34': {
    question: t('Un contact sur le flanc est-il un débord ?', 'Is a contact on the flank an overlap?'),
    answer: t(
      'Oui, chaque flanc débordé ou touché compte une fois.',
      'Yes, each flank overlapped or touched counts once.',
    ),
    why: t('La feuille ne connaît qu’une ligne pour les flancs.', 'The sheet has one line for flanks only.'),
    origin: 'house',
  },
  'D-50': {
    question: t('-2 en terrain inégal ou difficile : quelles Bd ?', '-2 in rough or difficult going: which Bd?'),
    answer: t('Toutes ; (S,O) ne qualifie que les Wb.', 'All; (S,O) qualifies the Wb only.'),
    why: t('Les classes suivent Wb sur la ligne.', 'The grades follow Wb on the line.'),
    origin: 'printed',
    options: { all: t('toutes', 'all'), 'superior-ordinary': t('Bd(S,O) seulement', 'Bd(S,O) only') },
  },
  'D-54': {
    question: t(
      'El(X) ou Ps(X) qui tire et qu’on vise à la fois : quel facteur ?',
      'El(X) or Ps(X) that shoots and is shot at: which factor?',
    ),
    answer: t(
      'Celui d’Art, pour son unique total ; classe et issue sont celles d’El(I) ou de Ps(I).',
      'That of Art, for its one total; grade and outcome are those of El(I) or Ps(I).',
    ),
    why: t('Un même total sert à tirer et à subir.', 'One total serves to shoot and to suffer.'),
    origin: 'house',
    options: { shooter: t('celui d’Art', 'that of Art'), target: t('celui d’El ou de Ps', 'that of El or Ps') },
  },
  'D-57': {
    question: t(
      'Compter comme bon le terrain du combat : pour quoi ?',
      'Counting the ground of the combat as good: for what?',
    ),
    answer: t(
      'Pour les issues en terrain bon ou non pour un camp, et pour ôter à ces montés leur malus contre des piétons ; le reste regarde le sol.',
      'For outcomes in going good or not to a side, and to lift these mounted troops’ penalty against foot; all else looks at the ground.',
    ),
    why: t('Ce sol n’est pas mauvais pour eux.', 'That ground is not bad to them.'),
    origin: 'house',
  },
  'D-66': {
    question: t('Art, WWg et Bg sont-ils des piétons ?', 'Are Art, WWg and Bg foot?'),
    answer: t('Oui, partout où la feuille parle de piétons.', 'Yes, wherever the sheet speaks of foot.'),
    why: t(
      'Elle n’a que trois espèces ; DBA range Art et WWg avec les piétons, Bg les suivent.',
      'It has three kinds only; DBA puts Art and WWg with the foot, and Bg go with them.',
    ),
    origin: 'family',
    options: {
      foot: t('oui, partout', 'yes, everywhere'),
      'factor-only': t(
        'pour la colonne du facteur seulement, pas pour les lignes qui nomment des piétons',
        'for the column of the factor only, not for lines that name foot',
      ),
    },
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
