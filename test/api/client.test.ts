import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { type Served, serve } from '../support/browser.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'test', 'api-client');
const minutes = 60_000;

let server: Served;

beforeAll(async () => {
  server = await serve();
}, minutes);
afterAll(() => server.stop());

const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The generator runs on the machine's Node or ours; both are new enough. */
const generator = join(FOLDER, 'node_modules', '.bin', 'openapi-typescript');
const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
const OPTIONS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2024',
  '--types',
  'node',
];

test(
  'a client generated from the OpenAPI document is typed and talks to the real server',
  async () => {
    mkdirSync(join(FOLDER, 'generated'), { recursive: true });
    const document = await (await fetch(`${server.address}api/openapi.json`)).text();
    writeFileSync(join(FOLDER, 'generated', 'openapi.json'), document);
    run(
      process.execPath,
      generator,
      'generated/openapi.json',
      '-o',
      'generated/api.d.ts',
      '--default-non-nullable=false',
    );
    expect(run(compiler, ...OPTIONS, '--allowImportingTsExtensions', 'program.ts')).toBe('');
    expect(JSON.parse(run(process.execPath, 'program.ts', server.address))).toEqual({
      rulesets: CATALOGUE.map(({ id }) => id),
      chances: ['Dr 3/10', 'D 1/10', 'none 3/5'],
      wanted: 'Memnon',
      outcome: { result: 'Dr', leaders: ['wounded'] },
      effects: ['good > routed', 'flee', 'leader'],
      seed: 'x',
      // Types 0; 7 to 3 is 2/1 (+2); quality 8 on 6 (+1): 9 + 3 = 12; 10 to 13: D + R.
      army: {
        casting: {
          'attackers[1].units[1]': { army: 'mine', entry: 'e1' },
          'defenders[1].units[1]': { army: 'theirs', entry: 'e1' },
        },
        wanted: 'd10',
        changes: [['Persian horse', 'discouraged', { state: 'good' }]],
        table: [
          'the defenders: retreat one hex',
          'Ca Companions: mandatory advance into a vacated hex, one stack to a hex',
        ],
        counts: { steady: 0, shaken: 1, gone: 0 },
        lines: ['Persian horse: shaken, discouraged'],
        gauges: ['0/3 SP', '0/3 points'],
        before: true,
        twice: ['Persian horse has changed since (State): first take back what came after'],
        nameless: ['army'],
      },
      problem: ['situation.firers[1].type'],
    });
  },
  2 * minutes,
);
