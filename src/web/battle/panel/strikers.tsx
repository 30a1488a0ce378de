import { capitalize, join, same, t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { joiners, otherTargets, waysOf } from '../match/strikes.ts';

/** `Attack both: Paphlagonians (1009), Cilicians (1109)` */
const targetsText = (targets: readonly Text[]): Text => {
  const { fr, en } = join(targets, ', ');
  if (targets.length === 1) return t(`Attaquer seulement : ${fr}`, `Attack only: ${en}`);
  return targets.length === 2
    ? t(`Attaquer les deux : ${fr}`, `Attack both: ${en}`)
    : t(`Attaquer les ${targets.length} : ${fr}`, `Attack all ${targets.length}: ${en}`);
};

/** The unit on top, or whoever is alone there, and the hex. */
function targetText({ standingAt, table }: BattleModel, place: unknown): Text {
  const standing = standingAt(place);
  const shown = standing.findLast(({ strength }) => strength !== undefined) ?? standing.at(-1);
  const hex = table.surface.nameOf(place);
  return shown === undefined ? same(hex) : t(`${shown.name.fr} (${hex})`, `${shown.name.en} (${hex})`);
}

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
          {say(targetsText(at.map((place) => targetText(model, place))))}
        </button>
      ))}
    </div>
  );
}
