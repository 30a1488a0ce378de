import { useSignal } from '@preact/signals';
import type { Change, TableInstruction } from '../../armies/apply.ts';
import type { Problem } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import { showToast } from '../base/toast.ts';
import type { Model } from '../calculator/model.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { resultOnArmies, noteResult, notedChanges, prepareNext, undoNote } from './note-result.ts';
import { ProblemList } from './problem-list.tsx';
import { unsaved } from './army-store.ts';

/** What a result does to the armies: noted in one tap, undone in another, then the next combat. */
export function NoteResultPanel({ model }: { model: Model }) {
  const problems = useSignal<readonly Problem[]>([]);
  const noted = notedChanges(model);
  const would = noted === undefined ? resultOnArmies(model) : undefined;
  if (noted === undefined && would === undefined) return null;
  const next = (): void => {
    const left = prepareNext(model);
    const form = document.querySelector<HTMLElement>('.calc-form');
    form?.focus();
    form?.scrollIntoView({ block: 'start' });
    if (left.length > 0) showToast(waiting(left));
  };
  return (
    <section class="calc-noting" aria-label={say(t('Armées', 'Armies'))}>
      {noted !== undefined ? (
        <>
          <p role="status">
            <b>{say(t('Noté dans les armées.', 'Noted in the armies.'))}</b>
            {unsaved.value.size > 0 &&
              ` ${say(t('Cet appareil a refusé de le garder : exportez vos armées.', 'This device refused to keep it: export your armies.'))}`}
          </p>
          <ChangeList changes={noted} />
          <div class="row">
            <button type="button" class="primary" onClick={next}>
              {say(t('Combat suivant', 'Next combat'))}
            </button>
            <button type="button" onClick={async () => (problems.value = await undoNote(model))}>
              <Glyph name="undo" />
              {say(t('Annuler', 'Take it back'))}
            </button>
          </div>
        </>
      ) : would!.changes.length > 0 ? (
        <>
          <ChangeList changes={would!.changes} />
          <button
            type="button"
            class="primary"
            onClick={() => {
              problems.value = [];
              void noteResult(model);
            }}
          >
            <Glyph name="flag" />
            {say(t('Noter dans les armées', 'Note it in the armies'))}
          </button>
        </>
      ) : (
        <div class="row">
          <span class="muted">{say(t('Rien à noter dans les armées.', 'Nothing to note in the armies.'))}</span>
          <button type="button" class="compact" onClick={next}>
            {say(t('Combat suivant', 'Next combat'))}
          </button>
        </div>
      )}
      {would !== undefined && would.table.length > 0 && would.changes.length > 0 && <OnTheTable table={would.table} />}
      {problems.value.length > 0 && (
        <div class="notice bad" role="alert">
          <ProblemList problems={problems.value.map(({ text }) => ({ path: '', text }))} />
        </div>
      )}
    </section>
  );
}

export const ChangeList = ({ changes }: { changes: readonly Pick<Change, 'name' | 'now'>[] }) => (
  <ul class="calc-changes" role="list">
    {changes.map(({ name, now }, i) => (
      <li key={i}>
        <b>{say(name)}</b>
        {colon()}
        {say(now)}
      </li>
    ))}
  </ul>
);

const OnTheTable = ({ table }: { table: readonly TableInstruction[] }) => (
  <p class="small muted">
    {say(t('À faire sur la table seulement', 'To be done on the table only'))}
    {colon()}
    {table.map(({ who, text }) => `${say(who)}${colon()}${say(text)}`).join(say(t(' ; ', '; ')))}
  </p>
);

const waiting = (left: readonly Problem[]) => ({
  kind: 'army',
  text: problemsText(left),
  action: t('D’accord', 'OK'),
  act: () => {},
});

const problemsText = (left: readonly Problem[]): Text =>
  t(left.map(({ text }) => text.fr).join(' ; '), left.map(({ text }) => text.en).join('; '));
