import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ScenarioCard } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import { minutesOf } from '../../../play/battle-facts.ts';
import { say } from '../../base/lang.ts';
import { go } from '../../base/router.ts';
import { sideClass } from '../../board/side-class.ts';
import { sideColours } from '../../board/side-colours.ts';
import { Segments } from '../../form/segments.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import { SEATED, type Seated } from '../computer/seats.ts';
import { keptLessons } from '../guide/kept-lessons.ts';
import { Stakes } from '../panel/stakes.tsx';
import { battleAddress, type BattleChoice, lastChoice, rememberChoice } from './battle-choice.ts';
import { usePreview } from './preview.ts';
import './battle-sheet.css';

interface Props {
  readonly ruleset: Ruleset;
  readonly card: ScenarioCard;
  readonly computerPlays: boolean;
  close(): void;
}

/** Before a battle, on one sheet: who plays what, against whom, what decides it and how long it takes. One tap begins. */
export function BattleSheet({ ruleset, card, computerPlays, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = useSignal<BattleChoice>(lastChoice(card, computerPlays));
  const preview = usePreview(ruleset, card.id);
  useEffect(() => {
    const open = dialog.current!;
    open.showModal();
    return () => open.close();
  }, []);
  const change = (part: Partial<BattleChoice>): void => void (choice.value = { ...choice.value, ...part });
  const { side, against, teach } = choice.value;
  const lessons = keptLessons(card.id);
  const minutes = card.facts && minutesOf(card.facts, side, against === undefined ? 'person' : 'computer');
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    rememberChoice(card, choice.value);
    go(battleAddress(ruleset.id, card.id, choice.value));
  };
  return (
    <dialog
      ref={dialog}
      class="battle-sheet-before side-colours"
      style={preview?.table.colours && sideColours(preview.table.colours)}
      aria-labelledby="battle-sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form class="stack" onSubmit={begin}>
        <div class="row">
          <h2 id="battle-sheet-title">{say(card.title)}</h2>
          <span class="push" />
          <button type="button" class="quiet icon" aria-label={say(t('Fermer', 'Close'))} onClick={close}>
            <Glyph name="remove" />
          </button>
        </div>
        {card.course !== undefined && (
          <label class="check battle-sheet-teach">
            <input
              type="checkbox"
              checked={teach}
              onChange={(event) => change({ teach: event.currentTarget.checked })}
            />
            <span>
              <b>{say(t('M’apprendre en jouant', 'Teach me as I play'))}</b>
              <small class="muted">
                {say(
                  t(
                    'Dix minutes de leçons dans la bataille, puis elle continue contre le conscrit.',
                    'Ten minutes of lessons in the battle, which then goes on against the conscript.',
                  ),
                )}
              </small>
            </span>
          </label>
        )}
        {!teach && (
          <>
            {against !== undefined && preview !== undefined && (
              <Segments
                name="battle-side"
                legend={say(t('Vous menez', 'You lead'))}
                options={preview.sides.map((name, i) => ({
                  id: String(i),
                  text: (
                    <>
                      <span class={`battle-side ${sideClass(i)}`} /> {say(name)}
                    </>
                  ),
                }))}
                value={String(side)}
                onChoose={(id) => change({ side: id === '1' ? 1 : 0 })}
              />
            )}
            {computerPlays && <Opponents chosen={against} choose={(level) => change({ against: level })} />}
          </>
        )}
        {preview !== undefined && (
          <section aria-labelledby="battle-sheet-stakes">
            <h3 id="battle-sheet-stakes">{say(t('Ce qui décide', 'What decides'))}</h3>
            <Stakes {...preview} />
          </section>
        )}
        <div class="battle-sheet-begin">
          <button type="submit" class="primary" autofocus>
            {say(t('Commencer', 'Begin'))}
          </button>
          {lessons !== undefined && !lessons.isOver && (
            <a class="button" href={`#/${ruleset.id}/battle/${card.id}?game=${lessons.game}`}>
              {say(t(`Reprendre à la leçon ${lessons.at + 1}`, `Go on with lesson ${lessons.at + 1}`))}
            </a>
          )}
          {minutes !== undefined && (
            <span class="small muted">
              {say(
                t(
                  `Environ ${minutes} minutes, à reprendre quand on veut`,
                  `About ${minutes} minutes, to be taken up at any time`,
                ),
              )}
            </span>
          )}
        </div>
      </form>
    </dialog>
  );
}

const PERSON = {
  name: t('une personne', 'a person'),
  about: t('à tour de rôle devant cet écran', 'by turns at this screen'),
} as const;

/** Who sits opposite, with a line each on how he plays. */
function Opponents({ chosen, choose }: { chosen: Seated | undefined; choose(level: Seated | undefined): void }) {
  return (
    <fieldset class="battle-sheet-opponents">
      <legend>{say(t('Contre', 'Against'))}</legend>
      {[...SEATED, undefined].map((level) => {
        const { name, about } = level === undefined ? PERSON : LEVELS[level];
        return (
          <label key={name.en} class="check">
            <input type="radio" name="battle-opponent" checked={chosen === level} onChange={() => choose(level)} />
            <span>
              <b>{say(capitalize(name))}</b> <small class="muted">{say(about)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
