/**
 * Throws every kind of dice many times over and writes what came into docs/dice.md, between its marks: `node
 * scripts/fair-dice.ts` (a hundred million throws a row, some minutes); `node scripts/fair-dice.ts 1e6` prints a shorter table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededChance } from '../src/kernel/seed.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { type Evenness, evenness, isFair } from '../test/fair-dice/evenness.ts';
import { seededAtFirst } from '../test/fair-dice/first-dice.ts';
import { D10, type Kind, KINDS } from '../test/fair-dice/throws.ts';

const ALL = 1e8;
const throws = Number(process.argv[2] ?? ALL);
/** Throws of one seed where seeds are compared. */
const TIMES = 10;

interface Row extends Evenness {
  readonly what: string;
}

/** One seed, thrown on and on: single throws, and pairs of neighbours. */
function longStream(kind: Kind): Row[] {
  const { name, weights } = kind;
  const dice = unloggedDice(seededChance('a hundred million'));
  const singles = weights.map(() => 0);
  const pairs = weights.flatMap(() => weights.map(() => 0));
  for (let i = 0; i < throws; i += 2) {
    const first = kind.thrown(dice);
    const second = kind.thrown(dice);
    singles[first]!++;
    singles[second]!++;
    pairs[first * weights.length + second]!++;
  }
  return [
    { what: `${name}, one seed`, ...evenness(singles, weights) },
    { what: `${name}, one seed, neighbouring throws`, ...evenness(pairs, products(weights)) },
  ];
}

/** Ten throws of each of many consecutive seeds: each by its place, and beside that of the seed before. */
function manySeeds(kind: Kind, chanceOf: typeof seededChance, seeds: number, whose: string): Row[] {
  const { name, weights } = kind;
  const places = Array.from({ length: TIMES }, () => weights.map(() => 0));
  const neighbours = weights.flatMap(() => weights.map(() => 0));
  let before = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const dice = unloggedDice(chanceOf(`a${seed}`));
    for (let place = 0; place < TIMES; place++) {
      const number = kind.thrown(dice);
      places[place]![number]!++;
      if (place === 0) {
        if (seed % 2 === 1) neighbours[before * weights.length + number]!++;
        before = number;
      }
    }
  }
  return [
    ...places.map((counts, place) => ({
      what: `${name}${whose}, throw ${place + 1} of each seed`,
      ...evenness(counts, weights),
    })),
    { what: `${name}${whose}, first throws of neighbouring seeds`, ...evenness(neighbours, products(weights)) },
  ];
}

const products = (weights: readonly number[]): number[] => weights.flatMap((a) => weights.map((b) => a * b));

const rows = [
  ...KINDS.flatMap(longStream),
  ...manySeeds(D10, seededChance, throws / TIMES, ''),
  ...manySeeds(D10, seededAtFirst, throws / 100, ' of version 1'),
];

const table = [
  '| what | counted | χ² as a normal deviate | largest deviation of a cell | fair |',
  '|---|---:|---:|---:|---|',
  ...rows.map((row) =>
    [
      '',
      row.what,
      row.counted.toLocaleString('en'),
      row.chi.toFixed(2),
      `${row.largest.toFixed(2)} σ`,
      isFair(row) ? 'yes' : '**no**',
      '',
    ]
      .join(' | ')
      .trim(),
  ),
].join('\n');

console.log(table);
if (throws === ALL) {
  const path = join(import.meta.dirname, '..', 'docs', 'dice.md');
  const marks = /(<!-- table -->\n)[^]*(\n<!-- end of table -->)/;
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(marks, (_, start, end) => `${start}\n${table}\n${end}`),
  );
}
