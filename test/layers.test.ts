import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');

/** What each layer may import of ours, beside itself. `rulesets/<id>` is each ruleset; `rulesets` its catalogue. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  space: ['kernel'],
  'hex-battle': ['kernel', 'space'],
  'rulesets/<id>': ['kernel', 'space', 'hex-battle'],
  rulesets: ['kernel', 'space', 'rulesets/<id>'],
  calculate: ['kernel'],
  armies: ['kernel', 'calculate'],
  present: ['kernel', 'calculate', 'armies'],
  play: ['kernel', 'space', 'calculate', 'present'],
  guide: ['kernel', 'play'],
  minds: ['kernel', 'calculate', 'play'],
  sim: ['kernel', 'play', 'minds'],
  cli: ['kernel', 'calculate', 'armies', 'present', 'play', 'sim', 'minds', 'rulesets', 'server'],
  server: ['kernel', 'calculate', 'armies', 'present', 'play', 'sim', 'minds', 'rulesets'],
  web: ['kernel', 'space', 'calculate', 'armies', 'present', 'play', 'guide', 'sim', 'minds', 'rulesets'],
  '.': ['kernel', 'space', 'calculate', 'armies', 'present', 'play', 'sim', 'minds', 'rulesets'],
};

/** Layers that run anywhere: no Node, no DOM, no clock, no chance of their own. */
const PURE = [
  'kernel',
  'space',
  'hex-battle',
  'rulesets/<id>',
  'rulesets',
  'calculate',
  'armies',
  'present',
  'play',
  'guide',
  'minds',
  'sim',
];
const PACKAGES_OF_PURE = /^(valibot|@noble\/hashes\/.*)$/;

const FORBIDDEN_GLOBALS: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bcrypto\b/, 'crypto'],
  [/\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/, 'the clock'],
  [/\bprocess\b|\bBuffer\b|\brequire\(|\bglobalThis\b/, 'Node'],
  [/\bdocument\b|\bwindow\b|\blocalStorage\b|\bnavigator\b|\blocation\b/, 'the DOM'],
];

interface Module {
  readonly path: string;
  readonly layer: string;
  readonly ruleset: string | undefined;
  readonly imports: readonly string[];
  readonly code: string;
}

const layerOf = (path: string): { layer: string; ruleset: string | undefined } => {
  const parts = path.split('/');
  if (parts.length === 1) return { layer: '.', ruleset: undefined };
  if (parts[0] === 'rulesets' && parts.length > 2) return { layer: 'rulesets/<id>', ruleset: parts[1] };
  return { layer: parts[0]!, ruleset: undefined };
};

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
const withoutStrings = (code: string): string =>
  code.replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g, "''");

const IMPORTS = [
  /^(?:import|export)\s+(?:type\s+)?(?:[\w$]+|\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s*,\s*\{[^}]*\})?\s+from\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
];

function moduleOf(path: string, text: string): Module {
  const code = withoutComments(text);
  const imports = IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => specifier!));
  return { path, ...layerOf(path), imports, code: withoutStrings(code) };
}

/** What is wrong with a module, in words; empty where nothing is. */
function faults({ path, layer, ruleset, imports, code }: Module): string[] {
  const found: string[] = [];
  const allowed = MAY_IMPORT[layer];
  if (allowed === undefined) return [`${path}: no such layer as ${layer}`];
  for (const specifier of imports) {
    if (!specifier.startsWith('.')) {
      if (PURE.includes(layer) && !PACKAGES_OF_PURE.test(specifier)) found.push(`${path} imports ${specifier}`);
      continue;
    }
    const target = layerOf(relative('.', join(dirname(path), specifier)));
    const sibling = layer === 'rulesets/<id>' && target.layer === layer && target.ruleset !== ruleset;
    if (sibling || (target.layer !== layer && !allowed.includes(target.layer)))
      found.push(`${path} imports ${specifier}`);
  }
  if (PURE.includes(layer))
    for (const [pattern, what] of FORBIDDEN_GLOBALS) if (pattern.test(code)) found.push(`${path} touches ${what}`);
  return found;
}

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|(^|\/)testing\.ts$|\/fixtures\//.test(path))
  .map((path) => moduleOf(path, readFileSync(join(SRC, path), 'utf8')));

test('no module imports upwards, no ruleset imports a sibling, core code runs anywhere', () => {
  expect(modules.length).toBeGreaterThan(30);
  expect(modules.flatMap(faults)).toEqual([]);
});

/** Whatever gives random numbers. Rolled dice come out of seeds (kernel/seed.ts), new seeds out of the platform's source. */
const SOURCES_OF_CHANCE =
  /\bMath\.random\b|\bgetRandomValues\b|\brandomBytes\b|\brandomInt\b|\bpure-rand\b|\bxor\w*shiro|\bmersenne/i;
const NEW_SEEDS = ['web/base/new-seed.ts', 'cli/main.ts', 'server/computing/actions.ts'];
const makesChance = (text: string): boolean => SOURCES_OF_CHANCE.test(withoutComments(text));

test('dice have one door: nothing but a new seed is made of random numbers', () => {
  const found = modules.filter(({ path }) => makesChance(readFileSync(join(SRC, path), 'utf8')));
  expect(found.map(({ path }) => path).sort()).toEqual(NEW_SEEDS.toSorted());
  for (const path of NEW_SEEDS)
    expect(readFileSync(join(SRC, path), 'utf8')).toContain(
      'seedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))',
    );
});

describe('the check can fail', () => {
  test.each([
    ['upwards', 'kernel/odds.ts', "import { answer } from '../calculate/calculation.ts';"],
    ['a sibling', 'rulesets/wab/index.ts', "import { melee } from '../alexandre/melee.ts';"],
    ['a sibling, lazily', 'rulesets/wab/index.ts', "const load = () => import('../alexandre/melee.ts');"],
    ['Node', 'rulesets/wab/index.ts', "import { readFileSync } from 'node:fs';"],
    ['a package', 'present/json.ts', "import fastify from 'fastify';"],
    ['chance', 'kernel/seed.ts', 'const face = Math.random();'],
    ['the clock', 'kernel/seed.ts', 'const now = Date.now();'],
    ['the DOM', 'present/json.ts', 'document.title = x;'],
    ['an unknown layer', 'extras/a.ts', ''],
  ])('%s', (_, path, code) => expect(faults(moduleOf(path, code))).toHaveLength(1));

  test.each(['const face = Math.random();', "import { randomInt } from 'node:crypto';", "import 'pure-rand/x';"])(
    'another door for dice: %s',
    (code) => expect(makesChance(code)).toBe(true),
  );

  test('words in comments and strings are not code', () =>
    expect(faults(moduleOf('kernel/a.ts', "// Date.now()\nconst text = 'document window';"))).toEqual([]));
});
