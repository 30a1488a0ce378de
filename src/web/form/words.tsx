import { type FieldProps, idOf, type Of } from './form.ts';
import { described, Label, ProblemText } from './label.tsx';

export function WordsField(props: FieldProps<Of<'words'>>) {
  const { value, path, form } = props;
  return (
    <div class="field">
      <Label {...props} />
      <input
        id={idOf(path)}
        class="form-words"
        autoComplete="off"
        value={String(value)}
        onInput={(event) => form.edit(path, event.currentTarget.value)}
        {...described(props)}
      />
      <ProblemText {...props} />
    </div>
  );
}
