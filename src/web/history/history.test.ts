import { describe, expect, it } from 'vitest';
import { same } from '../../kernel/text.ts';
import { attempt } from '../../kernel/throwing.ts';
import { answer, calculationOf, type Resolvable, ruleOf } from '../../calculate/calculation.ts';
import { briefFacet } from '../../calculate/shares.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { lineText } from '../calculator/answer/outcome-text.ts';
import { type Entry, exported, MOST_CHARACTERS, MOST_ENTRIES, merged, readEntries, readFile } from './history.ts';
import { entryOf } from './record.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const found = answer(calculationOf(alexandre, melee, melee.examples[0]!.situation)) as Resolvable;

function nine() {
  const done = attempt(ruleOf(melee), found.assessment.roll, [9]);
  if (done.state !== 'done') throw new Error('a die is missing');
  return done;
}

/** The phalanx rolls a 9 (no leader to check on the other side). */
function entry(id: string, time = '2026-05-01T12:00:00.000Z'): Entry {
  return entryOf(found, nine(), { id, time, seed: undefined });
}

describe('a resolved combat', () => {
  it('is kept with its sentence, natural dice, result and luck', () => {
    const made = entry('a');
    expect(made.throws.map(({ die, faces }) => ({ die, faces }))).toEqual([{ die: 'd10', faces: [9] }]);
    expect(made.link).toMatch(/^#\/alexandre\/melee\?s=1\./);
    expect(made.percentile).toBeCloseTo(0.85, 12);
    expect(made.told.length).toBeGreaterThan(0);
    expect(readEntries([made])).toEqual([made]);
    const counted = { fr: 'ratées', en: 'failed' };
    const failed = { ...made, throws: made.throws.map((thrown) => ({ ...thrown, counted })) };
    expect(readEntries([failed])).toEqual([failed]);
  });
});

describe('the line of a result', () => {
  const line = (text: string, numeric = false) =>
    lineText(
      {
        id: 'x',
        text: same('Casualties'),
        of: () => '2',
        ...(numeric ? { counted: (n: number) => same(`${n} lost`) } : { classes: [{ id: '2', text: same(text) }] }),
      },
      {},
    ).en;
  it('has the title of its facet where a number or one word would stand alone', () => {
    expect(line('', true)).toBe('Casualties: 2 lost');
    expect(line('none')).toBe('Casualties: none');
    expect(line('defenders routed')).toBe('defenders routed');
  });

  it('is the gist, in the history too', () => {
    expect(entry('a').result).toEqual(lineText(briefFacet(melee.facets(found.assessment.roll)), nine().outcome));
  });
});

describe('what a device kept', () => {
  it('is read whatever it is', () => {
    expect(readEntries(undefined)).toEqual([]);
    expect(readEntries({ length: 3 })).toEqual([]);
    expect(readEntries([entry('a'), { id: 'b' }, null, 'c'])).toEqual([entry('a')]);
  });

  it('never carries a link that leads elsewhere', () => {
    expect(readEntries([{ ...entry('a'), link: 'javascript:alert(1)' }])).toEqual([]);
    expect(readEntries([{ ...entry('a'), link: 'https://example.org/#/alexandre/melee?s=1.e30' }])).toEqual([]);
  });

  it('has each combat once, newest first, oldest dropped', () => {
    const day = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
    const many = Array.from({ length: MOST_ENTRIES + 5 }, (_, i) => entry(`e${i}`, day(i)));
    const kept = merged([...many, ...many]);
    expect(kept).toHaveLength(MOST_ENTRIES);
    expect(kept[0]!.id).toBe(`e${MOST_ENTRIES + 4}`);
    expect(kept.at(-1)!.id).toBe('e5');
  });

  it('stays within its size', () => {
    const wide = { fr: 'x'.repeat(900), en: 'y'.repeat(900) };
    const told = Array.from({ length: 60 }, () => ({ who: wide, text: wide, may: false }));
    const many = Array.from({ length: 40 }, (_, i): Entry => ({ ...entry(`e${i}`), told }));
    expect(JSON.stringify(merged(many)).length).toBeLessThanOrEqual(MOST_CHARACTERS + 1000);
  });
});

describe('a file', () => {
  it('that was exported can be imported', () => {
    expect(readFile(exported([entry('a'), entry('b')]))).toEqual({ entries: [entry('a'), entry('b')] });
  });

  it.each([
    ['no JSON', '{', /not JSON/],
    ['other JSON', '[1, 2]', /not a history/],
    ['another version', exported([]).replace('"version": 1', '"version": 2'), /not a history/],
    ['a broken combat', exported([entry('a'), { ...entry('b'), percentile: 7 }]), /no\. 2: percentile/],
  ])('with %s is refused with its reason', (_, content, reason) => {
    const read = readFile(content);
    expect('problem' in read && read.problem.en).toMatch(reason);
  });
});
