import { say } from '../base/lang.ts';
import { type FieldProps, idOf, type Of } from './form.ts';
import { describeControl, Help, ProblemText } from './label.tsx';

export function FlagField(props: FieldProps<Of<'flag'>>) {
  const { field, value, path, form } = props;
  return (
    <div class="form-flag">
      <label class="check">
        <input
          id={idOf(path)}
          type="checkbox"
          checked={value === true}
          onChange={(event) => form.edit(path, event.currentTarget.checked)}
          {...describeControl(props)}
        />
        <span>{say(field.about.label)}</span>
      </label>
      <Help {...props} />
      <ProblemText {...props} />
    </div>
  );
}
