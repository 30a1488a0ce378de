import type { ArmyRules } from '../kernel/army.ts';
import { BadInput } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { clip, isRecord, valueAt } from '../kernel/untrusted.ts';
import type { Change } from './apply.ts';
import type { ArmyJson } from './army-file.ts';
import { badInputAt } from './entries.ts';
import { itemsOf, LONGEST_TEXT, readChanges, textAt } from './untrusted-changes.ts';

/** What one result changed in one army, and the result in a sentence. */
export interface NotedResult {
  readonly text: Text;
  readonly changes: readonly Change[];
}

/** More than an evening’s results; older ones can no longer be taken back. */
export const MOST_KEPT = 50;

/** The history that the file of an army keeps, the last result at the end; `army` is its name among others. Throws `BadInput`. */
export function readHistory(rules: ArmyRules, json: unknown, army: string): readonly NotedResult[] {
  const given = isRecord(json) ? valueAt(json, 'history') : undefined;
  if (given === undefined) return [];
  return itemsOf(given, MOST_KEPT, 'history').map((item, i) => {
    const path = `history[${i + 1}]`;
    if (!isRecord(item)) throw badInputAt(path, t('un objet est attendu', 'an object is expected'));
    const changes = within(path, () => readChanges(rules, valueAt(item, 'changes')));
    return { text: textAt(item, 'text', path), changes: changes.map((change) => ({ ...change, army })) };
  });
}

function within<R>(path: string, read: () => R): R {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })));
  }
}

/** The history for a file of one army, without the name that the army had among others. */
export const historyJson = (history: readonly NotedResult[]): readonly ArmyJson[] =>
  history.slice(-MOST_KEPT).map(({ text, changes }) => ({
    text: clipText(text),
    changes: changes.map((change) => ({ ...change, army: '', text: clipText(change.text) })),
  }));

const clipText = ({ fr, en }: Text): Text => t(clip(fr, LONGEST_TEXT), clip(en, LONGEST_TEXT));
