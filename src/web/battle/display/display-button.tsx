import { useSignal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import './display-button.css';

const DisplaySheet = lazy(async () => (await import('./display-sheet.tsx')).DisplaySheet);

/** Opens what this player may choose of the looks and sounds of a battle. */
export function DisplayButton() {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet compact display-button"
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Glyph name="display" /> <span>{say(t('Affichage', 'Display'))}</span>
      </button>
      {isOpen.value && <DisplaySheet close={() => (isOpen.value = false)} />}
    </>
  );
}
