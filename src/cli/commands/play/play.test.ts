import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { scenarioFile } from '../../../play/scenario-file.ts';
import { ownFlagsOf } from '../../arguments/own-flags.ts';
import { grognard } from '../../testing.ts';

/** The second side has the first turn: 7 – 11 on The Ford, 4 and 8 on Maida. */
const SEED = 'a142077';

const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JOURNAL = join(folder, 'battle.json');
beforeEach(() => rmSync(JOURNAL, { force: true }));

test('scenarios lists what can be played', async () => {
  expect((await grognard(['scenarios'])).out).toContain('the-ford');
  expect(JSON.parse((await grognard(['scenarios', '--format', 'json'])).out)[0]).toMatchObject({
    ruleset: 'alexandre',
    id: 'the-ford',
  });
});

describe('scenarios new', () => {
  test('writes a battle that is made up as a file, which can be looked at and played', async () => {
    const file = join(folder, 'hills.json');
    rmSync(file, { force: true });
    const words = ['alexandre', '--size', '20', '--terrain', 'collines', '--seed', 'granicus', '--lang', 'fr'];
    const made = await grognard(['scenarios', 'new', ...words, '--out', file]);
    expect([made.code, made.err, made.out]).toEqual([0, '', `${file} : graine granicus`]);
    expect((await grognard(['scenarios', file])).out).toContain('A battle that never was.');
    expect((await grognard(['play', file], { stdin: 'q\n' })).code).toBe(0);
    const again = await grognard([
      'scenarios',
      'new',
      '--ruleset',
      'alexandre',
      '--size',
      '20',
      '--ground',
      'hills',
      '--seed',
      'granicus',
    ]);
    expect(`${again.out}\n`).toBe(readFileSync(file, 'utf8'));
  });

  test.each([
    [['new'], 'a ruleset is missing; there are: alexandre, jours-de-gloire'],
    [['new', 'dbm'], 'unknown ruleset "dbm"; there are: alexandre, jours-de-gloire'],
    [['new', 'alexandre', '--ruleset', 'alexandre'], '--ruleset: the ruleset is given once only'],
    [['new', 'alexandre', '--ground', 'moon'], '--ground: "moon" is unknown; expected open (open plain), hills'],
    [['new', 'alexandre', '--groud', 'hills'], '--groud: no such option; did you mean --ground?'],
    [['new', 'alexandre', '--seed', 'x'.repeat(41)], 'seed: '],
    [['the-ford', '--ground', 'hills'], '--ground: '],
  ])('%j is refused: %s', async (words, why) => {
    const { code, err } = await grognard(['scenarios', ...words]);
    expect([code, err.slice(0, `grognard: ${why}`.length)]).toEqual([2, `grognard: ${why}`]);
  });

  test('its help lists the choices of every ruleset that makes battles up', async () => {
    const { out } = await grognard(['scenarios', 'new', '--help', '--lang', 'fr']);
    expect(out).toContain('--ground  Terrain, open (plaine), hills (collines)');
    expect(out).toContain('villages');
  });
});

