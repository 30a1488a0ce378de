import { band, bands, matrix, row, verdicts } from '../../../kernel/chart.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import { UNIT_NAMES, UNIT_TYPES, type UnitType } from '../types.ts';

const typed = (type: UnitType, ...cells: readonly number[]) =>
  row(type, t(`${type} ${UNIT_NAMES[type].fr}`, `${type} ${UNIT_NAMES[type].en}`), ...cells);

// oxfmt-ignore
export const TYPE_MATRIX = matrix<UnitType, UnitType, number>({
  id: 'types',
  title: t('Mêlée : types d’unités', 'Melee: unit types'),
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  columns: UNIT_TYPES.map((type) => ({ id: type, text: same(type) })),
  rows: [
    // against: Ph  Ho  Pe  In  Ja  Ar, then Ca Cl Ch El
    typed('Ph',  0, +2, +3, +4, +1, +2, +1, +1,  0,  0),
    typed('Ho',  0,  0, +2, +3, +1, +2, +1, +1,  0,  0),
    typed('Pe', -2, -1,  0, +2, +2, +2,  0,  0, +1, +1),
    typed('In', -3, -2, -1,  0, +1, +1, -1, -1, -1,  0),
    typed('Ja', -2, -2, -1, -1,  0, +1, -1, -1, -1, +1),
    typed('Ar', -2, -2, -2, -2,  0,  0, -2, -2, -1, -1),
    typed('Ca', -2,  0, +2, +4, +3, +3,  0, +2,  0, -2),
    typed('Cl', -3, -1, +1, +3, +2, +2, -1,  0, +1, -2),
    typed('Ch', -2, -2, +2, +2, +2, +2,  0,  0,  0, -2),
    typed('El', +2, +2, +1, +3, +1, +2, +2, +2, +2,  0),
  ],
  show: (cell) => same(signed(cell)),
  notes: [
    {
      mark: '*',
      text: t(
        'Attaque ou défense combinée : la paire de types la plus défavorable à l’attaque compte.',
        'Combined attack or defence: the pair of types that serves the attack least counts.',
      ),
    },
  ],
  rulings: ['A-6', 'A-7'],
});

export interface Strengths {
  readonly attacking: number;
  readonly defending: number;
}

/** In integers, so that rounding always favours the defender. */
export const RATIOS = verdicts<Strengths, number>({
  id: 'ratios',
  title: t('Mêlée : rapport de forces', 'Melee: strength ratio'),
  heading: t('Attaque / défense', 'Attack / defence'),
  columns: [t('Dé', 'Die')],
  lines: [
    { id: '2/1', text: t('2/1 et plus', '2/1 or more'), value: +2, holds: (s) => s.attacking >= 2 * s.defending },
    { id: '1/1', text: same('1/1'), value: +1, holds: (s) => s.attacking >= s.defending },
    { id: '1/2', text: same('1/2'), value: 0, holds: (s) => 2 * s.attacking >= s.defending },
    { id: '1/3', text: same('1/3'), value: -1, holds: (s) => 3 * s.attacking >= s.defending },
    { id: 'less', text: t('sous 1/3', 'below 1/3'), value: -2, holds: () => true },
  ],
  show: (value) => [same(signed(value))],
  rulings: ['A-3', 'A-5'],
});

/** Codes of the result columns, in the order in which a side applies them. */
export type Code = 'F' | 'D' | 'Dr' | 'R' | 'may-advance' | 'must-advance';

export interface MeleeResult {
  readonly defenders: readonly Code[];
  readonly attackers: readonly Code[];
}

export const CODE_NAMES: Readonly<Record<Code, Text>> = {
  F: same('F'),
  D: same('D'),
  Dr: same('Dr'),
  R: same('R'),
  'may-advance': t('avance possible', 'may advance'),
  'must-advance': t('avance obligatoire', 'must advance'),
};

export const codesText = (codes: readonly Code[]): Text =>
  codes.length === 0
    ? t('—', '—')
    : t(codes.map((c) => CODE_NAMES[c].fr).join(' + '), codes.map((c) => CODE_NAMES[c].en).join(' + '));

const line = (from: number, to: number, defenders: readonly Code[], attackers: readonly Code[]) =>
  band<MeleeResult>(from, to, { defenders, attackers });

// oxfmt-ignore
export const MELEE_RESULTS = bands<MeleeResult>({
  id: 'melee-results',
  title: t('Mêlée : résultats', 'Melee: results'),
  heading: t('Dé modifié', 'Modified die'),
  columns: [t('Défenseurs', 'Defenders'), t('Attaquants', 'Attackers')],
  lines: [
    line(-7, -4, ['may-advance'], ['D', 'R']),
    line(-3,  0, [],              ['F', 'R']),
    line( 1,  3, ['F'],           ['R']),
    line( 4,  4, [],              []),
    line( 5,  6, ['R'],           ['must-advance']),
    line( 7,  9, ['F', 'R'],      ['must-advance']),
    line(10, 13, ['D', 'R'],      ['must-advance']),
    line(14, 16, ['Dr', 'R'],     ['must-advance']),
  ],
  show: ({ defenders, attackers }) => [codesText(defenders), codesText(attackers)],
  notes: [
    {
      mark: '+',
      text: t(
        'Les codes s’appliquent de gauche à droite, à chaque unité des piles du camp concerné.',
        'Codes are applied from left to right, to every unit of the stacks of that side.',
      ),
    },
    { mark: 'Ph', text: t('Pour des Ph, l’avance n’est jamais obligatoire.', 'For Ph an advance is never compulsory.') },
    { mark: 'D', text: t('Une unité découragée n’avance pas.', 'A discouraged unit does not advance.') },
  ],
  rulings: ['A-28', 'A-29', 'A-30', 'A-31', 'A-32', 'A-33', 'A-39'],
});
