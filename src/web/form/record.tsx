import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Field } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import { memo } from '../base/memo.ts';
import { foldedFields, isDefault } from './drafts.ts';
import { FieldView } from './field.tsx';
import { type FieldProps, type Form, idOf, type Of, sideClass } from './form.ts';
import { valueText } from './field-names.ts';

export const RecordField = (props: FieldProps<Of<'record'>>) => (
  <fieldset class={`form-record ${sideClass(props.field)}`} id={idOf(props.path)}>
    <legend>{say(props.field.about.label)}</legend>
    {props.form.beside?.(props.path, props.field)}
    <RecordFields {...props} />
  </fieldset>
);

/** The fields of a record: those players state first, the rare ones folded away. */
export const RecordFields = memo(function RecordFields({ field, value, path, form }: FieldProps<Of<'record'>>) {
  const values = value as Readonly<Record<string, unknown>>;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const show = ([name, inner]: readonly [string, Field]) => (
    <FieldView
      key={name}
      field={inner}
      value={values[name]}
      path={at(name)}
      form={form}
      owner={inner.kind === 'list' ? values : undefined}
    />
  );
  const all = Object.entries(field.fields);
  const names = foldedFields(field.fields);
  const folded = all.filter(([name]) => names.has(name));
  const profile = form.terse === true ? [] : inProfile(all);
  const plain = all.filter((entry) => !names.has(entry[0]) && !profile.includes(entry));
  /** How many stand before what they are like. */
  const counted = profile.length === 0 ? [] : plain.filter(([, { about }]) => about.positional === true);
  return (
    <>
      <div class="form-fields">
        {counted.map(show)}
        {profile.length > 0 && (
          <fieldset class="form-profile">
            <legend class="visually-hidden">{say(t('Profil', 'Profile'))}</legend>
            {profile.map(show)}
          </fieldset>
        )}
        {plain.filter((entry) => !counted.includes(entry)).map(show)}
      </div>
      {folded.length > 0 && (
        <RareFields folded={folded} values={values} broken={folded.some(([name]) => isBroken(form, at(name)))}>
          {() => <div class="form-fields">{folded.map(show)}</div>}
        </RareFields>
      )}
    </>
  );
});

/** As printed: `M WS BS S T W I A Ld`. */
const LETTERS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];

/** The fields of a profile, in the order of its letters. */
const inProfile = <E extends readonly [string, Field]>(all: readonly E[]): readonly E[] => {
  const place = ([, { about }]: E): number => LETTERS.indexOf(about.letters?.en ?? '');
  return all.filter((entry) => place(entry) >= 0).sort((a, b) => place(a) - place(b));
};

const isBroken = (form: Form, path: string): boolean =>
  [...form.problems.value.keys()].some((problem) => problem.startsWith(path));

interface RareProps {
  readonly folded: readonly (readonly [string, Field])[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly broken: boolean;
  children(): ComponentChildren;
}

/** Says what is set inside even while it is folded. */
function RareFields({ folded, values, broken, children }: RareProps) {
  const open = useSignal(false);
  const said = folded.filter(([name, inner]) => !isDefault(inner, values[name]));
  const shown = open.value || broken;
  return (
    <details class="form-rare" open={shown} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        {say(t(`Plus (${folded.length})`, `More (${folded.length})`))}
        {!shown && said.length > 0 && (
          <span class="muted small">
            {said
              .map(([name, inner]) => `${say(inner.about.label)}${colon()}${say(valueText(inner, values[name]))}`)
              .join(' · ')}
          </span>
        )}
      </summary>
      {shown && children()}
    </details>
  );
}