describe('play', () => {
  test('by numbers and words from standard input, saved and replayed', async () => {
    const stdin = '1\n1\nlydians 0507 south\nm\nu\n1\n3\nnonsense\n999\nj\n';
    const { code, out, err } = await grognard(['play', 'the-ford', '--seed', SEED, '--journal', JOURNAL], { stdin });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('[Ph4↑');
    expect(out).toContain('Persia: activate a leader before the others?');
    expect(out).toContain('Ca Lydians → 0507, facing south');
    expect(out).toContain('Spithridates → 0706');
    expect(out).toMatch(/• Turn 1\n.*\n {2}– Spithridates \(Persia\)\n.*\n {4}· Spithridates rode to 0706\n/);
    expect(out).toMatch(/1 to \d+; a number/);
    const again = await grognard(['replay', JOURNAL]);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toContain('3 entries checked');
  });

  test('with dice of one’s own, in French', async () => {
    const { code, out } = await grognard(['play', 'the-ford', '--dice', 'typed', '--lang', 'fr'], {
      stdin: '1\n6\n6\n9\n1\n1\nq\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('initiative 15 – 3 : Macédoine ; Omarès n’agit pas');
    expect(out).toContain('ce dé ne peut pas montrer cela');
  });

  test.each([
    ['the end of what is typed', ''],
    ['q', 'q\n6\n'],
  ])('at one of the computer’s dice %s ends the battle, which is kept', async (_, stdin) => {
    const kept = join(folder, `typed${stdin.length}.json`);
    const line = ['play', 'the-ford', '--opponent', 'veteran,1', '--dice', 'typed', '--seed', SEED, '--journal', kept];
    const { code, err } = await grognard(line, { stdin });
    expect([code, err]).toEqual([0, '']);
    expect((await grognard(['replay', kept])).out).toContain('0 entries checked');
  });

  test('nothing is taken back before anything was played, nor once dice were rolled', async () => {
    const { out } = await grognard(['play', 'the-ford', '--seed', SEED], { stdin: 'u\n1\nu\n' });
    expect(out.match(/nothing to undo: .*/g)).toEqual([
      'nothing to undo: you have not played anything yet',
      'nothing to undo: dice were rolled',
    ]);
  });

  test('only plain digits are faces of a die', async () => {
    const { out } = await grognard(['play', 'the-ford', '--dice', 'typed'], {
      answers: ['1', '', '0x3', '1e0', '3', '1', '6', '4', 'q'],
    });
    expect(out).toContain('initiative 7 – 11: Persia');
    expect(out.match(/a number is expected, or q/g)).toHaveLength(2);
  });

  test('a person at a terminal is asked', async () => {
    const { code, out } = await grognard(['play', 'the-ford', '--seed', SEED], { answers: ['1', 'q'] });
    expect([code, out.includes('initiative 7 – 11: Persia')]).toEqual([0, true]);
  });

  test('a battle of Jours de Gloire, saved and replayed', async () => {
    const stdin = '1\n1\n1\n1\n6\n';
    const { code, out, err } = await grognard(['play', 'maida', '--seed', SEED, '--journal', JOURNAL], { stdin });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('British: to whom do the 2 orders go?');
    expect(out).toContain('activation of Compère, with orders');
    const again = await grognard(['replay', JOURNAL]);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toContain('5 entries checked');
  });

  test.each([
    ['the-ford', SEED, '1\nh\n1\nh\n1\nh\nw\nq\n'],
    ['maida', 'b', '1\n1\nh\nw\nq\n'],
  ])('%s against the computer, with a hint and its reasons', async (scenario, seed, stdin) => {
    const line = ['play', scenario, '--seed', seed, '--opponent', 'veteran', '--journal', JOURNAL];
    const { code, out, err } = await grognard(line, { stdin });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /[+−][\d.]+ SP.*\n( {4}.*\n)? {2}second best: .*: [+−][\d.]+ SP, .*\n( {4}.*\n)? {2}[+−][\d.]+ /,
    );
    expect(JSON.parse(readFileSync(JOURNAL, 'utf8')).lines.some(({ by }: { by: number }) => by === 1)).toBe(true);
    expect((await grognard(['replay', JOURNAL])).code).toBe(0);
  });

  test('rulings may be chosen', async () => {
    const { code } = await grognard(['play', 'the-ford', '--ruling', 'A-49=free', '--journal', JOURNAL], {
      stdin: '1\nq\n',
    });
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(JOURNAL, 'utf8')).rulings).toEqual({ 'A-49': 'free' });
    expect((await grognard(['replay', JOURNAL])).code).toBe(0);
  });
});

