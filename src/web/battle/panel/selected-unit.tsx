import { capitalize, joinNames, t } from '../../../kernel/text.ts';
import type { CounterShown, Ids } from '../../../space/table.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import { Segments } from '../../form/segments.tsx';
import type { BattleModel } from '../match/model.ts';
import { groupOf, stackPlaces } from '../match/table-position.ts';

/** More than these are folded away. */
const MOST_STACKS = 2;

/** The selected counter, who goes with it, and what it may do without pointing. */
export function SelectedUnit({ model }: { model: BattleModel }) {
  const counter = model.counter.value;
  if (counter === undefined) return null;
  const { table, state, selection } = model;
  return (
    <section class="battle-hand" aria-label={say(t('En main', 'In hand'))}>
      <h2>
        <span class={`battle-side ${sideClass(counter.side)}`} /> {say(counter.name)}{' '}
        <span class="muted small">{table.surface.nameOf(counter.place)}</span>
      </h2>
      <ul role="list" class="battle-facts small muted">
        {table.details.counter(state.value, counter.id).map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
      {selection.value.state !== 'line' && (
        <>
          <Groups model={model} counter={counter} />
          <Ways model={model} counter={counter} />
        </>
      )}
    </section>
  );
}

interface Props {
  readonly model: BattleModel;
  readonly counter: CounterShown;
}

/** Who goes with it, where there is a choice: said, and chosen otherwise. */
function Groups({ model, counter }: Props) {
  const orders = model.orders.value;
  const current = model.selection.value;
  const groups = orders?.groups ?? [];
  if (orders === undefined || groups.length < 2) return null;
  const nameOf = (id: string): string => say(model.counters.value.find((one) => one.id === id)!.name);
  const keyOf = (group: Ids): string => group.join();
  const going = groupOf(orders, 'group' in current ? current.group : undefined)!;
  const others = going.filter((id) => id !== counter.id);
  return (
    <>
      {others.length > 0 && (
        <p class="small">
          <b>
            {say(t('Ensemble', 'Together'))}
            {colon()}
            {say(
              joinNames([counter.id, ...others].map((id) => model.counters.value.find((one) => one.id === id)!.name)),
            )}
          </b>
        </p>
      )}
      <Segments
        name="battle-group"
        legend={say(t('Qui y va', 'Who goes'))}
        options={groups.map((group) => ({
          id: keyOf(group),
          text: group.map((id) => (id === counter.id && group.length > 1 ? '+' : nameOf(id))).join(' '),
          label: group.map(nameOf).join(', '),
        }))}
        value={keyOf(going)}
        onChoose={(key) => model.regroup(groups.find((group) => keyOf(group) === key)!)}
      />
    </>
  );
}

/** Lines that it may go with, what it does where it stands, and friends on whom it may be stacked. */
function Ways({ model, counter }: Props) {
  const { game, state, lines, orders, onTable, selection } = model;
  const here = orders.value?.here ?? [];
  const current = selection.value;
  const stacks = stackPlaces(onTable.value, { id: counter.id, ...('group' in current && { group: current.group }) });
  const few = stacks.length > MOST_STACKS ? [] : stacks;
  const stackButton = (place: unknown) => (
    <button key={model.table.surface.nameOf(place)} type="button" class="compact" onClick={() => model.stackOn(place)}>
      {say(t('Empiler', 'Stack'))} {model.table.surface.nameOf(place)}
      {colon()}
      {say(joinNames(model.standingAt(place).map(({ name }) => name)))}
    </button>
  );
  return (
    <>
      {(few.length > 0 || here.length > 0 || lines.value.length > 0) && (
        <div class="row battle-chips">
          {lines.value.map(({ name, who }, i) => (
            <button key={`line-${i}`} type="button" class="compact" onClick={() => model.lineUp(who)}>
              {name === undefined
                ? say(t('Toute la ligne', 'The whole line'))
                : say(t(`Tous avec ${name.fr}`, `All with ${name.en}`))}{' '}
              <span class="muted">{who.length}</span>
            </button>
          ))}
          {here.map((command, i) => (
            <button key={`here-${i}`} type="button" class="compact" onClick={() => model.choose(command)}>
              {say(capitalize(game.say(state.value, command)))}
            </button>
          ))}
          {few.map(stackButton)}
        </div>
      )}
      {stacks.length > MOST_STACKS && (
        <Fold
          key={counter.id}
          summary={
            <>
              {say(t('Empiler sur…', 'Stack on…'))} <span class="muted">{stacks.length}</span>
            </>
          }
        >
          {() => <div class="row battle-chips">{stacks.map(stackButton)}</div>}
        </Fold>
      )}
    </>
  );
}
