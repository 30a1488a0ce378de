import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { dismiss, toasts } from '../base/toast.ts';
import { Glyph } from '../icons/glyphs.tsx';

/** The toasts, which screen readers read out and which never cover what is under the finger. */
export const Toasts = () => (
  <div class="toasts screen-only" role="status">
    {toasts.value.map(({ kind, text, action, act }) => (
      <div key={kind} class="toast">
        <span>{say(text)}</span>
        <button
          type="button"
          class="compact"
          onClick={() => {
            dismiss(kind);
            act();
          }}
        >
          {say(action)}
        </button>
        <button type="button" class="quiet icon" aria-label={say(t('Fermer', 'Close'))} onClick={() => dismiss(kind)}>
          <Glyph name="remove" />
        </button>
      </div>
    ))}
  </div>
);
