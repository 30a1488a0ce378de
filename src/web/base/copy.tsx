import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, type Text } from '../../kernel/text.ts';
import { say } from './lang.ts';

const select = (input: HTMLTextAreaElement | null): void => {
  input?.focus();
  input?.select();
};

/** A link that works on any device: made here, sent nowhere. */
export const absoluteLink = (link: string): string => location.origin + location.pathname + link;

interface Copy {
  copy(text: string, done: Text): Promise<void>;
  /** Whether it was copied. */
  readonly said: ComponentChildren;
  /** Where the clipboard is closed to pages: the text, selected, for the player's own copy key. */
  readonly byHand: ComponentChildren;
}

export function useCopy(): Copy {
  const said = useSignal<Text | undefined>(undefined);
  const byHand = useSignal<string | undefined>(undefined);
  return {
    async copy(text, done) {
      try {
        await navigator.clipboard.writeText(text);
        byHand.value = undefined;
        said.value = done;
      } catch {
        byHand.value = text;
        said.value = t('Copiez le texte sélectionné.', 'Copy the selected text.');
      }
    },
    said: (
      <span class="small muted" role="status">
        {said.value && say(said.value)}
      </span>
    ),
    byHand: byHand.value !== undefined && (
      <textarea
        key={byHand.value}
        class="by-hand"
        readOnly
        rows={3}
        ref={select}
        aria-label={say(t('Texte à copier', 'Text to copy'))}
        value={byHand.value}
      />
    ),
  };
}
