import { type Band, band, bands, verdicts } from '../../../kernel/chart.ts';
import { chosenOption } from '../../../kernel/ruling.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import { ROUNDING } from '../options.ts';

export interface Strengths {
  readonly attacking: number;
  readonly defending: number;
  /** J-1: whom a ratio between two lines favours. */
  readonly rounding: 'defender' | 'nearest' | 'attacker';
}

/** A printed ratio, both terms in halves, so that 1.5 is whole. */
type Ratio = readonly [attack: number, defence: number];

const reachesRatio = (s: Strengths, [attack, defence]: Ratio): boolean => s.attacking * defence >= attack * s.defending;
const exceedsRatio = (s: Strengths, [attack, defence]: Ratio): boolean => s.attacking * defence > attack * s.defending;

// oxfmt-ignore
const PRINTED: readonly (readonly [id: string, text: string, ratio: Ratio, value: number])[] = [
  ['4/1+',  '4/1 +', [8, 2], +4],
  ['3/1',   '3/1',   [6, 2], +3],
  ['2/1',   '2/1',   [4, 2], +2],
  ['1.5/1', '1.5/1', [3, 2], +1],
  ['1/1',   '1/1',   [2, 2],  0],
  ['1/1.5', '1/1.5', [2, 3], -1],
  ['1/2',   '1/2',   [2, 4], -2],
  ['1/3',   '1/3',   [2, 6], -3],
  ['1/4-',  '1/4 -', [2, 8], -4],
];

/** Which line a ratio between two of them falls to; the last line takes all that is left. */
function fallsTo(s: Strengths, own: Ratio, next: Ratio | undefined): boolean {
  if (next === undefined) return true;
  switch (s.rounding) {
    case 'defender':
      return reachesRatio(s, own);
    case 'attacker':
      return exceedsRatio(s, next);
    // One term is the same on both lines: adding the terms gives the middle between the other two.
    case 'nearest':
      return exceedsRatio(s, [own[0] + next[0], own[1] + next[1]]);
  }
}

export const ODDS = verdicts<Strengths, number>({
  id: 'odds',
  title: t('Table des ratios', 'Odds table'),
  heading: t('Rapports de force', 'Odds'),
  columns: [t('Modificateur au dé', 'Die modifier')],
  lines: PRINTED.map(([id, text, ratio, value], i) => ({ id, text: same(text), value, holds: (s: Strengths) => fallsTo(s, ratio, PRINTED[i + 1]?.[2]) })),
  ratio: (attacking, defending, options) => ({ attacking, defending, rounding: chosenOption(options, ROUNDING) }),
  show: (value) => [same(signed(value))],
  rulings: ['J-1', 'J-2', 'J-3', 'J-4'],
});

/** Results that a unit suffers, in order. */
export type Code = '1' | 'D' | 'CT' | 'CT/1';

/** What a side may then do. */
export type Option = 'breakthrough' | 'pursuit' | 'counter-shock' | 'pursuit-after-counter-charge';

export interface SideResult {
  readonly codes: readonly Code[];
  readonly options: readonly Option[];
}

export interface ShockResult {
  readonly defender: SideResult;
  readonly attacker: SideResult;
}

export const CODE_NAMES: Readonly<Record<Code, Text>> = { '1': same('1'), D: same('D'), CT: t('TdC', 'CT'), 'CT/1': t('TdC/1', 'CT/1') };

export const OPTION_NAMES: Readonly<Record<Option, Text>> = {
  breakthrough: t('choc de rupture (8.7)', 'breakthrough (8.7)'),
  pursuit: t('poursuite (9.5)', 'pursuit (9.5)'),
  'counter-shock': t('contre-choc (8.7)', 'counter-shock (8.7)'),
  'pursuit-after-counter-charge': t(
    'poursuite si contre-charge et recul ou retraite de l’attaquant (9.4 et 9.5)',
    'pursuit if counter-charge and recoil or retreat of the attacker (9.4 and 9.5)',
  ),
};

const codes = (...list: readonly Code[]): SideResult => ({ codes: list, options: [] });
const may = (...list: readonly Option[]): SideResult => ({ codes: [], options: list });

const line = (from: number, to: number, defender: SideResult, attacker: SideResult) => band<ShockResult>(from, to, { defender, attacker });

export function sideText({ codes, options }: SideResult): Text {
  const parts = [
    t(codes.map((code) => CODE_NAMES[code].fr).join(' + '), codes.map((code) => CODE_NAMES[code].en).join(' + ')),
    t(options.map((option) => OPTION_NAMES[option].fr).join(' ou '), options.map((option) => OPTION_NAMES[option].en).join(' or ')),
  ].filter(({ en }) => en !== '');
  return t(parts.map(({ fr }) => fr).join(' ; '), parts.map(({ en }) => en).join('; '));
}

// oxfmt-ignore
export const SHOCK_RESULTS = bands<ShockResult>({
  id: 'shock-results',
  title: t('Table de choc et charge', 'Shock and charge table'),
  heading: t('Jet modifié', 'Modified die roll'),
  columns: [t('Défenseur', 'Defender'), t('Attaquant', 'Attacker')],
  lines: [
    { ...line(10, Infinity, codes('1', 'D'),                may('breakthrough', 'pursuit')), printed: same('10 +') },
    line(5, 9,         codes('1', 'CT'),                    may('pursuit')),
    line(0, 4,         may('pursuit-after-counter-charge'), codes('D', 'CT/1')),
    { ...line(-Infinity, -1, may('counter-shock', 'pursuit'), codes('D', 'CT/1')), printed: same('< 0') },
  ],
  show: ({ defender, attacker }) => [sideText(defender), sideText(attacker)],
  notes: [
    { mark: '+', text: t('Les codes s’appliquent de gauche à droite (J-30).', 'Codes are applied from left to right (J-30).') },
    { mark: '9.5', text: t('En italique : la poursuite est pour la cavalerie seulement (J-34).', 'In italics: pursuit is for cavalry only (J-34).') },
    { mark: '8.9', text: t('Pour l’artillerie, voir 8.9.', 'For artillery, see 8.9.') },
  ],
  rulings: ['J-30', 'J-31', 'J-32', 'J-33', 'J-34', 'J-35', 'J-72'],
});

/** `5 to 9`, and as printed where a line is open. */
export const rangeText = ({ from, to }: Pick<Band<unknown>, 'from' | 'to'>): Text => {
  if (to === Infinity) return t(`${from} et plus`, `${from} or more`);
  return from === -Infinity ? t('moins de 0', 'below 0') : t(`${from} à ${to}`, `${from} to ${to}`);
};
