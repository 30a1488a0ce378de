/** Armies that remember: lists of units that are put into situations and changed by results. */
export {
  type ArmiesAfter,
  applyResult,
  type Change,
  type TableInstruction,
  type ResolvedEffects,
  takeBack,
} from './apply.ts';
export {
  addEntries,
  restoreArmy,
  copySample,
  editEntry,
  restoreEntry,
  moveEntry,
  newArmy,
  partName,
  removeEntry,
  renameArmy,
  editStart,
  splitEntry,
  startFromNow,
  strikeOut,
} from './edit.ts';
export {
  type ArmyJson,
  armyJson,
  fileJson,
  FORMAT,
  LONGEST_FILE,
  readArmy,
  type ReadArmy,
  rulesetIdIn,
  VERSION,
} from './army-file.ts';
export { entryIn, fieldsOf, kindOf, MOST_ENTRIES, nameOf } from './entries.ts';
export { fillPlace, placeEntry, refreshUnits } from './fill.ts';
export {
  type Armies,
  type PlacedDraft,
  type Placements,
  type EntryRef,
  reorderPlacements,
  type ArmySetting,
} from './placements.ts';
export { HEADING } from './heading.ts';
export { historyJson, type NotedResult, readHistory } from './history.ts';
export { readPlacements, readChanges } from './untrusted-changes.ts';
export { type Place, placesOf } from './places.ts';
export { type ArmySheet, entriesNamed, searchEntries, armySheetOf, type SheetLine } from './sheet.ts';
