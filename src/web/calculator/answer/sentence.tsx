import type { ReadonlySignal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import type { TypedRun } from '../../../kernel/typed-dice.ts';
import { type Answer, isResolvable } from '../../../calculate/calculation.ts';
import { linkOf } from '../../../present/link.ts';
import { resultSentence, sentence } from '../../../present/sentence.ts';
import { absoluteLink, useCopy } from '../../base/copy.tsx';
import { say } from '../../base/lang.ts';
import type { Model } from '../model.ts';

type Dice = ReadonlySignal<TypedRun<unknown> | undefined>;

/** The chances or, once the dice lie, the result. */
function lineOf(answer: Answer, dice: Dice): Text {
  const tried = dice.value;
  return tried?.state === 'done' && isResolvable(answer) ? resultSentence(answer, tried) : sentence(answer);
}

/** The line people paste, and the link that opens the same calculation again. */
export function Sentence({ model }: { model: Model }) {
  const answer = model.answer.value;
  return answer === undefined ? null : <SharedSentence answer={answer} dice={model.run} />;
}

function SharedSentence({ answer, dice }: { answer: Answer; dice: Dice }) {
  const line = say(lineOf(answer, dice));
  const { copy, said, byHand } = useCopy();
  return (
    <>
      <p class="calc-sentence">{line}</p>
      <div class="row">
        <button type="button" class="compact" onClick={() => copy(line, t('Phrase copiée.', 'Sentence copied.'))}>
          {say(t('Copier la phrase', 'Copy sentence'))}
        </button>
        <button
          type="button"
          class="compact"
          onClick={() => copy(absoluteLink(linkOf(answer.calculation)), t('Lien copié.', 'Link copied.'))}
        >
          {say(t('Copier le lien', 'Copy link'))}
        </button>
        {said}
      </div>
      {byHand}
    </>
  );
}
