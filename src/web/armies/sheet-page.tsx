import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addEntries } from '../../armies/edit.ts';
import { fieldsOf, newEntryId } from '../../armies/entries.ts';
import { searchEntries, armySheetOf } from '../../armies/sheet.ts';
import { type ArmyRules, type EntryKind, type UnitStanding, STANDINGS } from '../../kernel/army.ts';
import { simplestValue } from '../../kernel/simplest-value.ts';
import { fieldOf } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { Fold } from '../base/fold.tsx';
import { say } from '../base/lang.ts';
import { pageSubject } from '../base/page-subject.ts';
import { termsOf } from '../base/terms.ts';
import { dismiss } from '../base/toast.ts';
import { Segments } from '../form/segments.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { AddFromTable } from './add-from-table.tsx';
import { Gauges } from './gauges.tsx';
import { Heading } from './heading.tsx';
import { UnitLine } from './unit-line.tsx';
import { changeArmy, type StoredArmy } from './army-store.ts';
import { CLASS_NAMES, StandingCounts } from './standing.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { StorageWarnings } from './storage-warnings.tsx';

/** Fewer need no search. */
const MANY = 8;

/** Who is steady, who is shaken, who is gone, and how far the army is from breaking. */
export function SheetPage({ rules, kept }: { rules: ArmyRules; kept: StoredArmy }) {
  const { army } = kept;
  const query = useSignal('');
  const only = useSignal<UnitStanding['standing'] | 'all'>('all');
  const open = useSignal<string | undefined>(undefined);
  useEffect(() => {
    pageSubject.value = army.name;
    return () => {
      pageSubject.value = undefined;
    };
  }, [army.name]);
  // Its way back stands above the list; elsewhere it would cover the dice.
  useEffect(() => () => dismiss('army'), []);
  const { lines, counts, gauges } = armySheetOf(rules, army);
  const found = new Set(searchEntries(rules, army, query.value));
  const listed = lines.filter(
    ({ entry, standing }) => found.has(entry) && (only.value === 'all' || standing.standing === only.value),
  );
  const addUnit = (kind: EntryKind): void => {
    const id = newEntryId(army.entries);
    open.value = id;
    query.value = '';
    only.value = 'all';
    changeArmy(rules, kept, addEntries(rules, army, kind.id, simplestValue(fieldOf(kind.schema), undefined)));
    requestAnimationFrame(() => document.getElementById(`unit-${id}`)?.focus());
  };
  return (
    <div class="page stack army army-sheet">
      <header class="stack" style={{ '--gap': 'var(--space-2)' }}>
        <p class="screen-only">
          <a href={`#/${rules.ruleset}/army`}>{say(t('← Mes armées', '← My armies'))}</a>
        </p>
        <h1>{army.name || say(t('Armée sans nom', 'Unnamed army'))}</h1>
        {army.side !== '' && <p class="muted">{army.side}</p>}
        <StandingCounts counts={counts} />
        <SheetTools rules={rules} kept={kept} />
      </header>
      <StorageWarnings />
      <Gauges ruleset={rules.ruleset} gauges={gauges} />
      {army.notes !== '' && <p class="prose army-note">{army.notes}</p>}
      {lines.length > MANY && (
        <div class="row screen-only">
          <label class="field">
            <span class="visually-hidden">{say(t('Chercher une unité', 'Find a unit'))}</span>
            <input
              type="search"
              placeholder={say(t('Chercher une unité', 'Find a unit'))}
              value={query.value}
              onInput={(event) => (query.value = event.currentTarget.value)}
            />
          </label>
          <Segments
            name="only"
            legend={say(t('Montrer', 'Show'))}
            legendHidden
            options={[
              { id: 'all', text: say(t('toutes', 'all')) },
              ...STANDINGS.map((id) => ({ id, text: say(CLASS_NAMES[id]) })),
            ]}
            value={only.value}
            onChoose={(id) => (only.value = id as UnitStanding['standing'] | 'all')}
          />
        </div>
      )}
      {lines.length === 0 && (
        <p class="muted screen-only">
          {say(
            t(
              'Personne encore : ajoutez des unités une à une, ou collez-les d’un tableur.',
              'Nobody yet: add units one by one, or paste them from a spreadsheet.',
            ),
          )}
        </p>
      )}
      <ol class="army-lines" role="list">
        {listed.map((line) => (
          <UnitLine
            key={line.entry.id}
            rules={rules}
            kept={kept}
            line={line}
            open={open.value === line.entry.id}
            terms={termsOf(query.value)}
            onToggle={() => (open.value = open.value === line.entry.id ? undefined : line.entry.id)}
          />
        ))}
      </ol>
      {lines.length > 0 && listed.length === 0 && (
        <p class="muted">{say(t('Aucune unité ne correspond.', 'No unit matches.'))}</p>
      )}
      <div class="row screen-only">
        {rules.kinds.map((kind) => (
          <button key={kind.id} type="button" onClick={() => addUnit(kind)}>
            <Glyph name="add" />
            {say(kind.title)}
          </button>
        ))}
      </div>
      <Fold class="fold screen-only" summary={say(t('Coller depuis un tableur', 'Paste from a spreadsheet'))}>
        {() => (
          <>
            <p class="small muted">
              {say(t('Colonnes : ', 'Columns: '))}
              {rules.kinds
                .flatMap((kind) => Object.values(fieldsOf(kind)))
                .map((field) => say(field.about.label))
                .filter((label, i, all) => all.indexOf(label) === i)
                .join(' ; ')}
            </p>
            <AddFromTable rules={rules} kept={kept} />
          </>
        )}
      </Fold>
      <Fold
        class="fold screen-only"
        summary={say(t('Nom, camp, notes, seuil de rupture', 'Name, side, notes, breaking point'))}
      >
        {() => <Heading rules={rules} kept={kept} />}
      </Fold>
    </div>
  );
}
