import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import type { TypedDie } from '../../../kernel/typed-dice.ts';
import { Fold } from '../../base/fold.tsx';
import { isShortcut } from '../../base/keys.ts';
import { say } from '../../base/lang.ts';
import { Glyph } from '../../icons/glyphs.tsx';
import { CertainView } from '../answer/outcome.tsx';
import { ResultView } from '../answer/result.tsx';
import type { Model } from '../model.ts';
import { NextDie, isFace } from './next-die.tsx';
import { Settings } from './settings.tsx';
import { ThrownSoFar } from './throws.tsx';
import { Tumbling } from './tumbling.tsx';

/** The dice of the table: rolled here, or typed in as they fell. */
export function DicePanel({ model }: { model: Model }) {
  const panel = useRef<HTMLElement>(null);
  const attempt = model.run.value;
  if (attempt === undefined) return null;

  /** When the last die falls the button under the finger is gone: the focus goes to the title of the result. */
  const enter = (die: TypedDie): void => {
    model.enter(die);
    if (model.run.value?.state === 'done') focusTitle();
  };
  const focusTitle = (): void => panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement || !isShortcut(event)) return;
    if (event.key === 'Backspace' && model.typed.value.length > 0) model.takeBack();
    else if (!/^\d$/.test(event.key) || attempt.state !== 'wanting') return;
    else if (isFace(attempt.wanted.die, Number(event.key))) enter(Number(event.key));
    event.preventDefault();
    event.stopPropagation();
  };

  const tumbling = model.tumbling.value;
  const noDice = attempt.state === 'done' && attempt.throws.length === 0;
  return (
    <section
      class="card calc-panel calc-dice"
      id="dice"
      ref={panel}
      aria-labelledby="dice-title"
      aria-busy={tumbling}
      onKeyDown={onKeyDown}
    >
      <div class="calc-dice-head">
        <h2 id="dice-title" tabIndex={-1}>
          {attempt.state === 'done' ? say(t('Le résultat', 'The result')) : say(t('Les dés', 'The dice'))}
        </h2>
        {!noDice && (
          <span class="calc-key muted small" aria-hidden="true">
            <kbd>{say(t('espace', 'space'))}</kbd> {say(t('lance', 'rolls'))} · <kbd>0</kbd>–<kbd>9</kbd>{' '}
            {say(t('entre un dé', 'enters a die'))}
          </span>
        )}
      </div>
      {tumbling && <Tumbling model={model} />}
      {!tumbling && attempt.state === 'wanting' && (
        <>
          {attempt.throws.length > 0 && <ThrownSoFar model={model} />}
          <NextDie wanted={attempt.wanted} cast={model.resolvable.value!.assessment.cast} enter={enter} />
        </>
      )}
      {!tumbling && attempt.state === 'done' && (noDice ? <CertainView model={model} /> : <ResultView model={model} />)}
      {!noDice && (
        <>
          {model.typed.value.length > 0 && (
            <div class="row calc-dice-actions">
              <button
                type="button"
                class="compact"
                onClick={() => {
                  model.takeBack();
                  if (model.typed.value.length === 0) focusTitle();
                }}
              >
                <Glyph name="undo" />
                {say(t('Annuler le dernier dé', 'Undo the last die'))}
              </button>
              <button
                type="button"
                class="quiet compact"
                onClick={() => {
                  model.clearDice();
                  focusTitle();
                }}
              >
                {say(t('Effacer', 'Clear'))}
              </button>
            </div>
          )}
          <Fold class="form-rare" summary={say(t('Graine et animation', 'Seed and animation'))}>
            {() => <Settings model={model} />}
          </Fold>
        </>
      )}
    </section>
  );
}
