import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Field, fieldOf } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { Form, Of } from '../../form/form.ts';
import { placeText } from '../../form/field-names.ts';
import { parsePath, valueOf } from '../../form/paths.ts';
import { RecordFields } from '../../form/record.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import type { Model } from '../model.ts';
import './fact-editor.css';

/** Ids of the same facts stand in the form already. */
const HERE = 'here.';

export interface FactEditorProps {
  readonly model: Model;
  /** The record whose facts are edited; some of them where they are named. */
  readonly path: string;
  readonly names?: readonly string[] | undefined;
  readonly from: DOMRect;
  close(): void;
}

/** The facts of one counter, or of the ground, beside it: Escape or a tap elsewhere closes it, and the focus returns. */
export function FactEditor({ model, path, names, from, close }: FactEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const open = dialog.current!;
    open.showModal();
    open.querySelector<HTMLElement>('.form-fields :is(button, input, select)')?.focus();
    return () => {
      open.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const problems = useComputed<ReadonlyMap<string, Text>>(
    () => new Map([...model.problems.value].map(([at, text]) => [HERE + at, text])),
  );
  const form = useMemo<Form>(
    () => ({ problems, edit: (at, value) => model.edit(at.slice(HERE.length), value) }),
    [model],
  );
  const root = fieldOf(model.procedure.situation);
  const field = fieldAt(root, path);
  const shown = useMemo(() => ({ ...field, fields: some(field.fields, names) }), [field, names?.join()]);
  const value = valueOf(model.draft.value, parsePath(path));
  useEffect(() => {
    if (value === undefined) close();
  });
  if (value === undefined) return null;
  const list = valueOf(model.draft.value, parsePath(path).slice(0, -1));
  const removable = names === undefined && Array.isArray(list) && list.length > leastAt(root, path);
  return (
    <dialog
      ref={dialog}
      class="picture-editing"
      style={{ '--x': `${from.right}px`, '--y': `${from.top}px` }}
      aria-labelledby="editing-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="picture-editing-page">
        <header>
          <h2 id="editing-title">{say(path === '' ? field.about.label : placeText(root, path))}</h2>
          {removable && (
            <button
              type="button"
              class="compact quiet"
              onClick={() => {
                const steps = parsePath(path);
                close();
                model.edit(path.slice(0, path.lastIndexOf('[')), list.toSpliced(Number(steps.at(-1)), 1));
              }}
            >
              {say(t('Retirer', 'Remove'))}
            </button>
          )}
          <button type="button" class="quiet icon" aria-label={say(t('Fermer', 'Close'))} onClick={close}>
            <Glyph name="remove" />
          </button>
        </header>
        <RecordFields field={shown} value={value} path={path === '' ? HERE.slice(0, -1) : HERE + path} form={form} />
      </div>
    </dialog>
  );
}

/** Facts that are counters of their own are edited there. */
const some = (fields: Of<'record'>['fields'], names: readonly string[] | undefined): Of<'record'>['fields'] =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, { kind, about }]) =>
      names === undefined ? kind !== 'list' || about.place === undefined : names.includes(name),
    ),
  );

const inside = (field: Field, step: string | number): Field =>
  field.kind === 'list' ? field.item : (field as Of<'record'>).fields[step]!;

const fieldAt = (root: Field, path: string): Of<'record'> => parsePath(path).reduce(inside, root) as Of<'record'>;

function leastAt(root: Field, path: string): number {
  const list = parsePath(path).slice(0, -1).reduce(inside, root);
  return list.kind === 'list' ? list.min : 0;
}
