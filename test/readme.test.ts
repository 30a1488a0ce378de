import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const PROMPT = '$ npm run -s cli -- ';

interface Shown {
  readonly line: string;
  readonly output: string;
}

/** Every command of the program that the README shows, with the output below it. */
const shown: Shown[] = [...README.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block]) =>
  block!
    .split(/^(?=\$ )/m)
    .filter((part) => part.startsWith(PROMPT))
    .map((part) => {
      const [line, ...output] = part.slice(PROMPT.length).split('\n');
      return { line: line!, output: output.join('\n').trimEnd() };
    }),
);

const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

test('the README shows commands', () => expect(shown.length).toBeGreaterThanOrEqual(4));

test.each(shown)('$line', async ({ line, output }) => {
  const said: string[] = [];
  await run(words(line), {
    env: { LANG: 'en_GB.UTF-8' },
    version: '',
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    input: async () => '',
    ask: undefined,
    seed: () => 'seed',
  });
  // A line with an ellipsis alone stands for lines left out.
  const pattern = output
    .split(/^…$/m)
    .map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*');
  expect(said.join('\n')).toMatch(new RegExp(`^${pattern}\\s*$`));
});
