import { type FieldProps, idOf, type Of } from './form.ts';
import { describeControl, Label, ProblemText } from './label.tsx';

/** Longer texts than this are written in several lines. */
const ONE_LINE = 200;

export function WordsField(props: FieldProps<Of<'words'>>) {
  const { field, value, path, form } = props;
  const Control = field.longest > ONE_LINE ? 'textarea' : 'input';
  return (
    <div class="field">
      <Label {...props} />
      <Control
        id={idOf(path)}
        class="form-words"
        autoComplete="off"
        value={String(value)}
        onInput={(event: { readonly currentTarget: { readonly value: string } }) =>
          form.edit(path, event.currentTarget.value)
        }
        {...describeControl(props)}
      />
      <ProblemText {...props} />
    </div>
  );
}
