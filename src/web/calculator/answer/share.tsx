import { type ReadonlySignal, useSignal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import type { Attempt } from '../../../kernel/throwing.ts';
import { type Answer, isResolvable } from '../../../calculate/calculation.ts';
import { linkOf } from '../../../present/link.ts';
import { resultSentence, sentence } from '../../../present/sentence.ts';
import { say } from '../../base/lang.ts';
import type { Model } from '../model.ts';
import { Panel } from '../panel.tsx';

/** A link that works on any device: made here, sent nowhere. */
const absolute = (link: string): string => location.origin + location.pathname + link;

const select = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

type Dice = ReadonlySignal<Attempt<unknown> | undefined>;

/** The chances or, once the dice lie, the result. */
function lineOf(answer: Answer, dice: Dice): Text {
  const tried = dice.value;
  return tried?.state === 'done' && isResolvable(answer) ? resultSentence(answer, tried) : sentence(answer);
}

/** The line people paste, and the link that opens the same calculation again. */
export function Share({ model }: { model: Model }) {
  const answer = model.answer.value;
  return answer === undefined ? null : <SharePanel answer={answer} dice={model.attempt} />;
}

function SharePanel({ answer, dice }: { answer: Answer; dice: Dice }) {
  const said = useSignal<Text | undefined>(undefined);
  /** Where the clipboard is closed to pages: the text stands here, selected, for the player's own copy key. */
  const byHand = useSignal<string | undefined>(undefined);
  const line = say(lineOf(answer, dice));
  const copy = async (text: string, done: Text): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      byHand.value = undefined;
      said.value = done;
    } catch {
      byHand.value = text;
      said.value = t('Copiez le texte sélectionné.', 'Copy the selected text.');
    }
  };
  return (
    <Panel name="share" title={t('À partager', 'To share')}>
      <p class="calc-sentence">{line}</p>
      <div class="row">
        <button type="button" class="compact" onClick={() => copy(line, t('Phrase copiée.', 'Sentence copied.'))}>
          {say(t('Copier la phrase', 'Copy sentence'))}
        </button>
        <button
          type="button"
          class="compact"
          onClick={() => copy(absolute(linkOf(answer.calculation)), t('Lien copié.', 'Link copied.'))}
        >
          {say(t('Copier le lien', 'Copy link'))}
        </button>
        <span class="small muted" role="status">
          {said.value && say(said.value)}
        </span>
      </div>
      {byHand.value !== undefined && (
        <input
          key={byHand.value}
          class="calc-by-hand"
          readOnly
          ref={select}
          aria-label={say(t('Texte à copier', 'Text to copy'))}
          value={byHand.value}
        />
      )}
    </Panel>
  );
}
