import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { pointsText } from '../../../kernel/path.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { rankOf } from '../fate.ts';
import type { MovementOutcome } from '../shapes.ts';
import { STATE_NAMES, STATES } from '../types.ts';
import { effects, effectText } from './effects.ts';
import { resolve, type MovementInput } from './path.ts';

/** How far, for how much, and in which state where the march changed it. */
function arrival(input: MovementInput, outcome: MovementOutcome): Text {
  const text = effectText(effects(input, outcome)[0]!);
  const name = STATE_NAMES[outcome.state];
  return outcome.state === input.start ? text : t(`${text.fr}, ${name.fr}`, `${text.en}, ${name.en}`);
}

/** No die is thrown: there is one way to arrive. */
function reach(input: MovementInput): Facet<MovementOutcome> {
  const outcome = resolve(input);
  return {
    id: 'reach',
    text: t('Trajet', 'Path'),
    success: t('le mouvement est possible', 'the move is possible'),
    classes: [{ id: String(outcome.steps), text: arrival(input, outcome), worth: outcome.steps }],
    classOf: ({ steps }) => String(steps),
  };
}

const COST: Facet<MovementOutcome> = {
  id: 'cost',
  text: t('Points dépensés', 'Points spent'),
  countText: pointsText,
  worth: (n) => 0 - n,
  classOf: ({ cost }) => String(cost),
};

const STATE: Facet<MovementOutcome> = {
  id: 'state',
  text: t('État à l’arrivée', 'State on arrival'),
  classes: STATES.map((id) => ({ id, text: STATE_NAMES[id], worth: 0 - rankOf(id) })),
  classOf: ({ state }) => state,
};

export const facets = ({ input }: Assessment<MovementInput>): readonly Facet<MovementOutcome>[] => [
  reach(input),
  COST,
  STATE,
];
