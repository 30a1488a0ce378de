/** Battles of any game: played, taken back, kept, taken up, followed and checked. */
export { nextBattle } from './campaign.ts';
export { add, giveSeat } from './offers.ts';
export type { Declined } from './declined.ts';
export {
  type Answer,
  type DiceSource,
  type Entry,
  type Heading,
  headingOf,
  type Journal,
  type Line,
  newJournal,
  type Offer,
  type Proof,
  type Proposal,
  type Resignation,
  type Rewind,
  type Seating,
  type Seeding,
  type Undo,
} from './journal.ts';
export { endingOf, type Match, newMatch, stateOf } from './match.ts';
export {
  begin,
  finish,
  nextDie,
  type Order,
  type Pending,
  play,
  type Played,
  playTogether,
  playTyped,
  roll,
  type Unfinished,
} from './orders.ts';
export { byTheseRules, type Progress, type RefusedLine, replay, takeUp, takeUpLine } from './replay.ts';
export { audit, type Difference } from './rerun.ts';
export { endsAlike, readLine, readSave, type Save } from './save.ts';
export { LONGEST_SAVE, saveText } from './save-text.ts';
export { LONGEST_SCENARIO, readScenarioFile, type ScenarioFile, scenarioFile } from './scenario-file.ts';
export { mayOrder, type Player, type Seat, type Seats } from './seats.ts';
export { follow, followLine, headingSeen, lineSeen } from './seen.ts';
export { rewind, undo } from './undo.ts';
