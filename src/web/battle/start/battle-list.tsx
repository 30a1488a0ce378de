import { useSignal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { recall, remember } from '../../base/storage.ts';
import { amount } from '../../base/wording.ts';
import { Segments } from '../../form/segments.tsx';
import { results } from '../match/results.ts';
import { BattleCard } from './battle-card.tsx';
import { battlesFor, type ListedBattle, NO_WISH, type Order, ORDERS, type Time, TIMES, type Wish } from './finding.ts';

/** A battle of a list that may hold several rulesets. */
export interface ShownBattle extends ListedBattle {
  readonly computerPlays: boolean;
  /** Where battles of several rulesets stand together. */
  readonly rulesetTitle?: Text;
}

/** From so many on it takes longer to look through them than to say what one wants. */
const MANY = 4;

const TIME_TEXT: Readonly<Record<Time, Text>> = {
  any: t('tout', 'any'),
  20: t('20 min', '20 min'),
  45: t('45 min', '45 min'),
  90: t('1 h 30', '1½ hours'),
};

const ORDER_TEXT: Readonly<Record<Order, Text>> = {
  listed: t('dans l’ordre', 'as listed'),
  short: t('la plus courte d’abord', 'shortest first'),
  long: t('la plus longue d’abord', 'longest first'),
  small: t('la plus petite d’abord', 'smallest first'),
  large: t('la plus grande d’abord', 'largest first'),
};

const KEY = 'battle-wish';

function lastWish(): Wish {
  const { time, order, notWon } = Object(recall(KEY)) as Record<string, unknown>;
  return {
    time: TIMES.find((known) => known === time) ?? NO_WISH.time,
    order: ORDERS.find((known) => known === order) ?? NO_WISH.order,
    notWon: notWon === true,
  };
}

/** Battles to choose from: by the time there is, in the order one likes, those not yet won. */
export function BattleList({ battles }: { readonly battles: readonly ShownBattle[] }) {
  const wish = useSignal<Wish>(battles.length >= MANY ? lastWish() : NO_WISH);
  const change = (part: Partial<Wish>): void => {
    wish.value = { ...wish.value, ...part };
    remember(KEY, wish.value);
  };
  const found = battlesFor(battles, wish.value, results.value);
  return (
    <>
      {battles.length >= MANY && (
        <search class="battles-finder row" aria-label={say(t('Trouver une bataille', 'Find a battle'))}>
          <Segments
            name="battle-time"
            legend={say(t('Temps', 'Time'))}
            options={TIMES.map((id) => ({ id, text: say(TIME_TEXT[id]) }))}
            value={wish.value.time}
            onChoose={(time) => change({ time })}
          />
          <label class="battles-order">
            <span>{say(t('Ordre', 'Order'))}</span>
            <select
              value={wish.value.order}
              onChange={({ currentTarget }) =>
                change({ order: ORDERS.find((known) => known === currentTarget.value) ?? NO_WISH.order })
              }
            >
              {ORDERS.map((id) => (
                <option key={id} value={id}>
                  {say(ORDER_TEXT[id])}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={wish.value.notWon}
              onChange={({ currentTarget }) => change({ notWon: currentTarget.checked })}
            />
            <span>{say(t('pas encore gagnées', 'not won yet'))}</span>
          </label>
          <span class="small muted" role="status">
            {say(amount(found.length, t('bataille', 'battle'), t('batailles', 'battles')))}
          </span>
        </search>
      )}
      {found.length === 0 ? (
        <p class="notice">
          {say(t('Aucune bataille ne correspond.', 'No battle fits.'))}{' '}
          <button type="button" class="quiet compact" onClick={() => change(NO_WISH)}>
            {say(t('Toutes les montrer', 'Show all'))}
          </button>
        </p>
      ) : (
        <ul role="list" class="battles-list">
          {found.map(({ ruleset, ...shown }) => (
            <BattleCard key={`${ruleset}/${shown.card.id}`} ruleset={{ id: ruleset }} {...shown} />
          ))}
        </ul>
      )}
    </>
  );
}
