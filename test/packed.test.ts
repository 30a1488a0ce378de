import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { copyOfRepository, ROOT } from './support/copied.ts';
import { waitForEnd, listening, living } from './support/processes.ts';

const RULESETS = CATALOGUE.map(({ id }) => id);

const minutes = 60_000;
const clone = copyOfRepository();
const folder = mkdtempSync(join(tmpdir(), 'grognard-packed-'));
/** Where it is installed without what is optional. */
const bare = mkdtempSync(join(tmpdir(), 'grognard-bare-'));

const run = (command: string, words: readonly string[], cwd: string): string =>
  execFileSync(command, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const inFolder = (command: string, ...words: string[]): string => run(command, words, folder);
const install = (cwd: string, ...words: string[]): string =>
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...words], cwd);

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
/** The oldest Node that the package promises to run on, from the package that has ours for this platform. */
const OLDEST = `${(read('package.json') as { engines: { node: string } }).engines.node.replace('>=', '')}.0`;
const platforms = read('scripts/node/package.json') as { optionalDependencies: Readonly<Record<string, string>> };
const nodePackage = Object.keys(platforms.optionalDependencies).find((name) =>
  existsSync(join(ROOT, 'node_modules', name)),
)!;
const oldNode = join(folder, 'node_modules', '.bin', 'node');
const node22 = (...words: string[]): string => inFolder(oldNode, ...words);
const cliIn = (cwd: string): string => join(cwd, 'node_modules', 'grognard', 'dist', 'cli', 'main.js');

let contents: readonly string[];

beforeAll(() => {
  const [packed] = JSON.parse(run('npm', ['pack', '--pack-destination', folder, '--json'], clone)) as [
    { readonly filename: string; readonly files: readonly { readonly path: string }[] },
  ];
  contents = packed.files.map(({ path }) => path);
  const tarball = join(folder, packed.filename);
  for (const cwd of [folder, bare]) writeFileSync(join(cwd, 'package.json'), JSON.stringify({ type: 'module' }));
  install(folder, tarball, `${nodePackage}@${OLDEST}`);
  install(bare, '--omit=optional', tarball);
}, 15 * minutes);

afterAll(() => {
  for (const made of [clone, folder, bare]) rmSync(made, { recursive: true, force: true });
}, 5 * minutes);

test('npm pack builds what it packs, and leaves the pictures out', () => {
  expect(contents).toEqual(
    expect.arrayContaining(['dist/lib/index.js', 'dist/lib/index.d.ts', 'dist/cli/main.js', 'dist/web/index.html']),
  );
  expect(contents).toContain('docs/json.md');
  expect(contents.filter((path) => !/^(dist|docs)\//.test(path))).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
  ]);
  expect(contents.filter((path) => path.startsWith('docs/images'))).toEqual([]);
});

/** What a file of scripts names: modules beside it, and those that it starts by their address. */
const NAMED = [
  /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`$]+)["'`]/g,
  /["'`/](\.{0,2}\/?[\w-]+\.js)["'`],\s*import\.meta\.url/g,
];

test('nothing that a packed file names is missing', () => {
  const packed = new Set(contents);
  const textOf = (path: string): string =>
    readFileSync(join(folder, 'node_modules', 'grognard', ...path.split('/')), 'utf8');
  const scripts = contents.filter((path) => /^dist\/.*\.js$/.test(path));
  const named = scripts.flatMap((path) =>
    NAMED.flatMap((pattern) => [...textOf(path).matchAll(pattern)].map(([, to]) => posix.join(path, '..', to!))),
  );
  const offline = [...textOf('dist/web/sw.js').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => `dist/web/${url}`);
  const { bin, exports } = read('package.json') as { readonly bin: object; readonly exports: object };
  const entries = JSON.stringify([bin, exports]).match(/dist\/[^"]+/g)!;
  expect([named.length > 1_000, offline.length > 100, entries.length]).toEqual([true, true, 11]);
  for (const worker of ['worker', 'simulating']) expect(named).toContain(`dist/cli/${worker}.js`);
  expect([...named, ...offline, ...entries].filter((path) => !packed.has(path))).toEqual([]);
});

/** The code that the documents show, each piece a file. */
const SHOWN = ['README.md', 'docs/armies.md', 'docs/journal.md'].flatMap((path) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code], i) => ({
    name: `${posix.basename(path, '.md')}-${i + 1}.ts`,
    code: code!,
  })),
);

