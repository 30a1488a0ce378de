import { signal } from '@preact/signals';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { PREFIX } from '../base/storage.ts';

interface TableOwner {
  readonly ruleset: Pick<Ruleset, 'id'>;
  readonly procedure: Pick<Procedure, 'id'>;
}

/** The place of a form for which units are being chosen. */
export const openPickerPlace = signal<string | undefined>(undefined);

/** Where a tab keeps which units stand in a form: with its address, a reload finds everything as it was. */
export const tableKey = ({ ruleset, procedure }: TableOwner): string => `${PREFIX}table.${ruleset.id}/${procedure.id}`;

export function isTableSaved(whose: TableOwner): boolean {
  try {
    return sessionStorage.getItem(tableKey(whose)) !== null;
  } catch {
    return false;
  }
}
