import { signal } from '@preact/signals';
import type { SideIndex } from '../../../kernel/game.ts';
import { PREFIX, recall, remember } from '../../base/storage.ts';
import { type Seated, seatedOf, type Seats } from '../computer/seats.ts';

export const OUTCOMES = ['lost', 'drawn', 'won'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a battle of this device ended for whoever played it against the computer, or between two persons. */
export interface BattleResult {
  readonly game: string;
  readonly ruleset: string;
  readonly scenario: string;
  /** The level of the computer; null: another person. */
  readonly against: Seated | null;
  /** Between two persons somebody wins, whoever it is. */
  readonly outcome: Outcome;
}

const KEY = 'battle-results';
/** The latest ones. */
const MOST = 500;

function isResult(one: unknown): one is BattleResult {
  const { game, ruleset, scenario, against, outcome } = Object(one) as Record<string, unknown>;
  return (
    [game, ruleset, scenario].every((word) => typeof word === 'string') &&
    (against === null || seatedOf(against) !== undefined) &&
    OUTCOMES.some((known) => known === outcome)
  );
}

function readResults(): readonly BattleResult[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/** Battles that were played to their end on this device. */
export const results = signal<readonly BattleResult[]>(readResults());

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + KEY || key === null) results.value = readResults();
  });

/** What came of a battle for the persons at it; undefined where the computer played both sides. */
export function outcomeFor(
  seats: Seats,
  winner: SideIndex | undefined,
): Pick<BattleResult, 'against' | 'outcome'> | undefined {
  const persons = ([0, 1] as const).filter((side) => seats[side] === undefined);
  const [person] = persons;
  if (person === undefined) return undefined;
  const against = persons.length === 2 ? null : seats[person === 0 ? 1 : 0]!;
  if (winner === undefined) return { against, outcome: 'drawn' };
  return { against, outcome: persons.includes(winner as 0 | 1) ? 'won' : 'lost' };
}

/** Noted once a battle: an end that is taken back and reached again counts as it was reached last. */
export function noteResult(result: BattleResult): void {
  const others = readResults().filter(({ game }) => game !== result.game);
  results.value = [...others.slice(1 - MOST), result];
  remember(KEY, results.value);
}

/** What one has made of a scenario: battles that ended, and the best outcome against each level. */
export interface ScenarioRecord {
  readonly played: number;
  readonly best: ReadonlyMap<Seated, Outcome>;
}

export function recordOf(all: readonly BattleResult[], ruleset: string, scenario: string): ScenarioRecord {
  const own = all.filter((one) => one.ruleset === ruleset && one.scenario === scenario);
  const best = new Map<Seated, Outcome>();
  for (const { against, outcome } of own) {
    if (against === null) continue;
    const before = best.get(against);
    if (before === undefined || OUTCOMES.indexOf(outcome) > OUTCOMES.indexOf(before)) best.set(against, outcome);
  }
  return { played: own.length, best };
}
