import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { isRefusal } from '../../kernel/assessment.ts';
import { capital, t } from '../../kernel/text.ts';
import { isShortcut } from '../base/keys.ts';
import { say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { recall, remember } from '../base/storage.ts';
import { cited } from '../calculator/answer/citing.tsx';
import type { Citing } from '../calculator/citation/citing-model.ts';
import { Thrown } from './dice.tsx';
import { BoardView } from './board-view.tsx';
import { type HandingOver, handingOver } from './handing.ts';
import { seatsIn } from './computer/seats.ts';
import type { BattleModel } from './model.ts';
import { battlesOf } from './opening.ts';
import { Proposal } from './proposal.tsx';
import { room } from './saves.ts';
import { saveFile } from './files.ts';
import { toldOf } from './told.ts';
import { newTools, type Tools } from './tools.ts';
import '../calculator/answer/answer.css';
import '../calculator/dice/dice.css';
import './battle.css';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
}

const HandOver = lazy<{ model: BattleModel; handing: HandingOver }>(
  async () => (await import('./hand-over.tsx')).HandOver,
);
const Log = lazy<Props>(async () => (await import('./on-demand.ts')).Log);
const Forces = lazy<{ model: BattleModel; handing: HandingOver }>(async () => (await import('./on-demand.ts')).Forces);
const Finished = lazy<{ model: BattleModel }>(async () => (await import('./on-demand.ts')).Finished);
const RoomWarning = lazy<object>(async () => (await import('./on-demand.ts')).RoomWarning);
const MapSheet = lazy<{ model: BattleModel; tools: Tools }>(async () => (await import('./on-demand.ts')).MapSheet);

const CitationSheet = lazy<{ model: Citing }>(
  async () => (await import('../calculator/citation/citation.tsx')).CitationSheet,
);

/** The rulings of a battle were chosen when it began: they are read here, and not changed. */
const citingIn = ({ game }: BattleModel, ruleset: Ruleset): Citing => ({
  ruleset,
  options: signal(game.options),
  resolvable: signal(undefined),
});

const ComputerPanel = lazy<{ model: BattleModel; seating: boolean }>(
  async () => (await import('./computer/on-demand.ts')).ComputerPanel,
);

const SHEETS = {
  play: t('Jouer', 'Play'),
  log: t('Journal', 'Log'),
  forces: t('Forces', 'Forces'),
  map: t('Carte', 'Map'),
  computer: t('Ordinateur', 'Computer'),
} as const;
type Sheet = keyof typeof SHEETS;

