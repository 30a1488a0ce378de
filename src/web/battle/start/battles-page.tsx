import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScenarioCard } from '../../../kernel/battles.ts';
import { BadInput, type Problem } from '../../../kernel/problem.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import { LONGEST_SAVE } from '../../../play/save-text.ts';
import { lang, say } from '../../base/lang.ts';
import { go } from '../../base/router.ts';
import { amount, localeFor } from '../../base/wording.ts';
import { FileButton } from '../../base/file-button.tsx';
import { LoadingFailed, Loading } from '../../base/loading.tsx';
import { MyScenarios } from '../../editor/my-scenarios.tsx';
import { mine } from '../../editor/shelf.ts';
import { SurfaceMiniature, surfaceSize } from '../surface-view.tsx';
import { battlesOf } from '../match/open-battle.ts';
import { type Preview, preview } from './preview.ts';
import { ProblemList } from './problems.tsx';
import { Removing } from './remove-button.tsx';
import { RoomWarning } from './room-warning.tsx';
import { games, type Kept } from '../match/kept-games.ts';
import { discard, exportJournal, journalOf } from '../match/saves.ts';
import { importedBattle } from '../match/resume.ts';
import '../battles.css';

/** The battles of a ruleset: those to be played, and those that were begun on this device. */
export function BattlesPage({ ruleset }: { ruleset: Ruleset }) {
  const cards = useSignal<readonly ScenarioCard[] | 'loading' | 'failed'>('loading');
  /** Whether the computer plays this ruleset. */
  const taught = useSignal(false);
  const load = async (): Promise<void> => {
    cards.value = 'loading';
    try {
      const battles = await battlesOf(ruleset.id);
      taught.value = battles?.computerPlays === true;
      cards.value = battles?.scenarios ?? [];
    } catch {
      cards.value = 'failed';
    }
  };
  useEffect(() => void load(), [ruleset]);
  if (cards.value === 'loading') return <Loading />;
  if (cards.value === 'failed') return <LoadingFailed retry={load} />;
  return (
    <div class="page stack battles">
      <div class="stack battles-head">
        <h1>{say(t('Batailles', 'Battles'))}</h1>
        <p class="lead">
          {say(
            t(
              'À deux devant un écran ou contre l’ordinateur, les règles tenues par la machine : elle montre ce qui est permis, compte chaque ligne et garde la partie.',
              'Two players at one screen or one against the computer, the rules kept by the machine: it shows what is allowed, reckons every line and keeps the game.',
            ),
          )}
        </p>
      </div>
      <ul role="list" class="battles-list">
        {cards.value.map(({ id, title, about }) => (
          <li key={id} class="card stack">
            <h2>{say(title)}</h2>
            <p>{say(about)}</p>
            <div class="row">
              <a class="button primary" href={`#/${ruleset.id}/battle/${id}`}>
                {say(t('Jouer', 'Play'))}
                <span class="visually-hidden"> {say(title)}</span>
              </a>
              {taught.value && (
                <a class="button" href={`#/${ruleset.id}/battle/${id}?against=veteran`}>
                  {say(t('Contre l’ordinateur', 'Against the computer'))}
                  <span class="visually-hidden"> {say(title)}</span>
                </a>
              )}
              {taught.value && (
                <a class="button quiet" href={`#/${ruleset.id}/simulation/${id}`}>
                  {say(t('Simuler', 'Simulate'))}
                  <span class="visually-hidden"> {say(title)}</span>
                </a>
              )}
            </div>
            <About ruleset={ruleset} scenario={id} />
          </li>
        ))}
      </ul>
      <KeptGames ruleset={ruleset} cards={cards.value} />
      <MyScenarios ruleset={ruleset.id} cards={cards.value} />
    </div>
  );
}

