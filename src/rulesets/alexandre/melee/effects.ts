import type { ActorId } from '../../../kernel/effect.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import type { Fate } from '../charts/leaders.ts';
import type { Code } from '../charts/melee.ts';
import { leaderEffects } from '../leaders.ts';
import type { MeleeEffect, MeleeOutcome } from '../shapes.ts';
import { type Blow, type Ladder, type NewState, stateAfterBlow } from '../states.ts';
import { stateEffects } from '../effect-text.ts';
import type { State } from '../types.ts';
import { blowIn, leaderIds, resultOf, type MeleeInput, type Side, stackId, unitId } from './resolve.ts';

/** A line of the results chart, read once: what it does to either side. */
interface LineEffects extends Readonly<Record<Side, SideEffects>> {
  readonly source: Source;
  /** Who leaves his hex first: the enemy of whoever may then enter it. */
  readonly first: Side;
  readonly second: Side;
}

interface SideEffects {
  readonly blow: Blow | undefined;
  readonly retreats: boolean;
  readonly advances: 'must' | 'may' | undefined;
}

const readings = new Map<string, LineEffects>();

function lineEffectsOf(line: string): LineEffects {
  let reading = readings.get(line);
  if (reading !== undefined) return reading;
  const result = resultOf(line);
  const attackersFirst = result.defenders.includes('may-advance');
  reading = {
    source: cite('melee-results', line),
    first: attackersFirst ? 'attackers' : 'defenders',
    second: attackersFirst ? 'defenders' : 'attackers',
    attackers: sideEffectsOf(result.attackers),
    defenders: sideEffectsOf(result.defenders),
  };
  readings.set(line, reading);
  return reading;
}

const sideEffectsOf = (codes: readonly Code[]): SideEffects => ({
  blow: blowIn(codes),
  retreats: codes.includes('R'),
  advances: codes.includes('must-advance') ? 'must' : codes.includes('may-advance') ? 'may' : undefined,
});

const stateAfter = (state: State, blow: Blow | undefined, ladder: Ladder): NewState =>
  blow === undefined ? state : stateAfterBlow(state, blow, ladder);

/** Adds what a side suffers: blows first, then retreats. */
function suffer(all: MeleeEffect[], side: Side, input: MeleeInput, reading: LineEffects): void {
  const { blow, retreats, advances } = reading[side];
  const { source } = reading;
  const stacks = input[side];
  const before = all.length;
  if (blow !== undefined)
    for (let i = 0; i < stacks.length; i++) {
      const { units } = stacks[i]!;
      for (let j = 0; j < units.length; j++) {
        const { state } = units[j]!;
        all.push(...stateEffects(unitId(side, i, j), state, blow, stateAfterBlow(state, blow, input.ladder), source));
      }
    }
  if (retreats)
    for (let i = 0; i < stacks.length; i++)
      if (stacks[i]!.units.some(({ state }) => stateAfter(state, blow, input.ladder) !== 'eliminated'))
        all.push({ kind: 'retreat', who: [stackId(side, i)], hexes: 1, source });
  if (all.length === before && advances === undefined) all.push({ kind: 'none', who: [side], source });
}

/** Discouraged and routed units do not advance; Ph always choose; one stack per vacated hex. */
function advance(all: MeleeEffect[], side: Side, input: MeleeInput, reading: LineEffects): void {
  const { blow, advances } = reading[side];
  if (advances === undefined) return;
  const { source } = reading;
  const stacks = input[side];
  const compelled: ActorId[] = [];
  const free: ActorId[] = [];
  for (let i = 0; i < stacks.length; i++) {
    const { units } = stacks[i]!;
    for (let j = 0; j < units.length; j++) {
      const { type, state } = units[j]!;
      const worse = stateAfter(state, blow, input.ladder);
      if (worse === 'good' || worse === 'fatigued')
        (advances === 'must' && type !== 'Ph' ? compelled : free).push(unitId(side, i, j));
    }
  }
  if (compelled.length > 0) all.push({ kind: 'advance', who: compelled, source });
  if (free.length > 0) all.push({ kind: 'advance', who: free, may: true, source });
  if (compelled.length + free.length === 0) all.push({ kind: 'held', who: [side], source });
}

/** Leaders are seldom put to the test. */
function testLeaders(all: MeleeEffect[], side: Side, input: MeleeInput, fates: readonly Fate[]): void {
  if (fates.length > 0) all.push(...leaderEffects(leaderIds(side, input[side]), fates));
}

/** Units that must leave a hex go first; then the leaders' fates are decided; then hexes that were left are entered. */
export function effects(input: MeleeInput, outcome: MeleeOutcome): MeleeEffect[] {
  const reading = lineEffectsOf(outcome.line);
  const all: MeleeEffect[] = [];
  suffer(all, reading.first, input, reading);
  suffer(all, reading.second, input, reading);
  testLeaders(all, 'defenders', input, outcome.defendingLeaders);
  testLeaders(all, 'attackers', input, outcome.attackingLeaders);
  advance(all, reading.first, input, reading);
  advance(all, reading.second, input, reading);
  return all;
}
