import { useSignal } from '@preact/signals';
import { same, t, type Text } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { lang, say } from '../base/lang.ts';
import { showToast } from '../base/toast.ts';
import { localeFor } from '../base/wording.ts';
import type { Chapter } from './chapters.ts';
import { EntryView } from './entry-view.tsx';
import { historyText } from './history-file.ts';
import { type Game, LONGEST_NOTES, nextPhase } from './game.ts';
import { changeGame, openGame, setOpenGame, removeGame, startGame } from './games.ts';
import { luckCourseOf } from './luck.ts';
import { LuckView, type Names, NO_NAMES } from './luck-view.tsx';
import { gamePicture, pngOf } from './game-picture.ts';
import { saveJson, shareFile, today } from '../base/save-file.ts';

const PAGE = 40;

const titleOf = (ruleset: string): Text => CATALOGUE.find(({ id }) => id === ruleset)?.title ?? same(ruleset);

const dayText = (time: string): string =>
  new Date(time).toLocaleDateString(localeFor(lang.value, navigator.languages), { dateStyle: 'long' });

/** A game, or a day without one: who was lucky, what was noted, and its combats. */
export function ChapterView({ chapter }: { chapter: Chapter }) {
  const { key, game, ruleset, time, entries } = chapter;
  const shown = useSignal(PAGE);
  const course = luckCourseOf(entries);
  const names: Names = game === undefined ? NO_NAMES : [same(game.names[0]), same(game.names[1])];
  const open = game !== undefined && openGame.value?.id === game.id;
  return (
    <section class={open ? 'chapter open' : 'chapter'} aria-labelledby={`chapter-${key}`}>
      <div class="chapter-head">
        <h2 id={`chapter-${key}`}>
          {game === undefined ? say(t('Hors partie', 'Outside any game')) : game.names.join(' – ')}
        </h2>
        <p class="muted">
          {say(titleOf(ruleset))} · {dayText(game?.time ?? time)}
          {game !== undefined && ` · ${say(t(`tour ${game.turn}`, `turn ${game.turn}`))}`}
          {open && ' '}
          {open && <span class="badge accent">{say(t('en cours', 'being played'))}</span>}
        </p>
      </div>
      {open && <Phase game={game} />}
      {course !== undefined && <LuckView course={course} names={names} />}
      {game !== undefined && (
        <>
          <label class="field chapter-notes">
            <span class="field-label">{say(t('Notes de la partie', 'Notes on the game'))}</span>
            <textarea
              rows={2}
              maxLength={LONGEST_NOTES}
              value={game.notes}
              onInput={(event) => changeGame(game.id, { notes: event.currentTarget.value })}
            />
          </label>
          <div class="row screen-only">
            {!open && (
              <button type="button" class="compact" onClick={() => setOpenGame(game.id)}>
                {say(t('Reprendre', 'Resume'))}
              </button>
            )}
            {course !== undefined && (
              <button
                type="button"
                class="compact"
                onClick={async () => {
                  const about = `${say(titleOf(ruleset))} · ${dayText(game.time)} · ${say(t(`tour ${game.turn}`, `turn ${game.turn}`))}`;
                  const png = await pngOf(gamePicture({ names: game.names, about, course, say }));
                  await shareFile(png, `grognard-${today()}.png`);
                }}
              >
                {say(t('Une image à partager', 'A picture to share'))}
              </button>
            )}
            <button
              type="button"
              class="compact"
              onClick={() => saveJson(historyText(entries, [game]), `grognard-${today()}-${ruleset}`)}
            >
              {say(t('Exporter cette partie', 'Export this game'))}
            </button>
            <button type="button" class="compact" onClick={() => removeGameWithUndo(game, open)}>
              {say(t('Supprimer la partie', 'Delete the game'))}
            </button>
          </div>
        </>
      )}
      {entries.length > 0 && (
        <ol role="list" class="stack">
          {entries.slice(0, shown.value).map((entry) => (
            <EntryView key={entry.id} entry={entry} game={game} />
          ))}
        </ol>
      )}
      {entries.length > shown.value && (
        <button type="button" class="screen-only" onClick={() => (shown.value += PAGE)}>
          {say(t('Les suivants', 'Show more'))}
        </button>
      )}
    </section>
  );
}

/** Its combats stay, outside any game. */
function removeGameWithUndo(game: Game, open: boolean): void {
  removeGame(game.id);
  showToast({
    kind: 'removed',
    text: t('Partie supprimée ; ses combats restent.', 'Game deleted; its combats stay.'),
    action: t('Annuler', 'Undo'),
    act: () => {
      startGame(game);
      if (!open) setOpenGame(undefined);
    },
  });
}

/** Whose turn it is: new combats are theirs. */
const Phase = ({ game }: { game: Game }) => (
  <div class="row chapter-phase screen-only">
    <span>
      {say(t(`Tour ${game.turn}, à`, `Turn ${game.turn}:`))} <b>{game.names[game.moves]}</b>
      {say(t(' de jouer', ' to move'))}
    </span>
    <button type="button" class="primary compact" onClick={() => changeGame(game.id, nextPhase(game))}>
      {say(t('Au suivant', 'Next player'))}
    </button>
    <button type="button" class="compact" onClick={() => setOpenGame(undefined)}>
      {say(t('Terminer la partie', 'End the game'))}
    </button>
    <span class="small muted">
      {say(
        t(
          'Les combats que vous résolvez maintenant comptent pour cette partie.',
          'Combats that you resolve now count for this game.',
        ),
      )}
    </span>
  </div>
);