describe('the packed package, installed in an empty project', () => {
  test('runs on the oldest Node it promises', () => expect(node22('--version').trim()).toBe(`v${OLDEST}`));

  test('is a library with a subpath per ruleset', () => {
    writeFileSync(
      join(folder, 'use.js'),
      `import { answer, answerJson, calculationOf, CATALOGUE, odds, d6, runWithRolledDice, seededChance } from 'grognard';
       import { alexandre } from 'grognard/alexandre';
       const melee = alexandre.procedures.find(({ id }) => id === 'melee');
       const found = answer(calculationOf(alexandre, melee, melee.examples[0].situation));
       const ask = { who: { fr: 'a', en: 'a' }, why: { fr: 'b', en: 'b' } };
       const two = odds((_, dice) => dice.roll(d6, ask) + dice.roll(d6, ask), null);
       console.log(JSON.stringify({
         rulesets: CATALOGUE.map(({ id }) => id),
         total: answerJson(found).assessment.tallies[0].total,
         seven: String(two.entries.find(({ value }) => value === 7).weight) + '/' + two.total,
         rolled: runWithRolledDice((_, dice) => dice.roll(d6, ask), null, seededChance('x')).outcome >= 1,
       }));`,
    );
    expect(JSON.parse(node22('use.js'))).toEqual({
      rulesets: RULESETS,
      total: 7,
      seven: '6/36',
      rolled: true,
    });
  });

  test('opens a battle, lists what is allowed, plays, saves and takes up again', () => {
    writeFileSync(
      join(folder, 'battle.js'),
      `import { battles, CATALOGUE, chancesOf, isRefusal } from 'grognard';
       const known = await CATALOGUE.find(({ id }) => id === 'alexandre').battles();
       const { game } = known.open(await known.scenarios.find(({ id }) => id === 'the-ford').load(), {});
       let match = battles.newMatch(game, 'granicus');
       const [command] = game.legal(battles.stateOf(match)).sample();
       const prepared = game.prepare(battles.stateOf(match), command);
       match = battles.play(match, command).match;
       const save = battles.readSave(battles.saveText(match));
       const again = await battles.replay(game, save.journal);
       console.log(JSON.stringify({
         command,
         chances: String(chancesOf(prepared).total),
         alike: battles.endsAlike(again, save),
         faults: battles.audit(again),
         taken: (await battles.takeUp(game, save.journal)).states.length,
         file: battles.readScenarioFile(battles.scenarioFile('alexandre', {})),
         refused: isRefusal(game.prepare(battles.stateOf(match), command)),
       }));`,
    );
    expect(JSON.parse(node22('battle.js'))).toEqual({
      command: { do: 'initiative' },
      chances: '1296',
      alike: true,
      faults: [],
      taken: 2,
      file: { ruleset: 'alexandre', scenario: {} },
      refused: true,
    });
  });

  test('answers or throws BadInput there too, whatever it is given', { timeout: 5 * minutes }, () => {
    const hostile = JSON.stringify(pathToFileURL(join(ROOT, 'test', 'support', 'hostile.ts')).href);
    writeFileSync(
      join(folder, 'hostile.js'),
      `import * as library from 'grognard';
       import { faultsOf } from ${hostile};
       const rulesets = await Promise.all(library.CATALOGUE.map((card) => card.load()));
       console.log(JSON.stringify(faultsOf(library, rulesets)));`,
    );
    expect(JSON.parse(node22('--experimental-strip-types', 'hostile.js'))).toEqual([]);
  });

  test('every ruleset can be imported by its own path', () => {
    writeFileSync(
      join(folder, 'all.js'),
      `const exported = await Promise.all(${JSON.stringify(RULESETS)}.map((id) => import('grognard/' + id)));
       console.log(exported.map((of) => Object.values(of).find((one) => 'charts' in one && 'rulingChoices' in one).id).join());`,
    );
    expect(node22('all.js').trim()).toBe(RULESETS.join());
  });

  test.each([
    ['README-1.ts', /^DBM: close combat, Kn\(S\) .*\n[^]*kind: /],
    ['README-2.ts', /^1296n$/],
    ['armies-1.ts', /^\[ 'Persian horse 1: discouraged' \]\n\{\n {2}mine: /],
    ['journal-1.ts', /^true$/],
  ])('runs what the documents show: %s', (name, said) => {
    expect(SHOWN.map((one) => one.name)).toContain(name);
    writeFileSync(join(folder, name), SHOWN.find((one) => one.name === name)!.code);
    expect(node22('--experimental-strip-types', '--no-warnings', name).trim()).toMatch(said);
  });

  test('is typed, so that what the documents show fits', { timeout: 5 * minutes }, () => {
    expect(SHOWN).toHaveLength(4);
    for (const { name, code } of SHOWN) writeFileSync(join(folder, name), code);
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { answer, calculationOf, isResolvable, type Answer, type Ruleset, type SituationOf } from 'grognard';
       import { alexandre } from 'grognard/alexandre';
       import { closeCombat, type CloseCombatEffect, dbm } from 'grognard/dbm';
       const ruleset: Ruleset = alexandre;
       export const found: Answer = answer(calculationOf(ruleset, ruleset.procedures[0]!, {}));
       // @ts-expect-error a ruleset's id is text
       export const wrong: number = ruleset.id;
       const combat = answer(calculationOf(dbm, closeCombat, {}));
       if (isResolvable(combat)) {
         const outcome = combat.distribution!.entries[0]!.value;
         const effects: readonly CloseCombatEffect[] = closeCombat.effects(combat.assessment.input, outcome);
         for (const effect of effects) if (effect.kind === 'flee') console.log(effect.paces, outcome.loser === 'first');
         // @ts-expect-error there is no such kind of effect
         for (const effect of effects) if (effect.kind === 'dance') console.log(effect);
       }
       // @ts-expect-error knights are Kn
       export const troop: SituationOf<typeof closeCombat>['friend']['type'] = 'knights';`,
    );
    const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom',
      '--types',
      '',
      'typed.ts',
      ...SHOWN.map(({ name }) => name),
    ];
    expect(inFolder(compiler, ...options)).toBe('');
  });

  test('brings the command-line program', () => {
    const cli = cliIn(folder);
    const line = [
      'odds',
      'alexandre',
      'melee',
      '--attackers.units',
      'Ca 7',
      '--defenders.units',
      'In 5',
      '--lang',
      'en',
    ];
    expect(node22(cli, ...line)).toContain(
      'Alexander against Persia: Ca (7 SP) attacks In (5 SP), modifier +5: defenders Dr+R 10%, D+R 40%, F+R 30%, R 20%.',
    );
    expect(node22(cli, '--version').trim()).toBe('0.1.0');
    expect(inFolder(join(folder, 'node_modules', '.bin', 'grognard'), 'charts', 'alexandre', 'ratios')).toContain(
      '2/1',
    );
  });
});

describe('grognard serve', () => {
  const env = { ...process.env, PORT: '', HOST: '', LOG_LEVEL: 'error' };

  test('serves the page and the API, and ends well', { timeout: 5 * minutes }, async () => {
    const { process: server, address } = await listening(oldNode, [cliIn(folder), 'serve', '--port', '0'], {
      cwd: folder,
      env,
    });
    const page = await (await fetch(address)).text();
    const [, script] = /<script[^>]+src="\.?\/?([^"]+)"/.exec(page)!;
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('javascript');
    const answer = await fetch(`${address}api/rulesets/alexandre/procedures/fire/odds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        situation: {
          firers: [{ type: 'Ar', strength: 4, range: 2 }],
          target: { units: [{ type: 'In', strength: 8 }] },
        },
      }),
    });
    expect(await answer.json()).toMatchObject({
      sentence: {
        en: 'Alexander against Persia: Ar (4 SP) fires at In (8 SP), 2 hexes away, dense target, modifier 0: D 30%, no effect 70%.',
      },
    });
    expect((await fetch(`${address}api/reference/`)).status).toBe(200);
    server.kill('SIGTERM');
    const code = await waitForEnd(server);
    expect({ code, signal: server.signalCode }).toEqual({ code: 0, signal: null });
  });

  test('by npx, whose end is its own', { timeout: 5 * minutes }, async () => {
    const words = ['grognard', 'serve', '--port=0', '--host=127.0.0.1'];
    const { process: npx, family, address } = await listening('npx', words, { cwd: folder, env });
    expect((await fetch(address)).status).toBe(200);
    expect(family.length).toBeGreaterThan(1);
    npx.kill('SIGTERM');
    await expect.poll(() => living(family), { timeout: 5 * minutes }).toEqual([]);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});

describe('without what is optional', () => {
  test('valibot and @noble/hashes are all it needs', () => {
    const installed = readdirSync(join(bare, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['@noble', 'grognard', 'valibot']);
    writeFileSync(join(bare, 'use.js'), `import { CATALOGUE } from 'grognard'; console.log(CATALOGUE.length);`);
    expect(run(oldNode, ['use.js'], bare).trim()).toBe(String(RULESETS.length));
    expect(run(oldNode, [cliIn(bare), 'charts', 'alexandre', 'ratios'], bare)).toContain('2/1');
  });

  test.each([
    [
      'en',
      'grognard: serve: the server’s packages are missing, or this Node is too old for them; install grognard again',
    ],
    [
      'fr',
      'grognard: serve : les paquets du serveur manquent, ou ce Node est trop ancien pour eux ; réinstaller grognard',
    ],
  ])('serve says what is missing (%s)', (lang, told) => {
    const { status, stdout, stderr } = spawnSync(oldNode, [cliIn(bare), 'serve', '--lang', lang], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(told);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
