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

async function askPerson(question: string): Promise<string | undefined> {
  // Loaded only for a person at a terminal: most runs answer and leave.
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch {
    return undefined;
  } finally {
    terminal.close();
  }
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
