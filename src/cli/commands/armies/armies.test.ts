import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { grognard } from '../../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-armies-'));
afterAll(() => rmSync(folder, { recursive: true }));
const MACEDON = join(folder, 'macedon.json');
const PERSIA = join(folder, 'persia.json');
const BOTH = ['--army', MACEDON, '--army', PERSIA];

beforeEach(async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const [id, file] of [
    ['macedon', MACEDON],
    ['persia', PERSIA],
  ] as const)
    expect(await grognard(['army', 'new', 'alexandre', '--sample', id, '--out', file])).toMatchObject({ code: 0 });
});

const inJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    entries: Record<string, unknown>[];
    history?: { changes: unknown[] }[];
  };
const stateOf = (file: string, name: string) => inJson(file).entries.find((entry) => entry['name'] === name)?.['state'];
const change = (file: string, edit: (json: ReturnType<typeof inJson>) => void): string => {
  const json = inJson(file);
  edit(json);
  writeFileSync(file, JSON.stringify(json));
  return readFileSync(file, 'utf8');
};

const melee = (command: string, ...more: string[]) => grognard([command, 'alexandre', 'melee', ...BOTH, ...more]);
const RIDE = ['--attackers.units', '@Companions 1; @Companions 2', '--defenders.units', '@Persian horse 1'];

describe('units by name', () => {
  const situation = async (...flags: string[]) =>
    JSON.parse((await melee('odds', ...flags, '--format', 'json')).out).situation;

  test('several in one flag, or flag by flag; case and accents aside', async () => {
    const one = await situation(
      '--attackers.units',
      '@companions 1;@COMPÁNIONS 2',
      '--defenders.units',
      '@Persian horse 1',
    );
    const two = await situation(
      '--attackers.units',
      '@Companions 1',
      '--attackers.units',
      '@Companions 2',
      '--defenders.units',
      '@Persian horse 1',
    );
    expect(one).toEqual(two);
    expect(one.attackers[0].units).toMatchObject([
      { name: 'Companions 1', type: 'Ca', strength: 4, quality: 5, state: 'good' },
      { name: 'Companions 2' },
    ]);
  });

  test('beside units that are typed, and with what other flags say laid over them', async () => {
    const said = await situation(...RIDE, '--attackers.units', 'Pe 3', '--attackers.units.1.strength', '2');
    expect(said.attackers[0].units).toMatchObject([
      { name: 'Companions 1', strength: 2 },
      {},
      { type: 'Pe', strength: 3 },
    ]);
  });

  test('facts that JSON states stay where the army says nothing of them', async () => {
    const file = join(folder, 'romans.json');
    await grognard(['army', 'new', 'dbm', '--sample', 'romans', '--out', file]);
    const json = '{"friend":{"overlaps":1},"enemy":{"type":"Wb"}}';
    const line = ['odds', 'dbm', 'close-combat', '--army', file, '--json', json, '--friend', '@Batavians 1'];
    expect(JSON.parse((await grognard([...line, '--format', 'json'])).out).situation.friend).toMatchObject({
      overlaps: 1,
      type: 'Ax',
      grade: 'S',
    });
  });

  test('the whole situation of one unit', async () => {
    const { out } = await grognard([
      'odds',
      'alexandre',
      'movement',
      '@Agrianians',
      '--army',
      MACEDON,
      '--path',
      'clear',
      '--format',
      'json',
    ]);
    expect(JSON.parse(out).situation).toMatchObject({ mover: 'Ja' });
  });

  test('levers take them as well', async () => {
    const { code, out } = await melee('levers', ...RIDE);
    expect([code, out]).toEqual([0, expect.stringContaining('Ca Companions 1')]);
  });

  test.each<[string, string[], string, string]>([
    [
      'nobody: the nearest',
      ['--attackers.units', '@Companion 1'],
      '--attackers.units: "@Companion 1" is unknown; did you mean @Companions 1, @Companions 2 or @Companions 3?',
      '--attackers.units : « @Companion 1 » est inconnu ; vouliez-vous dire @Companions 1, @Companions 2 ou @Companions 3 ?',
    ],
    [
      'nobody near',
      ['--attackers.units', '@Zzz'],
      '--attackers.units: "@Zzz" is not in Macedon, the ford, Persia, the ford',
      '--attackers.units : « @Zzz » n’est pas dans Macedon, the ford, Persia, the ford',
    ],
    [
      'twice in one place',
      ['--attackers.units', '@Companions 1', '--defenders.units', '@Companions 1'],
      '--defenders.units: Companions 1: already stands at attackers[1].units[1]',
      '--defenders.units : Companions 1 : se trouve déjà à attackers[1].units[1]',
    ],
    [
      'a leader among the units',
      ['--attackers.units', '@Alexander'],
      '--attackers.units: no unit stands here',
      '--attackers.units : aucune unité ne se place ici',
    ],
  ])('%s', async (_, flags, english, french) => {
    expect(await melee('odds', ...flags)).toEqual({ code: 2, out: '', err: `grognard: ${english}` });
    expect(await melee('odds', ...flags, '--lang', 'fr')).toEqual({ code: 2, out: '', err: `grognard: ${french}` });
  });

  test('several of one name: by army, or by army and id', async () => {
    change(PERSIA, ({ entries }) => {
      entries[2]!['name'] = 'Companions 1';
    });
    expect((await melee('odds', ...RIDE)).err).toBe(
      'grognard: --attackers.units: "@Companions 1" may be @Macedon, the ford/Companions 1 or @Persia, the ford/Companions 1: say which',
    );
    for (const name of ['@Macedon, the ford/Companions 1', '@macedon/companions 1', '@macedon/e3', '@macedon.json/e3'])
      expect(
        (await situation('--attackers.units', name, '--defenders.units', 'In 3')).attackers[0].units,
      ).toMatchObject([{ name: 'Companions 1', quality: 5 }]);
  });

  test('whoever is gone is refused by name', async () => {
    change(PERSIA, ({ entries }) => {
      entries[2]!['state'] = 'eliminated';
    });
    expect((await melee('odds', ...RIDE)).err).toBe('grognard: --defenders.units: Persian horse 1: eliminated');
  });

  test('without an army a name says what is missing; a name in quotes is only a name', async () => {
    const line = (leader: string) => [
      'odds',
      'alexandre',
      'fire',
      '--firers',
      'Ar 4',
      '--target.units',
      'Pe 5',
      '--target.leaders',
      leader,
    ];
    expect((await grognard(line('@Memnon'))).err).toBe(
      'grognard: --target.leaders: "@Memnon" is a unit of an army; give that by --army file.json',
    );
    expect((await grognard(line('"@Memnon"'))).code).toBe(0);
  });
});

