import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, seededChance } from '../../src/kernel/seed.ts';
import type { Journal, Line } from '../../src/play/journal.ts';
import { endingOf, newMatch, stateOf } from '../../src/play/match.ts';
import { takeUp } from '../../src/play/replay.ts';
import { ONE_TABLE } from '../../src/play/seats.ts';
import { readSave } from '../../src/play/save.ts';
import { FORMAT, saveText, VERSION } from '../../src/play/save-text.ts';
import { after, type Battle, opened, orderByChance, sayByChance } from '../support/matches.ts';
import { RANDOM_BATTLES, type Random } from '../support/random-players.ts';
import { check, checkRefusal } from './checks.ts';

const FOLDER = join(import.meta.dirname, '..', 'journals');
const MOST_COMMANDS = 20_000;
/** Of those that were played by chance just now; those of the folder are whole. */
const PLAYED = { 'the-ford': 90, gaugamela: 60, maida: 140, auerstaedt: 90 };

/** A journal that was honestly played, and who plays it on. */
interface Base {
  readonly journal: Journal;
  readonly random: Random;
}

const cardOf = (scenario: string) => RANDOM_BATTLES.find(({ id }) => id === scenario)!;

async function recorded(file: string): Promise<Base> {
  const { journal } = readSave(readFileSync(join(FOLDER, file), 'utf8'));
  const { load, ready } = cardOf(journal.scenario.id);
  return { journal, random: ready(await load(journal.scenario.hash), journal.rulings, true) };
}

async function playedNow(scenario: string, commands: number): Promise<Base> {
  const random = await opened(scenario);
  const chance = seededChance(`fuzz/${scenario}`);
  let match = newMatch(random.game, 'fuzz');
  for (let i = 0; i < commands && random.game.ending(stateOf(match)) === undefined; i++) {
    match = endingOf(match) === undefined ? orderByChance(random, match, chance) : sayByChance(match, chance);
    if (chance(1, 6) === 1) match = sayByChance(match, chance);
  }
  return { journal: match.journal, random };
}

const BASES = await Promise.all([
  ...readdirSync(FOLDER).map(recorded),
  ...Object.entries(PLAYED).map(([scenario, commands]) => playedNow(scenario, commands)),
]);

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

const NUMBERS = [-1, 0, 1, 2, 3, 7, 30, 63, 199, 4095, 1e9, 0.5];

/** A value with a part of it changed: a number, a word, a list, a whole event of elsewhere. */
function forged(value: unknown, words: readonly string[], chance: Chance): unknown {
  if (typeof value === 'number') return chance(0, 1) === 0 ? one(NUMBERS, chance) : value + chance(-3, 3);
  if (typeof value === 'string') return one(words, chance);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    const at = chance(0, Math.max(0, value.length - 1));
    const how = chance(0, 5);
    if (how === 0) return [];
    if (how === 1) return value.toSpliced(at, 1);
    if (how === 2) return value.toSpliced(at, 0, ...value.slice(at, at + 1));
    if (value.length === 0) return [chance(0, 40)];
    return value.with(at, forged(value[at], words, chance));
  }
  if (typeof value !== 'object' || value === null) return one([0, null, 'x'], chance);
  const key = one(Object.keys(value), chance);
  return { ...value, [key]: forged(value[key as keyof typeof value], words, chance) };
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [];

/** Lines with one of them changed, left out, repeated or with what happened in another one. */
function forgedLines(lines: readonly Line[], words: readonly string[], chance: Chance): readonly Line[] {
  const at = chance(0, lines.length - 1);
  const entry = lines[at]!;
  const other = one(lines, chance);
  if (entry.is !== 'entry' || other.is !== 'entry')
    return chance(0, 1) === 0
      ? lines.toSpliced(at, chance(0, 1), other)
      : lines.with(at, forged(entry, words, chance) as Line);
  const event = one(entry.events.length > 0 ? entry.events : [{}], chance);
  const elsewhere = one(other.events.length > 0 ? other.events : [{}], chance);
  const withEvents = (events: readonly unknown[]): readonly Line[] => lines.with(at, { ...entry, events });
  switch (chance(0, 8)) {
    case 0:
      return lines.toSpliced(at, 1);
    case 1:
      return lines.toSpliced(at, 0, other);
    case 2:
      return withEvents(entry.events.filter((one) => one !== event));
    case 3:
      return withEvents([...entry.events, elsewhere]);
    case 4:
      return withEvents([elsewhere, ...entry.events]);
    case 5:
      return lines.with(at, { ...entry, command: other.command, faces: other.faces });
    default:
      return lines.with(at, forged(entry, words, chance) as Line);
  }
}

const cases = fc.record({
  base: fc.nat(BASES.length - 1),
  lines: fc.nat(1_000_000),
  seed: fc.nat(1_000_000),
  changes: fc.integer({ min: 0, max: 3 }),
  otherRules: fc.boolean(),
});

/** Nobody who plays on, looks back or reads the log meets a position that the program cannot show. */
function checkShown({ game, entries, states }: Battle): void {
  for (const state of states) {
    game.standing(state);
    void game.legal(state).why;
  }
  for (const { events } of entries) for (const event of events) game.tell(event);
}

/** A forged journal is refused with its line and the reason, or can be played to its end. */
export const journalsProperty = fc.asyncProperty(cases, async ({ base, lines, seed, changes, otherRules }) => {
  const { journal, random } = BASES[base]!;
  const { game, choose } = random;
  const chance = seededChance(`forge/${seed}`);
  const kept = journal.lines.slice(0, 1 + (lines % journal.lines.length));
  const words = [...new Set(wordsIn(kept.slice(-20)))];
  let forgedOnes: readonly Line[] = kept;
  for (let i = 0; i < changes && forgedOnes.length > 0; i++) forgedOnes = forgedLines(forgedOnes, words, chance);
  const rules = otherRules ? 0 : journal.rules;
  const text = JSON.stringify({ format: FORMAT, version: VERSION, ...journal, rules, hash: '', lines: forgedOnes });
  let match: Battle;
  try {
    const save = readSave(text);
    match = await takeUp(game, save.journal);
  } catch (error) {
    checkRefusal(error);
    check(changes > 0, 'an honest journal is refused');
    check(/^lines\[\d+\]/.test((error as Error).message), `refused without its line: ${(error as Error).message}`);
    return;
  }
  checkShown(match);
  readSave(saveText(match));
  if (match.settled !== undefined) return;
  match = { ...match, seats: ONE_TABLE };
  for (let i = 0; game.ending(stateOf(match)) === undefined; i++) {
    check(i < MOST_COMMANDS, 'endless');
    // Lines are not gathered: each would be copied with every command.
    const { states } = after(match, choose(stateOf(match), chance));
    match = { ...match, states: states.slice(-1) };
  }
});
