import { capital, enumerated, t, type Text } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, say } from '../../base/lang.ts';
import { Segments } from '../../form/segments.tsx';
import { groupsIn, joiners, movesIn, otherTargets, reachIn, waysOf } from '../match/selection.ts';
import type { BattleModel } from '../match/model.ts';

const nameOf = (model: BattleModel, id: string): string => {
  const counter = model.counters.value.find((one) => one.id === id);
  return counter === undefined ? '' : say(counter.name);
};

/** More than these are folded away. */
const MOST_STACKS = 2;

/** The counter in hand, who goes with it, and what it may do without pointing. */
export function InHand({ model }: { model: BattleModel }) {
  const counter = model.counter.value;
  if (counter === undefined) return null;
  const gestures = model.gestures.value;
  const groups = groupsIn(gestures);
  const moves = movesIn(gestures, model.hand.value);
  const alone = model.hand.value.line === undefined;
  const stacks = alone ? [...reachIn(moves).keys()].filter((hex) => model.isFriends(hex)) : [];
  const few = stacks.length > MOST_STACKS ? [] : stacks;
  const plain = alone ? gestures.filter(({ kind }) => kind === 'plain') : [];
  const lines = alone ? model.aiding.lines.value : [];
  const place = (hex: number): string => numberOf(model.table.map.grid, hex);
  const named = (hex: number): string =>
    say(enumerated(model.counters.value.filter((one) => one.hex === hex).map(({ name }) => name)));
  const stackButton = (hex: number) => (
    <button key={hex} type="button" class="compact" onClick={() => model.stackOn(hex)}>
      {say(t('Empiler', 'Stack'))} {place(hex)}
      {colon()}
      {named(hex)}
    </button>
  );
  return (
    <section class="battle-hand" aria-label={say(t('En main', 'In hand'))}>
      <h2>
        <span class={`battle-side side-${counter.side}`} /> {say(counter.name)}{' '}
        <span class="muted small">{place(counter.hex)}</span>
      </h2>
      {model.table.aids.about(model.state.value, counter.id).map((line, i) => (
        <p key={i} class="small muted">
          {say(line)}
        </p>
      ))}
      {groups.length > 1 && alone && (
        <Segments
          name="battle-group"
          legend={say(t('Qui y va', 'Who goes'))}
          options={groups.map((who) => ({
            id: who.join(),
            text: who.map((id) => (id === counter.id && who.length > 1 ? '+' : nameOf(model, id))).join(' '),
            label: who.map((id) => nameOf(model, id)).join(', '),
          }))}
          value={(moves[0]?.who ?? groups[0]!).join()}
          onChoose={(key) => {
            const who = groups.find((one) => one.join() === key)!;
            model.hand.value = { ...model.hand.value, who };
          }}
        />
      )}
      {(few.length > 0 || plain.length > 0 || lines.length > 0) && (
        <div class="row battle-chips">
          {lines.map(({ name, who }, i) => (
            <button key={`line-${i}`} type="button" class="compact" onClick={() => model.lineUp(who)}>
              {name === undefined
                ? say(t('Toute la ligne', 'The whole line'))
                : say(t(`Tous avec ${name.fr}`, `All with ${name.en}`))}{' '}
              <span class="muted">{who.length}</span>
            </button>
          ))}
          {plain.map(({ command }, i) => (
            <button key={`plain-${i}`} type="button" class="compact" onClick={() => model.choose(command)}>
              {say(capital(model.game.say(model.state.value, command)))}
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
    </section>
  );
}

/** `Attack both: 1009, 1109` */
const bothText = (places: readonly string[]): Text => {
  const all = places.join(', ');
  if (places.length === 1) return t(`Attaquer ${all} seulement`, `Attack ${all} only`);
  return places.length === 2
    ? t(`Attaquer les deux : ${all}`, `Attack both: ${all}`)
    : t(`Attaquer les ${places.length} : ${all}`, `Attack all ${places.length}: ${all}`);
};

/** Who else strikes, and at whom else. */
export function Joining({ model }: { model: BattleModel }) {
  const strike = model.gesture.value;
  if (strike?.kind !== 'strike') return null;
  const gestures = model.gestures.value;
  const able = joiners(gestures, model.hand.value);
  const others = otherTargets(gestures, model.hand.value);
  const place = (hex: number): string => numberOf(model.table.map.grid, hex);
  const ways = waysOf(gestures, model.hand.value);
  if (able.length < 2 && others.length === 0 && ways.length < 2) return null;
  return (
    <div class="row battle-chips">
      {able.length > 1 &&
        able.map((id) => (
          <button
            key={id}
            type="button"
            class="compact battle-chip"
            aria-pressed={strike.who.includes(id)}
            disabled={id === model.counter.value?.id}
            onClick={() => model.join(id)}
          >
            {nameOf(model, id)}
          </button>
        ))}
      {ways.length > 1 &&
        ways.map((way, i) => (
          <button
            key={`way-${i}`}
            type="button"
            class="compact battle-chip"
            aria-pressed={way === strike}
            onClick={() => (model.hand.value = { ...model.hand.value, way: i, pinned: true })}
          >
            {say(capital(model.game.say(model.state.value, way.command)))}
          </button>
        ))}
      {others.map(({ who, at }) => (
        <button
          key={at.join()}
          type="button"
          class="compact"
          onClick={() => (model.hand.value = { ...model.hand.value, who, at, pinned: true })}
        >
          {say(bothText(at.map(place)))}
        </button>
      ))}
    </div>
  );
}
