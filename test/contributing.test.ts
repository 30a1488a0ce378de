import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'examples', 'powder-and-shot');
const read = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
const CONTRIBUTING = read(join(ROOT, 'CONTRIBUTING.md'));
const WALK = CONTRIBUTING.slice(
  CONTRIBUTING.indexOf('## Add a ruleset'),
  CONTRIBUTING.indexOf('## Change how battles'),
);

/** The code of the walkthrough: behind `ts` stands the file that it is taken from. */
const BLOCKS = [...WALK.matchAll(/^```ts ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, path, code]) => ({
  path: path!,
  excerpts: code!.split(/^\s*\/\/ …\n/m),
}));

/** The first excerpt that does not stand, line for line, behind those before it. */
function missing(text: string, excerpts: readonly string[]): string | undefined {
  let at = 0;
  for (const excerpt of excerpts) {
    const found = `\n${text}`.indexOf(`\n${excerpt}`, at);
    if (found < 0) return excerpt;
    at = found + excerpt.length;
  }
  return undefined;
}

describe('the walkthrough of a ruleset', () => {
  test('shows code of many files, each named', () => {
    expect(BLOCKS.length).toBeGreaterThan(10);
    for (const { path } of BLOCKS) expect(path).toMatch(/\.ts$/);
  });

  test.each(BLOCKS.map((block, i) => [`${i + 1}, ${block.path},`, block] as const))(
    'block %s stands so in its file',
    (_, { path, excerpts }) => expect(missing(read(join(FOLDER, path)), excerpts)).toBeUndefined(),
  );

  test('names every file of the example', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
    expect(files.filter((path) => path.endsWith('.ts') && !WALK.includes(`\`${path}\``))).toEqual([]);
  });

  test('an excerpt that differs by a letter, or stands elsewhere, is found', () => {
    expect(missing('a\nbc\nd\n', ['bc\n', 'd\n'])).toBeUndefined();
    expect(missing('a\nbc\nd\n', ['bx\n'])).toBe('bx\n');
    expect(missing('a\nbc\nd\n', ['c\n'])).toBe('c\n');
    expect(missing('a\nbc\nd\n', ['d\n', 'a\n'])).toBe('a\n');
  });
});
