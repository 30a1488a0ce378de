import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

async function serve(line: readonly string[], env: Record<string, string> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(['serve', ...line], {
    env,
    version: '',
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    input: async () => '',
    ask: undefined,
    seed: () => '',
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

// 203.0.113.1 is kept for documentation: no machine has it.
test.each([
  [['--port', 'harbour'], '--port: “harbour”: a whole number from 0 to 65535 is expected'],
  [['--port', '65536', '--lang', 'fr'], '--port : « 65536 » : un entier de 0 à 65535 est attendu'],
  [['--port'], '--port: a value is expected'],
  [['--port', '1', '--port', '2'], '--port: this option is given once only'],
  [['--host='], '--host: a value is expected'],
  [['--host', '203.0.113.1'], '--host: this machine has no such address'],
  [['--host', '203.0.113.1', '--lang', 'fr'], '--host : cette machine n’a pas cette adresse'],
  [['--host', 'nowhere.invalid'], '--host: this machine has no such address'],
  [['--harbour', '1'], '--harbour: this command knows --port and --host only'],
  [['8080'], '8080: one word too many; the port is told by --port'],
])('%j is refused by name', async (line, told) => {
  const { code, out, err } = await serve(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`grognard: ${told}`);
});

test('a variable at fault is named as such', async () => {
  expect(await serve(['--port', '0'], { HOST: '203.0.113.1' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('grognard: HOST: this machine has no such address'),
  });
});

test.each([
  ['en', '--port: this port is taken; choose another'],
  ['fr', '--port : ce port est déjà pris ; en choisir un autre'],
])('a port that is taken (%s)', async (lang, told) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await serve(['--port', String(port), '--lang', lang])).toEqual({ code: 2, out: '', err: `grognard: ${told}` });
  other.close();
});

test.each([
  ['en', 'the page and the API'],
  ['fr', 'la page et l’API'],
])('the help lists it (%s)', async (lang, told) => {
  const { out } = await serve(['--help', '--lang', lang]);
  expect(out).toMatch(new RegExp(`^grognard serve\n.*${told}`));
});
