import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { rankOf } from '../fate.ts';
import type { MovementOutcome } from '../shapes.ts';
import { STATE_NAMES, STATES } from '../types.ts';
import { effects, pointsText, word } from './effects.ts';
import { resolve, type Roll } from './path.ts';

/** How far, for how much, and in which state where the march changed it. */
function arrival(roll: Roll, outcome: MovementOutcome): Text {
  const text = word(effects(roll, outcome)[0]!);
  const now = STATE_NAMES[outcome.state];
  return outcome.state === roll.start ? text : t(`${text.fr}, ${now.fr}`, `${text.en}, ${now.en}`);
}

/** No die is thrown: there is one way to arrive. */
function reach(roll: Roll): Facet<MovementOutcome> {
  const outcome = resolve(roll);
  return {
    id: 'reach',
    text: t('Trajet', 'Path'),
    success: t('le mouvement est possible', 'the move is possible'),
    classes: [{ id: String(outcome.steps), text: arrival(roll, outcome), worth: outcome.steps }],
    of: ({ steps }) => String(steps),
  };
}

const COST: Facet<MovementOutcome> = {
  id: 'cost',
  text: t('Points dépensés', 'Points spent'),
  counted: pointsText,
  worth: (n) => 0 - n,
  of: ({ cost }) => String(cost),
};

const STATE: Facet<MovementOutcome> = {
  id: 'state',
  text: t('État à l’arrivée', 'State on arrival'),
  classes: STATES.map((id) => ({ id, text: STATE_NAMES[id], worth: 0 - rankOf(id) })),
  of: ({ state }) => state,
};

export const facets = ({ roll }: Assessment<Roll>): readonly Facet<MovementOutcome>[] => [reach(roll), COST, STATE];
