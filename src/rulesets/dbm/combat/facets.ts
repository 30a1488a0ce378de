import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { CombatOutcome } from '../shapes.ts';
import type { Fate } from '../types.ts';
import { other, type Side } from './contest.ts';
import type { CombatInput } from './combat-rule.ts';

const isHarmed = (fate: Fate): boolean => fate !== 'none';

export const resultOf = ({ loser, first, second }: CombatOutcome): string => {
  if (isHarmed(first.fate) && isHarmed(second.fate)) return 'both-destroyed';
  if (isHarmed(first.fate)) return `first-${first.fate}`;
  if (isHarmed(second.fate)) return `second-${second.fate}`;
  return loser === 'neither' ? 'tie' : `${loser}-none`;
};

const degreeOf = ({ standing, loser }: CombatOutcome): string =>
  loser === 'neither' ? 'equal' : `${loser}-${standing}`;

/** What becomes of one element, in five classes. */
const balanceOf = (mine: CombatOutcome[Side], theirs: CombatOutcome[Side]): string => {
  if (isHarmed(mine.fate)) return mine.fate;
  return isHarmed(theirs.fate) ? 'wins' : 'tie';
};

/** Whose fate the compact facet tells, and what to call it. The first side is the one that acts. */
export interface Watched {
  readonly side: Side;
  readonly name: Text;
  /** What it is called when the first side gains by it. */
  readonly success: Text;
}

/** The compact facet of match-up tables: the fate of one side. */
export function balanceFacet({ side, name, success }: Watched): Facet<CombatOutcome> {
  const harm = side === 'first' ? -1 : +1;
  return {
    id: 'balance',
    text: t(`Sort de ${name.fr}`, `Fate of the ${name.en}`),
    success,
    classes: [
      { id: 'destroyed', text: t(`destruction de ${name.fr}`, `${name.en} destroyed`), worth: 3 * harm },
      { id: 'flees', text: t(`fuite de ${name.fr}`, `${name.en} flees`), worth: 2 * harm },
      { id: 'recoils', text: t(`recul de ${name.fr}`, `${name.en} recoils`), worth: harm },
      { id: 'tie', text: t('rien ne bouge', 'nothing moves'), worth: 0 },
      { id: 'wins', text: t(`succès de ${name.fr}`, `${name.en} wins`), worth: 0 - harm },
    ],
    classOf: (outcome) => balanceOf(outcome[side], outcome[other(side)]),
  };
}

const RESULT = t('Résultat', 'Result');
export const TIE = { id: 'tie', text: t('égalité', 'tie'), worth: 0 };
export const BOTH_DESTROYED = { id: 'both-destroyed', text: t('les deux détruits', 'both destroyed'), worth: 0 };
const DEGREE = t('Comparaison des totaux', 'Totals compared');
const EQUAL = { id: 'equal', text: t('égalité', 'equal'), worth: 0 };

/** A class about one side: what it is called after that side's name, and what it costs the side. */
type About = readonly [id: string, fr: string, en: string, cost: number];
export const FATES: readonly About[] = [
  ['destroyed', 'détruit', 'destroyed', 3],
  ['flees', 'fuit', 'flees', 2],
  ['recoils', 'recule', 'recoils', 1],
  ['none', 'battu sans effet', 'beaten without effect', 0],
];
const DEGREES: readonly About[] = [
  ['doubled', 'doublé', 'doubled', 2],
  ['beaten', 'battu', 'beaten', 1],
];

/** The classes of the first facet stand from best to worst for the first side, which is the one that acts. */
export const combatFacets =
  (balance: Facet<CombatOutcome>) =>
  (assessment: Assessment<CombatInput>): readonly Facet<CombatOutcome>[] => {
    /** Names are looked up when somebody reads them. */
    const classes = (side: Side, abouts: readonly About[]): FacetClass[] =>
      abouts.map(([id, fr, en, cost]) => ({
        id: `${side}-${id}`,
        get text() {
          const name = assessment.cast[assessment.input[side].id]!;
          return t(`${name.fr} ${fr}`, `${name.en} ${en}`);
        },
        worth: side === 'first' ? 0 - cost : cost,
      }));
    const around = (abouts: readonly About[], ...middle: readonly FacetClass[]): FacetClass[] => [
      ...classes('second', abouts),
      ...middle,
      ...classes('first', abouts).reverse(),
    ];
    return [
      { id: 'result', text: RESULT, classes: around(FATES, TIE, BOTH_DESTROYED), classOf: resultOf },
      balance,
      { id: 'degree', text: DEGREE, classes: around(DEGREES, EQUAL), classOf: degreeOf },
    ];
  };
