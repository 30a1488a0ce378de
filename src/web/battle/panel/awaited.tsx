import { capitalize, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';

/** Who must do what, and why: always in sight. */
export function Awaited({ model }: { model: BattleModel }) {
  const { side, why } = model.legal.value;
  const over = model.over.value;
  const mark = side === undefined ? '' : sideClass(side);
  return (
    <p class={`battle-awaited ${mark}`} role="status">
      {side !== undefined && <span class={`battle-side ${mark}`} />} {say(capitalize(over?.why ?? why))}
    </p>
  );
}

const MOST_NEXT = 4;

const NEXT = t('Ensuite', 'Next');

/** Who acts after those who act now. */
export function Afterwards({ model }: { model: BattleModel }) {
  const { table } = model;
  const waits = table.actors(model.state.value).filter(({ standing, apart }) => standing === 'waits' && !apart);
  if (waits.length === 0 || model.over.value !== undefined) return null;
  const more = waits.length - MOST_NEXT;
  return (
    <p class="battle-after small muted">
      {say(table.waiting ?? NEXT)}
      {waits.slice(0, MOST_NEXT).map(({ id, side, name }) => (
        <span key={id} class="battle-after-one">
          <span class={`battle-side ${sideClass(side)}`} /> {say(name)}
        </span>
      ))}
      {more > 0 && <span class="battle-after-one">{say(t(`et ${more} de plus`, `and ${more} more`))}</span>}
    </p>
  );
}
