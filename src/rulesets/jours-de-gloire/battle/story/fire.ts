import { endText, targetText, unitsPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/passage-events.ts';
import { strikesOn } from '../../../../hex-battle/story/arrows.ts';
import { says, sentence, type Verb, words } from '../../../../hex-battle/story/phrase.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { EventOf } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import type { State } from '../position/state.ts';
import { fallArrows, isBlow, routClauses, shakenClauses, wakeClauses } from './fates.ts';
import type { PassageEvents } from './passage-events.ts';

const SHOOT: Readonly<Record<EventOf<'fire'>['kind'], Verb>> = {
  ordinary: ['tire', 'tirent', 'fired'],
  reaction: ['réagit par un tir', 'réagissent par un tir', 'fired in reaction'],
  'counter-battery': ['riposte par un tir', 'ripostent par un tir', 'fired back'],
};

export const shotText = (field: Field, before: State, { units, at, kind }: EventOf<'fire'>): Text =>
  words(says(unitsPhrase(field, units), SHOOT[kind]), targetText(field, before, at));

/** A shot, and what it did. */
export function firePassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const shot = openerOf(events, 'fire');
  const { before } = events[0]!;
  const effects = [
    ...routClauses(field, events),
    ...shakenClauses(field, events),
    ...recoilClauses(field, events),
    ...wakeClauses(field, events),
  ];
  const none =
    effects.length === 0
      ? [shot.result === 'none' ? t('sans effet', 'no effect') : t('la cible tient', 'the target held')]
      : [];
  return {
    text: sentence([shotText(field, before, shot), ...effects, ...none], dieText(battle, events, 'fire')),
    matter: isBlow(events) ? 'blow' : 'deed',
    arrows: [...strikesOn(field, before, shot.units, shot.at), ...fallArrows(field, events)],
  };
}

const recoilClauses = (field: Field, events: PassageEvents): Text[] =>
  eventsOf(events, 'recoil').map(({ units, path }) => {
    const { fr, en } = says(unitsPhrase(field, units), ['recule', 'reculent', 'fell back']);
    const to = endText(field, path);
    return t(`${fr} en ${to}`, `${en} to ${to}`);
  });
