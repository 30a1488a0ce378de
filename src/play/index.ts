/** Battles of any game: played, taken back, kept, taken up and checked. */
export { type Entry, type Journal, newJournal, type Rewind, type Seeding } from './journal.ts';
export { type Match, newMatch, play, type Played, playTogether, playTyped, rewind, stateOf, undo } from './match.ts';
export { audit, byTheseRules, type Difference, type Progress, replay, takeUp } from './replay.ts';
export { endsAlike, readSave, type Save } from './save.ts';
export { LONGEST_SAVE, saved } from './saved.ts';
export { LONGEST_SCENARIO, readScenarioFile, type ScenarioFile, scenarioFile } from './scenario-file.ts';