describe('--apply', () => {
  test('notes, tells what is left to do and how to take it back, which then takes it back', async () => {
    const before = readFileSync(PERSIA, 'utf8');
    const { code, out } = await melee('resolve', ...RIDE, '--dice', '7', '--apply');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`
Noted in the armies
  Persian horse 1: discouraged
To be done on the table
  the defenders: retreat one hex
  Ca Companions 1, Ca Companions 2: mandatory advance into a vacated hex, one stack to a hex
To take it back: grognard army undo ${PERSIA}`),
    ]);
    expect(stateOf(PERSIA, 'Persian horse 1')).toBe('discouraged');
    expect(readdirSync(folder)).toHaveLength(2);
    const undone = await grognard(['army', 'undo', PERSIA, '--lang', 'fr']);
    expect([undone.code, undone.out]).toEqual([
      0,
      expect.stringMatching(/^Annulé : .*\n {2}Persian horse 1 : en ordre$/),
    ]);
    expect(readFileSync(PERSIA, 'utf8')).toBe(before);
    expect((await grognard(['army', 'undo', PERSIA])).err).toBe('grognard: persia.json: nothing to take back');
  });

  test('in JSON and CSV', async () => {
    const told = await melee('resolve', ...RIDE, '--dice', '7', '--apply', '--format', 'json');
    expect(JSON.parse(told.out).applied).toMatchObject({
      files: [PERSIA],
      changes: [
        { army: PERSIA, name: { en: 'Persian horse 1' }, before: { state: 'good' }, now: { en: 'discouraged' } },
      ],
      table: [{ text: { en: 'retreat one hex' } }, {}],
    });
    const rows = (await melee('resolve', ...RIDE, '--dice', '7', '--apply', '--format', 'csv')).out.split('\n');
    expect(rows.at(-1)).toBe(`noted,Persian horse 1,routed,${PERSIA}`);
  });

  test('a roll too; a result that changes nothing writes nothing', async () => {
    const rolled = await melee('roll', ...RIDE, '--apply', '--format', 'json', '--seed', 'x');
    expect(JSON.parse(rolled.out)).toMatchObject({ seed: 'x', applied: { changes: [{ army: PERSIA }] } });
    const before = readFileSync(PERSIA, 'utf8');
    const fire = ['--firers', '@Cretan archers', '--target.units', '@Persian horse 2', '--dice', '0', '--apply'];
    const { out } = await grognard(['resolve', 'alexandre', 'fire', ...BOTH, ...fire]);
    expect(out).toContain('Nothing to note in the armies');
    expect(out).not.toContain('army undo');
    expect(readFileSync(PERSIA, 'utf8')).toBe(before);
  });

  test('nothing is written while a die is missing, or where the rules refuse', async () => {
    const before = readFileSync(PERSIA, 'utf8');
    expect((await melee('resolve', ...RIDE, '--apply')).out).toContain('--apply --dice "?"');
    expect(
      (
        await grognard([
          'resolve',
          'alexandre',
          'fire',
          ...BOTH,
          '--firers',
          '@Companions 1',
          '--target.units',
          '@Persian horse 1',
          '--apply',
        ])
      ).code,
    ).toBe(1);
    expect(readFileSync(PERSIA, 'utf8')).toBe(before);
  });

  test('two armies at once, taken back together; a later result comes first', async () => {
    const allies = [
      '--attackers.units',
      'Ca 9 7',
      '--attackers.approaches',
      'rear',
      '--defenders.units',
      '@Companions 1; @Persian horse 1',
      '--apply',
    ];
    const first = await melee('resolve', ...allies, '--dice', '7');
    expect(first.out).toContain(`army undo ${MACEDON} ${PERSIA}`);
    const again = ['--attackers.units', '@Companions 2', '--defenders.units', '@Persian horse 2', '--apply'];
    await melee('resolve', ...again, '--dice', '8');
    expect((await grognard(['army', 'undo', MACEDON, PERSIA])).err).toMatch(
      /^grognard: persia\.json: its last result is another one: /,
    );
    expect((await grognard(['army', 'undo', PERSIA])).code).toBe(0);
    expect((await grognard(['army', 'undo', MACEDON, PERSIA])).out).toMatch(
      /Companions 1: in good order\n {2}Persian horse 1: in good order$/,
    );
  });

  test.each<[string, string[], string]>([
    [
      'without an army',
      ['resolve', 'alexandre', 'melee', '--attackers.units', 'Ca 4', '--defenders.units', 'Ca 3', '--apply'],
      '--apply: an army is needed (--army)',
    ],
    [
      'without a unit of one',
      ['resolve', 'alexandre', 'melee', ...BOTH, '--attackers.units', 'Ca 4', '--defenders.units', 'Ca 3', '--apply'],
      '--apply: no unit of an army is in this situation (@name)',
    ],
    [
      'with a value',
      ['resolve', 'alexandre', 'melee', ...BOTH, ...RIDE, '--apply=yes'],
      '--apply: this option takes no value',
    ],
    [
      'one army twice',
      ['odds', 'alexandre', 'melee', '--army', MACEDON, '--army', `${folder}/./macedon.json`, ...RIDE],
      '--army macedon.json: is given twice',
    ],
    [
      'another game',
      ['odds', 'dbm', 'close-combat', '--army', MACEDON, '--friend', '@Agrianians'],
      'macedon.json ruleset: an army of “alexandre”; expected dbm',
    ],
    [
      'no file',
      ['odds', 'alexandre', 'melee', '--army', join(folder, 'none.json'), ...RIDE],
      'none.json: cannot be read (ENOENT)',
    ],
    ['a folder', ['odds', 'alexandre', 'melee', '--army', folder, ...RIDE], 'cannot be read (EISDIR)'],
  ])('refused %s', async (_, line, message) => {
    const { code, err } = await grognard(line);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('what cannot be read is told, and lost only where that is said', async () => {
    const text = change(PERSIA, ({ entries }) => {
      entries[3]!['strength'] = 99;
    });
    const left = 'grognard: persia.json entries[4].strength: 99 does not fit; expected a whole number from 1 to 30';
    expect(await melee('odds', ...RIDE)).toMatchObject({ code: 0, err: left });
    expect(await melee('resolve', ...RIDE, '--dice', '7', '--apply')).toMatchObject({
      code: 2,
      out: '',
      err: `${left}\ngrognard: persia.json: nothing is written: this would be lost (--partly to accept it)`,
    });
    expect(readFileSync(PERSIA, 'utf8')).toBe(text);
    expect(await melee('resolve', ...RIDE, '--dice', '7', '--apply', '--partly')).toMatchObject({ code: 0, err: left });
    expect(inJson(PERSIA).entries).toHaveLength(12);
  });

  test('a history that was meddled with is treated so too', async () => {
    await melee('resolve', ...RIDE, '--dice', '7', '--apply');
    change(PERSIA, ({ history }) => {
      history![0]!.changes = [5];
    });
    expect((await grognard(['army', 'undo', PERSIA])).err).toContain(
      'persia.json history[1].changes[1]: an object is expected',
    );
  });

  test('where a file cannot be written, the one that was there stays', async () => {
    const before = readFileSync(PERSIA, 'utf8');
    mkdirSync(join(folder, `.persia.json.${process.pid}.tmp`));
    const { code, out, err } = await melee('resolve', ...RIDE, '--dice', '7', '--apply');
    expect([code, err]).toEqual([2, 'grognard: persia.json: cannot be written (EISDIR)']);
    expect(out).toContain('rolled 7');
    expect(readFileSync(PERSIA, 'utf8')).toBe(before);
  });
});

