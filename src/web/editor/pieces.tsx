import { capitalize, t, type Text } from '../../kernel/text.ts';
import type { Field } from '../../kernel/schema.ts';
import { say } from '../base/lang.ts';
import { RecordFields } from '../form/record.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { useForm } from './better-fields.tsx';
import type { EditorModel } from './model.ts';
import { numberOf } from '../../space/hex.ts';
import { entriesOf, type ListName, placeOf } from './sketch.ts';

type RecordField = Field & { kind: 'record' };

const itemOf = ({ document }: EditorModel, list: ListName): RecordField =>
  (document.fields[list] as Field & { kind: 'list' }).item as RecordField;

const sideName = ({ sketch }: EditorModel, side: number): Text =>
  ((sketch.value['sides'] as readonly { name: Text }[])[side - 1]?.name ?? t('', '')) as Text;

const ADDED: Readonly<Record<ListName, Text>> = { units: t('Unité', 'Unit'), leaders: t('Chef', 'Leader') };

const emptyText = (hex: string): Text =>
  t(
    `Aucun pion en ${hex}. Pour en poser un, choisissez d’abord une unité ou un chef ci-dessus.`,
    `No counter in ${hex}. To put one there, first choose a unit or a leader above.`,
  );

/** Units and leaders: put down, turned, edited, taken away. */
export function Pieces({ model }: { model: EditorModel }) {
  const { selected, adding, empty, map } = model;
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
          {say(
            t(
              'Touchez les hexagones où en poser ; chacun copie le précédent. Échap pour finir.',
              'Tap the hexes where they go; each copies the one before. Escape ends.',
            ),
          )}
        </p>
      )}
      <div role="status">
        {empty.value !== undefined && adding.value === undefined && (
          <p class="notice small">{say(emptyText(numberOf(map.value.grid, empty.value)))}</p>
        )}
      </div>
      {selected.value === undefined ? (
        adding.value === undefined && (
          <>
            <p class="small muted">
              {say(
                t(
                  'Touchez un pion pour le modifier, puis un hexagone pour l’y mettre ; ou glissez-le.',
                  'Tap a counter to edit it, then a hex to put it there; or drag it.',
                ),
              )}
            </p>
            <OffTheMap model={model} />
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
      <RecordFields field={itemOf(model, placeOf(place)!.list)} value={entry} path={place} form={form} />
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

/** Entries whose hex the map does not have: they can only be reached from here. */
function OffTheMap({ model }: { model: EditorModel }) {
  const shown = new Set(model.counters.value.map(({ id }) => id));
  const lost = (['units', 'leaders'] as const).flatMap((list) =>
    entriesOf(model.sketch.value, list)
      .map((entry, i) => ({ id: `${list}[${i + 1}]`, name: entry['name'] as Text }))
      .filter(({ id }) => !shown.has(id)),
  );
  if (lost.length === 0) return null;
  return (
    <section>
      <h3>{say(t('Hors de la carte', 'Off the map'))}</h3>
      <ul role="list">
        {lost.map(({ id, name }) => (
          <li key={id}>
            <button type="button" class="link" onClick={() => model.take(id)}>
              {say(capitalize(name)) || id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
