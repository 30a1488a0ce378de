import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import type { Viewer } from '../src/kernel/game.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { battleByChance } from './support/by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';
import { WHOLE } from './support/whole.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const BATTLES: Readonly<Record<string, number>> = {
  'the-ford': 2,
  'persian-gates': 2,
  granicus: 1,
  hydaspes: 1,
  issus: 1,
  gaugamela: 1,
  maida: 6,
  auerstaedt: 1,
};

test.each(RANDOM_BATTLES.map((random) => [random.id, random] as const))(
  '%s: what somebody sees of a command leads from what he saw to what he sees, and tells what all may hear',
  async (id, { load, ready }) => {
    const { game, choose } = ready(await load(), OUR_OPTIONS, true);
    let hidden = 0;
    for (let i = 0; i < (BATTLES[id] ?? 1) * (WHOLE ? 5 : 1); i++) {
      const chance = seededChance(`seen/${i}`);
      battleByChance(
        game,
        chance,
        (state) => choose(state, chance),
        (before, command, events, after) => {
          for (const viewer of VIEWERS) {
            const seen = game.seen(before, { command, events }, viewer);
            const come = game.evolve(game.view(before, viewer), seen.events);
            expect(come).toEqual(game.view(after, viewer));
            expect(seen.events.flatMap((event) => game.tell(event) ?? [])).toEqual(
              events.flatMap((event) => game.tell(event) ?? []),
            );
            if (seen.command === null) hidden++;
            // Whoever chooses knows what he chose.
            else expect(seen.command).toBe(command);
            if (game.secret?.(before) === viewer) expect(seen.command).toBe(command);
          }
        },
      );
    }
    expect(hidden > 0).toBe(game.ruleset === 'jours-de-gloire');
  },
  120_000,
);

test.each(['maida', 'auerstaedt'])(
  '%s: positions that differ in hidden orders alone look the same, hash and all',
  async (id) => {
    const { load, ready } = RANDOM_BATTLES.find((random) => random.id === id)!;
    const { game } = ready(await load(), OUR_OPTIONS, true);
    const start = game.setUp();
    const chooses = game.secret!(start)!;
    const choices = game.legal(start).sample().slice(0, 6);
    const shown = (viewer: Viewer) =>
      choices.map((command) => {
        const prepared = game.prepare(start, command);
        if ('refused' in prepared) throw new Error(prepared.refused.en);
        const { events, state } = prepared.played(undefined);
        return JSON.stringify([game.seen(start, { command, events }, viewer), game.view(state, viewer)]);
      });
    expect(new Set(shown(chooses)).size).toBe(choices.length);
    expect(new Set(shown(1 - chooses)).size).toBe(1);
    expect(new Set(shown('spectator')).size).toBe(1);
  },
);
