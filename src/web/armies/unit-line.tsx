import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  addEntries,
  editEntry,
  restoreEntry,
  moveEntry,
  partName,
  removeEntry,
  editStart,
  splitEntry,
  strikeOut,
} from '../../armies/edit.ts';
import { fieldsOf, kindOf } from '../../armies/entries.ts';
import type { SheetLine } from '../../armies/sheet.ts';
import type { Army, ArmyRules, ArmyEntry } from '../../kernel/army.ts';
import { equalJson } from '../../kernel/json-hash.ts';
import { BadInput, fieldOf } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { lang, say } from '../base/lang.ts';
import { Highlighted } from '../base/highlighted.tsx';
import { showToast, dismiss } from '../base/toast.ts';
import { FieldView } from '../form/field.tsx';
import type { Of } from '../form/form.ts';
import { RecordFields } from '../form/record.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { useSavedForm } from './saved-form.ts';
import { changeArmy, type StoredArmy, undoChange } from './army-store.ts';
import { StandingMark } from './standing.tsx';
import { iconOf, valuesTextOf } from './unit-text.ts';

interface UnitLineProps {
  readonly rules: ArmyRules;
  readonly kept: StoredArmy;
  readonly line: SheetLine;
  readonly open: boolean;
  readonly terms: readonly string[];
  onToggle(): void;
}

/** A unit of the sheet; a tap opens it for editing. */
export function UnitLine({ rules, kept, line, open, terms, onToggle }: UnitLineProps) {
  const { entry, name, standing } = line;
  const kind = kindOf(rules, entry.kind);
  return (
    <li class={`army-line ${standing.standing}${open ? ' open' : ''}`}>
      <button type="button" class="army-unit" aria-expanded={open} id={`unit-${entry.id}`} onClick={onToggle}>
        <UnitIcon type={iconOf(entry)} />
        <span class="army-unit-text">
          <b class="army-unit-name">
            <Highlighted text={say(name)} terms={terms} />
          </b>{' '}
          <span class="army-values">{say(valuesTextOf(kind, entry))}</span>
        </span>
        <StandingMark standing={standing} />
      </button>
      {open && <UnitEditor rules={rules} kept={kept} line={line} />}
    </li>
  );
}

/** Tries a change; where it does not fit, a toast says why and nothing changes. */
function tryChange(make: () => Army): Army | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return undefined;
  }
}

function UnitEditor({ rules, kept, line: { entry, name } }: Pick<UnitLineProps, 'rules' | 'kept' | 'line'>) {
  const { army, key } = kept;
  const kind = kindOf(rules, entry.kind);
  const form = useSavedForm(
    `${key}/${entry.id}`,
    entry.values,
    (draft) => editEntry(rules, army, entry.id, draft),
    (next, path) => changeArmy(rules, kept, next, `${entry.id}.${path}`),
  );
  const fields = fieldsOf(kind);
  const first = ['name', ...kind.state];
  const rest = useMemo(() => without(fieldOf(kind.schema) as Of<'record'>, first), [kind]);
  const at = army.entries.indexOf(entry);
  const touched = !equalJson(entry.values, entry.start);
  const act = (next: Army): void => {
    // Its way back would now undo this.
    dismiss('army');
    changeArmy(rules, kept, next);
  };
  const gone = strikeOut(rules, army, entry.id);
  return (
    <div class="army-editor">
      <form class="calc-form" autoComplete="off" aria-label={say(name)} onSubmit={(event) => event.preventDefault()}>
        <div class="form-fields">
          {first.map((field) => (
            <FieldView key={field} field={fields[field]!} value={form.draft.value[field]} path={field} form={form} />
          ))}
          <AtStart rules={rules} kept={kept} entry={entry} />
        </div>
        <RecordFields field={rest} value={form.draft.value} path="" form={form} />
        {form.whole.value.map(({ text }, i) => (
          <p key={i} class="field-problem">
            {say(text)}
          </p>
        ))}
      </form>
      <div class="row army-unit-actions">
        {touched && (
          <Action act={() => act(restoreEntry(army, entry.id))}>
            {say(t('Remettre comme au départ', 'Heal: as at the start'))}
          </Action>
        )}
        {!equalJson(gone, army) && (
          <Action
            act={() => {
              act(gone);
              showToast({
                kind: 'army',
                text: t(`${name.fr} : hors de combat.`, `${name.en}: struck out.`),
                action: t('Annuler', 'Undo'),
                act: () => undoChange(key),
              });
            }}
          >
            {say(t('Rayer : hors de combat', 'Strike out: gone'))}
          </Action>
        )}
        {kind.divisible !== undefined && <SplitOff rules={rules} kept={kept} id={entry.id} field={kind.divisible} />}
        <Action act={() => act(addEntries(rules, army, kind.id, entry.values, 1, lang.value))}>
          {say(t('Ajouter la même', 'Add one like it'))}
        </Action>
        {at > 0 && (
          <Action act={() => act(moveEntry(army, entry.id, at - 1))}>
            <Glyph name="up" />
            {say(t('Monter', 'Move up'))}
          </Action>
        )}
        {at < army.entries.length - 1 && (
          <Action act={() => act(moveEntry(army, entry.id, at + 1))}>
            <Glyph name="down" />
            {say(t('Descendre', 'Move down'))}
          </Action>
        )}
        <Action
          act={() => {
            act(removeEntry(army, entry.id));
            showToast({
              kind: 'army',
              text: t(`${name.fr} n’est plus dans la liste.`, `${name.en} is no longer listed.`),
              action: t('Annuler', 'Undo'),
              act: () => undoChange(key),
            });
          }}
        >
          {say(t('Retirer de la liste', 'Remove from the list'))}
        </Action>
      </div>
    </div>
  );
}