describe('a battle that is kept in a file', () => {
  const FORD = ['play', 'the-ford', '--journal', JOURNAL];
  const entries = (): unknown[] => JSON.parse(readFileSync(JOURNAL, 'utf8')).lines as unknown[];

  test('goes on where it stopped, as if it had never stopped', async () => {
    const whole = await grognard([...FORD, '--seed', SEED], { stdin: '1\n1\n3\n1\n' });
    const at = entries();
    expect(whole.out).not.toContain('goes on');
    rmSync(JOURNAL);
    await grognard([...FORD, '--seed', SEED], { stdin: '1\n1\n' });
    const before = entries();
    const { code, out, err } = await grognard([...FORD, '--seed', SEED], { stdin: '3\n1\n' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`The battle goes on after entry ${before.length}: turn 1 of 8 ·`);
    expect([before, entries()]).toEqual([at.slice(0, before.length), at]);
    const french = await grognard([...FORD, '--lang', 'fr'], { stdin: 'q\n' });
    expect(french.out).toContain(`La bataille continue après l’entrée ${at.length} : tour 1 sur 8 ·`);
    expect(entries()).toEqual(at);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('keeps what was taken back, and goes on from there', async () => {
    await grognard([...FORD, '--seed', SEED], { stdin: '1\n1\nu\n' });
    const lines = entries();
    expect(lines.at(-1)).toEqual({ is: 'undo', to: lines.length - 2 });
    const { out } = await grognard(FORD, { stdin: '1\n' });
    expect(out).toContain(`goes on after entry ${lines.length - 2}`);
    expect(entries().slice(0, lines.length)).toEqual(lines);
    const again = await grognard(['replay', JOURNAL]);
    expect([again.code, again.out.includes(`${lines.length - 1} entries checked`)]).toEqual([0, true]);
  });

  test('of an earlier release is gone on with, and is then written as journals are today', async () => {
    await grognard([...FORD, '--seed', SEED], { stdin: '1\n1\n' });
    const { lines, ...heading } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { lines: { is: string }[] };
    const old = { ...heading, version: 1, rewinds: [], entries: lines.map((line) => ({ ...line, is: undefined })) };
    writeFileSync(JOURNAL, JSON.stringify(old));
    const { code, err } = await grognard(FORD, { stdin: 'q\n' });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(JOURNAL, 'utf8'))).toEqual({ ...heading, lines });
  });

  test('at a terminal it is kept at every question, so that a terminal that is closed loses nothing', async () => {
    const kept: number[] = [];
    class Answers extends Array<string> {
      override shift(): string | undefined {
        kept.push(existsSync(JOURNAL) ? entries().length : 0);
        return super.shift();
      }
    }
    await grognard([...FORD, '--seed', SEED], { answers: Answers.from(['1', '1', 'm', 'q']) });
    expect(kept).toEqual([0, 1, 2, 2]);
  });

  test('an empty file is a new one, and one with the mark of an editor is read', async () => {
    writeFileSync(JOURNAL, '');
    expect((await grognard([...FORD, '--seed', SEED], { stdin: '1\n' })).code).toBe(0);
    writeFileSync(JOURNAL, `\uFEFF${readFileSync(JOURNAL, 'utf8')}`);
    expect((await grognard(FORD, { stdin: '1\n' })).out).toContain('goes on after entry 1');
    expect((await grognard(['replay', JOURNAL])).code).toBe(0);
  });

  test.each<[string, string[], string]>([
    [
      'another scenario',
      ['play', 'maida', '--journal', JOURNAL],
      'grognard: battle.json: holds the battle "The Ford" (the-ford), not "Maida" (maida); nothing is written',
    ],
    [
      'another seed',
      [...FORD, '--seed', 'b'],
      'grognard: --seed: the battle in battle.json was begun with the seed a142077; nothing is written',
    ],
    [
      'another ruling',
      [...FORD, '--ruling', 'A-49=free'],
      'grognard: --ruling: the battle in battle.json was begun with other rulings; nothing is written',
    ],
  ])('%s is refused', async (_, line, said) => {
    await grognard([...FORD, '--seed', SEED], { stdin: '1\n1\n' });
    const before = readFileSync(JOURNAL, 'utf8');
    expect(await grognard(line, { stdin: '1\n' })).toMatchObject({ code: 2, out: '', err: said });
    expect(readFileSync(JOURNAL, 'utf8')).toBe(before);
  });

  test('what cannot be read is left as it is', async () => {
    writeFileSync(JOURNAL, 'my notes');
    expect(await grognard(FORD)).toMatchObject({ code: 2, err: 'grognard: journal: this is not valid JSON' });
    expect(readFileSync(JOURNAL, 'utf8')).toBe('my notes');
  });

  test('where it cannot be written, that is told before the first question', async () => {
    const path = join(folder, 'nowhere', 'battle.json');
    const { code, out, err } = await grognard(['play', 'the-ford', '--journal', path], { stdin: '1\n' });
    expect([code, out, err]).toEqual([2, '', 'grognard: battle.json: cannot be written (ENOENT)']);
  });
});

describe('replay', () => {
  const file = join(folder, 'changed.json');
  const recorded = async (): Promise<string> => {
    await grognard(['play', 'the-ford', '--seed', SEED, '--journal', JOURNAL], { stdin: '1\n1\n3\n1\n' });
    return readFileSync(JOURNAL, 'utf8');
  };

  test('shows any entry', async () => {
    await recorded();
    const { code, out } = await grognard(['replay', JOURNAL, '--at', '0', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('Le Gué · entrée 0 sur 3');
  });

  test('tells the battle as players do: all of it, or the turn of an entry', async () => {
    const path = join(import.meta.dirname, '../../../../test/journals/the-ford-3.json');
    const { out } = await grognard(['replay', path]);
    expect(out).toContain(`• Turn 1
    · Initiative 10 – 9: Macedon
  – Alexander (Macedon)
    · Nobody can rally
    · Alexander’s wing advanced: 11 units
`);
    expect(out).toContain('• Turn 8');
    const turn = await grognard(['replay', path, '--at', '60', '--lang', 'fr']);
    expect(turn.out).toContain('• Tour 3');
    expect(turn.out).not.toMatch(/• Tour [124]/);
  });

  test('a roll that the rules would read otherwise ends with 1', async () => {
    writeFileSync(file, (await recorded()).replace('"faces":[3,1,6,4]', '"faces":[6,6,6,4]'));
    const { code, err } = await grognard(['replay', file]);
    expect([code, err]).toEqual([1, 'line 1: these dice give another result']);
  });

  test('a journal of another version of the rules is replayed by its events, not judged by those of today', async () => {
    const older = (await recorded())
      .replace('"faces":[3,1,6,4]', '"faces":[6,6,6,4]')
      .replace(/"rules":\d/, '"rules":0');
    writeFileSync(file, older);
    const { code, out, err } = await grognard(['replay', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('3 entries replayed as they stand: version 0 of the rules made them, the one here is 3');
    writeFileSync(file, older.replace(/"hash":"[0-9a-f]{16}","lines"/, '"hash":"0000000000000000","lines"'));
    expect((await grognard(['replay', file])).code).toBe(1);
  });

  test('a last position that is not that of the file ends with 1', async () => {
    writeFileSync(
      file,
      (await recorded()).replace(/"hash":"[0-9a-f]{16}","lines"/, '"hash":"0000000000000000","lines"'),
    );
    expect(await grognard(['replay', file])).toMatchObject({
      code: 1,
      err: 'the last position is not that of the file',
    });
  });
});

describe('a forged journal', () => {
  const file = join(folder, 'forged.json');
  const forged = async (change: (entries: { events: object[] }[]) => unknown[]): Promise<string> => {
    await grognard(['play', 'maida', '--seed', 'a', '--journal', JOURNAL], { stdin: '1\n1\n1\n1\n6\n' });
    const whole = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { lines: { events: object[] }[] };
    writeFileSync(file, JSON.stringify({ ...whole, lines: change(whole.lines) }));
    return readFileSync(file, 'utf8');
  };
  const withEvent = (event: object) => (entries: { events: object[] }[]) => [
    ...entries.slice(0, -1),
    { ...entries.at(-1)!, events: [...entries.at(-1)!.events, event] },
  ];

  test('of one entry repeated without end is refused in a line', async () => {
    await forged((entries) => [...entries, ...Array.from({ length: 20_000 }, () => entries.at(-1)!)]);
    const { code, out, err } = await grognard(['replay', file]);
    expect([code, err]).toEqual([1, 'line 5: the rules do not allow it: not now']);
    expect(out).toContain('entry 4 of 20004');
  });

  test.each<[string, object, string]>([
    [
      'an obligation',
      { is: 'owe', obligations: [{ owes: 'fight', side: 0 }] },
      'line 4: these dice give another result',
    ],
    ['a formation', { is: 'lapse', formation: 29 }, 'lines[4].events[4]: there is no such counter or hex'],
    ['a counter', { is: 'state', unit: 150, to: 'routed' }, 'lines[4].events[4]: there is no such counter or hex'],
  ])('with %s is not played on, and stays as it is', async (_, event, said) => {
    const before = await forged(withEvent(event));
    for (const line of [
      ['play', 'maida', '--journal', file],
      ['replay', file],
    ]) {
      const { err } = await grognard(line, { stdin: '1\n1\n' });
      expect(err).toContain(said);
      expect(err.split('\n')).toHaveLength(1);
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('help', () => {
  test.each(['play', 'replay', 'simulate', 'serve'])('of %s has its options', async (command) => {
    const { code, out } = await grognard([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`grognard ${command} `);
    for (const { form } of ownFlagsOf(command).values()) expect(out).toContain(form);
    expect((await grognard(['help', command])).out).toBe(out);
    expect((await grognard([command, 'the-ford', '--help'])).out).toBe(out);
  });
  test('of play has its keys', async () =>
    expect((await grognard(['play', '--help', '--lang', 'fr'])).out).toContain('u annuler, j journal, q quitter'));
  test('of other commands may be asked for in either way', async () =>
    expect((await grognard(['help', 'odds', 'dbm', 'pip-odds'])).out).toBe(
      (await grognard(['odds', 'dbm', 'pip-odds', '--help'])).out,
    ));
});

describe('bad input is told in a line', () => {
  test.each<[string, string[], string]>([
    ['no scenario', ['play'], 'grognard: scenario: is missing; there are: the-ford'],
    ['an unknown one', ['play', 'cannae'], 'grognard: scenario: "cannae" is unknown; there are: the-ford'],
    [
      'an unknown option',
      ['play', 'the-ford', '--speed', '9'],
      'grognard: --speed: no such option; did you mean --seed?',
    ],
    ['a kind of dice', ['play', 'the-ford', '--dice', 'loaded'], 'grognard: --dice: one of rolled, typed is expected'],
    ['an opponent', ['play', 'the-ford', '--opponent', 'darius'], 'grognard: --opponent: "darius" is unknown'],
    ['its side', ['play', 'the-ford', '--opponent', 'veteran,3'], 'grognard: --opponent: level,side is expected'],
    ['a ruling', ['play', 'the-ford', '--ruling', 'A-49=never'], 'grognard: '],
    ['a file that is not there', ['replay', join(folder, 'none.json')], 'cannot be read (ENOENT)'],
    ['no file', ['replay'], 'grognard: journal: is missing; a file is expected'],
    ['no journal', ['replay', join(import.meta.dirname, 'play.test.ts')], 'grognard: journal: this is not valid JSON'],
    [
      'an entry that is not there',
      ['replay', join(import.meta.dirname, '../../../../test/journals/the-ford-1.json'), '--at', '-3'],
      'grognard: --at: a whole number from 0 to',
    ],
    [
      'an entry in another notation',
      ['replay', join(import.meta.dirname, '../../../../test/journals/the-ford-1.json'), '--at', '0x0'],
      'grognard: --at: a whole number from 0 to',
    ],
    ['a journal that cannot be written', ['play', 'the-ford', '--journal', folder], 'cannot be written'],
  ])('%s', async (_, line, expected) => {
    const { code, err } = await grognard(line, { stdin: 'q\n' });
    expect(code).toBe(2);
    expect(err).toContain(expected);
    expect(err.split('\n')).toHaveLength(1);
  });
});

describe('a scenario of one’s own', () => {
  const own = (change: object = {}): string => {
    const path = join(folder, 'mine.json');
    const document: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../rulesets/alexandre/scenarios/the-ford.json'), 'utf8'),
    );
    writeFileSync(
      path,
      scenarioFile('alexandre', { ...(document as object), id: 'mine', title: { fr: 'À moi', en: 'Mine' }, ...change }),
    );
    return path;
  };

  test('is told, played and replayed without the file', async () => {
    const path = own();
    expect((await grognard(['scenarios', path])).out).toMatch(/^Mine\n/);
    const { code, out, err } = await grognard(['play', path, '--seed', SEED, '--journal', JOURNAL], {
      stdin: '1\n1\n',
    });
    expect([code, err, out.startsWith('Mine\n')]).toEqual([0, '', true]);
    rmSync(path);
    const again = await grognard(['replay', JOURNAL]);
    expect([again.code, again.err, again.out.includes('Mine')]).toEqual([0, '', true]);
  });

  test.each([
    ['en', 'was begun with its own copy of "Mine" (the-ford), which differs from the one here; to go on with it'],
    ['fr', 'a été commencée avec sa propre copie de « À moi » (the-ford), qui diffère de celle d’ici ; pour la'],
  ])('under a known name says that it is another copy (%s)', async (lang, said) => {
    await grognard(['play', own({ id: 'the-ford', turns: 3 }), '--seed', 'a', '--journal', JOURNAL], { stdin: '1\n' });
    const { code, err } = await grognard(['play', 'the-ford', '--journal', JOURNAL, '--lang', lang], { stdin: '1\n' });
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  test('says the same the other way round', async () => {
    await grognard(['play', 'the-ford', '--seed', 'a', '--journal', JOURNAL], { stdin: '1\n' });
    const { err } = await grognard(['play', own({ id: 'the-ford', turns: 3 }), '--journal', JOURNAL], { stdin: '1\n' });
    expect(err).toContain('was begun with the scenario "The Ford" (the-ford) that everybody has, from which the file');
  });

  test('that is the known one to the letter goes on', async () => {
    const path = own({ id: 'the-ford', title: { fr: 'Le Gué', en: 'The Ford' } });
    await grognard(['play', path, '--seed', 'a', '--journal', JOURNAL], { stdin: '1\n' });
    const { out, err } = await grognard(['play', 'the-ford', '--journal', JOURNAL], { stdin: '1\n' });
    expect([err, out.includes('goes on after entry 1')]).toEqual(['', true]);
  });

  test('is refused with the place and the reason', async () => {
    const broken = await grognard(['play', own({ turns: 99, units: [] })]);
    expect([broken.code, broken.err]).toMatchInlineSnapshot(`
      [
        2,
        "grognard: turns: 99 does not fit; expected a whole number from 1 to 40
      grognard: units: [] does not fit; expected a list of 1 to 200 items",
      ]
    `);
    const bare = join(folder, 'bare.json');
    writeFileSync(bare, '{}');
    expect((await grognard(['scenarios', bare, '--lang', 'fr'])).err).toContain(
      'attendu : {"format":"grognard-scenario"',
    );
    writeFileSync(bare, scenarioFile('dbm', {}));
    expect((await grognard(['scenarios', bare])).err).toContain('ruleset: "dbm": expected alexandre, jours-de-gloire');
    writeFileSync(bare, '{"format":"grognard-scenario","version":2}');
    expect((await grognard(['scenarios', bare])).err).toContain('version: 2 is given, 1 is expected');
  });
});
