import type { PMF } from '@yipe/dice';
import { enumerate, odds } from '../src/kernel/odds.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { type MatchupTable, matchupTable } from '../src/calculate/matchups.ts';
import { TYPE_MATRIX } from '../src/rulesets/alexandre/charts/melee.ts';
import { alexandre } from '../src/rulesets/alexandre/index.ts';
import { melee } from '../src/rulesets/alexandre/melee/index.ts';
import { UNIT_TYPES } from '../src/rulesets/alexandre/types.ts';
import { type Contest, differs, timesFaster } from './harness.ts';
import { type Chances, chancesOf, chancesOfYipe, limit, lineAt, places, inputOf, withYipe } from './melee.ts';

const LEADERS = 1;
const PLACES = places(LEADERS);
const MATCHUPS = UNIT_TYPES.flatMap((attacker) => UNIT_TYPES.map((defender) => [attacker, defender] as const));
const INPUT = inputOf(0, LEADERS);

/** The odds of all match-ups: the types make the total. */
const ours = (find: typeof odds) =>
  MATCHUPS.map(([attacker, defender]) => find(melee.resolve, { ...INPUT, total: TYPE_MATRIX.at(attacker, defender) }));

const TYPE_CELLS = Int8Array.from(MATCHUPS, ([attacker, defender]) => TYPE_MATRIX.at(attacker, defender));

const READY = new Float64Array(MATCHUPS.length * PLACES);
const READY_CELLS = MATCHUPS.map((_, i) => READY.subarray(i * PLACES, (i + 1) * PLACES));

function limitOfAll(): Chances {
  for (let i = 0; i < TYPE_CELLS.length; i++) limit(TYPE_CELLS[i]!, LEADERS, READY_CELLS[i]!);
  return READY;
}

const withYipeAll = (): PMF[] => Array.from(TYPE_CELLS, (total) => withYipe(total, LEADERS));

const together = (parts: readonly Chances[]): number[] => parts.flatMap((part) => [...part]);

const wholeTable = (): MatchupTable => matchupTable(alexandre, melee, {}, OUR_OPTIONS);

const BALANCE = ['attackers-back', 'nobody', 'defenders-back', 'defenders-routed'];
/** Of each line of the results chart, the class it belongs to. */
const BALANCE_OF_LINE = [0, 0, 0, 1, 2, 2, 2, 3];
/** What the table adds to the types: its strengths are equal. */
const EVEN_RATIO = +1;

function balanceAt(total: number): number[] {
  const chances = BALANCE.map(() => 0);
  for (let natural = 0; natural <= 9; natural++) chances[BALANCE_OF_LINE[lineAt(natural + total)]!]! += 0.1;
  return chances;
}

function wholeTableWrong(): string | undefined {
  const found = wholeTable().cells.flatMap((line) =>
    line.flatMap((cell) =>
      BALANCE.map((id) => ('shares' in cell ? (cell.shares.find((share) => share.id === id)?.chance ?? 0) : NaN)),
    ),
  );
  return differs(
    found,
    [...TYPE_CELLS].flatMap((total) => balanceAt(total + EVEN_RATIO)),
  );
}

export function matrixContest(): Contest {
  const expected = limitOfAll().slice();
  const oursDiffers = (find: typeof odds) =>
    differs(together(ours(find).map((found, i) => chancesOf(found, { ...INPUT, total: TYPE_CELLS[i]! }))), expected);
  return {
    title: 'odds of all 10 × 10 match-ups',
    contenders: [
      {
        who: 'ours, warm',
        run: () => ours(odds),
        wrong: () => oursDiffers(odds),
        goal: timesFaster(10, '@yipe/dice'),
      },
      { who: 'ours, cold', run: () => ours(enumerate), wrong: () => oursDiffers(enumerate) },
      { who: 'ours, parsed, itemised, summed up', run: wholeTable, wrong: wholeTableWrong },
      {
        who: '@yipe/dice',
        run: withYipeAll,
        wrong: () => differs(together(withYipeAll().map((pmf) => chancesOfYipe(pmf, LEADERS))), expected),
      },
      { who: 'limit', run: limitOfAll, wrong: () => differs([expected.reduce((sum, chance) => sum + chance)], [100]) },
    ],
  };
}
