#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function readAll(): Promise<string> {
  const parts: string[] = [];
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) parts.push(part as string);
  return parts.join('');
}

/** Lines typed ahead wait for their question; loaded only for a person at a terminal, since most runs answer and leave. */
async function* typedLines(): AsyncGenerator<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    yield* terminal;
  } finally {
    terminal.close();
  }
}

const lines = typedLines();

async function askPerson(question: string): Promise<string | undefined> {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  return done === true ? undefined : value;
}

// A reader that stops early (`grognard … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  version,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  input: readAll,
  ask: process.stdin.isTTY && process.stdout.isTTY ? askPerson : undefined,
  seed: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
});

await lines.return(undefined);
