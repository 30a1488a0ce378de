#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { SEED_BYTES, seedOf } from '../kernel/seed.ts';
import { t } from '../kernel/text.ts';
import { addressFor } from './arguments/address.ts';
import { languageAsked } from './arguments/arguments.ts';
import { run } from './run.ts';
import { oneLine } from './output/terminal-safe.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Reads as much of standard input as is wanted, and leaves the rest. */
async function readInput(most: number): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) {
    text += part as string;
    if (text.length > most) break;
  }
  return text;
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

const FAULT = t('erreur du programme, merci de la signaler', 'a bug in the program; please report it');

/** Says why it cannot go on, in one line: what the system refuses (a full disk), or a fault of its own. */
function giveUp(error: unknown): never {
  const said = oneLine(error instanceof Error ? error.message : String(error));
  const ofTheSystem = error instanceof Error && 'syscall' in error;
  const why = ofTheSystem ? said : `${FAULT[languageAsked(process.argv, process.env)]} (${said})`;
  process.stderr.write(`grognard: ${why}\n`);
  process.exit(3);
}

// A reader that stops early (`grognard … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  giveUp(error);
});
// Nothing is left to say it to.
process.stderr.on('error', () => {});

const BAR = 30;

/** A bar on the line of the terminal, which the next one writes over. */
function showProgress(done: number, of: number): void {
  const cells = Math.floor((BAR * done) / of);
  const bar = `${'█'.repeat(cells)}${'░'.repeat(BAR - cells)}`;
  process.stderr.write(done < of ? `\r${bar} ${done}/${of}` : '\r\u001B[K');
}

function onInterrupt(stop: () => void): () => void {
  process.once('SIGINT', stop);
  return () => process.off('SIGINT', stop);
}

try {
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    version,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    input: readInput,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askPerson : undefined,
    address: () => addressFor(process.env),
    ...(process.stderr.isTTY && { progress: showProgress }),
    onInterrupt,
    seed: () => seedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES))),
  });
} catch (error) {
  giveUp(error);
}

await lines.return(undefined);
