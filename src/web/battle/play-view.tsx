import { signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { useFocusKept } from '../base/focus.ts';
import { say } from '../base/lang.ts';
import { openCitation } from '../calculator/citation/links.tsx';
import { CitationSheet } from '../calculator/citation/later.ts';
import type { CitationContext } from '../calculator/citation/context.ts';
import { sideColours } from '../board/side-colours.ts';
import { BattleEffects } from './effects/battle-effects.tsx';
import { DisplayButton } from './display/display-button.tsx';
import { Afterwards, Awaited } from './panel/awaited.tsx';
import { HandOver } from './sheets/hand-over.tsx';
import { handingOver } from './match/hand-over.ts';
import { Spoken } from './panel/happened.tsx';
import { OtherTab } from './panel/other-tab.tsx';
import { theBoard, useKeys } from './match/keys.ts';
import { type Advice, Advised } from './computer/advised.tsx';
import { ComputerPanel } from './computer/computer-panel.tsx';
import { seatsIn } from './computer/seats.ts';
import { Forces, LookingBack, SeatsSheet } from './sheets/later.ts';
import { LogSheet, RecapNotice } from './story/later.ts';
import type { BattleModel } from './match/model.ts';
import { battlesOf } from './match/open-battle.ts';
import { PlaySheet } from './panel/play-sheet.tsx';
import { RoomWarning } from './start/room-warning.tsx';
import { exportGame, room } from './match/saves.ts';
import { newTools } from './match/map-tools.ts';
import { ScoreStrip } from './panel/score-strip.tsx';
import { ActionBar } from './panel/action-bar.tsx';
import { SurfaceSheet, SurfaceView } from './surface-view.tsx';
import '../calculator/answer/answer.css';
import '../calculator/dice/dice.css';
import './battle.css';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
}

/** The rulings of a battle were chosen when it began: they are read here, and not changed. */
const citingIn = ({ game }: BattleModel, ruleset: Ruleset): CitationContext => ({
  ruleset,
  options: signal(game.options),
  resolvable: signal(undefined),
});

const SHEETS = {
  play: t('Jouer', 'Play'),
  log: t('Journal', 'Log'),
  forces: t('Forces', 'Forces'),
  map: t('Carte', 'Map'),
  computer: t('Ordinateur', 'Computer'),
} as const;
type Sheet = keyof typeof SHEETS;

/** Others have moved: what happened since is told. */
const recapAwaits = ({ match }: BattleModel): boolean => {
  const { entries } = match.value;
  return entries.some(({ by }) => by !== entries[0]!.by);
};

/** A battle on the screen: the map fills it, what is to be done floats beside it. */
export function PlayView({ model, ruleset }: Props) {
  const tools = useMemo(newTools, [model]);
  const sheet = useSignal<Sheet>('play');
  const advice = useSignal<Advice>(undefined);
  const body = useRef<HTMLDivElement>(null);
  const { selection, legal } = model;
  useEffect(() => void (advice.value = undefined), [model, model.state.value]);
  // What is new stands at the top.
  useSignalEffect(() => {
    void [legal.value, selection.value, sheet.value, advice.value];
    if (sheet.value === 'play') body.current?.scrollTo({ top: 0 });
  });
  const handing = useMemo(() => handingOver(model), [model]);
  useKeys(model, handing);
  useEffect(() => model.tab.join(), [model]);
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, theBoard);
  /** Whether the computer plays this ruleset. */
  const taught = useSignal(false);
  useEffect(() => {
    void battlesOf(ruleset.id).then((battles) => (taught.value = battles?.computerPlays === true));
  }, [ruleset]);
  const { game } = model;
  const citing = useMemo(() => citingIn(model, ruleset), [model]);
  const covered = handing.awaited.value !== undefined;
  const teacher = model.teacher.value;
  const showSheet = (name: Sheet): void => {
    sheet.value = name;
    // Lines of sight are drawn while one looks at the map: elsewhere a tap means a counter.
    if (name !== 'map') tools.sight.value = false;
  };
  return (
    <>
      {covered && <HandOver model={model} handing={handing} />}
      <div
        class={teacher === undefined ? 'battle side-colours' : 'battle side-colours taught'}
        style={model.table.colours && sideColours(model.table.colours)}
        data-shown={teacher?.pointedOut.value.button}
        inert={covered}
        ref={frame}
      >
        <header class="battle-top">
          <a class="button quiet compact battle-leave" href={`#/${game.ruleset}/battles`}>
            ‹ <span>{say(t('Batailles', 'Battles'))}</span>
          </a>
          <div class="battle-title">
            <h1 tabIndex={-1}>{say(game.scenario.title)}</h1>
            <ScoreStrip
              model={model}
              isOpen={sheet.value === 'forces'}
              toggle={() => showSheet(sheet.value === 'forces' ? 'play' : 'forces')}
            />
          </div>
          <span class="push" />
          <DisplayButton />
          <button type="button" class="quiet compact" onClick={() => exportGame(model)}>
            {say(t('Exporter', 'Export'))}
          </button>
        </header>
        <div class="battle-map">
          <SurfaceView model={model} tools={tools} />
          <BattleEffects model={model} />
        </div>
        <aside class="battle-panel" aria-label={say(t('La partie', 'The game'))}>
          {teacher !== undefined && <teacher.Card />}
          <Awaited model={model} />
          <OtherTab model={model} />
          {room.value !== 'enough' && <RoomWarning />}
          <div class="battle-now">
            {!model.locked.value && <Afterwards model={model} />}
            {taught.value && (sheet.value === 'computer' || seatsIn(model.id).some((level) => level !== undefined)) && (
              <ComputerPanel model={model} advice={advice} />
            )}
          </div>
          <nav class="battle-sheets" aria-label={say(t('Volets', 'Sheets'))}>
            {(Object.keys(SHEETS) as Sheet[])
              .filter((name) => taught.value || name !== 'computer')
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  class="quiet compact"
                  aria-pressed={sheet.value === name}
                  onClick={() => showSheet(name)}
                >
                  {say(SHEETS[name])}
                </button>
              ))}
          </nav>
          <div class="battle-sheet" tabIndex={-1} ref={body}>
            {model.looksBack.value && sheet.value !== 'log' && <LookingBack model={model} />}
            {advice.value !== undefined &&
              !model.looksBack.value &&
              (sheet.value === 'play' || sheet.value === 'computer') && <Advised model={model} advice={advice} />}
            {sheet.value === 'play' && recapAwaits(model) && <RecapNotice model={model} />}
            {sheet.value === 'play' && (
              <PlaySheet model={model} ruleset={ruleset} openLog={() => (sheet.value = 'log')} />
            )}
            {sheet.value === 'log' && <LogSheet model={model} ruleset={ruleset} />}
            {sheet.value === 'forces' && <Forces model={model} handing={handing} />}
            {sheet.value === 'computer' && <SeatsSheet model={model} />}
            {sheet.value === 'map' && <SurfaceSheet model={model} tools={tools} />}
          </div>
          <ActionBar model={model} />
        </aside>
        <Spoken model={model} />
        {openCitation.value !== undefined && <CitationSheet model={citing} />}
      </div>
    </>
  );
}
