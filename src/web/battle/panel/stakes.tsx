import { decimal } from '../../../calculate/number.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Table } from '../../../space/table.ts';
import { sideClass } from '../../board/side-class.ts';
import { colon, lang, say } from '../../base/lang.ts';

interface Props {
  readonly table: Pick<Table, 'stakes'>;
  readonly state: unknown;
  readonly sides: readonly Text[];
  /** Whether it is said how far each side has come. */
  readonly counted?: boolean;
}

const KINDS = {
  aim: t('victoire', 'victory'),
  danger: t('défaite', 'defeat'),
} as const;

/** What decides the battle, side by side, in words. */
export function Stakes({ table, state, sides, counted = false }: Props) {
  const stakes = table.stakes(state);
  return (
    <ul class="battle-stakes small" role="list">
      {sides.flatMap((name, side) =>
        (['aim', 'danger'] as const).flatMap((kind) => {
          const found = stakes.filter((one) => one.side === side && one.is === kind);
          if (found.length === 0) return [];
          return (
            <li key={`${side} ${kind}`}>
              <span class={`battle-side ${sideClass(side)}`} /> <b>{say(name)}</b>, {say(KINDS[kind])}
              {colon()}
              {found.map(({ text, count }, i) => (
                <span key={i}>
                  {i > 0 && say(t(' ; ', '; '))}
                  {say(text)}
                  {counted && count !== undefined && (
                    <span class="muted">
                      {` (${decimal(count.now, lang.value)}/${decimal(count.limit, lang.value)})`}
                    </span>
                  )}
                </span>
              ))}
            </li>
          );
        }),
      )}
    </ul>
  );
}
