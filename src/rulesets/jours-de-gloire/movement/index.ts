import { type Modifier, tally, type Tally } from '../../../kernel/modifier.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { type Assessment, isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { disorders } from './costs.ts';
import { march, type Outcome, resolve, type Roll } from './path.ts';
import { MOVER_NAMES, type Situation, situation } from './situation.ts';
import { MARCH_DISORDER } from '../options.ts';
import { STATE_NAMES, STATES } from '../types.ts';

/** Halves as `½`; French counts plurals from two on. */
const pointsText = (points: number): Text => {
  const whole = Math.floor(points);
  const said = points === whole ? String(points) : `${whole === 0 ? '' : whole}½`;
  const single = points > 0 && points <= 1;
  return t(`${said} point${points >= 2 ? 's' : ''}`, `${said} point${single ? '' : 's'}`);
};

const costOf = ({ steps }: Roll, n = steps.length): number =>
  steps.slice(0, n).reduce((sum, { cost }) => sum + cost, 0);

/** What is spent: the steps that the allowance pays for, the others examined and left out. */
function spent(roll: Roll): Tally<Outcome> {
  const rows = roll.steps.map(({ cost }, i): Modifier<Outcome> => ({
    id: `step-${i + 1}`,
    text: t(`pas ${i + 1}`, `step ${i + 1}`),
    source: cite('terrain'),
    printed: t('coût du pas', 'cost of the step'),
    value: ({ steps }) => (i < steps ? cost : undefined),
  }));
  return tally(t('Trajet', 'Path'), rows, resolve(roll));
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const marched = march(s, options);
  if (isRefusal(marched)) return marched;
  const { tallies, roll } = marched;
  const sum = pointsText(costOf(roll));
  const disorderedTwice = tallies.some(({ facts }) => facts.disordered && disorders(facts, options));
  return {
    tallies: [...tallies, spent(roll)],
    readings: [],
    needs: t(`aucun dé ; trajet entier : ${sum.fr}`, `no die; the whole path: ${sum.en}`),
    rulings: [
      ...(s.disordered && s.mover === 'general' ? ['J-45'] : []),
      ...(disorderedTwice ? [MARCH_DISORDER.id] : []),
    ],
    roll,
  };
}

/** How far, and for how much. */
function progress(roll: Roll, steps: number): Text {
  const [cost, all] = [pointsText(costOf(roll, steps)), roll.steps.length];
  if (steps === all) return t(`trajet accompli, ${cost.fr}`, `path completed, ${cost.en}`);
  return t(`s’arrête après ${steps} pas sur ${all}, ${cost.fr}`, `stops after ${steps} of ${all} steps, ${cost.en}`);
}

/** The same, and what the march has made of the unit. */
function arrival(roll: Roll, steps: number): Text {
  const [text, state] = [progress(roll, steps), steps === 0 ? roll.start : roll.steps[steps - 1]!.state];
  const now = STATE_NAMES[state];
  return state === roll.start ? text : t(`${text.fr}, ${now.fr}`, `${text.en}, ${now.en}`);
}

const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'reach',
    text: t('Trajet', 'Path'),
    classes: Array.from({ length: roll.steps.length + 1 }, (_, n) => ({ id: String(n), text: arrival(roll, n) })),
    of: ({ steps }) => String(steps),
  },
  {
    id: 'cost',
    text: t('Points dépensés', 'Points spent'),
    counted: pointsText,
    of: ({ cost }) => String(cost),
  },
  {
    id: 'state',
    text: t('État à l’arrivée', 'State on arrival'),
    classes: STATES.map((id) => ({ id, text: STATE_NAMES[id] })),
    of: ({ state }) => state,
  },
];

export const movement = procedure<Situation, Roll, Outcome>({
  id: 'movement',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’un pas ou d’un trajet.', 'What a step or a path costs.'),
  charts: ['terrain'],
  situation,
  examples: [
    {
      id: 'road',
      title: t('des canons par la route, puis à travers champs', 'guns along the road, then across country'),
      situation: {
        mover: 'artillery',
        allowance: 6,
        path: [
          { way: 'road' },
          { way: 'road', water: 'bridge-over-river' },
          { way: 'road', slope: 'slope', levels: 1 },
          {},
        ],
      },
    },
    {
      id: 'assault',
      title: t('l’infanterie escalade une pente raide', 'infantry scales a steep slope'),
      situation: { mover: 'infantry', allowance: 6, path: [{}, { slope: 'steep', levels: 2 }, { enemy: 'zoc' }] },
    },
  ],
  assess,
  resolve,
  facets,
  tell: (roll, { steps, state }) => {
    const who = t('mouvement', 'movement');
    const now = STATE_NAMES[state];
    return [
      { who, text: progress(roll, steps) },
      ...(state === roll.start
        ? []
        : [{ who, text: t(`l’unité est maintenant ${now.fr}`, `the unit is now ${now.en}`) }]),
    ];
  },
  headline: ({ mover, path }) => {
    const [name, n] = [MOVER_NAMES[mover], path.length];
    return n === 1
      ? t(`${name.fr}, trajet d’un hexagone`, `${name.en}, path of 1 hex`)
      : t(`${name.fr}, trajet de ${n} hexagones`, `${name.en}, path of ${n} hexes`);
  },
});
