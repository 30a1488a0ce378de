import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { battleByChance } from './support/by-chance.ts';
import { RANDOM_BATTLES, type Random } from './support/random-players.ts';

/** Lists of all that is allowed are long: every so many commands. */
const LISTED = 9;

/** A battle by chance, line by line: what was allowed, what was given, what came of it. */
function told({ game, choose }: Random, seed: string): string[] {
  const lines: string[] = [];
  const chance = seeded(seed);
  battleByChance(
    game,
    chance,
    (state) => {
      if (lines.length % LISTED === 0) lines.push(JSON.stringify(game.legal(state).all()));
      return choose(state, chance);
    },
    (_, command, events, after) =>
      lines.push(`${JSON.stringify(command)} ${JSON.stringify(events)} ${game.hash(after)} ${JSON.stringify(after)}`),
  );
  return lines;
}

const SEEDS: Readonly<Record<string, number>> = { 'the-ford': 12, maida: 6 };

/** What a game remembers for speed must never show: else a journal could not be checked by anybody else. */
test.each(RANDOM_BATTLES)(
  '$id: a game that was kept plays every battle as one that was opened for it',
  async ({ id, load, ready }) => {
    const document = await load();
    const kept = ready(document, OUR_OPTIONS, false);
    for (let i = 0; i < (SEEDS[id] ?? 2); i++) {
      const [again, fresh] = [told(kept, `kept/${i}`), told(ready(document, OUR_OPTIONS, false), `kept/${i}`)];
      const at = again.findIndex((line, j) => line !== fresh[j]);
      expect(at < 0 ? undefined : [i, at, again[at], fresh[at]]).toBeUndefined();
      expect(again).toHaveLength(fresh.length);
    }
  },
  240_000,
);

/** Somebody looks back at an earlier position, and asks about it, between any two commands. */
test.each(RANDOM_BATTLES)(
  '$id: what is asked of other positions meanwhile changes nothing',
  async ({ id, load, ready }) => {
    const document = await load();
    const asked = ready(document, OUR_OPTIONS, false);
    const { game, choose } = asked;
    const seen: unknown[] = [];
    const disturbed: Random = {
      ...asked,
      choose: (state, chance) => {
        seen.push(state);
        const other = seen[Math.floor(seen.length / 3)];
        const [command] = game.legal(other).all();
        if (command !== undefined) game.prepare(other, command);
        return choose(state, chance);
      },
    };
    const [again, fresh] = [told(disturbed, `asked/${id}`), told(ready(document, OUR_OPTIONS, false), `asked/${id}`)];
    expect(again.findIndex((line, i) => line !== fresh[i])).toBe(-1);
  },
  240_000,
);