/** A battle on the screen: the map fills it, what is to be done floats beside it. */
export function PlayView({ model, ruleset }: Props) {
  const tools = useMemo(newTools, [model]);
  const sheet = useSignal<Sheet>('play');
  const handing = useMemo(() => handingOver(model), [model]);
  useKeys(model, handing);
  /** Whether the computer plays this ruleset. */
  const taught = useSignal(false);
  useEffect(() => {
    void battlesOf(ruleset.id).then((battles) => (taught.value = battles?.judge !== undefined));
  }, [ruleset]);
  const { game } = model;
  const citing = useMemo(() => citingIn(model, ruleset), [model]);
  const covered = handing.awaited.value !== undefined;
  return (
    <>
      {covered && <HandOver model={model} handing={handing} />}
      <div class="battle" inert={covered}>
        <header class="battle-top">
          <a class="button quiet compact battle-leave" href={`#/${game.ruleset}/battles`}>
            ‹ <span>{say(t('Batailles', 'Battles'))}</span>
          </a>
          <div class="battle-title">
            <h1 tabIndex={-1}>{say(game.scenario.title)}</h1>
            <p class="small">{say(capital(game.standing(model.state.value)))}</p>
          </div>
          <span class="push" />
          <Meters model={model} />
          <button type="button" class="quiet compact" onClick={() => saveFile(model)}>
            {say(t('Exporter', 'Export'))}
          </button>
        </header>
        <div class="battle-map">
          <BoardView model={model} tools={tools} />
        </div>
        <aside class="battle-panel" aria-label={say(t('La partie', 'The game'))}>
          <Awaited model={model} />
          <Afterwards model={model} />
          {room.value !== 'enough' && <RoomWarning />}
          {taught.value && (sheet.value === 'computer' || seatsIn(model.id).some((level) => level !== undefined)) && (
            <ComputerPanel model={model} seating={sheet.value === 'computer'} />
          )}
          <nav class="battle-sheets" aria-label={say(t('Volets', 'Sheets'))}>
            {(Object.keys(SHEETS) as Sheet[])
              .filter((name) => taught.value || name !== 'computer')
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  class="quiet compact"
                  aria-pressed={sheet.value === name}
                  onClick={() => (sheet.value = name)}
                >
                  {say(SHEETS[name])}
                </button>
              ))}
          </nav>
          <div class="battle-sheet" tabIndex={-1}>
            {sheet.value === 'play' && <Play model={model} ruleset={ruleset} />}
            {sheet.value === 'log' && <Log model={model} ruleset={ruleset} />}
            {sheet.value === 'forces' && <Forces model={model} handing={handing} />}
            {sheet.value === 'map' && <MapSheet model={model} tools={tools} />}
          </div>
          <Ways model={model} />
        </aside>
        <Spoken model={model} />
        {cited.value !== undefined && <CitationSheet model={citing} />}
      </div>
    </>
  );
}

/** How near each side is to its collapse: at a glance, and in words under Forces. */
function Meters({ model }: { model: BattleModel }) {
  return (
    <span class="battle-meters" aria-hidden="true">
      {model.table.sides(model.state.value).map(({ lost, of, collapsesAt = 1 }, side) => (
        <span key={side} class={`side-${side === 0 ? 'a' : 'b'}`} title={say(model.game.sides[side]!)}>
          <span class={`battle-side side-${side === 0 ? 'a' : 'b'}`} />
          <span class="battle-meter" style={{ '--lost': Math.min(1, lost / of / collapsesAt) }} />
        </span>
      ))}
    </span>
  );
}

const MOST_NEXT = 4;

/** Who acts after those who act now. */
function Afterwards({ model }: { model: BattleModel }) {
  const waits = model.table.actors(model.state.value).filter(({ standing }) => standing === 'waits');
  if (waits.length === 0 || model.over.value !== undefined) return null;
  return (
    <p class="battle-after small muted">
      {say(t('Ensuite', 'Next'))}
      {waits.slice(0, MOST_NEXT).map(({ id, side, name }) => (
        <span key={id}>
          {' '}
          <span class={`battle-side side-${side === 0 ? 'a' : 'b'}`} /> {say(name)}
        </span>
      ))}
      {waits.length > MOST_NEXT && ` +${waits.length - MOST_NEXT}`}
    </p>
  );
}

/** Who must do what, and why: always in sight. */
function Awaited({ model }: { model: BattleModel }) {
  const { side, why } = model.legal.value;
  const over = model.over.value;
  const mark = side === undefined ? '' : side === 0 ? 'side-a' : 'side-b';
  return (
    <p class={`battle-awaited ${mark}`} role="status">
      {side !== undefined && <span class={`battle-side ${mark}`} />} {say(capital(over?.why ?? why))}
    </p>
  );
}

function Play({ model, ruleset }: Props) {
  return (
    <>
      {model.over.value !== undefined && !model.looksBack.value && <Finished model={model} />}
      <Happened model={model} />
      {model.refused.value !== undefined && (
        <p class="notice warn" role="alert">
          {say(capital(model.refused.value))}
        </p>
      )}
      <Proposal model={model} ruleset={ruleset} />
      <Choices model={model} />
      <Hint model={model} />
    </>
  );
}

