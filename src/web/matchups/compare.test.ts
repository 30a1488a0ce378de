import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { linkJson, linkOf, readLink } from '../../present/link.ts';
import { matchupTable } from '../../calculate/matchups.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { compare } from './compare.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const filters = { attackerStrength: 9 };
const run = (signal: AbortSignal) => compare(alexandre, melee, filters, OUR_OPTIONS, () => {}, signal);

test('cell by cell gives the table that is computed at once', async () => {
  const slowly = await run(new AbortController().signal);
  expect(slowly).toEqual(matchupTable(alexandre, melee, filters, OUR_OPTIONS));
});

test('every cell links to its own situation', async () => {
  const { cells } = (await run(new AbortController().signal))!;
  const links = cells.flat().map(({ calculation }) => linkOf(calculation));
  expect(new Set(links).size).toBe(links.length);
  const link = readLink(links[0]!);
  expect(link).toMatchObject({ ruleset: 'alexandre', procedure: 'melee' });
  expect(linkJson(alexandre, melee, link)).toMatchObject({ attackers: [{ units: [{ strength: 9 }] }] });
});
