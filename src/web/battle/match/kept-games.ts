import { signal } from '@preact/signals';
import type { Text } from '../../../kernel/text.ts';
import { PREFIX, recall } from '../../base/storage.ts';

/** A game that this device keeps, as the list shows it; its journal stands apart. */
export interface Kept {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly standing: Text;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly entries: number;
}

export const INDEX = 'battles';
export const journalKey = (id: string): string => `battle.${id}`;

const isText = (text: unknown): text is Text => {
  const { fr, en } = Object(text) as Record<string, unknown>;
  return typeof fr === 'string' && typeof en === 'string';
};

const isKept = (one: unknown): one is Kept => {
  const { id, ruleset, scenario, standing, when, entries } = Object(one) as Record<string, unknown>;
  return (
    [id, ruleset, scenario].every((word) => typeof word === 'string') &&
    isText(standing) &&
    [when, entries].every((n) => typeof n === 'number')
  );
};

export const readIndex = (): readonly Kept[] => {
  const kept = recall(INDEX);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
};

/** Games on this device, the last played first. */
export const games = signal<readonly Kept[]>(readIndex());

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + INDEX || key === null) games.value = readIndex();
  });
