import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { capital, t } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import type { Why } from '../../../minds/why.ts';
import { say } from '../../base/lang.ts';
import { recall, remember } from '../../base/storage.ts';
import type { BattleModel } from '../model.ts';
import { ask } from './asking.ts';
import { Reasons } from './reasons.tsx';
import { rememberWeighing } from './remembered.ts';
import { thoughtsOf } from './thoughts.tsx';
import { seat, SEATED, seatedOf, seatsIn } from './seats.ts';
import './computer.css';

const IN_SECRET = t('L’ordinateur choisit en secret.', 'The computer chooses in secret.');

/** How long a move of the computer is announced before it is made. */
const PACE = 900;
/** What it weighs stays on the board at least so long. */
const LEAST_SEEN = 500;

/** The computer at the table: whose seat it has (`seating`), what it is about to do, and a word of advice. */
export function ComputerPanel({ model, seating }: { model: BattleModel; seating: boolean }) {
  const fast = useSignal(recall('battle-fast') === true);
  const about = useSignal<Why<unknown> | undefined>(undefined);
  const advice = useSignal<Why<unknown> | 'thinking' | undefined>(undefined);
  const failed = useSignal(false);
  /** Ends the announcement that is under way. */
  const skip = useRef<() => void>(undefined);
  const { game, match, legal, over, looksBack } = model;
  const seats = seatsIn(model.id);
  const side = over.value === undefined && !looksBack.value ? legal.value.side : undefined;
  const level = side === undefined ? undefined : seats[side];
  const state = match.value.states.at(-1);
  const isSecret = model.table.secret?.(state) !== undefined;

  useEffect(() => {
    model.locked.value = level !== undefined;
    about.value = undefined;
    advice.value = undefined;
    if (level === undefined) return undefined;
    let left = false;
    const begun = Date.now();
    void (async () => {
      const why = await ask(model, state, level);
      if (left) return;
      failed.value = why === undefined;
      if (why === undefined) {
        model.locked.value = false;
        return;
      }
      about.value = why;
      const pause = fast.value ? 0 : PACE - (Date.now() - begun);
      if (pause > 0) {
        model.thoughts.value = thoughtsOf(model, state, why);
        await new Promise<void>((resolve) => {
          skip.current = resolve;
          setTimeout(resolve, Math.max(pause, LEAST_SEEN));
        });
      }
      if (left) return;
      const before = match.value.journal.entries.length;
      model.giveFor(why.command);
      const entry = match.value.journal.entries[before];
      if (entry !== undefined) rememberWeighing(entry, { level, why });
    })();
    return () => {
      left = true;
      model.thoughts.value = undefined;
      model.locked.value = false;
    };
  }, [model, state, level]);

  const advise = async (): Promise<void> => {
    advice.value = 'thinking';
    const asked = state;
    const why = await ask(model, asked, seats.find((one) => one !== undefined) ?? 'veteran');
    if (match.value.states.at(-1) === asked) advice.value = why;
    failed.value = why === undefined;
  };

  return (
    <section class="computer stack" aria-label={say(t('L’ordinateur', 'The computer'))}>
      {seating && (
        <div class="computer-seats">
          {game.sides.map((name, i) => (
            <label key={i} class="field">
              <span class="field-label">{say(name)}</span>
              <select
                value={seats[i] ?? ''}
                onChange={(event) => seat(model.id, i, seatedOf(event.currentTarget.value))}
              >
                <option value="">{say(t('une personne', 'a person'))}</option>
                {SEATED.map((one) => (
                  <option key={one} value={one}>
                    {say(t(`ordinateur : ${LEVELS[one].name.fr}`, `computer: ${LEVELS[one].name.en}`))}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <div class="row">
        <button
          type="button"
          class="compact"
          aria-pressed={fast.value}
          onClick={() => {
            fast.value = !fast.value;
            remember('battle-fast', fast.value);
          }}
        >
          {say(t('Sans attendre', 'Without waiting'))}
        </button>
        {about.value !== undefined && !fast.value && (
          <button type="button" class="compact" onClick={() => skip.current?.()}>
            {say(t('Passer', 'Skip'))}
          </button>
        )}
        {level === undefined && side !== undefined && (
          <button type="button" class="compact computer-hint" disabled={advice.value === 'thinking'} onClick={advise}>
            {say(t('Conseil', 'Advice'))}
          </button>
        )}
      </div>
      <div role="status" class="small">
        {level !== undefined &&
          (about.value === undefined ? (
            <p class="computer-thinking">{say(t('réfléchit…', 'thinking…'))}</p>
          ) : (
            <p>{say(isSecret ? IN_SECRET : capital(about.value.said))}</p>
          ))}
        {advice.value === 'thinking' && <p class="computer-thinking">{say(t('réfléchit…', 'thinking…'))}</p>}
        {failed.value && <p>{say(t('L’ordinateur ne répond pas.', 'The computer does not answer.'))}</p>}
      </div>
      {advice.value !== undefined && advice.value !== 'thinking' && <Reasons why={advice.value} />}
    </section>
  );
}
