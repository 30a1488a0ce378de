import { moveArrows, movesText, rideText } from '../../../../hex-battle/story/moves.ts';
import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { type Phrase, possessive, says, sentence } from '../../../../hex-battle/story/phrase.ts';
import { eventsOf } from '../../../../hex-battle/story/passage-events.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { NOBODY } from '../position/state.ts';
import type { PassageEvents } from './passage-events.ts';

/** The wing of the leader whose activation it is. */
function wingPhrase(field: Field, active: number): Phrase {
  const wing =
    active === NOBODY
      ? t('l’armée', 'the army')
      : t(`l’aile ${withDe(field.leaders[active]!.name.fr)}`, `${possessive(field.leaders[active]!.name.en)} wing`);
  return { ...wing, of: wing, isMany: false };
}

/** Moves of one activation, in one sentence. */
export function movesPassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const moves = events.flatMap(({ event, before }) => (event.is === 'move' ? [{ ...event, before }] : []));
  const rides = eventsOf(events, 'lead').map(({ leader, path }) => rideText(field, field.leaders[leader]!.name, path));
  const texts = [...movesText(field, moves, () => wingPhrase(field, events[0]!.before.active)), ...rides];
  return {
    text: sentence(texts.length > 0 ? texts : stackTexts(field, events)),
    matter: 'move',
    arrows: moveArrows(field, moves),
  };
}

const stackTexts = (field: Field, events: PassageEvents): Text[] =>
  eventsOf(events, 'order').map(({ top }) =>
    says(unitPhrase(field, top), [
      'passe en haut de sa pile',
      'passent en haut de leur pile',
      'took the top of the stack',
    ]),
  );
