import { useSignal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { optionName } from '../../form/naming.ts';
import type { Of } from '../../form/form.ts';
import type { Model } from '../model.ts';
import { GROUND, groundSign, groundText } from './ground.tsx';
import { put, type Spot } from './places.ts';

/** The six hexes around the one attacked, which faces left: towards the side that acts. */
const ZONES = [
  { at: 'front', x: -26, y: -15 },
  { at: 'front', x: -26, y: 15 },
  { at: 'side', x: 0, y: -30 },
  { at: 'side', x: 0, y: 30 },
  { at: 'rear', x: 26, y: -15 },
  { at: 'rear', x: 26, y: 15 },
] as const;
const HEX = 'M17 0l-8.5 15h-17l-8.5-15 8.5-15h17z';

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
  const placed = placedIn(attacks);
  const named = (i: number): string => (attacks.length > 1 ? `${say(t('Attaque', 'Attack'))} ${i + 1}${colon()}` : '');
  const groundOf = ({ owner }: Spot): readonly Spot[] => between.filter((spot) => spot.owner === owner);
  return (
    <div class="picture-around">
      <svg viewBox="-46 -48 92 96">
        {ZONES.map(({ at, x, y }, i) => {
          const option = optionAt(current, at);
          return (
            <g
              key={i}
              class={placed.includes(i) ? 'picture-zone taken' : 'picture-zone'}
              role="button"
              tabindex={-1}
              aria-pressed={placed[nth] === i}
              aria-label={`${named(nth)}${say(current.field.about.said?.[option] ?? optionName(current.field, option))}`}
              onClick={() => put(model, current, option)}
            >
              <path d={HEX} transform={`translate(${x} ${y})`} />
            </g>
          );
        })}
        {ZONES.map(({ x, y }, i) => (
          <text key={i} x={x} y={y + 4} aria-hidden="true">
            {placed.flatMap((zone, n) => (zone === i ? [n + 1] : [])).join(' ')}
          </text>
        ))}
        <g
          class="picture-target"
          {...(under.length > 0 && {
            role: 'button',
            tabindex: -1,
            'aria-label': `${say(GROUND)}${colon()}${groundText(under) || say(t('dégagé', 'open'))}`,
            onClick: () => open(under),
          })}
        >
          <path d={HEX} />
          <path class="picture-front" d="M-12 0l6-5v10z" />
          {under.length > 0 && <path class="picture-sign" transform="translate(5 0)" d={groundSign(under)} />}
        </g>
        {attacks.map((attack, i) => {
          const ground = groundOf(attack);
          const zone = ZONES[placed[i]!];
          if (zone === undefined || ground.length === 0) return null;
          const set = groundText(ground);
          return (
            <g
              key={attack.path}
              class={set === '' ? 'picture-knob' : 'picture-knob set'}
              role="button"
              tabindex={-1}
              aria-label={`${named(i)}${say(BETWEEN)}${set && colon() + set}`}
              transform={`translate(${zone.x / 2} ${zone.y / 2})`}
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
const optionAt = ({ field }: Spot, at: string): string =>
  at === 'side' ? (field as Of<'choice'>).values.find((one) => one !== 'front' && one !== 'rear')! : at;

/** The zone of each attack: those that come from like zones stand in each of them by turns. */
function placedIn(attacks: readonly Spot[]): readonly number[] {
  const met = new Map<unknown, number>();
  return attacks.map((attack) => {
    const alike = [...ZONES.keys()].filter((i) => optionAt(attack, ZONES[i]!.at) === attack.value);
    const turn = met.get(attack.value) ?? 0;
    met.set(attack.value, turn + 1);
    return alike[turn % alike.length]!;
  });
}
