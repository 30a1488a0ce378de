import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { newMatch } from '../../../play/match.ts';
import { add } from '../../../play/offers.ts';
import { saveText } from '../../../play/save-text.ts';
import { readScenarioFile } from '../../../play/scenario-file.ts';
import { grognard } from '../../testing.ts';
import { scenarioNamed } from './battles.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-next-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a battle that the second side has given up at once, or that has just begun. */
async function journalOf(scenario: string, isOver: boolean): Promise<string> {
  const { battles, card } = await scenarioNamed(scenario);
  const begun = newMatch(battles.open(await card.load(), OUR_OPTIONS).game, 'next');
  const match = isOver ? add(begun, { is: 'resign', by: 1 }, { after: 0 }) : begun;
  if ('refused' in match) throw new Error(match.refused.en);
  const path = join(folder, `${scenario}-${isOver}.json`);
  writeFileSync(path, saveText(match));
  return path;
}

test('the next battle of a campaign is written, and can be looked at', async () => {
  const out = join(folder, 'issus.json');
  const written = await grognard(['scenarios', 'next', await journalOf('granicus', true), '--out', out]);
  expect([written.code, written.err]).toEqual([0, '']);
  expect(readScenarioFile(readFileSync(out, 'utf8'))).toMatchObject({
    ruleset: 'alexandre',
    scenario: { id: 'issus-campaign', title: { en: 'Issus, in campaign' } },
  });
  const shown = await grognard(['scenarios', out]);
  expect([shown.code, shown.out.split('\n')[0]]).toEqual([0, 'Issus, in campaign']);
});

test.each([
  ['granicus', false, 'the battle is not over', 'la bataille n’est pas finie'],
  ['gaugamela', true, 'no battle follows this one in a campaign', 'aucune bataille ne suit celle-ci dans une campagne'],
] as const)('after %s, over: %s, nothing is written: %s', async (scenario, isOver, en, fr) => {
  const path = await journalOf(scenario, isOver);
  for (const [lang, text] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const { code, out, err } = await grognard(['scenarios', 'next', path, '--lang', lang]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(text);
  }
});

test('a journal is asked for', async () => {
  const { code, err } = await grognard(['scenarios', 'next']);
  expect([code, err]).toEqual([2, expect.stringContaining('journal: is missing; a file is expected')]);
});
