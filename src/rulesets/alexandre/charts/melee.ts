import { type Band, band, bands, matrix, type Note, row, verdicts } from '../../../kernel/chart.ts';
import { capitalize, same, signed, t, type Text } from '../../../kernel/text.ts';
import { UNIT_NAMES, UNIT_TYPES, type UnitType } from '../types.ts';
import { legend, NO_EFFECT } from './key.ts';

function typeRow(type: UnitType, ...cells: readonly number[]) {
  const { fr, en } = capitalize(UNIT_NAMES[type]);
  return row(type, t(`${type} ${fr}`, `${type} ${en}`), ...cells);
}

export const LIMIT_NOTE: Note = {
  mark: '±7',
  text: t(
    'Types, rapport de force, qualité et autres modificateurs s’additionnent tous ; leur somme reste entre -7 et +7.',
    'Types, strength ratio, quality and other modifiers all add up; their sum stays between -7 and +7.',
  ),
};

// oxfmt-ignore
export const TYPE_MATRIX = matrix<UnitType, UnitType, number>({
  id: 'types',
  title: t('Mêlées : types des unités', 'Melee: unit types'),
  corner: t('Att./Déf.', 'Att./Def.'),
  columns: UNIT_TYPES.map((type) => ({ id: type, text: same(type) })),
  rows: [
    // against: Ph  Ho  Pe  In  Ja  Ar, then Ca Cl Ch El
    typeRow('Ph',  0, +2, +3, +4, +1, +2, +1, +1,  0,  0),
    typeRow('Ho',  0,  0, +2, +3, +1, +2, +1, +1,  0,  0),
    typeRow('Pe', -2, -1,  0, +2, +2, +2,  0,  0, +1, +1),
    typeRow('In', -3, -2, -1,  0, +1, +1, -1, -1, -1,  0),
    typeRow('Ja', -2, -2, -1, -1,  0, +1, -1, -1, -1, +1),
    typeRow('Ar', -2, -2, -2, -2,  0,  0, -2, -2, -1, -1),
    typeRow('Ca', -2,  0, +2, +4, +3, +3,  0, +2,  0, -2),
    typeRow('Cl', -3, -1, +1, +3, +2, +2, -1,  0, +1, -2),
    typeRow('Ch', -2, -2, +2, +2, +2, +2,  0,  0,  0, -2),
    typeRow('El', +2, +2, +1, +3, +1, +2, +2, +2, +2,  0),
  ],
  show: (cell) => same(signed(cell)),
  notes: [
    {
      mark: '*',
      text: t(
        'Attaque combinée (plusieurs piles dans un camp ou dans l’autre) : le type le plus favorable au défenseur compte, celui du moins bon attaquant ou du meilleur défenseur.',
        'Combined attack (several stacks on either side): the type most favourable to the defender counts, that of the worst attacker or of the best defender.',
      ),
    },
    LIMIT_NOTE,
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
  title: t('Mêlées : rapport de force', 'Melee: strength ratio'),
  heading: t('Attaquant/défenseur', 'Attacker/defender'),
  columns: [t('Dé', 'Die')],
  lines: [
    { id: '2/1', text: t('2/1 et +', '2/1 or greater'), value: +2, holds: (s) => s.attacking >= 2 * s.defending },
    { id: '1/1', text: same('1/1'), value: +1, holds: (s) => s.attacking >= s.defending },
    { id: '1/2', text: same('1/2'), value: 0, holds: (s) => 2 * s.attacking >= s.defending },
    { id: '1/3', text: same('1/3'), value: -1, holds: (s) => 3 * s.attacking >= s.defending },
    { id: 'less', text: t('moins de 1/3', 'lower than 1/3'), value: -2, holds: () => true },
  ],
  ratio: (attacking, defending) => ({ attacking, defending }),
  show: (value) => [same(signed(value))],
  notes: [
    {
      mark: '*',
      text: t(
        'Un rapport s’arrondit toujours en faveur du défenseur : 3 contre 2 donne 1/1, 3 contre 4 donne 1/2.',
        'A ratio is always rounded in favour of the defender: 3 to 2 gives 1/1, 3 to 4 gives 1/2.',
      ),
    },
  ],
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
  'may-advance': t('Avance possible', 'Advance possible'),
  'must-advance': t('Avance obligatoire', 'Mandatory advance'),
};

export const codesText = (codes: readonly Code[]): Text =>
  codes.length === 0
    ? NO_EFFECT
    : t(codes.map((c) => CODE_NAMES[c].fr).join(' + '), codes.map((c) => CODE_NAMES[c].en).join(' + '));

const line = (from: number, to: number, defenders: readonly Code[], attackers: readonly Code[]) =>
  band<MeleeResult>(from, to, { defenders, attackers });

// oxfmt-ignore
export const MELEE_RESULTS = bands<MeleeResult>({
  id: 'melee-results',
  title: t('Table des résultats des mêlées', 'Melee chart: results'),
  heading: t('Dé modifié', 'Modified die roll'),
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
    { mark: 'd10', text: t('Le 0 du dé vaut zéro, et non dix.', 'The 0 of the die is zero, not ten.') },
    LIMIT_NOTE,
    ...legend('NE', 'R', 'Dr', 'D', 'F'),
    {
      mark: '+',
      text: t(
        'Les codes s’appliquent de gauche à droite, à toutes les unités des piles du camp concerné.',
        'Codes are applied from left to right, to all units of the stacks of that side.',
      ),
    },
    {
      mark: 'Dr + R',
      text: t(
        'Par exemple, l’unité est d’abord mise en déroute, puis elle recule, chaque fois avec toutes les contraintes du code.',
        'For example, the unit first routs, then it retreats, each time with all restrictions of the code.',
      ),
    },
    {
      mark: 'F, D',
      text: t(
        'Résultats « fatiguée » ou « découragée » répétés : voir 11 et 12 pour leurs effets cumulatifs (A-27, A-28).',
        'Repeated “fatigued” or “discouraged” results: see 11 and 12 for their cumulative effects (A-27, A-28).',
      ),
    },
    {
      mark: '*',
      text: t(
        'Une unité découragée n’avance pas après combat, qu’elle attaque ou défende.',
        'A discouraged unit does not advance after combat, whether attacking or defending.',
      ),
    },
    {
      mark: 'Ph',
      text: t('Pour les Ph, Avance obligatoire devient Avance possible.', 'For Ph, Mandatory advance becomes Advance possible.'),
    },
    {
      mark: '9, 0',
      text: t(
        'Un 9 ou un 0 au dé avant modificateurs : voir Effets sur les chefs.',
        'A 9 or a 0 on the die before modifiers: see Effects on leaders.',
      ),
    },
  ],
  rulings: ['A-27', 'A-28', 'A-29', 'A-30', 'A-31', 'A-32', 'A-33', 'A-39'],
});

/** `7 to 9` */
export const rangeText = ({ from, to }: Pick<Band<unknown>, 'from' | 'to'>): Text =>
  from === to ? same(from) : t(`${from} à ${to}`, `${from} to ${to}`);
