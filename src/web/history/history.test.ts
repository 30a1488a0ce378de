import { afterEach, describe, expect, it, vi } from 'vitest';
import { same } from '../../kernel/text.ts';
import { runWithTypedDice } from '../../kernel/rolled-dice.ts';
import { answer, calculationOf, type Resolvable, ruleOf } from '../../calculate/calculation.ts';
import { gistOf } from '../../calculate/shares.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { type Entry, isEntry } from './entry.ts';
import {
  historyText,
  fitIn,
  fullness,
  isNearlyFull,
  type KeptCombat,
  LARGEST_FILE,
  MOST_CHARACTERS,
  MOST_ENTRIES,
  readFile,
  withAdded,
} from './history-file.ts';
import type { Game } from './game.ts';
import { importReport } from './import-report.ts';
import { lineText } from '../calculator/answer/outcome-text.ts';
import { entryOf } from './record.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const found = answer(calculationOf(alexandre, melee, melee.examples[0]!.situation)) as Resolvable;

function nine() {
  const done = runWithTypedDice(ruleOf(melee), found.assessment.input, [9]);
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
    expect(made.link).toMatch(/^#\/alexandre\/melee\?s=2\./);
    expect(made.percentile).toBeCloseTo(0.85, 12);
    expect(made.sentence.en).toContain('modifier +7, rolled 9 → 16: defenders Dr+R; ');
    expect(made.told.length).toBeGreaterThan(0);
    expect(isEntry(made)).toBe(true);
    const counted = { fr: 'ratées', en: 'failed' };
    const failed = { ...made, throws: made.throws.map((thrown) => ({ ...thrown, counted })) };
    expect(isEntry(failed)).toBe(true);
  });
});

describe('the line of a result', () => {
  const line = (text: string, numeric = false) =>
    lineText(
      {
        id: 'x',
        text: same('Casualties'),
        classOf: () => '2',
        ...(numeric
          ? { countText: (n: number) => same(`${n} lost`), worth: (n: number) => n }
          : { classes: [{ id: '2', text: same(text), worth: 0 }] }),
      },
      {},
    ).en;
  it('has the title of its facet where a number or one word would stand alone', () => {
    expect(line('', true)).toBe('Casualties: 2 lost');
    expect(line('none')).toBe('Casualties: none');
    expect(line('defenders routed')).toBe('defenders routed');
  });

  it('is the gist, in the history too', () => {
    expect(entry('a').result).toEqual(lineText(gistOf(found), nine().outcome));
  });
});

const NOW = Date.parse('2026-06-01T00:00:00.000Z');
const minute = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
const many = (n: number, id = 'e'): Entry[] => Array.from({ length: n }, (_, i) => entry(`${id}${i}`, minute(i)));
const ids = (kept: readonly KeptCombat[]): string[] => kept.map(({ id }) => id);

/** As a later release might write it: this one cannot show it. */
const LATER = { version: 2, id: 'later', time: '2026-05-02T12:00:00.000Z', story: [{ turn: 1 }] };

const wide = { fr: 'x'.repeat(900), en: 'é'.repeat(900) };
const told = Array.from({ length: 60 }, () => ({ who: wide, text: wide, may: false }));
/** A combat that takes a seventh of all the room. */
const large = (id: string): Entry => ({ ...entry(id), told });

describe('an entry', () => {
  it('never carries a link that leads elsewhere', () => {
    expect(isEntry({ ...entry('a'), link: 'javascript:alert(1)' })).toBe(false);
    expect(isEntry({ ...entry('a'), link: 'https://example.org/#/alexandre/melee?s=1.e30' })).toBe(false);
  });

  it('has a time that a clock can show', () => {
    expect(isEntry(entry('a', '2026-13-45T99:99:99.000Z'))).toBe(false);
  });
});

describe('a new combat', () => {
  it('makes the oldest give way where the history is full', () => {
    const kept = withAdded(many(MOST_ENTRIES), [entry('new', minute(9_999))]);
    expect(kept).toHaveLength(MOST_ENTRIES);
    expect([kept[0]!.id, kept.at(-1)!.id]).toEqual(['new', 'e1']);
  });

  it('is kept even where a clock went backwards', () => {
    expect(ids(withAdded(many(MOST_ENTRIES), [entry('new', minute(-9))])).at(-1)).toBe('new');
  });

  it('stays within the room of a device', () => {
    let kept: readonly KeptCombat[] = [];
    for (let i = 0; i < 40; i++) {
      const toldBefore = isNearlyFull(kept);
      const next = withAdded(kept, [large(`e${i}`)]);
      if (next.length === kept.length) expect(toldBefore).toBe(true);
      kept = next;
    }
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(MOST_CHARACTERS + 1000);
    expect(kept).toHaveLength(6);
  });

  it('shrinks what a release with larger limits kept by one only', () => {
    const kept = withAdded(many(MOST_ENTRIES + 50), [entry('new', minute(9_999))]);
    expect(kept).toHaveLength(MOST_ENTRIES + 50);
  });
});

