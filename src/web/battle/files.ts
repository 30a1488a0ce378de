import { saved } from '../../play/saved.ts';
import { saveJson, today } from '../base/saving.ts';
import type { BattleModel } from './model.ts';

/** Hands the journal over as a file. */
export const saveFile = ({ game, match }: BattleModel): void => handOver(game.scenario.id, saved(match.value));

export const handOver = (name: string, journal: string): void => saveJson(journal, `${name}-${today()}`);