/** Commands that point at no place. */
function Choices({ model }: { model: BattleModel }) {
  const { others, game, state } = model;
  if (others.value.length === 1 && model.command.value === others.value[0]) return null;
  return (
    <div class="battle-choices">
      {others.value.map((command, i) => (
        <button key={i} type="button" onClick={() => model.choose(command)}>
          {say(capital(game.say(state.value, command)))}
        </button>
      ))}
    </div>
  );
}

/** On to the next step or the next counter, and back: always in sight. */
function Ways({ model }: { model: BattleModel }) {
  const { pass, able, ending, game, state } = model;
  const left = able.value.length;
  return (
    <div class="battle-ways">
      {ending.value && (
        <p class="small" role="alert">
          {say(
            left === 1
              ? t(
                  'Il reste un pion qui peut agir. Encore une fois pour finir l’étape.',
                  'One counter can still act. Once more to end the step.',
                )
              : t(
                  `Il reste ${left} pions qui peuvent agir. Encore une fois pour finir l’étape.`,
                  `${left} counters can still act. Once more to end the step.`,
                ),
          )}
        </p>
      )}
      <div class="row">
        {pass.value !== undefined && (
          <button type="button" class={ending.value ? 'primary battle-pass' : 'battle-pass'} onClick={model.endStep}>
            {say(capital(game.say(state.value, pass.value)))} <kbd>E</kbd>
          </button>
        )}
        {left > 0 && (
          <button type="button" class="battle-next" onClick={model.next}>
            {say(t('Suivante', 'Next'))} <span class="muted">{left}</span> <kbd>N</kbd>
          </button>
        )}
        <button type="button" class="battle-undo" disabled={!model.mayTakeBack.value} onClick={model.takeBack}>
          {say(t('Annuler', 'Undo'))} <kbd>U</kbd>
        </button>
      </div>
    </div>
  );
}

/** The names of the account that the last command had before its dice. */
function castOf({ game, match }: BattleModel, { entry }: NonNullable<BattleModel['last']['value']>) {
  const prepared = game.prepare(match.value.states.at(-2), entry.command);
  return isRefusal(prepared) ? undefined : prepared.explain()?.cast;
}

/** What came of the last command that had dice. */
function Happened({ model }: { model: BattleModel }) {
  const played = model.last.value;
  if (played === undefined || played.throws.length === 0 || model.looksBack.value) return null;
  return (
    <section class="battle-happened" aria-label={say(t('Ce qui vient d’arriver', 'What just happened'))}>
      <Thrown model={model} throws={played.throws} cast={castOf(model, played)} />
      <ul class="small">
        {toldOf(model, played.entry).map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Read out after each command. */
function Spoken({ model }: { model: BattleModel }) {
  const played = model.last.value;
  return (
    <p class="visually-hidden" aria-live="polite">
      {played === undefined ? '' : toldOf(model, played.entry).map(say).join('. ')}
    </p>
  );
}

function Hint({ model }: { model: BattleModel }) {
  const hidden = useSignal(recall('battle-hints') === false);
  const hint = model.looksBack.value ? undefined : model.table.hint?.(model.state.value);
  if (hint === undefined || hidden.value) return null;
  return (
    <div class="notice battle-hint small">
      <p>{say(hint)}</p>
      <button
        type="button"
        class="link small"
        onClick={() => {
          hidden.value = true;
          remember('battle-hints', false);
        }}
      >
        {say(t('plus de conseils', 'no more hints'))}
      </button>
    </div>
  );
}

/** N, R, U, E and digits, from anywhere but a field one types in. */
function useKeys(model: BattleModel, handing: HandingOver): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      n: model.next,
      l: model.alignAll,
      r: model.confirm,
      u: model.takeBack,
      e: model.endStep,
      Escape: model.clear,
    };
    const onKey = (event: KeyboardEvent): void => {
      const act = /^\d$/.test(event.key) ? () => model.digit(Number(event.key)) : keys[event.key];
      if (act === undefined || !isShortcut(event) || model.looksBack.value) return;
      // What lies over the battle has the keys.
      if (handing.awaited.value !== undefined || cited.value !== undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}
