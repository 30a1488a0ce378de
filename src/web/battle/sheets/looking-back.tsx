import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';

/** Back to the present, or the present back to here, as both players agree. */
export function LookingBack({ model }: { model: BattleModel }) {
  const asking = useSignal(false);
  const reason = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [asking.value]);
  return (
    <div class="notice warn stack battle-back">
      <div class="row">
        <button type="button" class="primary compact" onClick={() => (model.shown.value = undefined)}>
          {say(t('Revenir au présent', 'Back to the present'))}
        </button>
        {!asking.value && model.tab.role.value === 'plays' && (
          <button type="button" class="quiet compact" onClick={() => (asking.value = true)}>
            {say(t('Reprendre d’ici…', 'Play on from here…'))}
          </button>
        )}
      </div>
      {asking.value && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.value.trim() !== '') model.rewindTo(model.shown.value!, reason.value.trim());
          }}
        >
          <label class="field">
            <span class="field-label">{say(t('Pourquoi (les deux camps d’accord)', 'Why (both sides agree)'))}</span>
            <input
              ref={field}
              value={reason.value}
              maxLength={200}
              required
              onInput={(event) => (reason.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="compact">
            {say(t('Reprendre', 'Take back'))}
          </button>
        </form>
      )}
    </div>
  );
}
