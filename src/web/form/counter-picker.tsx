import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { colon, say } from '../base/lang.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { type FieldProps, idOf, type Of } from './form.ts';
import { describeControl, Label, ProblemText } from './label.tsx';
import { fullName, optionCode, optionName } from './field-names.ts';
import { Segment } from './segments.tsx';

const focusChosen = (grid: HTMLFieldSetElement | null): void => {
  const chosen = grid?.querySelector<HTMLInputElement>('input:checked') ?? grid?.querySelector('input');
  chosen?.focus();
};

/**
 * Many counters: the chosen one as a button, the others in a grid that it opens. Arrows choose and leave it open;
 * a tap chooses and closes it, once the browser has told of the change.
 */
export function CounterPicker(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, form } = props;
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = say(field.about.label);
  const close = (): void => {
    open.value = false;
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const chosen = String(value);
  const code = optionCode(chosen);
  return (
    <div class={`field form-picker${open.value ? ' open' : ''}`}>
      <Label {...props} />
      <button
        type="button"
        id={idOf(path)}
        ref={button}
        class="form-counter"
        aria-expanded={open.value}
        aria-label={`${label}${colon()}${say(fullName(field, chosen))}`}
        onClick={() => (open.value = !open.value)}
        {...describeControl(props)}
      >
        <UnitIcon type={chosen} />
        <span class="form-counter-name">
          {code !== undefined && <b>{code}</b>} <span>{say(optionName(field, chosen))}</span>
        </span>
        <Glyph name="down" />
      </button>
      {open.value && (
        <fieldset class="form-counters" ref={focusChosen} onKeyDown={onKeyDown}>
          <legend class="visually-hidden">{label}</legend>
          {field.values.map((option) => (
            <Segment
              key={option}
              name={idOf(path)}
              value={option}
              chosen={value === option}
              onChoose={() => form.edit(path, option)}
              onClick={(event) => event.detail > 0 && setTimeout(close)}
            >
              <UnitIcon type={option} />
              <b>{optionCode(option)}</b>
              <small>{say(optionName(field, option))}</small>
            </Segment>
          ))}
        </fieldset>
      )}
      <ProblemText {...props} />
    </div>
  );
}
