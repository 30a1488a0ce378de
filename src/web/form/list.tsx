import { useRef } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import { Glyph, type GlyphName } from '../icons/glyphs.tsx';
import { nextItem } from '../../calculate/next-item.ts';
import { simplestValue } from './drafts.ts';
import { FieldView } from './field.tsx';
import { type FieldProps, idOf, type Of, sideClass } from './form.ts';
import { Help } from './label.tsx';
import { itemName } from './field-names.ts';
import { keyOf } from './paths.ts';
import { RecordFields } from './record.tsx';

/** Items one adds, copies, moves and takes away with one tap each. */
export function ListField(props: FieldProps<Of<'list'>>) {
  const { field, value, path, form, owner = {} } = props;
  const items = value as readonly unknown[];
  const add = useRef<HTMLButtonElement>(null);
  const put = (next: readonly unknown[]): void => form.edit(path, next);
  const at = (i: number): string => `${path}[${i + 1}]`;
  const name = (i: number): string => say(itemName(field.item, i));
  const focusItem = (i: number): void => focusSoon(() => document.getElementById(`${idOf(at(i))}-card`));
  const insert = (i: number, item: unknown): void => {
    put(items.toSpliced(i, 0, item));
    focusItem(i);
  };
  const remove = (i: number): void => {
    put(items.toSpliced(i, 1));
    if (items.length > 1) focusItem(Math.max(0, i - 1));
    else focusSoon(() => add.current);
  };
  const full = items.length >= field.max;
  /** An empty list is only its button: the button then bears the name of the list. */
  const added = items.length === 0 ? field.about.label : field.item.about.label;
  const problem = form.problems.value.get(path);
  const actions = (i: number) => (
    <span class="form-item-actions">
      {i > 0 && (
        <ItemAction
          glyph="up"
          does={t('Monter', 'Move up')}
          to={name(i)}
          act={() => put(items.toSpliced(i - 1, 2, items[i], items[i - 1]))}
        />
      )}
      {!full && (
        <ItemAction
          glyph="copy"
          does={t('Copier', 'Copy')}
          to={name(i)}
          act={() => insert(i + 1, structuredClone(items[i]))}
        />
      )}
      {items.length > field.min && (
        <ItemAction glyph="remove" does={t('Retirer', 'Remove')} to={name(i)} act={() => remove(i)} />
      )}
    </span>
  );

  return (
    <section
      class={`form-list ${['empty', 'single'][items.length] ?? ''} ${sideClass(field)}`}
      id={idOf(path)}
      role="group"
      aria-labelledby={`${idOf(path)}-label`}
    >
      <div class="form-list-head">
        <span class="field-label" id={`${idOf(path)}-label`}>
          {say(field.about.label)}
        </span>
        <Help {...props} />
        {items.length === 1 && actions(0)}
      </div>
      {problem !== undefined && <p class="field-problem">{say(problem)}</p>}
      {items.map((item, i) => (
        <div
          key={keyOf(item, i)}
          id={`${idOf(at(i))}-card`}
          class={`form-item form-${field.item.kind}-item`}
          role="group"
          aria-label={name(i)}
          tabIndex={-1}
        >
          {items.length > 1 && (
            <div class="form-item-head">
              <span class="form-item-name">{name(i)}</span>
              {actions(i)}
            </div>
          )}
          {field.item.kind === 'record' && form.beside?.(at(i), field.item)}
          {field.item.kind === 'record' ? (
            <RecordFields field={field.item} value={item} path={at(i)} form={form} />
          ) : (
            <FieldView field={field.item} value={item} path={at(i)} form={form} />
          )}
        </div>
      ))}
      <div class="form-list-foot">
        {!full && (
          <button
            type="button"
            class="compact quiet form-add"
            aria-label={`${say(t('Ajouter', 'Add'))}${colon()}${say(added)}`}
            ref={add}
            onClick={() =>
              insert(
                items.length,
                structuredClone(nextItem(field, items, owner, (one) => simplestValue(one, undefined))),
              )
            }
          >
            <Glyph name="add" />
            {say(added)}
          </button>
        )}
        {form.beside?.(path, field)}
      </div>
    </section>
  );
}

interface ItemActionProps {
  readonly glyph: GlyphName;
  readonly does: Text;
  readonly to: string;
  act(): void;
}

const ItemAction = ({ glyph, does, to, act }: ItemActionProps) => (
  <button type="button" class="quiet icon" aria-label={`${say(does)}${colon()}${to}`} onClick={act}>
    <Glyph name={glyph} />
  </button>
);

const focusSoon = (find: () => HTMLElement | null): void => {
  requestAnimationFrame(() => find()?.focus());
};
