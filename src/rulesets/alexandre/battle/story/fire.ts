import { targetText, unitsPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, openerOf } from '../../../../hex-battle/story/passage-events.ts';
import { strikesOn } from '../../../../hex-battle/story/arrows.ts';
import { says, sentence, words } from '../../../../hex-battle/story/phrase.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Battle } from '../game.ts';
import { fallArrows, fateClauses, isBlow, routClauses, shakenClauses } from './fates.ts';
import type { PassageEvents } from './passage-events.ts';

/** A shot, and what it did. */
export function firePassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const { units, at, result } = openerOf(events, 'fire');
  const { before } = events[0]!;
  const shot = words(says(unitsPhrase(field, units), ['tire', 'tirent', 'shot']), targetText(field, before, at));
  const effects = [...routClauses(field, events), ...shakenClauses(field, events), ...fateClauses(field, events)];
  const none = result === 'none' && effects.length === 0 ? [t('sans effet', 'no effect')] : [];
  return {
    text: sentence([shot, ...effects, ...none], dieText(battle, events, 'fire')),
    matter: isBlow(events) ? 'blow' : 'deed',
    arrows: [...strikesOn(field, before, units, at), ...fallArrows(field, events)],
  };
}
