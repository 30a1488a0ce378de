import { useSignal } from '@preact/signals';
import { t } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import { type ControlAttributes, type FieldProps, idOf } from './form.ts';

const hintId = (path: string): string => `${idOf(path)}-hint`;
const problemId = (path: string): string => `${idOf(path)}-problem`;

/** A question mark that shows what helps; with a control it is read out in any case. */
export function Help({ field, path }: FieldProps) {
  const open = useSignal(false);
  const { help, label } = field.about;
  if (help === undefined) return null;
  return (
    <span class="form-help">
      <button
        type="button"
        class="quiet"
        aria-expanded={open.value}
        aria-label={`${say(t('Aide', 'Help'))}${colon()}${say(label)}`}
        onClick={() => (open.value = !open.value)}
      >
        ?
      </button>
      <small id={hintId(path)} class={open.value ? 'field-hint' : 'visually-hidden'}>
        {say(help)}
      </small>
    </span>
  );
}

/** A label over its control, and its help beside it. */
export const Label = (props: FieldProps) => (
  <span class="form-label">
    <label class="field-label" for={idOf(props.path)}>
      {say(props.field.about.label)}
    </label>
    <Help {...props} />
  </span>
);

export function ProblemText({ path, form }: FieldProps) {
  const problem = form.problems.value.get(path);
  if (problem === undefined) return null;
  return (
    <span id={problemId(path)} class="field-problem">
      {say(problem)}
    </span>
  );
}

/** What is wrong and what helps, read out with the control it stands beside. */
export function describeControl({ field, path, form }: FieldProps): ControlAttributes {
  const wrong = form.problems.value.has(path);
  const ids = [...(wrong ? [problemId(path)] : []), ...(field.about.help === undefined ? [] : [hintId(path)])];
  return { ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }), ...(wrong && { 'aria-invalid': true }) };
}
