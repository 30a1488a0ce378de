import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Die } from '../../../kernel/dice.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Typed, Wanted } from '../../../kernel/throwing.ts';
import { colon, say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import type { Model } from '../model.ts';
import { Throws } from './throws.tsx';
import { animate, animated, newSeed, TUMBLE_MS, tumbles } from './rolling.ts';
import { amount } from '../../base/wording.ts';

/** Comes with the first result: until then nobody needs it. */
const ResultView = lazy(async () => (await import('../answer/result.tsx')).ResultView);

/** Brings the focus to the dice from anywhere but a field one types in. */
const DICE_KEY = 'd';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null;

/** The dice of the table: rolled here, or typed in as they fell. */
export function DicePanel({ model }: { model: Model }) {
  const tumbling = useSignal(false);
  const seed = useSignal('');
  const panel = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attempt = model.attempt.value;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== DICE_KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const face = panel.current?.querySelector<HTMLElement>('.calc-faces [tabindex="0"]');
      (face ?? panel.current?.querySelector('h2'))?.focus();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (attempt === undefined) return null;

  /** When the last die falls the button under the finger is gone: the focus goes to the title of the result. */
  const enter = (die: Typed): void => {
    model.enter(die);
    if (model.attempt.value?.state === 'done') panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  };
  const roll = (): void => {
    const given = seed.value.trim() || newSeed();
    clearTimeout(timer.current);
    if (!tumbles()) {
      model.roll(given);
      return;
    }
    tumbling.value = true;
    timer.current = setTimeout(() => {
      tumbling.value = false;
      if (model.resolvable.value !== undefined) model.roll(given);
    }, TUMBLE_MS);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace' && model.typed.value.length > 0) model.takeBack();
    else if (!/^\d$/.test(event.key) || attempt.state !== 'wanting') return;
    else if (isFace(attempt.wanted.die, Number(event.key))) enter(Number(event.key));
    event.preventDefault();
  };

  const noDice = attempt.state === 'done' && attempt.throws.length === 0;
  return (
    <section
      class="card calc-panel"
      ref={panel}
      aria-labelledby="dice-title"
      aria-busy={tumbling.value}
      aria-keyshortcuts={DICE_KEY}
      onKeyDown={onKeyDown}
    >
      <div class="calc-dice-head">
        <h2 id="dice-title" tabIndex={-1}>
          {attempt.state === 'done' ? say(t('Le résultat', 'The result')) : say(t('Les dés', 'The dice'))}
        </h2>
        <span class="calc-key muted small" aria-hidden="true">
          {say(t('touche', 'key'))} <kbd>{DICE_KEY}</kbd>
        </span>
      </div>
      {tumbling.value ? <Tumbling die={attempt.state === 'wanting' ? attempt.wanted.die : undefined} /> : null}
      {!tumbling.value && attempt.state === 'wanting' && (
        <>
          <Throws throws={attempt.throws} />
          <Asking wanted={attempt.wanted} enter={enter} />
        </>
      )}
      {!tumbling.value && attempt.state === 'done' && <ResultView model={model} resolution={attempt} />}
      {!noDice && (
        <div class="row calc-dice-actions">
          <button type="button" class="primary" disabled={tumbling.value} onClick={roll}>
            {model.typed.value.length > 0
              ? say(t('Relancer', 'Roll again'))
              : say(t('Lancer les dés', 'Roll the dice'))}
          </button>
          {model.typed.value.length > 0 && (
            <>
              <button type="button" class="compact" onClick={model.takeBack}>
                <Glyph name="undo" />
                {say(t('Annuler le dernier dé', 'Undo the last die'))}
              </button>
              <button type="button" class="quiet compact" onClick={model.clearDice}>
                {say(t('Effacer', 'Clear'))}
              </button>
            </>
          )}
        </div>
      )}
      {!noDice && (
        <details class="calc-rare">
          <summary>{say(t('Graine et animation', 'Seed and animation'))}</summary>
          <div class="row">
            <label class="field">
              <span class="field-label">{say(t('Graine', 'Seed'))}</span>
              <input
                value={seed.value}
                maxLength={60}
                autoComplete="off"
                spellcheck={false}
                placeholder={say(t('au hasard', 'random'))}
                onInput={(event) => (seed.value = event.currentTarget.value)}
              />
              <small class="field-hint">
                {say(t('la même graine redonne les mêmes dés', 'the same seed gives the same dice again'))}
              </small>
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={animated.value}
                onChange={(event) => animate(event.currentTarget.checked)}
              />
              <span>{say(t('Les dés roulent', 'Dice tumble'))}</span>
            </label>
          </div>
        </details>
      )}
    </section>
  );
}

const isFace = (die: Die, face: number): boolean => face >= die.lowest && face <= die.highest;

const DIE_NAMES: Readonly<Record<Die['id'], Text>> = {
  d6: t('un dé à six faces', 'a six-sided die'),
  d10: t('un dé à dix faces (0 à 9)', 'a ten-sided die (0 to 9)'),
};

const passingText = ({ die, pool, ask: { counted } }: Wanted): Text => {
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
function Asking({ wanted, enter }: { wanted: Wanted; enter(die: Typed): void }) {
  const { die, dice, ask, pool } = wanted;
  const what =
    pool === undefined
      ? say(DIE_NAMES[die.id])
      : `${say(t(`${pool.of} ${die.id}`, `${pool.of} ${die.id}`))}, ${say(passingText(wanted))}`;
  return (
    <div class="calc-asking">
      <p>
        <b>{say(ask.who)}</b>
        {colon()}
        {say(ask.why)}
        <span class="muted small"> {what}</span>
        {pool !== undefined && dice < pool.of && <span class="badge accent">{say(toGo(dice))}</span>}
      </p>
      <Faces die={die} enter={enter} />
      {pool !== undefined && dice === pool.of && (
        <Passed most={dice} counted={ask.counted} enter={(passed) => enter({ passed })} />
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
function Passed({ most, counted, enter }: PassedProps) {
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

const FRAME_MS = 70;

/** Faces that flicker by; nothing in it means anything, so nothing in it is read aloud. */
function Tumbling({ die }: { die: Die | undefined }) {
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => turn.value++, FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const [lowest, faces] = die === undefined ? [1, 6] : [die.lowest, die.highest - die.lowest + 1];
  return (
    <p class="calc-tumbling" aria-hidden="true">
      <span class="calc-die">{lowest + ((turn.value * 7 + 3) % faces)}</span>
    </p>
  );
}
