import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { BATTLES } from '../src/rulesets/alexandre/battles.ts';
import { openBattle } from '../src/rulesets/alexandre/field/game.ts';
import { hashAnew } from '../src/rulesets/alexandre/field/hashing.ts';
import type { Battle } from '../src/rulesets/alexandre/field/game.ts';
import { facingOf, hexOf, isRouted, onMap, type State, stateOf } from '../src/rulesets/alexandre/field/state.ts';
import { randomBattle } from './support/random-play.ts';

/** What holds after every command: counters and strength conserved, stacks within their limits, one facing each. */
function faultsOf({ field }: Battle, state: State): string[] {
  const faults: string[] = [];
  const stacks = new Map<number, number[]>();
  for (const unit of field.units.keys()) {
    const gone = ['eliminated', 'removed'].includes(stateOf(state, unit));
    if (gone === onMap(state, unit))
      faults.push(`unit ${unit} is ${stateOf(state, unit)} and in hex ${hexOf(state, unit)}`);
    if (!gone) stacks.set(hexOf(state, unit), [...(stacks.get(hexOf(state, unit)) ?? []), unit]);
  }
  for (const [hex, units] of stacks) {
    if (!field.fitsWith([], units)) faults.push(`units ${units} in hex ${hex}`);
    if (new Set(units.map((unit) => field.units[unit]!.side)).size > 1) faults.push(`both sides in hex ${hex}`);
    if (state.pending.length > 0) continue;
    if (new Set(units.map((unit) => facingOf(state, unit))).size > 1) faults.push(`two facings in hex ${hex}`);
    if (units.length > 1 && units.some((unit) => isRouted(state, unit)))
      faults.push(`a routed unit in the stack of ${hex}`);
  }
  if (state.units.length !== field.units.length || state.leaders.length !== field.leaders.length)
    faults.push('counters');
  const [first, second] = hashAnew(state);
  if (first !== state.hash[0] || second !== state.hash[1]) faults.push('hash');
  return faults;
}

test.each(BATTLES.scenarios.map(({ id, load }) => [id, load, id === 'the-ford' ? 40 : 2] as const))(
  '%s, played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  async (_, load, battles) => {
    const battle = openBattle(await load(), OUR_OPTIONS);
    const met = new Set<string>();
    let [copied, commands] = [battle.setUp(), 0];
    for (let i = 0; i < battles; i++) {
      copied = battle.setUp();
      const { state } = randomBattle(battle, seeded(`test/${i}`), true, (before, command, events, after) => {
        met.add(command.do);
        commands++;
        const faults = faultsOf(battle, after);
        if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
        copied = battle.evolve(copied, structuredClone(events) as typeof events);
        if (JSON.stringify(copied) !== JSON.stringify(after)) throw new Error(`${command.do}: events lead elsewhere`);
        expect(before).not.toBe(after);
      });
      expect(battle.hash(copied)).toBe(battle.hash(state));
      expect(battle.ending(state)).toBeDefined();
    }
    expect(commands).toBeGreaterThan(battles * 50);
    for (const what of [
      'initiative',
      'activate',
      'rally',
      'move',
      'lead',
      'fire',
      'attack',
      'fight',
      'retreat',
      'flee',
      'advance',
    ])
      expect(met).toContain(what);
  },
  120_000,
);
