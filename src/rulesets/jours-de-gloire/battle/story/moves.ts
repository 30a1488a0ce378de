import { moveArrows, movesText, rideText } from '../../../../hex-battle/story/moves.ts';
import { unitPhrase, unitsPhrase } from '../../../../hex-battle/story/names.ts';
import { person, type Phrase, possessive, says, sentence, words } from '../../../../hex-battle/story/phrase.ts';
import { eventsOf } from '../../../../hex-battle/story/passage-events.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { same, t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { NOBODY, OFF_MAP } from '../position/state.ts';
import { hexText } from '../text/log-lines.ts';
import { routClauses, shakenClauses } from './fates.ts';
import type { PassageEvents } from './passage-events.ts';

/** The formation whose activation it is. */
function formationPhrase(field: Field, active: number): Phrase {
  if (active === NOBODY) return { ...t('l’armée', 'the army'), of: t('de l’armée', 'the army'), isMany: false };
  const { fr, en } = field.formations[active]!.name;
  const formation = t(`la formation ${withDe(fr)}`, `${possessive(en)} formation`);
  return { ...formation, of: formation, isMany: false };
}

/** Moves of one activation, in one sentence. */
export function movesPassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const moves = events.flatMap(({ event, before }) => (event.is === 'move' ? [{ ...event, before }] : []));
  const rides = eventsOf(events, 'lead').map(({ leader, path }) => rideText(field, field.leaders[leader]!.name, path));
  return {
    text: sentence([
      ...movesText(field, moves, () => formationPhrase(field, events[0]!.before.active)),
      ...squareTexts(field, events),
      ...rides,
      ...routClauses(field, events),
      ...shakenClauses(field, events),
    ]),
    matter: 'move',
    arrows: moveArrows(field, moves),
  };
}

const squareTexts = (field: Field, events: PassageEvents): Text[] =>
  eventsOf(events, 'square').map(({ units, formed }) =>
    says(
      unitsPhrase(field, units),
      formed
        ? ['forme le carré', 'forment le carré', 'formed square']
        : ['quitte le carré', 'quittent le carré', 'left the square'],
    ),
  );

/** Who comes onto the map. */
export function arrivalsPassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const units = eventsOf(events, 'arrive').map(({ unit, hex }) =>
    words(says(unitPhrase(field, unit), ['arrive en', 'arrivent en', 'arrived in']), same(hexText(field, hex))),
  );
  const leaders = eventsOf(events, 'takes-command').flatMap(({ leader, hex }) =>
    hex === OFF_MAP
      ? []
      : [
          words(
            says(person(field.leaders[leader]!.name), [
              'prend le commandement en',
              'prennent le commandement en',
              'took command in',
            ]),
            same(hexText(field, hex)),
          ),
        ],
  );
  return { text: sentence([...units, ...leaders]), matter: 'deed', arrows: [] };
}
