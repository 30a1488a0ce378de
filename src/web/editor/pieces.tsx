import { capitalize, t, type Text } from '../../kernel/text.ts';
import type { Field } from '../../kernel/schema.ts';
import { say } from '../base/lang.ts';
import { RecordFields } from '../form/record.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { useForm } from './better-fields.tsx';
import type { EditorModel } from './model.ts';
import { entriesOf, entryId, entryOf, type ListName } from './sketch.ts';
import type { SurfaceBench } from './surface-bench.ts';

type RecordField = Field & { kind: 'record' };

const itemOf = ({ document }: EditorModel, list: ListName): RecordField =>
  (document.fields[list] as Field & { kind: 'list' }).item as RecordField;

const sideName = ({ sketch }: EditorModel, side: number): Text =>
  ((sketch.value['sides'] as readonly { name: Text }[])[side - 1]?.name ?? t('', '')) as Text;

const ADDED: Readonly<Record<ListName, Text>> = { units: t('Unité', 'Unit'), leaders: t('Chef', 'Leader') };

interface Props {
  readonly model: EditorModel;
  readonly bench: SurfaceBench;
}

/** Units and leaders: put down, turned, edited, taken away. */
export function Pieces({ model, bench }: Props) {
  const { selected, adding } = model;
  const touched = bench.touchedText.value;
  return (
    <>
      <div class="editor-add">
        {[1, 2].map((side) => (
          <div
            key={side}
            class={`editor-side side-${side === 1 ? 'a' : 'b'}`}
            role="group"
            aria-label={say(sideName(model, side))}
          >
            <b>{say(sideName(model, side))}</b>
            {(['units', 'leaders'] as const).map((list) => {
              const on = adding.value?.list === list && adding.value.side === side;
              return (
                <button
                  key={list}
                  type="button"
                  class="compact"
                  aria-pressed={on}
                  onClick={() => (adding.value = on ? undefined : { list, side })}
                >
                  <Glyph name="add" />
                  {say(ADDED[list])}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {adding.value !== undefined && (
        <p class="notice small" role="status">
          {say(bench.putDownText)}
        </p>
      )}
      <div role="status">
        {touched !== undefined && adding.value === undefined && <p class="notice small">{say(touched)}</p>}
      </div>
      {selected.value === undefined ? (
        adding.value === undefined && (
          <>
            <p class="small muted">{say(bench.editText)}</p>
            <OffTheMap model={model} bench={bench} />
          </>
        )
      ) : (
        <Piece key={selected.value} model={model} place={selected.value} />
      )}
    </>
  );
}

function Piece({ model, place }: { model: EditorModel; place: string }) {
  const form = useForm(model);
  const entry = model.entryAt(place);
  if (entry === undefined) return null;
  return (
    <section class="stack editor-piece" aria-label={say(entry['name'] as Text)}>
      <RecordFields field={itemOf(model, entryOf(place)!.list)} value={entry} path={place} form={form} />
      <div class="row">
        <button type="button" class="compact" onClick={() => model.remove(place)}>
          <Glyph name="remove" />
          {say(t('Retirer', 'Remove'))}
        </button>
        <button type="button" class="quiet compact" onClick={model.letGo}>
          {say(t('Lâcher', 'Let go'))}
        </button>
      </div>
    </section>
  );
}

/** Entries whose place the map does not have: they can only be reached from here. */
function OffTheMap({ model, bench }: Props) {
  const lost = (['units', 'leaders'] as const).flatMap((list) =>
    entriesOf(model.sketch.value, list)
      .map((entry, i) => ({ id: entryId(list, i), name: entry['name'] as Text }))
      .filter(({ id }) => !bench.shown.value.has(id)),
  );
  if (lost.length === 0) return null;
  return (
    <section>
      <h3>{say(t('Hors de la carte', 'Off the map'))}</h3>
      <ul role="list">
        {lost.map(({ id, name }) => (
          <li key={id}>
            <button type="button" class="link" onClick={() => bench.take(id)}>
              {say(capitalize(name)) || id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