describe('a file', () => {
  const read = (content: string) => {
    const found = readFile(content, NOW);
    if ('problem' in found) throw new Error(found.problem.en);
    return found;
  };

  it('that was exported can be imported', () => {
    expect(read(historyText([entry('a'), entry('b')]))).toEqual({
      combats: [entry('a'), entry('b')],
      games: [],
      refused: [],
    });
  });

  it('holds the games of its combats, those of a later release too, and no others', () => {
    const game: Game = {
      id: 'g',
      time: '2026-05-01T11:00:00.000Z',
      ruleset: 'alexandre',
      names: ['Alice', 'Bob'],
      turn: 3,
      moves: 1,
      notes: 'à Gaugamèles',
    };
    const later = { version: 2, id: 'l', time: '2026-05-01T11:00:00.000Z', armies: [] };
    const fought = { ...entry('a'), game: 'g', turn: 3, acts: 1 as const, trial: true, note: 'au gué' };
    const content = historyText([fought], [game, later]);
    expect(read(content)).toEqual({ combats: [fought], games: [game, later], refused: [] });
    expect(read(content.replace('"turn":3,"moves"', '"turn":0,"moves"')).games).toEqual([later]);
  });

  it('of a full history can be imported, in any script', () => {
    const full = Array.from({ length: MOST_ENTRIES }, (_, i) => {
      const faces = Array.from({ length: 2_000 }, () => 6);
      return { ...entry(`e${i}`), throws: entry('').throws.map((thrown) => ({ ...thrown, faces })) };
    });
    expect(fullness(full)).toBeGreaterThan(0.8);
    const content = historyText(full);
    expect(new Blob([content]).size * 3).toBeLessThan(LARGEST_FILE);
    expect(read(content).combats).toHaveLength(MOST_ENTRIES);
  });

  it('as the first release laid it out is read', () => {
    const pretty = JSON.stringify({ kind: 'grognard-history', version: 1, entries: [entry('a')] }, undefined, 1);
    expect(read(pretty).combats).toEqual([entry('a')]);
  });

  it.each([
    ['no JSON', '{', /not JSON/],
    ['other JSON', '[1, 2]', /not a history/],
    ['nothing in it that is one', '{"kind":"grognard-history","version":"1","entries":[]}', /not a history/],
  ])('with %s is refused with its reason', (_, content, reason) => {
    const found = readFile(content, NOW);
    expect('problem' in found && found.problem.en).toMatch(reason);
  });

  it('is taken but for what is not understood, which is told with its place and its reason', () => {
    const { result: _, ...incomplete } = entry('d');
    const { combats, refused } = read(
      historyText([
        entry('a'),
        { ...entry('b'), percentile: 7 },
        entry('c'),
        incomplete,
        entry('e', '2027-01-01T00:00:00.000Z'),
        null as unknown as Entry,
      ]),
    );
    expect(ids(combats)).toEqual(['a', 'c']);
    expect(refused.map(({ path, text }) => `${path} ${text.en} / ${text.fr}`)).toEqual([
      '2 percentile does not fit / percentile ne convient pas',
      '4 result is missing / result manque',
      '5 its date is in the future / sa date est dans l’avenir',
      '6 this is not a combat / ce n’est pas un combat',
    ]);
  });

  it('may come from a device whose clock is a little ahead', () => {
    expect(read(historyText([entry('a', '2026-06-01T20:00:00.000Z')])).refused).toEqual([]);
    expect(read(historyText([entry('a', '2026-06-02T00:00:01.000Z')])).refused).toHaveLength(1);
    expect(read(historyText([{ ...LATER, time: '2036-01-01T00:00:00.000Z' }])).refused).toHaveLength(1);
  });

  it('with a thousand things wrong is told in twenty lines and the number of the rest', () => {
    const { refused } = read(historyText(Array.from({ length: 1_000 }, () => ({}) as Entry)));
    expect(refused).toHaveLength(21);
    expect(refused.at(-1)!.text).toMatchObject({ fr: 'et 980 autres', en: 'and 980 more' });
  });

  it('of a later release comes back out as it came in', () => {
    const more = { ...entry('more'), weather: 'rain', result: { ...same('x'), de: 'x' } };
    const content = historyText([LATER, more]);
    const { combats, refused } = read(content.replace('"version":1', '"version":2'));
    expect(refused).toEqual([]);
    expect(isEntry(more)).toBe(true);
    expect(isEntry(LATER)).toBe(false);
    expect(historyText(combats)).toBe(content);
  });
});

