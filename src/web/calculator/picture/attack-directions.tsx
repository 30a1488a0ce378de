import { useSignal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { optionName } from '../../form/field-names.ts';
import type { Of } from '../../form/form.ts';
import type { Model } from '../model.ts';
import { GROUND, groundSign, groundText } from './ground.tsx';
import { setFact, type Spot } from './pictured-side.ts';

/** Where somebody may strike from: a shape, and where its number stands. */
interface Zone {
  readonly at: 'front' | 'side' | 'rear';
  readonly x: number;
  readonly y: number;
  readonly d: string;
}
const HEX = 'l-8.5 15h-17l-8.5-15 8.5-15h17z';
const hexAt = (at: Zone['at'], x: number, y: number): Zone => ({ at, x, y, d: `M${x + 17} ${y}${HEX}` });

/** Around whoever is struck, who faces left: towards the side that acts. */
export interface Layout {
  readonly struck: string;
  readonly zones: readonly Zone[];
}
const HEXES: Layout = {
  struck: `M17 0${HEX}`,
  zones: [
    hexAt('front', -26, -15),
    hexAt('front', -26, 15),
    hexAt('side', 0, -30),
    hexAt('side', 0, 30),
    hexAt('rear', 26, -15),
    hexAt('rear', 26, 15),
  ],
};

interface AttackDirectionsProps {
  readonly model: Model;
  /** Of each attack, whence it comes. */
  readonly attacks: readonly Spot[];
  readonly layout?: Layout;
  /** The side that acts is struck: it faces right. */
  readonly back?: boolean;
  /** What stands on whoever is struck. */
  readonly mark?: number | undefined;
  /** What stands for an attack, and its name where one is needed. */
  numberOf?(i: number): number;
  nameOf?(i: number): string;
  /** Facts of the ground, of all attacks. */
  readonly between?: readonly Spot[];
  /** The ground under those who are struck. */
  readonly under?: readonly Spot[];
  open?(spots: readonly Spot[]): void;
}

/** From where each attack comes, and across what: set by a tap; with several attacks, of the one that is chosen beside. */
export function AttackDirections(props: AttackDirectionsProps) {
  const { model, attacks, layout = HEXES, between = [], under = [], open } = props;
  const chosen = useSignal(0);
  const nth = Math.min(chosen.value, attacks.length - 1);
  const current = attacks[nth]!;
  const { zones } = layout;
  const placed = placedIn(attacks, zones);
  const flip = props.back ? -1 : 1;
  const mirrored = `scale(${flip} 1)`;
  const numberOf = props.numberOf ?? ((i) => i + 1);
  const nameOf = props.nameOf ?? ((i) => (attacks.length > 1 ? `${say(t('Attaque', 'Attack'))} ${i + 1}` : ''));
  const nameWithColon = (i: number): string => nameOf(i) && nameOf(i) + colon();
  const groundOf = ({ owner }: Spot): readonly Spot[] => between.filter((spot) => spot.owner === owner);
  return (
    <div class={props.back ? 'picture-around back' : 'picture-around'}>
      <svg viewBox="-46 -48 92 96">
        {zones.map(({ at, d }, i) => {
          const option = optionAt(current, at);
          return (
            <g
              key={i}
              class={placed.includes(i) ? 'picture-zone taken' : 'picture-zone'}
              role="button"
              tabindex={-1}
              aria-pressed={placed[nth] === i}
              aria-label={`${nameWithColon(nth)}${say(current.field.about.phrases?.[option] ?? optionName(current.field, option))}`}
              onClick={() => setFact(model, current, option)}
            >
              <path d={d} transform={mirrored} />
            </g>
          );
        })}
        {zones.map(({ x, y }, i) => (
          <text key={i} x={x * flip} y={y + 4} aria-hidden="true">
            {placed.flatMap((zone, n) => (zone === i ? [numberOf(n)] : [])).join(' ')}
          </text>
        ))}
        <g
          class="picture-target"
          {...(under.length > 0 && {
            role: 'button',
            tabindex: -1,
            'aria-label': `${say(GROUND)}${colon()}${groundText(under) || say(t('dégagé', 'open'))}`,
            onClick: () => open?.(under),
          })}
        >
          <path d={layout.struck} />
          <path class="picture-front" d="M-12 0l6-5v10z" transform={mirrored} />
          {under.length > 0 && <path class="picture-sign" transform="translate(5 0)" d={groundSign(under)} />}
          {props.mark !== undefined && (
            <text x={3 * flip} y={4} aria-hidden="true">
              {props.mark}
            </text>
          )}
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
              tabindex={-1}
              aria-label={`${nameWithColon(i)}${say(BETWEEN)}${set && colon() + set}`}
              transform={`translate(${zone.x / 2} ${zone.y / 2})`}
              onClick={() => {
                chosen.value = i;
                open?.(ground);
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
          {attacks.map(({ path }, i) => (
            <button
              key={path}
              type="button"
              class="compact"
              tabIndex={-1}
              aria-pressed={i === nth}
              aria-label={nameOf(i)}
              onClick={() => (chosen.value = i)}
            >
              {numberOf(i)}
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
function placedIn(attacks: readonly Spot[], zones: readonly Zone[]): readonly number[] {
  const met = new Map<unknown, number>();
  return attacks.map((attack) => {
    const alike = [...zones.keys()].filter((i) => optionAt(attack, zones[i]!.at) === attack.value);
    const turn = met.get(attack.value) ?? 0;
    met.set(attack.value, turn + 1);
    return alike[turn % alike.length]!;
  });
}
