import { type ComponentChildren, h } from 'preact';
import type { Field } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { isTableSaved, openPickerPlace } from '../armies/picker-place.ts';
import { armyPlaces } from '../base/calculator-labels.ts';
import { colon, say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import type { Model } from './model.ts';

/** Armies are read off the device when a unit comes from one. */
const Mark = lazy<{ model: Model; actor: string }>(async () => (await import('../armies/unit-mark.tsx')).UnitMark);
const Follower = lazy<{ model: Model }>(async () => (await import('../armies/army-follower.tsx')).ArmyFollower);
const Picker = lazy<{ model: Model; path: string }>(async () => (await import('../armies/unit-picker.tsx')).UnitPicker);

const templatePath = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** What stands beside a part of the form where units of an army may stand: nothing where none may. */
export function armySlot(model: Model, path: string, field: Field): ComponentChildren {
  const places = armyPlaces(model.ruleset.id, model.procedure.id);
  const template = templatePath(path);
  if (places.includes(`${template}[]`)) return h(FromArmy, { path, field });
  if (!places.includes(template)) return null;
  return h(Slot, { model, path, field });
}

const FROM_ARMY = t('De mon armée', 'From my army');

const FromArmy = ({ path, field }: { path: string; field: Field }) => (
  <button
    type="button"
    class="compact quiet form-army"
    aria-haspopup="dialog"
    aria-label={`${say(FROM_ARMY)}${colon()}${say(field.about.label)}`}
    data-place={path}
    onClick={() => (openPickerPlace.value = path)}
  >
    <Glyph name="flag" />
    {say(FROM_ARMY)}
  </button>
);

/** A record, or the whole form: one unit, and the mark of whoever stands there. An item of a list has its mark alone. */
function Slot({ model, path, field }: { model: Model; path: string; field: Field }) {
  const placements = model.placements.value;
  const actors = path === '' ? Object.keys(placements) : Object.hasOwn(placements, path) ? [path] : [];
  return (
    <>
      {!path.endsWith(']') && <FromArmy path={path} field={field} />}
      {actors.map((actor) => (
        <Mark key={actor} model={model} actor={actor} />
      ))}
    </>
  );
}

/** What a form with units of armies needs beside it. */
export const ArmyHelp = ({ model }: { model: Model }) => (
  <>
    {openPickerPlace.value !== undefined && <Picker model={model} path={openPickerPlace.value} />}
    {(Object.keys(model.placements.value).length > 0 || isTableSaved(model)) && <Follower model={model} />}
  </>
);
