import { targetText, unitsPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, openerOf } from '../../../../hex-battle/story/told.ts';
import { strikesOn } from '../../../../hex-battle/story/arrows.ts';
import { says, sentence, words } from '../../../../hex-battle/story/phrase.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Battle } from '../game.ts';
import { fallArrows, fateClauses, isBlow, routClauses, shakenClauses } from './fates.ts';
import type { Told } from './told.ts';

/** A shot, and what it did. */
export function firePassage(battle: Battle, told: Told): Passage<HexPlace> {
  const { field } = battle;
  const { units, at, result } = openerOf(told, 'fire');
  const { before } = told[0]!;
  const shot = words(says(unitsPhrase(field, units), ['tire', 'tirent', 'shot']), targetText(field, before, at));
  const effects = [...routClauses(field, told), ...shakenClauses(field, told), ...fateClauses(field, told)];
  const none = result === 'none' && effects.length === 0 ? [t('sans effet', 'no effect')] : [];
  return {
    text: sentence([shot, ...effects, ...none], dieText(battle, told, 'fire')),
    matter: isBlow(told) ? 'blow' : 'deed',
    arrows: [...strikesOn(field, before, units, at), ...fallArrows(field, told)],
  };
}
