import { useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { memo } from '../base/memo.ts';
import { useRef } from 'preact/hooks';
import type { Field } from '../../kernel/schema.ts';
import { type Lang, LANGS, t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { hasIcon, UnitIcon } from '../icons/unit-icon.tsx';
import { foldedFields, isUnsaid } from './drafts.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { ListField } from './list-field.tsx';
import type { Model } from '../calculator/model.ts';
import { colon, fullName, optionCode, optionName, valueText } from './naming.ts';

export type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  /** As problems name it: `attackers[1].units[2].type`. */
  readonly path: string;
  readonly model: Model;
}

export const idOf = (path: string): string => `field-${path}`;

/** A part of the form; drawn again only when its own value changes. */
export const FieldView = memo(function FieldView({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'whole':
      return <WholeField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'words':
      return <WordsField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'record':
      return (
        <fieldset class="calc-record" id={idOf(rest.path)}>
          <legend>{say(field.about.label)}</legend>
          <RecordFields field={field} {...rest} />
        </fieldset>
      );
  }
});

/** The fields of a record: those players state first, the rare ones folded away. */
export const RecordFields = memo(function RecordFields({ field, value, path, model }: FieldProps<Of<'record'>>) {
  const values = value as Readonly<Record<string, unknown>>;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const show = ([name, inner]: readonly [string, Field]) => (
    <FieldView key={name} field={inner} value={values[name]} path={at(name)} model={model} />
  );
  const all = Object.entries(field.fields);
  const names = foldedFields(field.fields);
  const folded = all.filter(([name]) => names.has(name));
  return (
    <>
      <div class="calc-fields">{all.filter(([name]) => !names.has(name)).map(show)}</div>
      {folded.length > 0 && (
        <RareFields folded={folded} values={values} broken={folded.some(([name]) => isBroken(model, at(name)))}>
          {() => <div class="calc-fields">{folded.map(show)}</div>}
        </RareFields>
      )}
    </>
  );
});

const isBroken = (model: Model, path: string): boolean =>
  [...model.problems.value.keys()].some((problem) => problem.startsWith(path));

interface RareProps {
  readonly folded: readonly (readonly [string, Field])[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly broken: boolean;
  children(): ComponentChildren;
}

/** Says what is set inside even while it is folded. */
function RareFields({ folded, values, broken, children }: RareProps) {
  const open = useSignal(false);
  const said = folded.filter(([name, inner]) => !isUnsaid(inner, values[name]));
  const shown = open.value || broken;
  return (
    <details class="calc-rare" open={shown} onToggle={(event) => (open.value = event.currentTarget.open)}>
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

const hintId = (path: string): string => `${idOf(path)}-hint`;

/** A question mark that shows what helps; with a control it is read out in any case. */
export function Help({ field, path }: FieldProps) {
  const open = useSignal(false);
  const { help, label } = field.about;
  if (help === undefined) return null;
  return (
    <span class="calc-help">
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

const problemId = (path: string): string => `${idOf(path)}-problem`;

function ProblemText({ path, model }: FieldProps) {
  const problem = model.problems.value.get(path);
  if (problem === undefined) return null;
  return (
    <span id={problemId(path)} class="field-problem">
      {say(problem)}
    </span>
  );
}

/** What is wrong and what helps, read out with the control it stands beside. */
function described({ field, path, model }: FieldProps) {
  const wrong = model.problems.value.has(path);
  const ids = [...(wrong ? [problemId(path)] : []), ...(field.about.help === undefined ? [] : [hintId(path)])];
  return { ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }), ...(wrong && { 'aria-invalid': true }) };
}

/** A label over its control, and its help beside it. */
const Label = (props: FieldProps) => (
  <span class="calc-label">
    <label class="field-label" for={idOf(props.path)}>
      {say(props.field.about.label)}
    </label>
    <Help {...props} />
  </span>
);

function WholeField(props: FieldProps<Of<'whole'>>) {
  const { field, value, path, model } = props;
  const label = say(field.about.label);
  const number = Number.isInteger(value) ? (value as number) : undefined;
  const put = (n: number): void => model.edit(path, Math.min(field.max, Math.max(field.min, n)));
  const by = (n: number): void => put((number ?? (field.fallback as number | undefined) ?? field.min) + n);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step);
  };
  return (
    <div class="field">
      <Label {...props} />
      <div class="stepper">
        <button
          type="button"
          tabIndex={-1}
          disabled={number === field.min}
          aria-label={`${label} − 1`}
          onClick={() => by(-1)}
        >
          −
        </button>
        <input
          id={idOf(path)}
          class="calc-number"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={field.min}
          aria-valuemax={field.max}
          aria-valuenow={number}
          value={String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => model.edit(path, readNumber(event.currentTarget.value))}
          onKeyDown={onKeyDown}
          {...described(props)}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={number === field.max}
          aria-label={`${label} + 1`}
          onClick={() => by(1)}
        >
          +
        </button>
      </div>
      <ProblemText {...props} />
    </div>
  );
}

/** What is no number yet stays as it was typed. */
const readNumber = (text: string): number | string => {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text;
};

function FlagField(props: FieldProps<Of<'flag'>>) {
  const { field, value, path, model } = props;
  return (
    <div class="calc-flag">
      <label class="check">
        <input
          id={idOf(path)}
          type="checkbox"
          checked={value === true}
          onChange={(event) => model.edit(path, event.currentTarget.checked)}
          {...described(props)}
        />
        <span>{say(field.about.label)}</span>
      </label>
      <Help {...props} />
      <ProblemText {...props} />
    </div>
  );
}

function WordsField(props: FieldProps<Of<'words'>>) {
  const { value, path, model } = props;
  return (
    <div class="field">
      <Label {...props} />
      <input
        id={idOf(path)}
        class="calc-words"
        autoComplete="off"
        value={String(value)}
        onInput={(event) => model.edit(path, event.currentTarget.value)}
        {...described(props)}
      />
      <ProblemText {...props} />
    </div>
  );
}

const FEW = 6;
/** Few options whose names together are longer than this would fill half a phone: they stand in a list instead. */
const LONGEST_TOGETHER = 60;

const lengthOf = (field: Of<'choice'>, lang: Lang): number =>
  field.values.reduce((sum, option) => sum + optionName(field, option)[lang].length, 0);

function ChoiceField(props: FieldProps<Of<'choice'>>) {
  const { values } = props.field;
  const short = LANGS.every((lang) => lengthOf(props.field, lang) <= LONGEST_TOGETHER);
  if (values.length <= FEW && short) return <Segments {...props} />;
  return values.filter(hasIcon).length * 2 > values.length ? <CounterPicker {...props} /> : <SelectField {...props} />;
}

function Segments(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, model } = props;
  return (
    <fieldset class="segments calc-segments" id={idOf(path)} {...described(props)}>
      <legend>{say(field.about.label)}</legend>
      <Help {...props} />
      <div class="segments-track">
        {field.values.map((option) => (
          <label class="segment" key={option}>
            <input
              type="radio"
              name={idOf(path)}
              checked={value === option}
              onChange={() => model.edit(path, option)}
            />
            <span>
              <OptionText field={field} option={option} />
            </span>
          </label>
        ))}
      </div>
      <ProblemText {...props} />
    </fieldset>
  );
}

/** The printed abbreviation, where there is one, with its name. */
const OptionText = ({ field, option }: { field: Of<'choice'>; option: string }) => {
  const code = optionCode(option);
  const name = say(optionName(field, option));
  return code === undefined || name.includes(code) ? (
    <>{name}</>
  ) : (
    <>
      <b>{code}</b> {name}
    </>
  );
};

function SelectField(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, model } = props;
  return (
    <div class="field">
      <Label {...props} />
      <select
        id={idOf(path)}
        value={String(value)}
        onChange={(event) => model.edit(path, event.currentTarget.value)}
        {...described(props)}
      >
        {field.values.map((option) => (
          <option key={option} value={option}>
            {say(fullName(field, option))}
          </option>
        ))}
      </select>
      <ProblemText {...props} />
    </div>
  );
}

