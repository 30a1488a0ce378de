import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { equalJson } from '../../../kernel/json-hash.ts';
import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import type { Entry } from '../../../play/journal.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { ask } from './ask.ts';
import { Reasons } from './reasons.tsx';
import { weighingOf } from './remembered.ts';
import { type Seated, seatsIn } from './seats.ts';

const NO_ANSWER = t('L’ordinateur ne répond pas.', 'The computer does not answer.');

/** `Explained by the veteran of now: …`. */
function byLevelOfNow(level: Seated, isSame: boolean): Text {
  const { fr, en } = LEVELS[level].name;
  return isSame
    ? t(
        `Expliqué par le ${fr} d’à présent : ce qui fut pesé alors n’est plus connu.`,
        `Explained by the ${en} of now: what was weighed then is no longer known.`,
      )
    : t(
        `Ce qui fut pesé alors n’est plus connu ; le ${fr} d’à présent choisirait autre chose :`,
        `What was weighed then is no longer known; the ${en} of now would choose something else:`,
      );
}

/** Why the computer did what stands in a line of the log: as it weighed it then, or by asking again where nobody knows. */
export function WhyThen({ model, n, entry }: { model: BattleModel; n: number; entry: Entry }) {
  const known = weighingOf(entry);
  const level = seatsIn(model.id)[entry.by] ?? 'conscript';
  const found = useSignal<Explanation<unknown> | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    if (known !== undefined) return;
    found.value = 'thinking';
    void ask(model, model.match.value.states[n - 1], level).then((why) => (found.value = why ?? 'failed'));
  }, [model, n, level, known]);
  if (known !== undefined)
    return (
      <>
        <p class="small muted">{say(capitalize(LEVELS[known.level].name))}</p>
        <Reasons why={known.why} />
      </>
    );
  if (found.value === 'thinking') return <p class="small muted">{say(t('réfléchit…', 'thinking…'))}</p>;
  if (found.value === 'failed') return <p class="small">{say(NO_ANSWER)}</p>;
  return (
    <>
      <p class="small muted">{say(byLevelOfNow(level, equalJson(found.value.command, entry.command)))}</p>
      <Reasons why={found.value} />
    </>
  );
}
