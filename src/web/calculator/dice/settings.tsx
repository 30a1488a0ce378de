import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { Model } from '../model.ts';
import { setAnimated, isAnimated } from './animation.ts';

/** Settings that few players change: the seed of the next throw, and whether dice tumble. */
export const Settings = ({ model: { wishedSeed } }: { model: Model }) => (
  <div class="row">
    <label class="field">
      <span class="field-label">{say(t('Graine', 'Seed'))}</span>
      <input
        value={wishedSeed.value}
        maxLength={60}
        autoComplete="off"
        spellcheck={false}
        placeholder={say(t('au hasard', 'random'))}
        onInput={(event) => (wishedSeed.value = event.currentTarget.value)}
      />
      <small class="field-hint">
        {say(t('la même graine redonne les mêmes dés', 'the same seed gives the same dice again'))}
      </small>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked={isAnimated.value}
        onChange={(event) => setAnimated(event.currentTarget.checked)}
      />
      <span>{say(t('Les dés roulent', 'Dice tumble'))}</span>
    </label>
  </div>
);
