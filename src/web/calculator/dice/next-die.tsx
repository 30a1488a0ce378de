import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact';
import type { Die } from '../../../kernel/dice.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { TypedDie, WantedDice } from '../../../kernel/typed-dice.ts';
import { colon, say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';

export const isFace = (die: Die, face: number): boolean => face >= die.lowest && face <= die.highest;

const dieName = ({ lowest, highest }: Die): Text => {
  const faces = highest - lowest + 1;
  return t(`un dé à ${faces} faces (${lowest} à ${highest})`, `a ${faces}-sided die (${lowest} to ${highest})`);
};

const passingText = ({ die, pool, purpose: { counted } }: WantedDice): Text => {
  const [from, to] = [Math.max(pool!.from, die.lowest), Math.min(pool!.to, die.highest)];
  if (from > to)
    return counted === undefined
      ? t('aucune face ne passe', 'no face passes')
      : t(`aucune face ne compte (${counted.fr})`, `no face counts (${counted.en})`);
  if (counted !== undefined)
    return from === to
      ? t(`compte : ${from} (${counted.fr})`, `counts: ${from} (${counted.en})`)
      : t(`comptent : ${from} à ${to} (${counted.fr})`, `count: ${from} to ${to} (${counted.en})`);
  return from === to
    ? t(`passe : ${from}`, `passes: ${from}`)
    : t(`passent : ${from} à ${to}`, `pass: ${from} to ${to}`);
};

const toGo = (dice: number): Text => {
  const { fr, en } = amount(dice, t('dé', 'die'), t('dés', 'dice'));
  return t(`encore ${fr}`, `${en} to go`);
};

/** Which die comes next, for whom and why, and a button for each of its faces. */
export function NextDie({ wanted, cast, enter }: { wanted: WantedDice; cast: Cast; enter(die: TypedDie): void }) {
  const { die, dice, purpose, pool } = wanted;
  const what = pool === undefined ? say(dieName(die)) : `${pool.of} ${die.id}, ${say(passingText(wanted))}`;
  return (
    <div class="calc-asking">
      <p>
        <b>{say(cast[purpose.who]!)}</b>
        {colon()}
        {say(purpose.why)}
        <span class="muted small"> {what}</span>
        {pool !== undefined && dice < pool.of && <span class="badge accent">{say(toGo(dice))}</span>}
      </p>
      <Faces die={die} enter={enter} />
      {pool !== undefined && dice === pool.of && (
        <PassedField most={dice} counted={purpose.counted} enter={(passed) => enter({ passed })} />
      )}
    </div>
  );
}

/** One stop for the Tab key; arrows go from face to face, digits enter one at once. */
function Faces({ die, enter }: { die: Die; enter(face: number): void }) {
  const at = useSignal(die.lowest);
  const faces = Array.from({ length: die.highest - die.lowest + 1 }, (_, i) => die.lowest + i);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at.value + step;
    if (!isFace(die, next)) return;
    at.value = next;
    event.currentTarget.querySelectorAll('button')[next - die.lowest]?.focus();
  };
  return (
    <div
      class={`calc-faces ${die.id}`}
      role="group"
      aria-label={say(t('Face tombée (ou touche du chiffre)', 'Face that came up (or its digit key)'))}
      onKeyDown={onKeyDown}
    >
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          tabIndex={face === at.value ? 0 : -1}
          onFocus={() => (at.value = face)}
          onClick={() => enter(face)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

interface PassedProps {
  readonly most: number;
  readonly counted: Text | undefined;
  enter(passed: number): void;
}

/** For a pool: how many passed, all at once. */
function PassedField({ most, counted, enter }: PassedProps) {
  const label =
    counted === undefined
      ? t('ou nombre de réussites', 'or number of passes')
      : t(`ou nombre de ${counted.fr}`, `or number ${counted.en}`);
  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const passed = Number(new FormData(event.currentTarget).get('passed'));
    if (Number.isInteger(passed) && passed >= 0 && passed <= most) enter(passed);
  };
  return (
    <form class="row" onSubmit={onSubmit}>
      <label class="field inline">
        <span class="field-label">{say(label)}</span>
        <input name="passed" type="number" inputMode="numeric" min={0} max={most} required />
      </label>
      <button type="submit">{say(t('Entrer', 'Enter'))}</button>
    </form>
  );
}
