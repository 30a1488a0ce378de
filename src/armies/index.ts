/** Armies that remember: lists of units that are put into situations and changed by results. */
export { type Applied, applied, type Change, type OnTable, type Resolved, takenBack } from './apply.ts';
export {
  added,
  asAtStart,
  copyOf,
  edited,
  healed,
  moved,
  newArmy,
  partName,
  removed,
  renamed,
  restarted,
  splitOff,
  startingNow,
  struckOut,
} from './change.ts';
export {
  type ArmyJson,
  armyJson,
  fileJson,
  FORMAT,
  LONGEST_FILE,
  readArmy,
  type ReadArmy,
  rulesetOf,
  VERSION,
} from './document.ts';
export { entryIn, fieldsOf, kindOf, MOST_ENTRIES, nameOf } from './entries.ts';
export {
  type Armies,
  type CastDraft,
  type Casting,
  type EntryRef,
  filled,
  placedAt,
  recast,
  refreshed,
  type Setting,
} from './fill.ts';
export { HEADING } from './heading.ts';
export { historyJson, type Noted, readHistory } from './history.ts';
export { readCasting, readChanges } from './noted.ts';
export { type Place, placesOf } from './places.ts';
export { type ArmySheet, namedSo, searched, sheetOf, type SheetLine } from './sheet.ts';
