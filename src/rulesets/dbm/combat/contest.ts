import { type Dice, d6 } from '../../../kernel/dice.ts';
import { type Tally, tally } from '../../../kernel/modifier.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { AFTER_THE_DICE, type ClassFacts } from '../charts/class-factors.ts';
import type { Readings } from './options.ts';
import type { Fate } from '../types.ts';

export type Standing = 'equal' | 'beaten' | 'doubled';

/** The line of an outcome chart and what it does; `blocked`: its recoil is impossible. */
export interface Settled {
  readonly line: string;
  readonly fate: Fate;
  readonly blocked: boolean;
}

/** One of two opponents, as the dice need it. */
export interface Contestant {
  readonly total: number;
  readonly after: Omit<ClassFacts, 'factors' | 'die' | 'standing'>;
  readonly fates: Readonly<Record<Standing, Settled>>;
}

export interface Contest {
  readonly first: Contestant;
  readonly second: Contestant;
  readonly readings: Pick<Readings, 'half' | 'resultBand'>;
}

export type Side = 'first' | 'second';

export interface SideOutcome {
  readonly fate: Fate;
}

export interface Outcome {
  readonly standing: Standing;
  readonly loser: Side | 'neither';
  readonly first: SideOutcome;
  readonly second: SideOutcome;
}

const compare = (mine: number, theirs: number): ClassFacts['standing'] => {
  if (mine === theirs) return 'equal';
  return mine < theirs ? 'lower' : 'higher';
};

/** The faces of the two dice. */
export type Faces = Readonly<Record<Side, number>>;

const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** The second tally of one side: its total, its die, and what comparing both brings in. */
export function afterTheDice(contest: Contest, side: Side, faces: Faces, title: Text): Tally<ClassFacts> {
  const { total: factors, after } = contest[side];
  const die = faces[side];
  const enemy = other(side);
  const standing = compare(factors + die, contest[enemy].total + faces[enemy]);
  return tally(title, AFTER_THE_DICE, { ...after, factors, die, standing });
}

/** In integers: 2L <= W (ruling D3). */
const isDoubled = (loser: number, winner: number, half: Readings['half']): boolean =>
  half === 'half-or-less' ? 2 * loser <= winner : 2 * loser < winner;

const UNTITLED = same('');

/** Both totals with their dice, compared, corrected on both sides at once, and judged. */
export function judge(contest: Contest, faces: Faces): Outcome {
  const { half, resultBand } = contest.readings;
  const before = { first: contest.first.total + faces.first, second: contest.second.total + faces.second };
  const totals = {
    first: afterTheDice(contest, 'first', faces, UNTITLED).total,
    second: afterTheDice(contest, 'second', faces, UNTITLED).total,
  };
  const compared = resultBand === 'may-change' ? totals : before;
  const outcome = (standing: Standing, loser: Outcome['loser']): Outcome => {
    const side = (which: Side): SideOutcome => ({
      fate: loser === which || loser === 'neither' ? contest[which].fates[standing].fate : 'none',
    });
    return { standing, loser, first: side('first'), second: side('second') };
  };
  if (compared.first === compared.second) return outcome('equal', 'neither');
  const loser: Side = compared.first < compared.second ? 'first' : 'second';
  return outcome(isDoubled(totals[loser], totals[other(loser)], half) ? 'doubled' : 'beaten', loser);
}

export function rollContest(contest: Contest, names: Readonly<Record<Side, Text>>, why: Text, dice: Dice): Outcome {
  const first = dice.roll(d6, { who: names.first, why });
  const second = dice.roll(d6, { who: names.second, why });
  return judge(contest, { first, second });
}

const harmed = (fate: Fate): boolean => fate !== 'none';

const resultOf = ({ loser, first, second }: Outcome): string => {
  if (harmed(first.fate) && harmed(second.fate)) return 'both-destroyed';
  if (harmed(first.fate)) return `first-${first.fate}`;
  if (harmed(second.fate)) return `second-${second.fate}`;
  return loser === 'neither' ? 'tie' : `${loser}-none`;
};

/** What becomes of one element, in five classes. */
const balanceOf = (mine: SideOutcome, theirs: SideOutcome): string => {
  if (harmed(mine.fate)) return mine.fate;
  return harmed(theirs.fate) ? 'wins' : 'tie';
};

/** Whose fate the compact facet tells, and what to call it. */
export interface Watched {
  readonly side: Side;
  readonly name: Text;
}

/** The compact facet of match-up tables: the fate of one side. */
const balance = ({ side, name }: Watched): Facet<Outcome> => ({
  id: 'balance',
  text: t(`Sort de ${name.fr}`, `Fate of the ${name.en}`),
  classes: [
    { id: 'destroyed', text: t(`destruction de ${name.fr}`, `${name.en} destroyed`) },
    { id: 'flees', text: t(`fuite de ${name.fr}`, `${name.en} flees`) },
    { id: 'recoils', text: t(`recul de ${name.fr}`, `${name.en} recoils`) },
    { id: 'tie', text: t('rien ne bouge', 'nothing moves') },
    { id: 'wins', text: t(`succès de ${name.fr}`, `${name.en} wins`) },
  ],
  of: (outcome) => balanceOf(outcome[side], outcome[other(side)]),
});

const classesOf = (side: Side, name: Text, worstFirst: boolean) => {
  const classes = [
    { id: `${side}-destroyed`, text: t(`${name.fr} détruit`, `${name.en} destroyed`) },
    { id: `${side}-flees`, text: t(`${name.fr} fuit`, `${name.en} flees`) },
    { id: `${side}-recoils`, text: t(`${name.fr} recule`, `${name.en} recoils`) },
    { id: `${side}-none`, text: t(`${name.fr} battu, sans effet`, `${name.en} beaten, without effect`) },
  ];
  return worstFirst ? classes : classes.reverse();
};

const decidedBy = ({ standing, loser }: Outcome): string => (loser === 'neither' ? 'equal' : `${loser}-${standing}`);

/** The classes of the first facet go from best to worst for the first side. */
export function contestFacets(names: Readonly<Record<Side, Text>>, watched: Watched): readonly Facet<Outcome>[] {
  const { first, second } = names;
  return [
    {
      id: 'result',
      text: t('Résultat', 'Result'),
      classes: [
        ...classesOf('second', second, true),
        { id: 'tie', text: t('égalité', 'tie') },
        { id: 'both-destroyed', text: t('les deux détruits', 'both destroyed') },
        ...classesOf('first', first, false),
      ],
      of: resultOf,
    },
    balance(watched),
    {
      id: 'degree',
      text: t('Comparaison des totaux', 'Totals compared'),
      classes: [
        { id: 'second-doubled', text: t(`${second.fr} doublé`, `${second.en} doubled`) },
        { id: 'second-beaten', text: t(`${second.fr} battu`, `${second.en} beaten`) },
        { id: 'equal', text: t('égalité', 'equal') },
        { id: 'first-beaten', text: t(`${first.fr} battu`, `${first.en} beaten`) },
        { id: 'first-doubled', text: t(`${first.fr} doublé`, `${first.en} doubled`) },
      ],
      of: decidedBy,
    },
  ];
}
