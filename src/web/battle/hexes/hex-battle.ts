import { type HexPlace, type HexTable, isHexTable } from '../../../space/hex-table.ts';
import type { BattleModel } from '../match/model.ts';

/** A battle on a map of hexes. */
export type HexBattle = BattleModel<HexPlace> & { readonly table: HexTable };

export const isOnHexes = (model: BattleModel): model is HexBattle => isHexTable(model.table);
