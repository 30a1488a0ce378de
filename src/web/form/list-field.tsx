import { useRef } from 'preact/hooks';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { bare } from './drafts.ts';
import { type FieldProps, FieldView, Help, idOf, type Of, RecordFields } from './fields.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { colon, itemName } from './naming.ts';
import { keyOf } from './paths.ts';

/** Items one adds, copies, moves and takes away with one tap each. */
export function ListField(props: FieldProps<Of<'list'>>) {
  const { field, value, path, model } = props;
  const items = value as readonly unknown[];
  const add = useRef<HTMLButtonElement>(null);
  const put = (next: readonly unknown[]): void => model.edit(path, next);
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
  const problem = model.problems.value.get(path);
  const actions = (i: number) => (
    <ItemActions
      name={name(i)}
      up={i > 0 ? () => put(items.toSpliced(i - 1, 2, items[i], items[i - 1])) : undefined}
      copy={full ? undefined : () => insert(i + 1, structuredClone(items[i]))}
      remove={items.length > field.min ? () => remove(i) : undefined}
    />
  );

  return (
    <section
      class={`calc-list${items.length === 0 ? ' empty' : ''}${items.length === 1 ? ' single' : ''}`}
      id={idOf(path)}
      role="group"
      aria-labelledby={`${idOf(path)}-label`}
    >
      <div class="calc-list-head">
        <span class="field-label" id={`${idOf(path)}-label`}>
          {say(field.about.label)}
        </span>
        <Help {...props} />
        {items.length === 1 && actions(0)}
        {!full && (
          <button
            type="button"
            class="compact calc-add"
            aria-label={`${say(t('Ajouter', 'Add'))}${colon()}${say(added)}`}
            ref={add}
            onClick={() => insert(items.length, bare(field.item, items.at(-1)))}
          >
            <Glyph name="add" />
            {items.length === 0 ? say(added) : say(t('Ajouter', 'Add'))}
          </button>
        )}
      </div>
      {problem !== undefined && <p class="field-problem">{say(problem)}</p>}
      {items.map((item, i) => (
        <div
          key={keyOf(item, i)}
          id={`${idOf(at(i))}-card`}
          class={`calc-item calc-${field.item.kind}-item`}
          role="group"
          aria-label={name(i)}
          tabIndex={-1}
        >
          {items.length > 1 && (
            <div class="calc-item-head">
              <span class="calc-item-name">{name(i)}</span>
              {actions(i)}
            </div>
          )}
          {field.item.kind === 'record' ? (
            <RecordFields field={field.item} value={item} path={at(i)} model={model} />
          ) : (
            <FieldView field={field.item} value={item} path={at(i)} model={model} />
          )}
        </div>
      ))}
    </section>
  );
}

interface ActionsProps {
  readonly name: string;
  readonly up: (() => void) | undefined;
  readonly copy: (() => void) | undefined;
  readonly remove: (() => void) | undefined;
}

const ItemActions = ({ name, up, copy, remove }: ActionsProps) => (
  <span class="calc-item-actions">
    {up && (
      <button
        type="button"
        class="quiet icon"
        aria-label={`${say(t('Monter', 'Move up'))}${colon()}${name}`}
        onClick={up}
      >
        <Glyph name="up" />
      </button>
    )}
    {copy && (
      <button
        type="button"
        class="quiet icon"
        aria-label={`${say(t('Copier', 'Copy'))}${colon()}${name}`}
        onClick={copy}
      >
        <Glyph name="copy" />
      </button>
    )}
    {remove && (
      <button
        type="button"
        class="quiet icon"
        aria-label={`${say(t('Retirer', 'Remove'))}${colon()}${name}`}
        onClick={remove}
      >
        <Glyph name="remove" />
      </button>
    )}
  </span>
);

const focusSoon = (find: () => HTMLElement | null): void => {
  requestAnimationFrame(() => find()?.focus());
};
