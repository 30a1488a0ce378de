import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Text } from '../../../kernel/text.ts';
import type { CounterShown, Table } from '../../../space/table.ts';
import { opened } from '../match/open-battle.ts';

/** A scenario laid out before anybody has moved, by our rulings. */
export interface Preview {
  readonly introduction: Text;
  readonly sides: readonly Text[];
  readonly table: Table;
  readonly state: unknown;
  readonly counters: readonly CounterShown[];
}

/** `own`: the document of a scenario that is not kept yet. */
export async function previewOf(
  ruleset: Pick<Ruleset, 'id'>,
  scenario: { readonly id: string; readonly own?: unknown },
): Promise<Preview | undefined> {
  const made = await opened(ruleset, scenario, OUR_OPTIONS);
  if (made === undefined) return undefined;
  const { game, table } = made;
  const state = game.setUp();
  const { introduction } = game.scenario;
  return { introduction, sides: game.sides, table, state, counters: table.surface.counters(state) };
}

/** Comes when the scenario is there; undefined before, and where it cannot be had: the page that plays it says why. */
export function usePreview(ruleset: Pick<Ruleset, 'id'>, scenario: string): Preview | undefined {
  const found = useSignal<Preview | undefined>(undefined);
  useEffect(() => {
    previewOf(ruleset, { id: scenario }).then(
      (shown) => (found.value = shown),
      () => undefined,
    );
  }, [ruleset, scenario]);
  return found.value;
}
