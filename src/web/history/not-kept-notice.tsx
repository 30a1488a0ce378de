import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { isKept, nearlyFull } from './history.ts';

/** Warns where a result was not kept, or where the history is nearly full. */
export function NotKeptNotice() {
  if (isKept.value && !nearlyFull.value) return null;
  return (
    <p class="muted small">
      {isKept.value
        ? say(t('L’historique est presque plein : exportez-le.', 'The history is nearly full: export it.'))
        : say(
            t(
              'Cet appareil a refusé de le garder dans l’historique.',
              'This device refused to keep it in the history.',
            ),
          )}
    </p>
  );
}
