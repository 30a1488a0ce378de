import { say } from '../../base/lang.ts';
import type { Of } from '../../form/form.ts';
import type { Model } from '../model.ts';
import { Arcs } from './arcs.tsx';
import { AttackDirections } from './attack-directions.tsx';
import { Ground, groundOpened } from './ground.tsx';
import { type PicturedSide, type OpenEditor, type Spot, spotsAt, hexSpotsOf } from './pictured-side.ts';

interface BetweenSidesProps {
  readonly model: Model;
  readonly own: PicturedSide;
  readonly enemy: PicturedSide;
  readonly ground: PicturedSide;
  readonly open: OpenEditor;
}

/** From where, how far, across what. */
export function BetweenSides({ model, own, enemy, ground, open }: BetweenSidesProps) {
  const spots = [...own.spots, ...enemy.spots, ...ground.spots];
  const whence = hexSpotsOf(own.spots);
  const attacks = whence.length > 0 ? whence : hexSpotsOf(enemy.spots);
  const all = spotsAt(spots, 'ground');
  const isAttack = ({ owner }: Spot): boolean => attacks.some((attack) => attack.owner === owner);
  const units = [...own.counters, ...enemy.counters].map(({ path }) => path);
  const apart = all.filter((spot) => !isAttack(spot) && !units.includes(spot.owner));
  const owners = [...new Set(apart.map(({ owner }) => owner))];
  const grounds = owners.map((one) => apart.filter(({ owner }) => owner === one));
  const under = attacks.length > 0 ? grounds.shift() : undefined;
  const openGround = (given: readonly Spot[]): void => groundOpened(model, given, open);
  return (
    <div class="picture-between">
      {attacks.length > 0 && (
        <AttackDirections
          model={model}
          attacks={attacks}
          between={all.filter(isAttack)}
          under={under ?? []}
          open={openGround}
        />
      )}
      {spotsAt(spots, 'arc', 'struck').length > 0 && <Arcs model={model} own={own} enemy={enemy} />}
      {spotsAt(spots, 'range').map((spot) => (
        <Range key={spot.path} model={model} spot={spot} />
      ))}
      {grounds.map((given) => (
        <Ground key={given[0]!.owner} model={model} spots={given} open={open} />
      ))}
    </div>
  );
}

function Range({ model, spot: { path, field, value } }: { model: Model; spot: Spot }) {
  const { min, max } = field as Of<'whole'>;
  const label = say(field.about.label);
  const step = (by: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label} ${sign} ${Math.abs(by)}`}
      onClick={() => model.edit(path, Math.min(max, Math.max(min, (Number(value) || min) + by)))}
    >
      {sign}
    </button>
  );
  const remark = model.lastResolvable.value?.assessment.remarks[path];
  const stride = max > 500 ? 10 : 1;
  return (
    <div class="picture-range">
      <small>{label}</small>
      <div class="picture-steps">
        {step(-stride, '−')}
        <b>{String(value)}</b>
        {step(stride, '+')}
      </div>
      {remark && <small class="muted">{say(remark)}</small>}
    </div>
  );
}
