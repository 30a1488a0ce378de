import { availableParallelism } from 'node:os';

/** What one caller may ask of a server that many share. */
export interface Limits {
  /** Bytes of a request's body. */
  readonly body: number;
  /** Requests of one address in a minute. */
  readonly rate: number;
  /** Milliseconds of computing for one address in a minute. */
  readonly work: number;
  /** Milliseconds in which a request must have arrived. */
  readonly timeout: number;
  /** Paths through the dice of one calculation: a quarter of the kernel's own budget, since others wait meanwhile. */
  readonly paths: number;
  /** Outcomes that an answer lists. */
  readonly outcomes: number;
  /** The same for a calculation of which some two hundred variations are asked. */
  readonly leverPaths: number;
  /** The same for all cells of a table of match-ups together. */
  readonly matrixPaths: number;
  /** Paths of a calculation that is answered between two requests, without a thread of its own. */
  readonly quickPaths: number;
  /** Bytes of a body that is looked at between two requests. */
  readonly quickBody: number;
  /** Calculations that run at the same time: at least two, so that one caller cannot hold all places. */
  readonly threads: number;
  /** Calculations of one address that run or wait. */
  readonly pending: number;
  /** Calculations of all addresses that wait. */
  readonly waiting: number;
}

export const LIMITS: Limits = {
  body: 64 * 1024,
  rate: 600,
  work: 20_000,
  timeout: 15_000,
  paths: 100_000,
  outcomes: 10_000,
  leverPaths: 1_000,
  matrixPaths: 1_000_000,
  quickPaths: 64,
  quickBody: 4 * 1024,
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  pending: 8,
  waiting: 64,
};

/** A page of 50 files, and the copy that it keeps for offline: many readers behind one address must fit. */
export const FILES_PER_REQUEST = 10;

export const LONGEST_SEED = 100;
export const MOST_DICE = 2_000;

/** More than two sides bring to one combat. */
export const MOST_ARMIES = 8;
export const MOST_PLACES = 100;