/** What is at stake, how large it is and how long; comes when the scenario is there. */
function About({ ruleset, scenario }: { ruleset: Ruleset; scenario: string }) {
  const found = useSignal<Preview | undefined>(undefined);
  useEffect(() => {
    preview(ruleset, scenario).then(
      (shown) => (found.value = shown),
      // The page that plays it says what is wrong.
      () => undefined,
    );
  }, [ruleset, scenario]);
  if (found.value === undefined) return null;
  const { introduction, table, counters } = found.value;
  return (
    <>
      <SurfaceMiniature table={table} counters={counters} />
      <p class="small muted">
        {say(amount(counters.length, t('pion', 'counter'), t('pions', 'counters')))}
        {` · ${say(surfaceSize(table))}`}
      </p>
      <p class="small">{say(introduction)}</p>
    </>
  );
}

function KeptGames({ ruleset, cards }: { ruleset: Ruleset; cards: readonly ScenarioCard[] }) {
  const here = games.value.filter((game) => game.ruleset === ruleset.id);
  const titles = [...cards, ...mine.value];
  const problems = useSignal<readonly Problem[] | undefined>(undefined);
  const checked = useSignal<{ readonly done: number; readonly all: number } | undefined>(undefined);
  const take = async (file: File): Promise<void> => {
    problems.value = undefined;
    checked.value = { done: 0, all: 0 };
    try {
      if (file.size > LONGEST_SAVE)
        throw new BadInput([
          { path: file.name, text: t(`${LONGEST_SAVE} caractères au plus`, `at most ${LONGEST_SAVE} characters`) },
        ]);
      const model = await importedBattle(ruleset, await file.text(), (done, all) => (checked.value = { done, all }));
      model.keepNow();
      go(`#/${ruleset.id}/battle/${model.game.scenario.id}?game=${model.id}`);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = error.problems;
    } finally {
      checked.value = undefined;
    }
  };
  return (
    <section class="stack" aria-labelledby="kept-title">
      <h2 id="kept-title">{say(t('Parties gardées', 'Games kept'))}</h2>
      <RoomWarning />
      {here.length === 0 && <p class="muted">{say(t('Aucune sur cet appareil.', 'None on this device.'))}</p>}
      <ul role="list" class="battles-kept">
        {here.map((game) => (
          <KeptGame key={game.id} game={game} title={titles.find(({ id }) => id === game.scenario)?.title} />
        ))}
      </ul>
      <div>
        <FileButton text={say(t('Importer une partie', 'Import a game'))} take={take} />
      </div>
      <div role="status">{checked.value !== undefined && <Checked {...checked.value} />}</div>
      <div role="status">
        {problems.value !== undefined && (
          <div class="notice bad">
            <p>{say(t('Ce fichier n’a pas été repris :', 'This file was not taken up:'))}</p>
            <ProblemList problems={problems.value} />
          </div>
        )}
      </div>
    </section>
  );
}

/** How far the rules have gone through a file. */
const Checked = ({ done, all }: { done: number; all: number }) => (
  <p class="small">
    {done === 0
      ? say(t('Le fichier est vérifié…', 'The file is checked…'))
      : say(
          t(`Le fichier est vérifié : ${done} commandes sur ${all}`, `The file is checked: ${done} of ${all} commands`),
        )}
  </p>
);

function KeptGame({ game, title }: { game: Kept; title: ScenarioCard['title'] | undefined }) {
  const { id, ruleset, scenario, standing, when, entries } = game;
  const name = title === undefined ? scenario : say(title);
  const date = new Intl.DateTimeFormat(localeFor(lang.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(when);
  return (
    <li class="row">
      <a href={`#/${ruleset}/battle/${scenario}?game=${id}`}>{name}</a>
      <span class="small muted">
        {say(capitalize(standing))}
        {' · '}
        {say(amount(entries, t('commande', 'command'), t('commandes', 'commands')))}
        {' · '}
        {date}
      </span>
      <span class="push" />
      <Removing name={name} remove={() => discard(id)}>
        <button type="button" class="quiet compact" onClick={() => exportJournal(scenario, journalOf(id) ?? '')}>
          {say(t('Exporter', 'Export'))}
          <span class="visually-hidden"> {name}</span>
        </button>
      </Removing>
    </li>
  );
}
