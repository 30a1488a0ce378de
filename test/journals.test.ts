import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import type { Line } from '../src/play/journal.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { stateOf } from '../src/play/match.ts';
import { audit } from '../src/play/rerun.ts';
import { byTheseRules, replay } from '../src/play/replay.ts';
import { endsAlike, readSave } from '../src/play/save.ts';

const FOLDER = join(import.meta.dirname, 'journals');

/** Battles that were once played stay readable: none of these files changes, whatever becomes of the scenario. */
test.each(readdirSync(FOLDER))('%s is taken up and ends as it did', async (file) => {
  const save = readSave(readFileSync(join(FOLDER, file), 'utf8'));
  const battles = (await CATALOGUE.find(({ id }) => id === save.journal.ruleset)!.battles!())!;
  const card = battles.scenarios.find(({ id }) => id === save.journal.scenario.id)!;
  const game = battles.open(await card.load(save.journal.scenario.hash), save.journal.rulings).game;
  const match = await replay(game, save.journal);
  expect(endsAlike(match, save)).toBe(true);
  expect(game.ending(stateOf(match))).toBeDefined();
  if (byTheseRules(match)) expect(audit(match)).toEqual([]);
});

test.each(readdirSync(FOLDER))('%s can be gone on with from every entry, by the rules of today', async (file) => {
  const { journal } = readSave(readFileSync(join(FOLDER, file), 'utf8'));
  const battles = (await CATALOGUE.find(({ id }) => id === journal.ruleset)!.battles!())!;
  const card = battles.scenarios.find(({ id }) => id === journal.scenario.id)!;
  const game = battles.open(await card.load(journal.scenario.hash), journal.rulings).game;
  const { states, entries } = await replay(game, journal);
  expect(states.length).toBe(entries.length + 1);
  for (const [n, state] of states.entries()) {
    if (game.ending(state) !== undefined) continue;
    const command = game.legal(state).sample().at(-1);
    expect(command, `after ${n}`).toBeDefined();
    expect(isRefusal(game.prepare(state, command)), `after ${n}`).toBe(false);
  }
});

test('they are of every version, and those of today hold every line that players can write, in each game', () => {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const versions = texts.map((text) => (JSON.parse(text) as { readonly version: number }).version);
  expect(new Set(versions)).toEqual(new Set([1, 2]));
  const written = new Map<string, Set<Line['is']>>();
  for (const text of texts) {
    const { ruleset, lines } = readSave(text).journal;
    written.set(ruleset, new Set([...(written.get(ruleset) ?? []), ...lines.map(({ is }) => is)]));
  }
  expect([...written.values()].map(({ size }) => size)).toEqual([7, 7]);
});

test('one of each game was made by the rules of today, so that its rolls are checked too', async () => {
  const saves = readdirSync(FOLDER).map((file) => readSave(readFileSync(join(FOLDER, file), 'utf8')).journal);
  for (const { id, battles } of CATALOGUE) {
    if (battles === undefined) continue;
    const { scenarios, open } = (await battles())!;
    const { version } = open(await scenarios[0]!.load(), {}).game;
    expect(
      saves.some(({ ruleset, rules }) => ruleset === id && rules === version),
      id,
    ).toBe(true);
  }
});

/** Scenarios that were changed since, by the hash they had. */
test.each([
  ['alexandre', 'the-ford', 'c3563d20b41d2d37'],
  ['alexandre', 'the-ford', '5fd935e91862e950'],
  ['alexandre', 'gaugamela', '55adcb1f8e4c1645'],
  ['alexandre', 'gaugamela', '87d32c057ae4c08b'],
  ['jours-de-gloire', 'maida', '17d0f43fcc0c0e8d'],
  ['jours-de-gloire', 'maida', '8dd5202af82b80d6'],
  ['jours-de-gloire', 'auerstaedt', '2a169935003797fe'],
])('%s: %s is there as it was', async (ruleset, scenario, hash) => {
  const battles = (await CATALOGUE.find(({ id }) => id === ruleset)!.battles!())!;
  const card = battles.scenarios.find(({ id }) => id === scenario)!;
  expect(battles.open(await card.load(hash), {}).game.scenario.hash).toBe(hash);
  expect(battles.open(await card.load(), {}).game.scenario.hash).not.toBe(hash);
});
