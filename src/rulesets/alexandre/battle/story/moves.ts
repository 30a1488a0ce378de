import { moveArrows, movesText, rideText } from '../../../../hex-battle/story/moves.ts';
import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { type Phrase, possessive, says, sentence } from '../../../../hex-battle/story/phrase.ts';
import { eventsOf } from '../../../../hex-battle/story/told.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { NOBODY } from '../position/state.ts';
import type { Told } from './told.ts';

/** The wing of the leader whose activation it is. */
function wingPhrase(field: Field, active: number): Phrase {
  const wing =
    active === NOBODY
      ? t('l’armée', 'the army')
      : t(`l’aile ${withDe(field.leaders[active]!.name.fr)}`, `${possessive(field.leaders[active]!.name.en)} wing`);
  return { ...wing, of: wing, isMany: false };
}

/** Moves of one activation, in one sentence. */
export function movesPassage({ field }: Battle, told: Told): Passage<HexPlace> {
  const moves = told.flatMap(({ event, before }) => (event.is === 'move' ? [{ ...event, before }] : []));
  const rides = eventsOf(told, 'lead').map(({ leader, path }) => rideText(field, field.leaders[leader]!.name, path));
  const texts = [...movesText(field, moves, () => wingPhrase(field, told[0]!.before.active)), ...rides];
  return {
    text: sentence(texts.length > 0 ? texts : stackTexts(field, told)),
    matter: 'move',
    arrows: moveArrows(field, moves),
  };
}

const stackTexts = (field: Field, told: Told): Text[] =>
  eventsOf(told, 'order').map(({ top }) =>
    says(unitPhrase(field, top), [
      'passe en haut de sa pile',
      'passent en haut de leur pile',
      'took the top of the stack',
    ]),
  );
