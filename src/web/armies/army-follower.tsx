import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { refreshUnits } from '../../armies/fill.ts';
import type { Values } from '../../kernel/army.ts';
import { equalJson } from '../../kernel/json-hash.ts';
import type { Model } from '../calculator/model.ts';
import { followChange, standingIn } from './placements.ts';
import { forgetTable, saveTable, savedTable } from './saved-table.ts';
import { settingOf } from './army-setting.ts';

/**
 * Units of the form follow their army when it changes there; what was typed over them here stays while it does not.
 * Dice on the table belong to the units they were thrown for: while they lie, nothing moves.
 */
export function ArmyFollower({ model }: { model: Model }) {
  const seen = useRef(new Map<string, Values>());
  useSavedTable(model);
  useSignalEffect(() => {
    const setting = settingOf(model);
    const placements = model.placements.value;
    if (setting === undefined || model.typed.value.length > 0) return;
    const changed = Object.entries(placements).filter(([actor, ref]) => {
      const values = setting.armies[ref.army]?.entries.find(({ id }) => id === ref.entry)?.values;
      if (values === undefined) return false;
      const key = `${actor} ${ref.army} ${ref.entry}`;
      const before = seen.current.get(key);
      seen.current.set(key, values);
      return before !== undefined && !equalJson(before, values) && standingIn(setting, ref)?.standing !== 'gone';
    });
    if (changed.length === 0) return;
    const { draft } = refreshUnits(setting, { draft: model.draft.peek(), placements: Object.fromEntries(changed) });
    model.placeUnits({ draft, placements }, followChange);
  });
  return null;
}

/** A reload brings back who stands in the form and, where they lie there, the dice of the last result. */
function useSavedTable(model: Model): void {
  const wasCast = useRef(false);
  useSignalEffect(() => {
    const setting = settingOf(model);
    if (setting === undefined) return;
    if (Object.keys(model.placements.value).length > 0) {
      wasCast.current = true;
      saveTable(model);
    } else if (wasCast.current) forgetTable(model);
    else {
      const table = savedTable(model, setting);
      if (table !== undefined) model.resume(table, followChange);
    }
  });
}
