import { type Lang, LANGS } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { hasIcon } from '../icons/unit-icon.tsx';
import { CounterPicker } from './counter-picker.tsx';
import { type FieldProps, idOf, type Of } from './form.ts';
import { describeControl, Help, Label, ProblemText } from './label.tsx';
import { fullName, optionCode, optionName } from './field-names.ts';
import { Segments } from './segments.tsx';
import { Select } from './select.tsx';

const FEW = 6;
const FEW_WHERE_TERSE = 4;
/** Few options whose names together are longer than this would fill half a phone: they stand in a list instead. */
const LONGEST_TOGETHER = 60;

const lengthOf = (field: Of<'choice'>, lang: Lang): number =>
  field.values.reduce((sum, option) => sum + optionName(field, option)[lang].length, 0);

export function ChoiceField(props: FieldProps<Of<'choice'>>) {
  const { field, form } = props;
  const { values } = field;
  const few = values.length <= (form.terse === true ? FEW_WHERE_TERSE : FEW);
  if (few && LANGS.every((lang) => lengthOf(field, lang) <= LONGEST_TOGETHER)) return <SegmentsField {...props} />;
  return values.filter(hasIcon).length * 2 > values.length ? <CounterPicker {...props} /> : <SelectField {...props} />;
}

function SegmentsField(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, form } = props;
  return (
    <Segments
      name={idOf(path)}
      legend={say(field.about.label)}
      options={field.values.map((id) => ({ id, text: <OptionText field={field} option={id} /> }))}
      value={value}
      help={<Help {...props} />}
      problem={<ProblemText {...props} />}
      attributes={{ id: idOf(path), ...describeControl(props) }}
      onChoose={(option) => form.edit(path, option)}
    />
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
  const { field, value, path, form } = props;
  return (
    <div class="field">
      <Label {...props} />
      <Select
        options={field.values.map((id) => ({ id, text: say(fullName(field, id)) }))}
        value={String(value)}
        attributes={{ id: idOf(path), ...describeControl(props) }}
        onChoose={(option) => form.edit(path, option)}
      />
      <ProblemText {...props} />
    </div>
  );
}
