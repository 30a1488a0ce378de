import { useSignal } from '@preact/signals';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import type { Typed } from '../../../kernel/throwing.ts';
import { Fold } from '../../base/fold.tsx';
import { isShortcut } from '../../base/keys.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import { Failed } from '../../base/waiting.tsx';
import type { Model } from '../model.ts';
import { Asking, isFace } from './asking.tsx';
import { TUMBLE_MS, tumbles } from './rolling.ts';
import { Throws } from './throws.tsx';
import { Tumbling } from './tumbling.tsx';

const ResultView = lazy(async () => (await import('../on-result.ts')).ResultView);
const Settings = lazy(async () => (await import('../on-throw.ts')).Settings);

/** Brings the focus to the dice from anywhere but a field one types in. */
const DICE_KEY = 'd';

/** The dice panel answers to its key from anywhere on the page. */
function useDiceKey(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== DICE_KEY || !isShortcut(event)) return;
      const face = panel.current?.querySelector<HTMLElement>('.calc-faces [tabindex="0"]');
      (face ?? panel.current?.querySelector('h2'))?.focus();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The dice of the table: rolled here, or typed in as they fell. */
export function DicePanel({ model }: { model: Model }) {
  const tumbling = useSignal(false);
  const failed = useSignal(false);
  const seed = useSignal('');
  const panel = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attempt = model.attempt.value;
  useEffect(() => () => clearTimeout(timer.current), []);
  useDiceKey(panel);
  if (attempt === undefined) return null;

  /** When the last die falls the button under the finger is gone: the focus goes to the title of the result. */
  const enter = (die: Typed): void => {
    model.enter(die);
    if (model.attempt.value?.state === 'done') panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  };
  const roll = (): void => {
    tumbling.value = tumbles();
    failed.value = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        model
          .roll(seed.value.trim())
          .catch(() => (failed.value = true))
          .finally(() => (tumbling.value = false)),
      tumbling.value ? TUMBLE_MS : 0,
    );
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement || !isShortcut(event)) return;
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
      {tumbling.value && <Tumbling die={attempt.state === 'wanting' ? attempt.wanted.die : undefined} />}
      {!tumbling.value && attempt.state === 'wanting' && (
        <>
          <Throws throws={attempt.throws} cast={model.resolvable.value!.assessment.cast} />
          <Asking wanted={attempt.wanted} cast={model.resolvable.value!.assessment.cast} enter={enter} />
        </>
      )}
      {!tumbling.value && attempt.state === 'done' && <ResultView model={model} resolution={attempt} />}
      {failed.value && <Failed retry={roll} />}
      {!noDice && (
        <>
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
          <Fold class="form-rare" summary={say(t('Graine et animation', 'Seed and animation'))}>
            {() => <Settings seed={seed} />}
          </Fold>
        </>
      )}
    </section>
  );
}
