import { t, type Text } from '../../../kernel/text.ts';
import { decimal } from '../../../calculate/number.ts';
import type { Absent, ActorShown } from '../../../space/table.ts';
import { say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { seatsIn } from '../computer/seats.ts';
import { sideClass } from '../../board/side-class.ts';
import { Stakes } from './stakes.tsx';
import type { HandingOver } from '../match/hand-over.ts';
import type { BattleModel } from '../match/model.ts';

const STANDING: Readonly<Record<ActorShown['standing'], Text>> = {
  acts: t('agit', 'acts'),
  waits: t('attend', 'waits'),
  done: t('a agi', 'has acted'),
  out: t('n’agit pas', 'does not act'),
};

/** Points of both sides, and how near each is to collapse. */
export function Score({ model }: { model: BattleModel }) {
  return (
    <dl class="battle-score">
      {model.table.sides(model.state.value).map(({ points, lost, of, collapsesAt, counted }, side) => (
        <div key={side} class={sideClass(side)}>
          <dt>
            <span class={`battle-side ${sideClass(side)}`} /> {say(model.game.sides[side]!)}
          </dt>
          <dd>
            <b>{say(pointsText(points))}</b>
            <span class="small muted"> {say(lossText(lost, of, collapsesAt, counted))}</span>
            {collapsesAt !== undefined && (
              <span
                class="battle-meter"
                style={{ '--lost': Math.min(1, lost / of / collapsesAt) }}
                aria-hidden="true"
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const pointsText = (points: number): Text =>
  t(
    `${decimal(points, 'fr')} ${points < 2 ? 'point' : 'points'}`,
    `${decimal(points, 'en')} ${points === 1 ? 'point' : 'points'}`,
  );

const lossText = (lost: number, of: number, at: number | undefined, counted: Text | undefined): Text => {
  const what = counted === undefined ? t('', '') : t(` ${counted.fr}`, ` ${counted.en}`);
  const [fr, en] = [decimal(lost, 'fr'), decimal(lost, 'en')];
  return at === undefined
    ? t(`perdu ${fr} sur ${of}${what.fr}`, `lost ${en} of ${of}${what.en}`)
    : t(
        `perdu ${fr} sur ${of}${what.fr}, s’effondre à ${decimal(of * at, 'fr')}`,
        `lost ${en} of ${of}${what.en}, collapses at ${decimal(of * at, 'en')}`,
      );
};

/** What a side has hidden it may look at again, behind a screen of its own. */
function Hidden({ model, handing }: { model: BattleModel; handing: HandingOver }) {
  // What the computer has hidden stays so.
  const sides = [0, 1].filter(
    (side) =>
      seatsIn(model.id)[side] === undefined && (model.table.details.hidden?.(model.state.value, side) ?? []).length > 0,
  );
  if (sides.length === 0 || model.looksBack.value) return null;
  return (
    <div class="row">
      {sides.map((side) => {
        const { fr, en } = model.game.sides[side]!;
        return (
          <button key={side} type="button" class="compact" onClick={() => handing.look(side)}>
            <span class={`battle-side ${sideClass(side)}`} /> {say(t(`Ordres cachés : ${fr}`, `Hidden orders: ${en}`))}
          </button>
        );
      })}
    </div>
  );
}

/** Who acts in which order, who has yet to come, and who has fallen. */
export function Forces({ model, handing }: { model: BattleModel; handing: HandingOver }) {
  const state = model.state.value;
  const { details } = model.table;
  return (
    <div class="battle-forces stack">
      <Score model={model} />
      <Stakes table={model.table} state={state} sides={model.game.sides} counted />
      <Hidden model={model} handing={handing} />
      <ol class="battle-actors">
        {model.table.actors(state).map(({ id, side, name, standing, commands }) => (
          <li key={id} class={`${sideClass(side)} ${standing}`}>
            <button type="button" class="battle-line" onClick={() => model.selectCounter(id)}>
              <span class={`battle-side ${sideClass(side)}`} /> <b>{say(name)}</b>{' '}
              <span class="badge">{say(STANDING[standing])}</span>
              <span class="small muted">
                {`${say(details.actor(state, id))} · `}
                {say(amount(commands.length, t('unité', 'unit'), t('unités', 'units')))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Absents title={t('Renforts', 'Reinforcements')} who={details.reinforcements?.(state)} />
      <Absents title={t('Hors de combat', 'Out of the battle')} who={details.fallen(state)} />
    </div>
  );
}

function Absents({ title, who = [] }: { title: Text; who: readonly Absent[] | undefined }) {
  if (who.length === 0) return null;
  return (
    <section class="battle-absent">
      <h2>{say(title)}</h2>
      <ul class="small">
        {who.map(({ side, name, text }, i) => (
          <li key={i}>
            <span class={`battle-side ${sideClass(side)}`} /> {say(name)} <span class="muted">{say(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
