import type { Text } from '../kernel/text.ts';
import type { BattleWithLuck } from '../minds/battle.ts';
import type { PlayedTask } from './batch.ts';
import {
  differenceOfShares,
  type Estimate,
  isBeyondChance,
  meanOf,
  pairedDifference,
  type Pairs,
  wilson,
} from './statistics.ts';

export interface SideReport {
  readonly wins: number;
  readonly share: Estimate;
  /** Strength lost. */
  readonly lost: Estimate;
}

/** How sides did against par, over battles whose scenario names one. */
export interface ParReport {
  /** By side: how often it did better than par. */
  readonly better: readonly Estimate[];
  /** By side: how often its success was decisive. */
  readonly decisive: readonly number[];
  readonly atPar: number;
}

export interface EndingReport {
  readonly turn: number;
  readonly why: Text;
  readonly times: number;
}

export interface VariantReport {
  readonly label: Text;
  readonly played: number;
  readonly sides: readonly SideReport[];
  readonly draws: number;
  readonly par: ParReport | undefined;
  readonly turns: Estimate;
  readonly commands: Estimate;
  readonly endings: readonly EndingReport[];
  readonly luck: {
    /** What the dice brought the first side, in points of the battle. */
    readonly mean: Estimate;
    /** How often the side that the dice favoured won, of the battles that somebody won. */
    readonly favouredWon: Estimate;
  };
}

export interface Difference {
  readonly label: Text;
  /** Of the first side's share of wins, over battles that both played. */
  readonly share: Estimate;
  readonly turns: Estimate;
  readonly battles: number;
  /** The interval of the share leaves zero out, and so few battles allow to say so. */
  readonly matters: boolean;
}

export interface Report {
  readonly variants: readonly VariantReport[];
  /** Each further variant against the first. */
  readonly differences: readonly Difference[];
}

export function reportOn(labels: readonly Text[], done: readonly PlayedTask[]): Report {
  const byVariant = labels.map((_, i) => done.filter(({ variant }) => variant === i));
  return {
    variants: labels.map((label, i) =>
      reportOf(
        label,
        byVariant[i]!.map(({ fought }) => fought),
      ),
    ),
    differences: labels.slice(1).map((label, i) => differenceOf(label, byVariant[0]!, byVariant[i + 1]!)),
  };
}

function reportOf(label: Text, battles: readonly BattleWithLuck[]): VariantReport {
  const wins = (side: number): number => battles.filter(({ winner }) => winner === side).length;
  const decided = battles.filter(({ winner, luck }) => winner >= 0 && luck !== 0);
  const favoured = decided.filter(({ winner, luck }) => (luck > 0 ? 0 : 1) === winner);
  return {
    label,
    played: battles.length,
    sides: [0, 1].map((side) => ({
      wins: wins(side),
      share: wilson(wins(side), battles.length),
      lost: meanOf(battles.map(({ lost }) => lost[side]!)),
    })),
    draws: battles.filter(({ winner }) => winner < 0).length,
    par: parOf(battles),
    turns: meanOf(battles.map(({ turns }) => turns)),
    commands: meanOf(battles.map(({ commands }) => commands)),
    endings: endingsOf(battles),
    luck: { mean: meanOf(battles.map(({ luck }) => luck)), favouredWon: wilson(favoured.length, decided.length) },
  };
}

function parOf(battles: readonly BattleWithLuck[]): ParReport | undefined {
  const levels = battles.flatMap(({ level }) => (level === undefined ? [] : [level]));
  if (levels.length === 0) return undefined;
  const ofSide = [levels, levels.map((level) => -level)];
  return {
    better: ofSide.map((own) => wilson(own.filter((level) => level > 0).length, own.length)),
    decisive: ofSide.map((own) => own.filter((level) => level === 2).length),
    atPar: levels.filter((level) => level === 0).length,
  };
}

function endingsOf(battles: readonly BattleWithLuck[]): EndingReport[] {
  const found = new Map<string, { turn: number; why: Text; times: number }>();
  for (const { turns, why } of battles) {
    const key = `${turns}/${why.en}`;
    const ending = found.get(key);
    if (ending === undefined) found.set(key, { turn: turns, why, times: 1 });
    else ending.times++;
  }
  return [...found.values()].toSorted((a, b) => a.turn - b.turn || b.times - a.times || (a.why.en < b.why.en ? -1 : 1));
}

function differenceOf(label: Text, first: readonly PlayedTask[], other: readonly PlayedTask[]): Difference {
  const others = new Map(other.map(({ battle, fought }) => [battle, fought]));
  const pairs = first.flatMap(({ battle, fought }) => {
    const there = others.get(battle);
    return there === undefined ? [] : [[fought, there] as const];
  });
  const won = ({ winner }: BattleWithLuck): boolean => winner === 0;
  const times = (before: boolean, after: boolean): number =>
    pairs.filter(([a, b]) => won(a) === before && won(b) === after).length;
  const counted: Pairs = {
    both: times(true, true),
    before: times(true, false),
    after: times(false, true),
    neither: times(false, false),
  };
  const share = differenceOfShares(counted);
  return {
    label,
    share,
    turns: pairedDifference(
      pairs.map(([a]) => a.turns),
      pairs.map(([, b]) => b.turns),
    ),
    battles: pairs.length,
    matters: (share.low > 0 || share.high < 0) && isBeyondChance(counted),
  };
}
