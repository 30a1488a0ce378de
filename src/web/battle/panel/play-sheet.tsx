import { useSignal } from '@preact/signals';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { recall, remember } from '../../base/storage.ts';
import { Finished } from '../sheets/later.ts';
import { Happened } from './happened.tsx';
import { SelectedUnit } from './selected-unit.tsx';
import type { BattleModel } from '../match/model.ts';
import { Proposal } from './proposal.tsx';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
  openLog(): void;
}

/** What just happened; on a person's move what is to be played, what else may be chosen, and what is in hand. */
export function PlaySheet({ model, ruleset, openLog }: Props) {
  return (
    <>
      {model.over.value !== undefined && !model.looksBack.value && <Finished model={model} openLog={openLog} />}
      <Happened model={model} ruleset={ruleset} />
      {model.refused.value !== undefined && (
        <p class="notice warn" role="alert">
          {say(capitalize(model.refused.value))}
        </p>
      )}
      {!model.locked.value && (
        <>
          <Proposal model={model} ruleset={ruleset} />
          <Choices model={model} />
          {model.counter.value === undefined ? <ReadyCounters model={model} /> : <SelectedUnit model={model} />}
          <Hint model={model} />
        </>
      )}
    </>
  );
}

/** Commands that point at no place. */
function Choices({ model }: { model: BattleModel }) {
  const { choices, game, state } = model;
  if (choices.value.length === 0) return null;
  if (choices.value.length === 1 && model.command.value === choices.value[0]) return null;
  return (
    <div class="battle-choices">
      {choices.value.map((command, i) => (
        <button key={i} type="button" onClick={() => model.choose(command)}>
          {say(capitalize(game.say(state.value, command)))}
        </button>
      ))}
    </div>
  );
}

/** More than these are counted: they are found on the map. */
const MOST_READY = 6;

/** With nothing in hand: who can act, to be taken by name. */
function ReadyCounters({ model }: { model: BattleModel }) {
  const { readyCounters, counters, command, choices, looksBack, teacher } = model;
  const isFree = command.value === undefined && choices.value.length === 0 && !looksBack.value;
  if (readyCounters.value.length === 0 || !isFree || teacher.value !== undefined) return null;
  const more = readyCounters.value.length - MOST_READY;
  return (
    <section class="battle-able" aria-label={say(CAN_ACT)}>
      <p class="small muted">{say(CAN_ACT)}</p>
      <div class="row battle-chips">
        {readyCounters.value.slice(0, MOST_READY).map((id) => (
          <button key={id} type="button" class="compact" onClick={() => model.selectCounter(id)}>
            {say(capitalize(counters.value.find((one) => one.id === id)!.name))}
          </button>
        ))}
        {more > 0 && <span class="small muted">{say(t(`et ${more} de plus`, `and ${more} more`))}</span>}
      </div>
    </section>
  );
}

const CAN_ACT = t('Qui peut agir : touchez un pion, ou un nom', 'Who can act: tap a counter, or a name');

/** A word for beginners, until they want none. */
function Hint({ model }: { model: BattleModel }) {
  const hidden = useSignal(recall('battle-hints') === false);
  const hint = model.looksBack.value ? undefined : model.table.hint?.(model.state.value);
  if (hint === undefined || hidden.value) return null;
  return (
    <div class="notice battle-hint small">
      <p>{say(hint)}</p>
      <button
        type="button"
        class="link small"
        onClick={() => {
          hidden.value = true;
          remember('battle-hints', false);
        }}
      >
        {say(t('ne plus montrer ces conseils', 'show no more hints'))}
      </button>
    </div>
  );
}
