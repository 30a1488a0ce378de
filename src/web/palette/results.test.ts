import { expect, test } from 'vitest';
import type { Contents } from '../contents-plugin.ts';
import { aboutsOf, contentsOf } from '../contents-plugin.ts';
import { linkJson, readLink } from '../../present/link.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { resultsFor, type Searchable } from './results.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const CONTENTS: readonly Contents[] = await Promise.all(RULESETS.map(contentsOf));
const KNOWN: Searchable = {
  contents: CONTENTS,
  abouts: aboutsOf(RULESETS),
  rulesets: await Promise.all(
    RULESETS.map(async (ruleset) => ({ ruleset, rulings: await ruleset.rulings(), options: {} })),
  ),
};

const found = (query: string) => resultsFor(KNOWN, query);
const told = (query: string, kind: string) =>
  found(query)
    .filter((find) => find.kind === kind)
    .map(({ where, title, detail }) => `${where.en} | ${title.en} | ${detail.en}`);

test('a match-up of two codes is answered by every ruleset that knows both, exactly', () => {
  expect(told('Kn v Sp', 'answer')).toEqual([
    expect.stringMatching(/^DBM \| Kn knights – Sp spears \| Close combat: wins 27\.8% \(.*\)$/),
  ]);
  expect(told('ca contre in', 'answer')[0]).toMatch(/^Alexander against Persia \| .* \| Melee: wins \d+%/);
  expect(told('knights vs spears', 'answer')).toHaveLength(1);
  expect(told('Kn v Zz', 'answer')).toEqual([]);
});

test.each([
  'kn against bd uphill',
  'Kn v Bd higher',
  'kn contre bd en hauteur',
  'knights vs blades uphill',
  'chevaliers contre lames plus haut',
])('what is said of a side is filled in: %s', (query) => {
  const find = found(query).find(({ kind }) => kind === 'answer');
  expect(find?.title.en).toBe('Kn knights – Bd blades, higher than the enemy');
  const dbm = RULESETS.find(({ id }) => id === 'dbm')!;
  const procedure = dbm.procedures.find(({ id }) => id === 'close-combat')!;
  expect(linkJson(dbm, procedure, readLink(find!.href))).toMatchObject({
    friend: { type: 'Kn' },
    enemy: { type: 'Bd', higher: true },
  });
});

test('what is said of whoever acts stands on his side; what no rule knows is no answer', () => {
  expect(told('kn uphill v bd', 'answer')[0]).toContain('Kn knights, higher than the enemy – Bd blades');
  expect(told('kn uphill v bd', 'answer')).not.toEqual(told('kn v bd uphill', 'answer'));
  expect(told('ca contre in en déroute', 'answer')[0]).toMatch(/^Alexander against Persia/);
  expect(told('kn v bd bananas', 'answer')).toEqual([]);
});

test.each(['7:4', '7/4', ' 7 : 4 '])('a ratio is read off the charts of ratios: %s', (query) =>
  expect(told(query, 'answer')).toEqual([
    'Alexander against Persia | 7 to 4: 1/1 | Melee: strength ratio: +1',
    'Jours de Gloire | 7 to 4: 1.5/1 | Odds table: +1',
  ]),
);

test('a ratio with nothing on a side is no question', () => expect(told('7:0', 'answer')).toEqual([]));

test('a ratio is rounded as the player rules', () => {
  const rulesets = KNOWN.rulesets.map((one) => ({
    ...one,
    options: one.ruleset.id === 'jours-de-gloire' ? { 'J-1': 'attacker' } : {},
  }));
  const answers = resultsFor({ ...KNOWN, rulesets }, '7:4').filter(({ kind }) => kind === 'answer');
  expect(answers[1]!.title.en).toBe('7 to 4: 2/1');
});

test('rows are found by name or code, in either language; procedures and rulings too', () => {
  expect(told('gue 2', 'row')).toContainEqual(expect.stringMatching(/Ford 2/));
  expect(found('ford 2').find(({ title }) => title.en === 'Ford 2')!.href).toBe(
    '#/alexandre/charts/terrain?row=ford-2',
  );
  expect(told('corps a corps', 'page')[0]).toMatch(/^Warhammer Ancient Battles \| Hand-to-hand combat/);
  expect(told('A-20', 'ruling')[0]).toContain('A-20');
  expect(found('zeppelin')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('battles are found by their names, and so are the pages of battles and armies', () => {
  expect(found('gaugamèles')[0]).toMatchObject({ kind: 'page', href: '#/alexandre/battles?choose=gaugamela' });
  expect(found('auerstaedt')[0]!.href).toBe('#/jours-de-gloire/battles?choose=auerstaedt');
  expect(found('batailles').map(({ href }) => href)).toEqual(
    expect.arrayContaining(['#/alexandre/battles', '#/jours-de-gloire/battles']),
  );
  expect(found('armies').map(({ href }) => href)).toContain('#/dbm/army');
});

test('no more of a kind than somebody looks through, and every address is one of ours', () => {
  const all = found('e');
  expect(all.length).toBeLessThanOrEqual(32);
  for (const { href } of all) expect(href).toMatch(/^#\//);
});