describe('an import', () => {
  it('pushes out nothing that is here', () => {
    const here = many(MOST_ENTRIES - 2);
    const newer = Array.from({ length: 5 }, (_, i) => entry(`n${i}`, minute(5_000 + i)));
    expect(fitIn(here, newer)).toEqual({ taken: [newer[4], newer[3]], known: 0, over: 3 });
    expect(fitIn(many(MOST_ENTRIES + 9), newer)).toMatchObject({ taken: [], over: 5 });
    const room = Array.from({ length: 6 }, (_, i) => large(`l${i}`));
    expect(fitIn([...room, large('x')], newer)).toMatchObject({ over: 5 });
  });

  it('takes each combat once', () => {
    expect(fitIn([entry('a')], [entry('a'), entry('b'), entry('b')])).toEqual({
      taken: [entry('b')],
      known: 2,
      over: 0,
    });
  });

  it('says what it took, what it left and why', () => {
    const refused = [{ path: '4', text: same('no') }];
    const { lines, tone } = importReport({ taken: [entry('a')], known: 2, over: 3 }, refused);
    expect(lines.map(({ en }) => en)).toEqual([
      '1 combat imported.',
      '2 already known.',
      '3 left out, for want of room: the history keeps 300 combats, fewer where they are long. Export it, clear it, then import again.',
      '1 refused:',
    ]);
    expect(lines[0]!.fr).toBe('1 combat importé.');
    expect(tone).toBe('warn');
    expect(importReport({ taken: [], known: 0, over: 1 }, []).tone).toBe('bad');
    expect(importReport({ taken: [], known: 0, over: 0 }, []).lines[0]!.en).toBe('This file holds no combat.');
    expect(importReport({ taken: [entry('a')], known: 1, over: 0 }, []).tone).toBe('good');
  });
});

describe('what a device kept', () => {
  const KEY = 'grognard.history';

  /** The history on a device that holds no more than `quota` characters. */
  async function device(stored: unknown, quota = Infinity) {
    const values = new Map([[KEY, JSON.stringify(stored)]]);
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > quota) throw new Error('QuotaExceededError');
        values.set(key, value);
      },
    });
    return {
      ...(await import('./history.ts')),
      stored: (): KeptCombat[] => JSON.parse(values.get(KEY)!) as KeptCombat[],
    };
  }

  afterEach(() => vi.unstubAllGlobals());

  it('is read whatever it is', async () => {
    expect((await device({ length: 3 })).everything.value).toEqual([]);
    expect((await device([entry('a'), { id: 'b' }, null, 'c'])).everything.value).toEqual([entry('a')]);
  });

  it('of a later release stays as it is, and is not shown', async () => {
    const { history, sealed, addEntries, removeEntry, stored } = await device([LATER, entry('a')]);
    expect([ids(history.value), sealed.value]).toEqual([['a'], 1]);
    addEntries([entry('b', '2026-05-03T12:00:00.000Z')]);
    removeEntry('a');
    expect(stored()).toEqual([entry('b', '2026-05-03T12:00:00.000Z'), LATER]);
  });

  it('stays stored where a write fails, and the new combat is shown all the same', async () => {
    const { history, isKept: kept, addEntries, stored } = await device([entry('a')], 3_000);
    addEntries([large('b')]);
    expect(ids(history.value)).toContain('b');
    expect(kept.value).toBe(false);
    expect(stored()).toEqual([entry('a')]);
  });

  it('stays as it is where there is no room for an import', async () => {
    const { everything, importCombats, stored } = await device([entry('a')], 3_000);
    expect(importCombats([large('b')])).toBeUndefined();
    expect(everything.value).toEqual([entry('a')]);
    expect(stored()).toEqual([entry('a')]);
    expect(importCombats([entry('a')])).toMatchObject({ known: 1 });
  });

  it('is known to be refused before anything is lost', async () => {
    expect((await device([])).isKept.value).toBe(true);
    expect((await device([], 0)).isKept.value).toBe(false);
  });

  it('stands in the game that is being played, where it is one of its ruleset', async () => {
    const { addEntries, history } = await device([]);
    const { startGame, setOpenGame: play } = await import('./games.ts');
    const game = {
      time: minute(0),
      names: ['Alice', 'Bob'] as [string, string],
      turn: 2,
      moves: 1 as const,
      notes: '',
    };
    startGame({ ...game, id: 'other', ruleset: 'dbm' });
    addEntries([entry('a', minute(1))]);
    startGame({ ...game, id: 'g', ruleset: 'alexandre' });
    addEntries([entry('b', minute(2))]);
    play(undefined);
    addEntries([entry('c', minute(3))]);
    expect(history.value.map(({ id, game: of, turn, acts }) => [id, of, turn, acts])).toEqual([
      ['c', undefined, undefined, undefined],
      ['b', 'g', 2, 1],
      ['a', undefined, undefined, undefined],
    ]);
  });

  it('comes back when its removal is undone', async () => {
    const { removeEntry, restoreEntries, changeEntry, stored } = await device([
      entry('b', minute(2)),
      entry('a', minute(1)),
    ]);
    removeEntry('b');
    restoreEntries([entry('b', minute(2))]);
    changeEntry('a', { note: 'x' });
    expect(stored()).toEqual([entry('b', minute(2)), { ...entry('a', minute(1)), note: 'x' }]);
  });

  it('is told to be nearly full before anything is lost', async () => {
    const { nearlyFull, addEntries, everything } = await device(many(MOST_ENTRIES * 0.9 - 1));
    expect(nearlyFull.value).toBe(false);
    addEntries([entry('new', minute(9_999))]);
    expect(nearlyFull.value).toBe(true);
    expect(everything.value).toHaveLength(MOST_ENTRIES * 0.9);
  });
});

