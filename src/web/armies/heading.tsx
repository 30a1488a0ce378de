import { renameArmy } from '../../armies/edit.ts';
import { HEADING } from '../../armies/heading.ts';
import type { ArmyRules } from '../../kernel/army.ts';
import { fieldOf } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { FieldView } from '../form/field.tsx';
import type { Of } from '../form/form.ts';
import { useSavedForm } from './saved-form.ts';
import { changeArmy, type StoredArmy } from './army-store.ts';

const { fields } = fieldOf(HEADING) as Of<'record'>;

/** Name, side, the scenario's breaking share, notes. */
export function Heading({ rules, kept }: { rules: ArmyRules; kept: StoredArmy }) {
  const { army } = kept;
  const { name, side, notes, breaking } = army;
  const form = useSavedForm(
    kept.key,
    { name, side, notes, breaking },
    (draft) => renameArmy(army, draft),
    (next, path) => changeArmy(rules, kept, next, `heading.${path}`),
  );
  const draft = form.draft.value;
  return (
    <form
      class="calc-form army-heading"
      autoComplete="off"
      aria-label={say(t('En-tête', 'Heading'))}
      onSubmit={(event) => event.preventDefault()}
    >
      <div class="form-fields">
        {(['name', 'side', 'breaking'] as const).map((one) => (
          <FieldView key={one} field={fields[one]!} value={draft[one]} path={one} form={form} />
        ))}
      </div>
      <label class="field army-notes">
        <span class="field-label">{say(fields['notes']!.about.label)}</span>
        <textarea
          rows={2}
          maxLength={2000}
          value={String(draft['notes'])}
          onInput={(event) => form.edit('notes', event.currentTarget.value)}
        />
      </label>
    </form>
  );
}