/** The number of models when the battle began, where fewer are left. */
function AtStart({ rules, kept, entry }: { rules: ArmyRules; kept: StoredArmy; entry: ArmyEntry }) {
  const kind = kindOf(rules, entry.kind);
  const size = kind.divisible ?? '';
  const form = useSavedForm(
    `${kept.key}/${entry.id}`,
    { atStart: entry.start[size] },
    ({ atStart }) => editStart(rules, kept.army, entry.id, { [size]: atStart }),
    (next) => changeArmy(rules, kept, next, `${entry.id}.start`),
  );
  if (!kind.state.includes(size as never) || entry.values[size] === entry.start[size]) return null;
  const field = fieldsOf(kind)[size]!;
  const { label } = field.about;
  const asked = { ...field, about: { ...field.about, label: t(`${label.fr} au départ`, `${label.en} at the start`) } };
  return <FieldView field={asked} value={form.draft.value['atStart']} path="atStart" form={form} />;
}

/** The other fields of a record. */
const without = (field: Of<'record'>, names: readonly string[]): Of<'record'> => ({
  ...field,
  fields: Object.fromEntries(Object.entries(field.fields).filter(([name]) => !names.includes(name))),
});

const Action = ({ act, children }: { act: () => void; children: ComponentChildren }) => (
  <button type="button" class="compact" onClick={act}>
    {children}
  </button>
);

interface SplitProps {
  readonly rules: ArmyRules;
  readonly kept: StoredArmy;
  readonly id: string;
  readonly field: string;
}

/** Some models go their own way. */
function SplitOff({ rules, kept, id, field }: SplitProps) {
  const part = useSignal('');
  const entry = kept.army.entries.find((one) => one.id === id)!;
  const next = tryChange(() =>
    splitEntry(rules, kept.army, id, Number(part.value), partName(rules, kept.army, id, lang.value)),
  );
  const label = fieldsOf(kindOf(rules, entry.kind))[field]!.about.label;
  if (Number(entry.values[field]) < 2) return null;
  return (
    <form
      class="army-split"
      onSubmit={(event) => {
        event.preventDefault();
        if (next === undefined) return;
        changeArmy(rules, kept, next);
        part.value = '';
      }}
    >
      <input
        type="number"
        min={1}
        max={Number(entry.values[field]) - 1}
        aria-label={say(t(`${label.fr} à détacher`, `${label.en} to split off`))}
        placeholder={say(label)}
        value={part.value}
        onInput={(event) => (part.value = event.currentTarget.value)}
      />
      <button type="submit" class="compact" disabled={next === undefined}>
        {say(t('Détacher', 'Split off'))}
      </button>
    </form>
  );
}
