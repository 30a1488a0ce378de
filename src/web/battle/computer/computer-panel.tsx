import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { capitalize, t } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { say } from '../../base/lang.ts';
import { recall, remember } from '../../base/storage.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';
import { ask } from './ask.ts';
import { Reasons } from './reasons.tsx';
import { rememberWeighing } from './remembered.ts';
import { thoughtsOf } from './thoughts.ts';
import { seat, SEATED, seatedOf, seatsIn } from './seats.ts';
import './computer.css';

/** A word of advice that somebody asked for. */
export type Advice = Explanation<unknown> | 'thinking' | undefined;

const IN_SECRET = t('L’ordinateur choisit en secret.', 'The computer chooses in secret.');

/** How long a move of the computer is announced before it is made. */
const PACE = 900;
/** What it weighs stays on the board at least so long. */
const LEAST_SEEN = 500;

/** Whether the computer moves at once: this device remembers it. */
const fast = signal(recall('battle-fast') === true);

/** The computer at the table, in one line: what it is about to do, or a word of advice; `advice` is shown in the sheet. */
export function ComputerPanel({ model, advice }: { model: BattleModel; advice: Signal<Advice> }) {
  const about = useSignal<Explanation<unknown> | undefined>(undefined);
  const failed = useSignal(false);
  /** Ends the announcement that is under way. */
  const skip = useRef<() => void>(undefined);
  const { match, legal, over, looksBack } = model;
  const seats = seatsIn(model.id);
  const isHere = model.tab.role.value === 'plays';
  const side = over.value === undefined && !looksBack.value && isHere ? legal.value.side : undefined;
  const level = side === undefined ? undefined : seats[side];
  const state = match.value.states.at(-1);
  const isSecret = model.game.secret?.(state) !== undefined;

  useEffect(() => {
    model.awaitsComputer.value = level !== undefined;
    about.value = undefined;
    if (level === undefined) return undefined;
    let left = false;
    const begun = Date.now();
    void (async () => {
      const why = await ask(model, state, level);
      if (left) return;
      failed.value = why === undefined;
      if (why === undefined) {
        model.awaitsComputer.value = false;
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
      const before = match.value.entries.length;
      model.submitForAnyone(why.command);
      const entry = match.value.entries[before];
      if (entry !== undefined) rememberWeighing(entry, { level, why });
    })();
    return () => {
      left = true;
      model.thoughts.value = undefined;
      model.awaitsComputer.value = false;
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
      {about.value !== undefined && !fast.value && (
        <button type="button" class="compact" onClick={() => skip.current?.()}>
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

/** What the computer would do, and why; arrows on the map show it, and one tap does it. */
export function Advised({ model, advice }: { model: BattleModel; advice: Signal<Advice> }) {
  const why = advice.value;
  useEffect(() => {
    if (why === undefined || why === 'thinking') return undefined;
    model.thoughts.value = thoughtsOf(model, model.state.value, why);
    return () => (model.thoughts.value = undefined);
  }, [model, why]);
  if (why === undefined) return null;
  return (
    <div class="notice" role="status">
      {why === 'thinking' ? (
        <p class="small">{say(t('réfléchit…', 'thinking…'))}</p>
      ) : (
        <>
          <Reasons why={why} />
          <button
            type="button"
            class="compact"
            onClick={() => {
              advice.value = undefined;
              model.choose(why.command);
            }}
          >
            {say(t('Suivre ce conseil', 'Take this advice'))}
          </button>
        </>
      )}
    </div>
  );
}

/** Who plays whom, and how fast. */
export function Seats({ model }: { model: BattleModel }) {
  const seats = seatsIn(model.id);
  return (
    <>
      <div class="computer-seats">
        {model.game.sides.map((name, i) => (
          <label key={i} class="field">
            <span class="field-label">
              <span class={`battle-side ${sideClass(i)}`} /> {say(name)}
            </span>
            <select value={seats[i] ?? ''} onChange={(event) => seat(model.id, i, seatedOf(event.currentTarget.value))}>
              <option value="">{say(t('une personne', 'a person'))}</option>
              <optgroup label={say(t('l’ordinateur', 'the computer'))}>
                {SEATED.map((one) => (
                  <option key={one} value={one}>
                    {say(LEVELS[one].name)}
                  </option>
                ))}
              </optgroup>
            </select>
          </label>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={fast.value}
          onChange={(event) => {
            fast.value = event.currentTarget.checked;
            remember('battle-fast', fast.value);
          }}
        />
        <span>{say(t('L’ordinateur joue sans attendre', 'The computer moves without waiting'))}</span>
      </label>
      <p class="small muted">
        {say(
          t(
            'L’ordinateur peut prendre ou rendre un camp à tout moment.',
            'The computer may take a side, or give it back, at any time.',
          ),
        )}
      </p>
    </>
  );
}
