import { memo } from '../base/memo.ts';
import { ChoiceField } from './choice.tsx';
import { FlagField } from './flag.tsx';
import type { FieldProps } from './form.ts';
import { ListField } from './list.tsx';
import { RecordField } from './record.tsx';
import { WholeField } from './whole.tsx';
import { WordsField } from './words.tsx';
import './form.css';

/** The control of a field, after its kind; drawn again only when its own value changes. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { field, ...rest } = props;
  const better = props.form.instead?.(props);
  if (better !== undefined) return <>{better}</>;
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
      return <RecordField field={field} {...rest} />;
  }
});
