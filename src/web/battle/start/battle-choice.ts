import type { ScenarioCard } from '../../../kernel/battles.ts';
import { recall, remember } from '../../base/storage.ts';
import { type Seated, seatedOf } from '../computer/seats.ts';
import { keptLessons } from '../guide/kept-lessons.ts';

/** What is chosen before a battle. */
export interface BattleChoice {
  /** The side of whoever chooses; with a person opposite it says who sits in front. */
  readonly side: 0 | 1;
  /** The computer’s level; undefined: another person. */
  readonly against: Seated | undefined;
  /** Whether lessons come first. */
  readonly teach: boolean;
}

/** `#/alexandre/battle/the-ford?against=veteran&side=2` */
export function battleAddress(ruleset: string, scenario: string, { side, against, teach }: BattleChoice): string {
  const query = new URLSearchParams();
  if (teach) query.set('teach', '1');
  else if (against !== undefined) {
    query.set('against', against);
    if (side === 1) query.set('side', '2');
  }
  return `#/${ruleset}/battle/${scenario}${query.size > 0 ? `?${query}` : ''}`;
}

/** The same, out of an address; whatever else it says is for others. */
export const battleChoiceIn = (query: URLSearchParams): BattleChoice => ({
  side: query.get('side') === '2' ? 1 : 0,
  against: seatedOf(query.get('against')),
  teach: query.has('teach'),
});

const KEY = 'battle-choice';
const keyOf = ({ id }: ScenarioCard): string => `${KEY}.${id}`;

export function rememberChoice(card: ScenarioCard, { side, against, teach }: BattleChoice): void {
  if (teach) return;
  remember(keyOf(card), { side, against: against ?? null });
  remember(KEY, against ?? null);
}

/** As it was chosen the last time on this device; whoever has never played a battle that teaches is taught. */
export function lastChoice(card: ScenarioCard, computerPlays: boolean): BattleChoice {
  const kept = recall(keyOf(card));
  const { side, against } = Object(kept) as Record<string, unknown>;
  const level = seatedOf(kept === undefined ? recall(KEY) : against);
  const isNew = kept === undefined && recall(KEY) === undefined;
  return {
    side: side === 1 ? 1 : 0,
    against: computerPlays ? (level ?? (isNew ? 'conscript' : undefined)) : undefined,
    teach: card.course !== undefined && kept === undefined && keptLessons(card.id) === undefined,
  };
}
