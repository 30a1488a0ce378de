import type { Signal } from '@preact/signals';
import { capitalize, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import type { Advice } from './advised.tsx';
import { ask } from './ask.ts';
import { useComputersMove } from './computers-move.ts';
import { isFast } from './pace.ts';
import { seatsIn } from './seats.ts';
import './computer.css';

const IN_SECRET = t('L’ordinateur choisit en secret.', 'The computer chooses in secret.');

/** The computer at the table, in one line: what it is about to do, or a word of advice; `advice` is shown in the sheet. */
export function ComputerPanel({ model, advice }: { model: BattleModel; advice: Signal<Advice> }) {
  const { match, legal, over, looksBack } = model;
  const seats = seatsIn(model.id);
  const isHere = model.tab.role.value === 'plays';
  const side = over.value === undefined && !looksBack.value && isHere ? legal.value.side : undefined;
  const level = side === undefined ? undefined : seats[side];
  const state = match.value.states.at(-1);
  const isSecret = model.game.secret?.(state) !== undefined;

  const { about, failed, skip } = useComputersMove(model, state, level);

  const advise = async (): Promise<void> => {
    advice.value = 'thinking';
    const asked = state;
    const why = await ask(model, asked, seats.find((one) => one !== undefined) ?? 'veteran');
    if (match.value.states.at(-1) === asked) advice.value = why;
    failed.value = why === undefined;
  };

  return (
    <section class="computer" aria-label={say(t('L’ordinateur', 'The computer'))}>
      <p role="status" class="small">
        {level !== undefined &&
          (about.value === undefined ? (
            <span class="computer-thinking">{say(t('réfléchit…', 'thinking…'))}</span>
          ) : (
            say(isSecret ? IN_SECRET : capitalize(about.value.said))
          ))}
        {failed.value && say(t('L’ordinateur ne répond pas.', 'The computer does not answer.'))}
      </p>
      {about.value !== undefined && !isFast.value && (
        <button type="button" class="compact" onClick={skip}>
          {say(t('Passer', 'Skip'))}
        </button>
      )}
      {level === undefined && side !== undefined && (
        <button type="button" class="compact computer-hint" disabled={advice.value === 'thinking'} onClick={advise}>
          {say(t('Un conseil ?', 'Advice'))}
        </button>
      )}
    </section>
  );
}
