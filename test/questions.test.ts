import { expect, test } from 'vitest';
import { LANGS } from '../src/kernel/text.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { laid, type Laid } from './browser/commanders.ts';
import { type AnyMatch, playedBy, TablePlayer } from './support/table-player.ts';

/** Of many, the first ones are named. */
const MOST_NAMED = 2;

interface Owing {
  readonly pending: readonly { readonly owes: string }[];
}

/** Names and places of whoever owes a choice stand in the question. */
function expectNamed({ game, table: { readyCounters, surface, combats } }: Laid, state: unknown, owes: string): void {
  const legal = game.legal(state);
  const units = surface.counters(state).filter(({ id }) => id.startsWith('unit-') && readyCounters(state).includes(id));
  const struck = owes === 'fight' ? combats.concernedPlaces(state, legal.sample()[0]) : [];
  for (const lang of LANGS) {
    for (const place of [...units.map((one) => one.place), ...struck].slice(0, MOST_NAMED))
      expect(legal.why[lang]).toContain(surface.nameOf(place));
    // A counter’s name begins with its type, which questions leave out.
    if (units.length === 1) expect(legal.why[lang]).toContain(units[0]!.name[lang].replace(/^\S+ /, ''));
  }
}

test.each([
  ['alexandre', 'the-ford', ['river', 'a'], ['fight', 'retreat', 'advance', 'offensive-fire']],
  ['jours-de-gloire', 'maida', ['s62'], ['fight', 'recoil', 'advance', 'right', 'refuse', 'flee']],
] as const)(
  'what %s asks of units names them and where they stand, in both languages',
  async (id, scenario, seeds, kinds) => {
    const on = await laid(id, scenario);
    const asked = new Set<string>();
    for (const seed of seeds) {
      const player = new TablePlayer(on.game, on.table);
      let match: AnyMatch = newMatch(on.game, seed);
      for (let state = stateOf(match); on.game.ending(state) === undefined; state = stateOf(match)) {
        const owes = (state as Owing).pending.at(-1)?.owes;
        if (owes !== undefined) expectNamed(on, state, owes);
        asked.add(owes ?? '');
        ({ match } = playedBy(player, match));
      }
    }
    for (const kind of kinds) expect(asked).toContain(kind);
  },
);
