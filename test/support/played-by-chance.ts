import { expect } from 'vitest';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import { seededChance } from '../../src/kernel/seed.ts';
import { battleByChance } from './by-chance.ts';
import { faultsOfOffers } from './offers.ts';
import type { RANDOM_BATTLES } from './random-players.ts';
import { WHOLE } from './whole.ts';

/** One battle in so many is played, unless all are asked for. */
const ONE_IN = WHOLE ? 1 : 4;

interface Wanted {
  /** With `WHOLE=1`. */
  readonly battles: number;
  /** In so many of them the events alone must lead to every state, byte for byte: that takes long. */
  readonly copied: number;
  /** In so many of them whoever is named must have an order, and nowhere is there nothing to do but to pass. */
  readonly offered?: number;
  /** Commands that must have been given. */
  readonly met: readonly string[];
}

/** Plays a scenario by chance: no refusal, no dead end, none endless, nothing lost, stacks within their limits. */
export async function playedByChance(
  { load, ready }: (typeof RANDOM_BATTLES)[number],
  { battles: all, copied: allCopies, offered = 0, met: expected }: Wanted,
): Promise<void> {
  const [battles, copies] = [all, allCopies].map((number) => Math.ceil(number / ONE_IN)) as [number, number];
  const { game, choose, faultsOf } = ready(await load(), OUR_OPTIONS, false);
  const { faultIn } = await game.reader();
  const met = new Set<unknown>();
  let commands = 0;
  for (let i = 0; i < battles; i++) {
    let copied = game.setUp();
    // Other rules, other battles.
    const chance = seededChance(`test/${game.version}/${i}`);
    const { state } = battleByChance(
      game,
      chance,
      (now) => choose(now, chance),
      (before, command, events, after) => {
        met.add((command as { do: string }).do);
        commands++;
        const faults = [...faultsOf(after), ...(i < offered ? faultsOfOffers(game, after, 'ends') : [])];
        if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
        if (i < copies && faultIn(after) !== undefined)
          throw new Error(`${JSON.stringify(command)}: ${faultIn(after)!.en}`);
        if (before === after) throw new Error('a command that changes nothing');
        if (i >= copies) return;
        copied = game.evolve(copied, structuredClone(events));
        if (JSON.stringify(copied) !== JSON.stringify(after)) throw new Error('events lead elsewhere');
      },
    );
    if (i < copies) expect(game.hash(copied)).toBe(game.hash(state));
    expect(game.ending(state)).toBeDefined();
  }
  expect(commands).toBeGreaterThan(battles * 50);
  for (const what of expected) expect(met).toContain(what);
}