const focusChosen = (grid: HTMLFieldSetElement | null): void => {
  const chosen = grid?.querySelector<HTMLInputElement>('input:checked') ?? grid?.querySelector('input');
  chosen?.focus();
};

/**
 * Many counters: the chosen one as a button, the others in a grid that it opens. Arrows choose and leave it open;
 * a tap chooses and closes it, once the browser has told of the change.
 */
function CounterPicker(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, model } = props;
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
  return (
    <div class={`field calc-picker${open.value ? ' open' : ''}`}>
      <Label {...props} />
      <button
        type="button"
        id={idOf(path)}
        ref={button}
        class="calc-counter"
        aria-expanded={open.value}
        aria-label={`${label}${colon()}${say(fullName(field, chosen))}`}
        onClick={() => (open.value = !open.value)}
        {...described(props)}
      >
        <UnitIcon type={chosen} />
        <span class="calc-counter-name">
          {optionCode(chosen) !== undefined && <b>{optionCode(chosen)}</b>}{' '}
          <span>{say(optionName(field, chosen))}</span>
        </span>
        <Glyph name="down" />
      </button>
      {open.value && (
        <fieldset class="calc-counters" ref={focusChosen} onKeyDown={onKeyDown}>
          <legend class="visually-hidden">{label}</legend>
          {field.values.map((option) => (
            <label class="segment" key={option} onClick={(event) => event.detail > 0 && setTimeout(close)}>
              <input
                type="radio"
                name={idOf(path)}
                checked={value === option}
                onChange={() => model.edit(path, option)}
              />
              <span>
                <UnitIcon type={option} />
                <b>{optionCode(option)}</b>
                <small>{say(optionName(field, option))}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ProblemText {...props} />
    </div>
  );
}
