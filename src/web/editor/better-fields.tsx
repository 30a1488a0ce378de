import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import type { Sketch } from '../../space/workshop.ts';
import { say } from '../base/lang.ts';
import { type FieldProps, type Form, idOf, type Of } from '../form/form.ts';
import { ProblemText } from '../form/label.tsx';
import { optionName } from '../form/field-names.ts';
import { Segments } from '../form/segments.tsx';
import { Select } from '../form/select.tsx';
import type { EditorModel } from './model.ts';

/** Fields that say a side by its number. */
const SIDE = /(?:^|\.)(?:side|initiative|otherwise)$/;

const noSide = (path: string): Text => (path === 'otherwise' ? t('aux points', 'on points') : t('personne', 'nobody'));

const namesIn = (sketch: Sketch): readonly Text[] =>
  (sketch['sides'] as readonly { readonly name: Text }[]).map(({ name }) => name);

interface Props extends FieldProps {
  readonly sketch: ReadonlySignal<Sketch>;
}

/** A side by its name. */
function SideField({ sketch, ...props }: Props) {
  const { field, value, path, form } = props;
  const named = namesIn(sketch.value).map((name, i) => ({ id: String(i + 1), text: say(name) || String(i + 1) }));
  const nobody = field.kind === 'whole' && field.min === 0 ? [{ id: '0', text: say(noSide(path)) }] : [];
  return (
    <div class="field">
      <label class="field-label" for={idOf(path)}>
        {say(field.about.label)}
      </label>
      <Select
        options={[...nobody, ...named]}
        value={String(value)}
        attributes={{ id: idOf(path) }}
        onChoose={(id) => form.edit(path, Number(id))}
      />
      <ProblemText {...props} />
    </div>
  );
}

/** West is O in French, where an id says W. */
const codeText = (id: string): Text => t(id.replace('W', 'O'), id);

function FacingField(props: FieldProps<Of<'choice'>>) {
  const { field, value, path, form } = props;
  return (
    <Segments
      name={idOf(path)}
      legend={say(field.about.label)}
      options={field.values.map((id) => ({
        id,
        text: (
          <>
            <b>{say(codeText(id))}</b> {say(optionName(field, id))}
          </>
        ),
      }))}
      value={value}
      problem={<ProblemText {...props} />}
      attributes={{ id: idOf(path) }}
      onChoose={(option) => form.edit(path, option)}
    />
  );
}

const better =
  (sketch: ReadonlySignal<Sketch>) =>
  ({ field, ...rest }: FieldProps): ComponentChildren => {
    if (field.kind === 'whole' && SIDE.test(rest.path)) return <SideField field={field} {...rest} sketch={sketch} />;
    return field.kind === 'choice' && rest.path.endsWith('.facing') ? (
      <FacingField field={field} {...rest} />
    ) : undefined;
  };

/** The form of a scenario: sides are chosen by name, and facings as the language has them. */
export const useForm = ({ form, sketch }: EditorModel): Form =>
  useMemo(() => ({ ...form, instead: better(sketch) }), [form]);