describe('two tabs of one device', () => {
  const KEY = 'grognard.history';

  /** A storage that both read and write; events are told by hand, as late as they like. */
  async function tabs(stored: readonly KeptCombat[]) {
    const values = new Map([[KEY, JSON.stringify(stored)]]);
    const open = async () => {
      const listening: ((event: object) => void)[] = [];
      vi.resetModules();
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
      });
      vi.stubGlobal('addEventListener', (what: string, listen: (event: object) => void) => {
        if (what === 'storage') listening.push(listen);
      });
      const [combats, games] = [await import('./history.ts'), await import('./games.ts')];
      const hear = (key: string, oldValue: string | null, newValue: string | null): void =>
        listening.forEach((listen) => listen({ key, oldValue, newValue }));
      return { ...combats, ...games, hear };
    };
    return { one: await open(), two: await open(), values, read: (key = KEY) => values.get(key)! };
  }
  const storedIds = (text: string): string[] => ids(JSON.parse(text) as KeptCombat[]);

  afterEach(() => vi.unstubAllGlobals());

  it('add, change and remove without having heard of each other: all of it stands', async () => {
    const { one, two, read } = await tabs([entry('b', minute(2)), entry('a', minute(1))]);
    one.addEntries([entry('c', minute(3))]);
    two.addEntries([entry('d', minute(4))]);
    one.changeEntry('a', { note: 'at the ford' });
    two.removeEntry('b');
    one.changeEntry('d', { trial: true });
    expect(JSON.parse(read())).toEqual([
      { ...entry('d', minute(4)), trial: true },
      entry('c', minute(3)),
      { ...entry('a', minute(1)), note: 'at the ford' },
    ]);
  });

  it('one wrote over what it had not seen yet: it hears so and puts both side by side', async () => {
    const { one, two, values, read } = await tabs([entry('a', minute(1))]);
    const before = read();
    two.addEntries([entry('c', minute(3))]);
    const theirs = read();
    // A busy tab still reads what was stored before.
    values.set(KEY, before);
    one.addEntries([entry('b', minute(2))]);
    const ours = read();
    expect(storedIds(ours)).toEqual(['b', 'a']);
    two.hear(KEY, theirs, ours);
    one.hear(KEY, before, theirs);
    expect(storedIds(read())).toEqual(['c', 'b', 'a']);
    two.hear(KEY, ours, read());
    expect([ids(one.everything.value), ids(two.everything.value)]).toEqual([
      ['c', 'b', 'a'],
      ['c', 'b', 'a'],
    ]);
  });

  it('note one combat each, of one device that had none', async () => {
    const { one, two, values, read } = await tabs([]);
    values.delete(KEY);
    two.addEntries([entry('b', minute(2))]);
    const theirs = read();
    values.delete(KEY);
    one.addEntries([entry('a', minute(1))]);
    one.hear(KEY, null, theirs);
    expect(storedIds(read())).toEqual(['b', 'a']);
  });

  it('change the turn and the notes of one game', async () => {
    const { one, two, read } = await tabs([]);
    one.startGame({ id: 'g', time: minute(0), ruleset: 'dbm', names: ['A', 'B'], turn: 1, moves: 0, notes: '' });
    two.changeGame('g', { notes: 'fog' });
    one.changeGame('g', { turn: 2 });
    expect(JSON.parse(read('grognard.games'))).toMatchObject([{ id: 'g', notes: 'fog', turn: 2 }]);
  });
});
