import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { joiners, otherTargets, waysOf } from '../match/strikes.ts';

/** `Attack both: 1009, 1109` */
const targetsText = (places: readonly string[]): Text => {
  const all = places.join(', ');
  if (places.length === 1) return t(`Attaquer ${all} seulement`, `Attack ${all} only`);
  return places.length === 2
    ? t(`Attaquer les deux : ${all}`, `Attack both: ${all}`)
    : t(`Attaquer les ${places.length} : ${all}`, `Attack all ${places.length}: ${all}`);
};

/** Who else strikes, in which way, and at whom else. */
export function Strikers({ model }: { model: BattleModel }) {
  const strike = model.strike.value;
  const selection = model.selection.value;
  if (strike === undefined || selection.state !== 'strike') return null;
  const { isSame, nameOf } = model.table.surface;
  const { strikes } = model.orders.value!;
  const candidates = joiners(strikes, isSame, selection.at);
  const others = otherTargets(strikes, isSame, selection);
  const ways = waysOf(strikes, isSame, selection);
  if (candidates.length < 2 && others.length === 0 && ways.length < 2) return null;
  return (
    <div class="row battle-chips">
      {candidates.length > 1 &&
        candidates.map((id) => (
          <button
            key={id}
            type="button"
            class="compact battle-chip"
            aria-pressed={strike.who.includes(id)}
            disabled={id === selection.id}
            onClick={() => model.join(id)}
          >
            {say(model.counters.value.find((one) => one.id === id)!.name)}
          </button>
        ))}
      {ways.length > 1 &&
        ways.map((way, i) => (
          <button
            key={`way-${i}`}
            type="button"
            class="compact battle-chip"
            aria-pressed={way === strike}
            onClick={() => model.select({ ...selection, way: i, hold: 'pin' })}
          >
            {say(capitalize(model.game.say(model.state.value, way.command)))}
          </button>
        ))}
      {others.map(({ who, at }) => (
        <button
          key={at.map(nameOf).join()}
          type="button"
          class="compact"
          onClick={() => model.select({ ...selection, who, at, hold: 'pin' })}
        >
          {say(targetsText(at.map(nameOf)))}
        </button>
      ))}
    </div>
  );
}
