import type { Signal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { animate, animated } from './rolling.ts';

/** What few players change: the seed of the next throw, and whether dice tumble. */
export const Settings = ({ seed }: { seed: Signal<string> }) => (
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
      <input type="checkbox" checked={animated.value} onChange={(event) => animate(event.currentTarget.checked)} />
      <span>{say(t('Les dés roulent', 'Dice tumble'))}</span>
    </label>
  </div>
);
