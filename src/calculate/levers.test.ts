import { expect, test } from 'vitest';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { answer, calculationOf, isResolvable } from './calculation.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { leversOf, leversInSlices } from './levers.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;

const leversFor = (situation: object) => {
  const found = answer(calculationOf(alexandre, melee, situation));
  if (!isResolvable(found)) throw new Error('resolvable');
  return leversOf(found);
};

const plain = {
  attackers: [{ units: [{ type: 'Pe', strength: 4 }], approaches: [{}] }],
  defenders: [{ units: [{ type: 'Pe', strength: 4 }] }],
};

test('every fact a player controls is tried, the largest gain or loss first', () => {
  const levers = leversFor(plain);
  const texts = levers.map(({ text }) => text.en);
  expect(texts).toContain('Attacking stack · Approach · Through: flank');
  expect(texts).toContain('Attacking stack · Has just used offensive fire: yes');
  expect(texts).toContain('Defending stack · Unit · State: routed');
  expect(texts).toContain('Attacking stack · Units, the top one first: one more unit');
  expect(texts.filter((text) => text.startsWith('Attacking stack · Leaders · one more leader · '))).not.toEqual([]);
  const gains = levers.map(({ gain }) => Math.abs(gain));
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  const flank = levers.find(({ text }) => text.en.endsWith('Through: flank'))!;
  expect(flank.gain).toBeGreaterThan(0);
  expect(levers.find(({ text }) => text.en.endsWith('offensive fire: yes'))!.gain).toBeLessThan(0);
});

test('the effect of a lever is that of its own calculation', () => {
  const flank = leversFor(plain).find(({ text }) => text.fr.endsWith('Par : flanc'))!;
  // From +1 to +3: two faces of ten change sides.
  expect(flank.effect).toBeCloseTo(0.2, 12);
  const again = answer(flank.calculation);
  expect(isResolvable(again) && again.assessment.tallies[0]!.total).toBe(3);
});

test('levers that change nothing, or that the rules refuse, are not shown', () => {
  const texts = leversFor(plain).map(({ text }) => text.en);
  expect(texts).not.toContain('Attacking stack · Approach · Across a stream: yes');
  expect(texts).not.toContain('Attacking stack · Unit · State: routed');
});

test('measured one fact at a time or all at once, they are the same', () => {
  const found = answer(calculationOf(alexandre, melee, plain));
  if (!isResolvable(found)) throw new Error('resolvable');
  const measuring = leversInSlices(found);
  let turns = 0;
  let turn = measuring.next();
  for (; turn.done !== true; turn = measuring.next()) turns++;
  expect(turns).toBeGreaterThan(turn.value.length);
  expect(turn.value.map(({ key }) => key)).toEqual(leversOf(found).map(({ key }) => key));
});

const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
const procedures = rulesets.flatMap((ruleset) =>
  ruleset.procedures.map((procedure) => ({ ruleset, procedure, name: `${ruleset.id}/${procedure.id}` })),
);

test.each(procedures)('no two levers of $name are named alike, in words or by key', ({ ruleset, procedure }) => {
  for (const { situation } of procedure.examples) {
    const found = answer(calculationOf(ruleset, procedure, situation));
    if (!isResolvable(found)) continue;
    const levers = leversOf(found);
    expect(levers.length).toBeLessThanOrEqual(60);
    for (const name of [
      levers.map(({ key }) => key),
      levers.map(({ text }) => text.fr),
      levers.map(({ text }) => text.en),
    ])
      expect(name.filter((one, i) => name.indexOf(one) !== i)).toEqual([]);
  }
});

test('both sides of a fight may be told apart, and a first rank is of the troops it stands behind', () => {
  const levers = (name: string, situation?: object) => {
    const { ruleset, procedure } = procedures.find((one) => one.name === name)!;
    const found = answer(calculationOf(ruleset, procedure, situation ?? procedure.examples[0]!.situation));
    return isResolvable(found) ? leversOf(found) : [];
  };
  const wab = levers('wab/close-combat').map(({ text }) => text.en);
  expect(wab.some((text) => text.startsWith('Attackers · '))).toBe(true);
  expect(wab.some((text) => text.startsWith('Defenders · '))).toBe(true);
  expect(wab.filter((text) => text.includes('one more attacks'))).toEqual([]);
  const pikes = levers('dbm/close-combat', { friend: { type: 'Pk' }, enemy: { type: 'Bd' } });
  const rank = pikes.find(({ key }) => key === 'friend.rears+1')!;
  expect(rank.text.en).toBe('Friendly element · Ranks behind it: one more rank');
  expect(rank.calculation.situation).toMatchObject({ friend: { rears: [{ type: 'Pk' }] } });
});

test('levers compare by one number, whatever results are called', () => {
  const levers = leversFor({
    attackers: [{ units: [{ type: 'Ph', strength: 4, quality: 6 }], approaches: [{}] }],
    defenders: [{ units: [{ type: 'In', strength: 5, quality: 3 }] }],
  });
  expect(new Set(levers.map(({ from }) => from)).size).toBe(1);
  const told = (said: string) => {
    const { side, from, to } = levers.find((lever) => lever.said.en === said)!;
    return [side, from, to];
  };
  // At +5 the attack cannot fail, so that it is told by routs: on 14 or more, on 10 or more and at +7 of those discouraged.
  expect(told('through the flank')).toEqual(['own', 0.1, 0.3]);
  expect(told('discouraged')).toEqual(['enemy', 0.1, 0.7]);
});

test('what reads alike among the facts of a side is told in full', () => {
  for (const { ruleset, procedure } of procedures)
    for (const { situation } of procedure.examples) {
      const found = answer(calculationOf(ruleset, procedure, situation));
      if (!isResolvable(found)) continue;
      const said = leversOf(found).map((lever) => `${lever.side} ${lever.said.en}`);
      expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([]);
    }
});
