import fc from 'fast-check';
import { situations } from '../../../test/support/arbitrary.ts';
import type { on } from '../../../test/support/assessing.ts';
import type { Tally } from '../../kernel/modifier.ts';
import type { Options } from '../../kernel/ruling.ts';
import type { Schema } from '../../kernel/schema.ts';
import { runWithTypedDice } from '../../kernel/rolled-dice.ts';
import { hasExceptions } from './charts/exceptions.ts';
import { dbm } from './index.ts';
import { isMachine, kindOf, type Troop } from './types.ts';

/** What the tests of this folder share: short ways to write a situation. */
export type Facts = Record<string, unknown>;

/** `Kn(X)`, or `Kn` for Kn(O), with further facts. */
export const el = (text: string, facts: Facts = {}): Facts => {
  const [, type, grade = 'O'] = /^(\w+?)(?:\((\w)\))?$/.exec(text)!;
  return { type, grade, ...facts };
};

export const rears = (...texts: string[]): Facts => ({ rears: texts.map((text) => el(text)) });

/** A close combat. */
export const v = (friend: Facts, enemy: Facts, more: Facts = {}): Facts => ({ friend, enemy, ...more });

/** Shooting, in the phase of the target so that artillery may. */
export const shot = (shooter: Facts, target: Facts, more: Facts = {}): Facts => ({
  shooter,
  target,
  phase: 'target',
  ...more,
});

/** What both sides add up once the dice given lie. */
export function talliesAfterDice(
  { procedure, resolvable }: ReturnType<typeof on>,
  situation: Facts,
  dice: readonly [number, number],
  rulings?: Record<string, string>,
): readonly Tally[] {
  const { assessment } = resolvable(situation, rulings);
  const tried = runWithTypedDice(procedure.resolve, assessment.input, dice);
  if (tried.state !== 'done') throw new Error(tried.state);
  return procedure.afterDice!(assessment, tried.throws);
}

/** The grading factors among them that count, for each side. */
export const classRows = (tallies: readonly Tally[]): string[][] =>
  tallies.map(({ lines }) => lines.slice(2).flatMap(({ row, standing }) => (standing === 'counts' ? [row.id] : [])));

/** An element as it may exist: what its type does not allow is taken away. */
function withoutImpossible(given: Facts): Facts {
  const type = given['type'] as Troop;
  return {
    ...given,
    ...(given['grade'] === 'X' && !hasExceptions(type) && { grade: 'O' }),
    ...('landed' in given && { landed: given['landed'] === true && kindOf(type) === 'naval' }),
    ...('chariots' in given && { chariots: given['chariots'] === true && (type === 'Kn' || type === 'Cv') }),
    ...('mobile' in given && { mobile: given['mobile'] === true && type === 'Bg' }),
    ...('dismounted' in given && {
      dismounted: given['dismounted'] === true && kindOf(type) === 'foot' && !isMachine({ type }),
    }),
    ...('rears' in given && { rears: (given['rears'] as Facts[]).map(withoutImpossible) }),
  };
}

/** Ranks of the front's own troops, more often than chance would have it: only those support. */
const inColumn = (given: Facts, alike: boolean): Facts =>
  alike && 'rears' in given
    ? {
        ...given,
        rears: (given['rears'] as Facts[]).map((rear) => ({
          ...rear,
          type: given['type'],
          grade: given['grade'] ?? 'O',
        })),
      }
    : given;

function closeCombat({ friend, enemy, ...rest }: Facts, alike: boolean): Facts {
  const side = (given: unknown, role: string): Facts => ({
    ...withoutImpossible(inColumn(given as Facts, alike)),
    higher: (given as Facts)['higher'] === true && role === 'friend',
    justContacted: (given as Facts)['justContacted'] === true && (rest['phase'] ?? 'friend') === role,
    overlapsByElephants: Math.min(
      Number((given as Facts)['overlapsByElephants'] ?? 0),
      2 - Number((given as Facts)['overlaps'] ?? 0),
    ),
  });
  return { ...rest, friend: side(friend, 'friend'), enemy: side(enemy, 'enemy') };
}

const SHOOTERS = [
  'Bw S',
  'Bw O',
  'Bw I',
  'Bw F',
  'Bw X',
  'WWg O',
  'WWg S',
  'Gal O',
  'Shp I',
  'Bts S',
  'Art X',
  'Art O',
  'Art S',
  'El X',
  'Ps X',
];

const possibleShooter = (index: number): Facts => {
  const [type, grade] = SHOOTERS[index % SHOOTERS.length]!.split(' ');
  return { type, grade, landed: false, moved: false, secondRank: false };
};

function shootingFacts({ shooter, target }: Facts, alike: boolean, index: number): Facts {
  const supporters = (given: Facts): Facts[] =>
    ((given['supporters'] ?? []) as Facts[]).map(() => ({ type: 'Bw', grade: 'O' }));
  const one: Facts = withoutImpossible({ ...inColumn(shooter as Facts, alike), ...possibleShooter(index) });
  const other = target as Facts;
  const back = other['shootsBack'] === true;
  const two: Facts = withoutImpossible({ ...inColumn(other, alike), ...(back && possibleShooter(index % 10)) });
  return {
    shooter: { ...one, supporters: supporters(one) },
    target: { ...two, supporters: back ? supporters(two) : [] },
    distance: 100,
    phase: 'target',
  };
}

const advance = (s: Facts): Facts => ({
  ...s,
  element: withoutImpossible(s['element'] as Facts),
  friends: ((s['friends'] ?? []) as Facts[]).map(withoutImpossible),
});

const pipCost = (s: Facts): Facts => {
  const elements = (s['elements'] as Facts[]).map((e) => ({
    ...e,
    mountedInfantry: e['mountedInfantry'] === true && kindOf(e['type'] as Troop) === 'foot',
    general: s['commanderInChief'] === true || e['general'] === true,
  }));
  return { ...s, elements, ...(Number(s['marches'] ?? 1) > 1 && { action: 'march' }) };
};

interface Of {
  readonly id: string;
  readonly situation: Schema;
}

/** Random situations of a procedure, of which few are refused. */
export const legalSituations = ({ id, situation }: Of): fc.Arbitrary<unknown> =>
  fc.tuple(situations(situation), fc.boolean(), fc.nat(1000)).map(([given, alike, index]) => {
    const s = given as Facts;
    switch (id) {
      case 'close-combat':
        return closeCombat(s, alike);
      case 'shooting':
        return shootingFacts(s, alike, index);
      case 'spontaneous-advance':
        return advance(s);
      case 'pip-cost':
        return pipCost(s);
      case 'move-distance':
        return withoutImpossible(s);
      case 'river':
        return Number(s['score'] ?? 0) > 0 ? { ...s, modifier: 0 } : s;
      default:
        return s;
    }
  });

/** Options of some rulings, those not named being ours. */
export const randomOptions: fc.Arbitrary<Options> = fc
  .array(
    fc
      .constantFrom(...dbm.rulingChoices)
      .chain(({ id, options }) => fc.constantFrom(...options).map((option) => [id, option] as const)),
    { maxLength: 4 },
  )
  .map((pairs) => Object.fromEntries(pairs));
