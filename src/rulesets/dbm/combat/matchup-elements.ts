import type { Named } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { type TroopType, TROOP_NAMES, type Troop, TROOPS } from '../types.ts';

/** Rows and columns of match-up tables. */
export const ELEMENTS: readonly Named<TroopType>[] = [
  ...TROOPS.map((id) => ({ id, text: t(`${id} ${TROOP_NAMES[id].fr}`, `${id} ${TROOP_NAMES[id].en}`) })),
  { id: 'Nav', text: t('naval vide', 'empty naval') },
];

/** A galley stands for any naval element whose troops have landed. */
export const tableElement = (id: TroopType): { readonly type: Troop; readonly landed: boolean } =>
  id === 'Nav' ? { type: 'Gal', landed: true } : { type: id, landed: false };
