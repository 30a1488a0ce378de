import { useSignal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { optionName } from '../../form/naming.ts';
import type { Of } from '../../form/form.ts';
import type { Model } from '../model.ts';
import { GROUND, groundSign, groundText } from './ground.tsx';
import { put, type Spot } from './places.ts';

/** Whoever is struck faces left, towards the side that acts; from where he is struck, and where the ground between is. */
interface Zone {
  readonly at: 'front' | 'side' | 'rear';
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly edge: readonly [number, number];
}

const HEX = 'l-8.5 15h-17l-8.5-15 8.5-15h17z';
const hex = (at: Zone['at'], x: number, y: number): Zone => ({
  at,
  x,
  y,
  shape: `M${x + 17} ${y}${HEX}`,
  edge: [x / 2, y / 2],
});
const HEXES: readonly Zone[] = [
  hex('front', -26, -15),
  hex('front', -26, 15),
  hex('side', 0, -30),
  hex('side', 0, 30),
  hex('rear', 26, -15),
  hex('rear', 26, 15),
];
const ARCS: readonly Zone[] = [
  { at: 'front', shape: 'M-42-36-15-13V13L-42 36z', x: -31, y: 0, edge: [-14, 0] },
  { at: 'side', shape: 'M-42-37H42L15-14H-15z', x: 0, y: -26, edge: [0, -13] },
  { at: 'side', shape: 'M-42 37H42L15 14H-15z', x: 0, y: 26, edge: [0, 13] },
  { at: 'rear', shape: 'M42-36 15-13V13L42 36z', x: 31, y: 0, edge: [14, 0] },
];
const TARGETS = { hex: `M17 0${HEX}`, arc: 'M-14-12h28v24h-28z' } as const;

interface AroundProps {
  readonly model: Model;
  /** Of each attack, whence it comes. */
  readonly attacks: readonly Spot[];
  /** Facts of the ground, of all attacks. */
  readonly between: readonly Spot[];
  /** The ground under those who are struck. */
  readonly under: readonly Spot[];
  open(spots: readonly Spot[]): void;
}

/** From where each attack comes, and across what: set by a tap; with several attacks, of the one that is chosen beside. */
export function Around({ model, attacks, between, under, open }: AroundProps) {
  const chosen = useSignal(0);
  const nth = Math.min(chosen.value, attacks.length - 1);
  const current = attacks[nth]!;
  const place = current.place as 'hex' | 'arc';
  const zones = place === 'hex' ? HEXES : ARCS;
  const placed = placedIn(zones, attacks);
  const named = (i: number): string => (attacks.length > 1 ? `${say(t('Attaque', 'Attack'))} ${i + 1}${colon()}` : '');
  const groundOf = ({ owner }: Spot): readonly Spot[] => between.filter((spot) => spot.owner === owner);
  return (
    <div class="picture-around">
      <svg viewBox="-46 -48 92 96">
        {zones.map(({ at, shape }, i) => {
          const option = optionAt(current, at);
          return (
            <g
              key={i}
              class={placed.includes(i) ? 'picture-zone taken' : 'picture-zone'}
              role="button"
              tabIndex={-1}
              aria-pressed={placed[nth] === i}
              aria-label={`${named(nth)}${say(current.field.about.said?.[option] ?? optionName(current.field, option))}`}
              onClick={() => put(model, current, option)}
            >
              <path d={shape} />
            </g>
          );
        })}
        {zones.map(({ x, y }, i) => (
          <text key={i} x={x} y={y + 4} aria-hidden="true">
            {placed.flatMap((zone, n) => (zone === i ? [n + 1] : [])).join(' ')}
          </text>
        ))}
        <g
          class="picture-target"
          {...(under.length > 0 && {
            role: 'button',
            tabIndex: -1,
            'aria-label': `${say(GROUND)}${colon()}${groundText(under) || say(t('dégagé', 'open'))}`,
            onClick: () => open(under),
          })}
        >
          <path d={TARGETS[place]} />
          <path class="picture-front" d="M-12 0l6-5v10z" />
          {under.length > 0 && <path class="picture-sign" transform="translate(5 0)" d={groundSign(under)} />}
        </g>
        {attacks.map((attack, i) => {
          const ground = groundOf(attack);
          const zone = zones[placed[i]!];
          if (zone === undefined || ground.length === 0) return null;
          const set = groundText(ground);
          return (
            <g
              key={attack.path}
              class={set === '' ? 'picture-knob' : 'picture-knob set'}
              role="button"
              tabIndex={-1}
              aria-label={`${named(i)}${say(BETWEEN)}${set && colon() + set}`}
              transform={`translate(${zone.edge.join(' ')})`}
              onClick={() => {
                chosen.value = i;
                open(ground);
              }}
            >
              <circle r="8.5" />
              <path class="picture-sign" d={groundSign(ground)} />
            </g>
          );
        })}
      </svg>
      {attacks.length > 1 && (
        <div class="picture-attacks">
          {attacks.map((one, i) => (
            <button
              key={one.path}
              type="button"
              class="compact"
              tabIndex={-1}
              aria-pressed={i === nth}
              aria-label={`${say(t('Attaque', 'Attack'))} ${i + 1}`}
              onClick={() => (chosen.value = i)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const BETWEEN = t('Terrain entre les deux', 'Ground between');

/** Front and rear are called so by all; what lies between has a name of its own in each game. */
const optionAt = ({ field }: Spot, at: Zone['at']): string =>
  at === 'side' ? (field as Of<'choice'>).values.find((one) => one !== 'front' && one !== 'rear')! : at;

/** The zone of each attack: those that come from like zones stand in each of them by turns. */
function placedIn(zones: readonly Zone[], attacks: readonly Spot[]): readonly number[] {
  const met = new Map<unknown, number>();
  return attacks.map((attack) => {
    const alike = [...zones.keys()].filter((i) => optionAt(attack, zones[i]!.at) === attack.value);
    const turn = met.get(attack.value) ?? 0;
    met.set(attack.value, turn + 1);
    return alike[turn % alike.length]!;
  });
}