describe('army', () => {
  const army = (...line: string[]) => grognard(['army', ...line]);

  test('show: text, Markdown, CSV and JSON, in both languages', async () => {
    for (const die of ['7', '7']) await melee('resolve', ...RIDE, '--dice', die, '--apply');
    const english = (await army('show', PERSIA)).out;
    expect(english).toContain('Persian horse 1      Ca      shaken    routed');
    expect(english).toContain('12 steady, 1 shaken, 0 gone');
    expect(english).toContain(
      'Losses of the army: 0 of 35 SP (Grognard’s convention, A-59); at 16: the army collapses (45%)',
    );
    expect((await army('show', PERSIA, '--lang', 'fr')).out).toContain(
      'Pertes de l’armée : 0 sur 35 PF (convention de Grognard, A-59)',
    );
    const GRAUPIUS = join(folder, 'caledonians.json');
    await army('new', 'dbm', '--sample', 'caledonians', '--out', GRAUPIUS);
    expect((await army('show', GRAUPIUS, '--lang', 'fr')).out).toMatch(
      /Pertes de l’armée : 0 sur 21 équivalents d’élément \(convention de Grognard, D-70, D-71\) ; à 10,5 : l’armée est battue/,
    );
    expect((await army('show', PERSIA, '--format', 'md')).out).toContain('| Persian horse 1 | Ca | shaken | routed |');
    expect((await army('show', PERSIA, '--format', 'csv')).out.split('\n').slice(0, 2)).toEqual([
      'Name,Unit,Standing,State',
      'Spithridates,leader,steady,unharmed',
    ]);
    expect(JSON.parse((await army('show', PERSIA, '--format', 'json')).out)).toMatchObject({
      counts: { steady: 12, shaken: 1, gone: 0 },
      gauges: [{ lost: 0, of: 35 }, {}],
    });
  });

  test('new: empty, or a sample in the reader’s language; nothing is overwritten', async () => {
    expect(JSON.parse((await army('new', 'dbm', '--name', 'Mine')).out)).toEqual({
      format: 'grognard-army',
      version: 1,
      ruleset: 'dbm',
      name: 'Mine',
      entries: [],
    });
    expect(JSON.parse((await army('new', 'wab', '--sample', 'vikings', '--lang', 'fr')).out).side).toBe(
      JSON.parse((await army('samples', 'wab', '--format', 'json')).out)[1].side.fr,
    );
    expect((await army('new', 'dbm', '--out', PERSIA)).err).toBe(
      'grognard: persia.json: is there already; nothing is overwritten',
    );
    expect((await army('new', 'dbm', '--name', 'x'.repeat(61))).err).toMatch(/^grognard: --name: /);
    expect((await army('new', 'dbm', '--sample', 'rmans')).err).toBe(
      'grognard: unknown army "rmans"; did you mean romans?',
    );
  });

  test('a table makes an army and back; what is left is told', async () => {
    const file = join(folder, 'new.json');
    const good = await grognard(['army', 'from-table', 'alexandre', '-', '--name', 'Mine', '--out', file], {
      stdin: 'Name;Type;Strength\nAgema;Ho;4\n',
    });
    expect([good.code, good.err]).toEqual([0, '']);
    expect((await army('table', file)).out).toBe('Kind,Name,Type,Strength (SP)\nUnit,Agema,Ho,4');
    expect((await army('table', file, '--lang', 'fr')).out).toContain('Sorte;Nom;');
    const stdin = 'Name;Type;Strength\nAgema;Ho;4\nX;Zz;3\n';
    const half = await grognard(['army', 'from-table', 'alexandre', '-'], { stdin });
    expect([half.code, half.err]).toEqual([0, expect.stringContaining('line[3].type: "Zz" is unknown')]);
    const other = join(folder, 'other.json');
    expect(await grognard(['army', 'from-table', 'alexandre', '-', '--out', other], { stdin })).toMatchObject({
      code: 2,
    });
    expect(existsSync(other)).toBe(false);
    expect(
      await grognard(['army', 'from-table', 'alexandre', '-', '--out', other, '--partly'], { stdin }),
    ).toMatchObject({ code: 0 });
    expect(inJson(other).entries).toHaveLength(1);
  });

  test('a link, whole where the page is served', async () => {
    const { out } = await grognard(['army', 'link', PERSIA], { address: 'http://localhost:1/' });
    expect(out).toMatch(/^http:\/\/localhost:1\/#\/alexandre\/army\?a=/);
  });

  test('from-link: the file of a shared link, as it was after the battle, or under another name', async () => {
    await melee('resolve', ...RIDE, '--dice', '9', '--apply');
    const { out: link } = await army('link', PERSIA);
    const other = join(folder, 'other.json');
    expect(await army('from-link', link, '--out', other)).toMatchObject({ code: 0, out: '', err: '' });
    const { history: _, ...persia } = inJson(PERSIA);
    expect(inJson(other)).toEqual(persia);
    expect((await army('link', other)).out).toBe(link);
    const { out } = await grognard(['army', 'from-link', '-', '--name', 'Susa'], {
      stdin: `http://localhost:1/${link}\n`,
    });
    expect(JSON.parse(out)).toEqual({ ...persia, name: 'Susa' });
    expect(await army('from-link', link, '--out', other)).toMatchObject({ code: 2, out: '' });
  });

  test('start: as the battle began, and nothing more to take back', async () => {
    const before = readFileSync(PERSIA, 'utf8');
    await melee('resolve', ...RIDE, '--dice', '9', '--apply');
    expect((await army('start', PERSIA)).out).toBe('persia.json: as it stood at the start (1 unit changed)');
    expect(readFileSync(PERSIA, 'utf8')).toBe(before);
  });

  test.each<[string[], string]>([
    [[], 'what to do is missing; there are: show, samples, new'],
    [['shw', PERSIA], 'unknown command "shw"; did you mean show?'],
    [['show'], 'the file of an army is missing'],
    [['show', PERSIA, MACEDON], 'one word too many'],
    [['link', PERSIA, '--format', 'csv'], '--format: this command has no such option; it has: --lang, --partly'],
    [['new'], 'a ruleset is missing'],
    [['from-table', 'alexandre'], 'the table is missing (a file or -)'],
    [['from-link'], 'the link is missing (or -)'],
    [['from-link', '#/alexandre/army?a=1.e30x'], 'link: this link is incomplete or damaged'],
    [['from-link', '#/dbm/army?a=2.e30x'], 'another version (2)'],
    [['show', import.meta.filename], 'armies.test.ts: this is not JSON'],
  ])('refused: army %j', async (line, message) => {
    const { code, out, err } = await army(...line);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });
});

test('schema: that of an army stands beside those of the procedures', async () => {
  const { out } = await grognard(['schema', 'alexandre', 'army']);
  expect(JSON.parse(out)).toMatchObject({
    $id: 'grognard:alexandre/army',
    required: ['format', 'version', 'ruleset', 'entries'],
  });
});
