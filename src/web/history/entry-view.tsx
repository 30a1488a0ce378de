import { same, t, type Text } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { Fold } from '../base/fold.tsx';
import { colon, lang, say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { showToast } from '../base/toast.ts';
import { localeFor } from '../base/wording.ts';
import { luckText, SeedText, Instructions } from '../calculator/answer/instructions.tsx';
import { ThrowList } from '../calculator/dice/throws.tsx';
import { Segments } from '../form/segments.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { isOfUnfairDice, LONGEST_NOTE } from './entry.ts';
import type { Game } from './game.ts';
import { changeEntry, type Entry, removeEntry, restoreEntries } from './history.ts';

const OF_UNFAIR_DICE = t(
  '(anciens dés, qui n’étaient pas équitables ; cette graine donne aujourd’hui d’autres jets)',
  '(earlier dice, which were not fair; today this seed gives other rolls)',
);

const procedureText = ({ ruleset, procedure }: Entry): Text =>
  contentsOf(ruleset)?.procedures.find(({ id }) => id === procedure)?.text ?? same(procedure);

/** Only where something was noted in armies. */
const Noted = lazy<{ entry: Entry }>(async () => (await import('../armies/noted-changes.tsx')).NotedChanges);

export const removeWithUndo = (entry: Entry): void => {
  removeEntry(entry.id);
  showToast({
    kind: 'removed',
    text: t('Combat retiré.', 'Combat removed.'),
    action: t('Annuler', 'Undo'),
    act: () => restoreEntries([entry]),
  });
};

export function EntryView({ entry, game }: { entry: Entry; game: Game | undefined }) {
  const clock = new Date(entry.time).toLocaleTimeString(localeFor(lang.value, navigator.languages), {
    timeStyle: 'short',
  });
  const parts = [
    say(procedureText(entry)),
    ...(entry.turn === undefined ? [] : [say(t(`tour ${entry.turn}`, `turn ${entry.turn}`))]),
    ...(game === undefined || entry.acts === undefined ? [] : [game.names[entry.acts]]),
  ];
  return (
    <li class={entry.trial === true ? 'card flat calc-entry trial' : 'card flat calc-entry'}>
      <div class="calc-entry-head">
        <span class="eyebrow">
          <time dateTime={entry.time}>{clock}</time>
          {parts.map((part) => ` · ${part}`)}
          {entry.trial === true && ' '}
          {entry.trial === true && <span class="badge warn">{say(t('pour voir', 'practice'))}</span>}
        </span>
        <a href={entry.link}>{say(t('Rouvrir', 'Reopen'))}</a>
        <button
          type="button"
          class="quiet icon screen-only"
          aria-label={`${say(t('Retirer', 'Remove'))}${colon()}${say(entry.sentence)}`}
          onClick={() => removeWithUndo(entry)}
        >
          <Glyph name="remove" />
        </button>
      </div>
      <p>{say(entry.sentence)}</p>
      <ThrowList throws={entry.throws} />
      <p class="calc-line">{say(entry.result)}</p>
      <Instructions told={entry.told} />
      {entry.changes !== undefined && <Noted entry={entry} />}
      {entry.note !== undefined && entry.note !== '' && <p class="entry-note">{entry.note}</p>}
      <Fold
        class="fold screen-only"
        summary={<span class="small">{say(t('Note, chance, pour voir', 'Note, luck, practice'))}</span>}
      >
        {() => <Details entry={entry} game={game} />}
      </Fold>
    </li>
  );
}

const Details = ({ entry, game }: { entry: Entry; game: Game | undefined }) => (
  <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
    <label class="field entry-noting">
      <span class="field-label">{say(t('Note', 'Note'))}</span>
      <input
        value={entry.note ?? ''}
        maxLength={LONGEST_NOTE}
        onInput={(event) => changeEntry(entry.id, { note: event.currentTarget.value })}
      />
    </label>
    <div class="row">
      <label class="check">
        <input
          type="checkbox"
          checked={entry.trial === true}
          onChange={(event) => changeEntry(entry.id, { trial: event.currentTarget.checked })}
        />
        <span>{say(t('Lancé pour voir : ne compte pas', 'A practice roll: does not count'))}</span>
      </label>
      {game !== undefined && (
        <Segments
          name={`acts-${entry.id}`}
          legend={say(t('Qui agissait', 'Who acted'))}
          options={game.names.map((name, player) => ({ id: String(player), text: name }))}
          value={String(entry.acts ?? 0)}
          onChoose={(player) => changeEntry(entry.id, { acts: player === '1' ? 1 : 0 })}
        />
      )}
    </div>
    <p class="muted small">
      {entry.percentile !== null && say(luckText(entry.percentile))}{' '}
      {entry.seed !== undefined && <SeedText seed={entry.seed} />}
      {isOfUnfairDice(entry) && ` ${say(OF_UNFAIR_DICE)}`}
    </p>
  </div>
);
