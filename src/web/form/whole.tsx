import type { TargetedKeyboardEvent } from 'preact';
import { say } from '../base/lang.ts';
import { type FieldProps, idOf, type Of } from './form.ts';
import { describeControl, Label, ProblemText } from './label.tsx';

/** What is no number yet stays as it was typed. */
const readNumber = (text: string): number | string => {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d{1,9}(?:\.5)?$/.test(plain) ? Number(plain) : text;
};

export function WholeField(props: FieldProps<Of<'whole'>>) {
  const { field, value, path, form } = props;
  const { min, max } = field;
  const number = typeof value === 'number' ? value : undefined;
  const halves = field.about.halves === true;
  const by = (step: number): void => {
    const from = number ?? (field.fallback as number | undefined) ?? min;
    form.edit(path, Math.min(max, Math.max(min, from + step)));
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step);
  };
  const stepTo = (end: number, step: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      disabled={number === end}
      aria-label={`${say(field.about.label)} ${sign} 1`}
      onClick={() => by(step)}
    >
      {sign}
    </button>
  );
  const input = (
    <input
      {...(form.terse === true
        ? { type: 'number', min, max, step: halves ? 0.5 : 1 }
        : { class: 'form-number', role: 'spinbutton' })}
      id={idOf(path)}
      inputMode={halves ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={number}
      value={String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => form.edit(path, readNumber(event.currentTarget.value))}
      onKeyDown={onKeyDown}
      {...describeControl(props)}
    />
  );
  if (field.about.letters !== undefined && form.terse !== true)
    return (
      <div class="form-letter">
        <label for={idOf(path)} title={say(field.about.label)}>
          <span aria-hidden="true">{say(field.about.letters)}</span>
          <span class="visually-hidden">{say(field.about.label)}</span>
        </label>
        {input}
        <ProblemText {...props} />
      </div>
    );
  return (
    <div class="field">
      <Label {...props} />
      {form.terse === true ? (
        input
      ) : (
        <div class="stepper">
          {stepTo(min, -1, '−')}
          {input}
          {stepTo(max, 1, '+')}
        </div>
      )}
      <ProblemText {...props} />
    </div>
  );
}
