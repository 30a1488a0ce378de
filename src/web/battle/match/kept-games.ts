import { signal } from '@preact/signals';
import type { Text } from '../../../kernel/text.ts';
import { isMissed, PREFIX, recall, recallText, remember } from '../../base/storage.ts';

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

/** Another tab wrote the index before it knew what this one noted there: what both noted stands, where its journal does. */
function noteAgain(ours: readonly Kept[]): void {
  const theirs = readIndex();
  const older = ({ id, when }: Kept): boolean => theirs.some((game) => game.id === id && game.when >= when);
  const missed = ours.filter((game) => recallText(journalKey(game.id)) !== undefined && !older(game));
  if (missed.length === 0) return;
  const others = theirs.filter(({ id }) => !missed.some((game) => game.id === id));
  remember(
    INDEX,
    [...missed, ...others].sort((a, b) => b.when - a.when),
  );
}

function heard(event: StorageEvent): void {
  if (event.key !== PREFIX + INDEX && event.key !== null) return;
  if (isMissed(JSON.stringify(games.peek()), event)) noteAgain(games.peek());
  games.value = readIndex();
}

if (typeof addEventListener === 'function') addEventListener('storage', heard);
