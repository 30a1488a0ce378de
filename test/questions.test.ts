import { expect, test } from 'vitest';
import { LANGS } from '../src/kernel/text.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { laid, playedBy } from './browser/commanders.ts';
import { TablePlayer } from './support/table-player.ts';

/** Of many, the first ones are named. */
const MOST_NAMED = 2;

interface Owing {
  readonly pending: readonly { readonly owes: string }[];
}

test.each([
  ['alexandre', 'the-ford', 'river', ['fight', 'retreat', 'advance', 'flee']],
  ['jours-de-gloire', 'maida', 's62', ['fight', 'recoil', 'advance', 'right']],
] as const)(
  'what %s asks of units names them and where they stand, in both languages',
  async (id, scenario, seed, kinds) => {
    const { game, table } = await laid(id, scenario);
    const { surface, combats } = table;
    const player = new TablePlayer(game, table);
    const asked = new Set<string>();
    let match = newMatch(game, seed) as Parameters<typeof playedBy>[1];
    for (let state = stateOf(match); game.ending(state) === undefined; state = stateOf(match)) {
      const { why } = game.legal(state);
      const owes = (state as Owing).pending.at(-1)?.owes;
      if (owes !== undefined) {
        asked.add(owes);
        const able = table.able(state).filter((one) => one.startsWith('unit-'));
        const units = surface.counters(state).filter((one) => able.includes(one.id));
        const struck = owes === 'fight' ? combats.concerned(state, game.legal(state).sample()[0]) : [];
        const places = [...units.map(({ place }) => place), ...struck].slice(0, MOST_NAMED);
        for (const lang of LANGS) {
          for (const place of places) expect(why[lang]).toContain(surface.nameOf(place));
          // A counter’s name begins with its type, which questions leave out.
          if (units.length === 1) expect(why[lang]).toContain(units[0]!.name[lang].replace(/^\S+ /, ''));
        }
      }
      ({ match } = playedBy(player, match));
    }
    for (const kind of kinds) expect(asked).toContain(kind);
  },
);
