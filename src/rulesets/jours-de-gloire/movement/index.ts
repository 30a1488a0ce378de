import { assessmentOf, type Assessment, isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import { type Modifier, tally, type Tally } from '../../../kernel/modifier.ts';
import { pointsText } from '../../../kernel/path.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { MARCH_DISORDER } from '../options.ts';
import type { MovementOutcome } from '../shapes.ts';
import { disorderedBy } from './costs.ts';
import { effects, effectText } from './effects.ts';
import { facets } from './facets.ts';
import { march, type March, resolve, type MovementInput } from './path.ts';
import { MOVER_NAMES, type Situation, situation } from './situation.ts';

/** What is spent: the steps that the allowance pays for, the others examined and left out. */
function tallyOfSteps(input: MovementInput): Tally<MovementOutcome> {
  const rows = input.steps.map(({ cost }, i): Modifier<MovementOutcome> => ({
    id: `step-${i + 1}`,
    text: t(`étape ${i + 1}`, `step ${i + 1}`),
    source: cite('terrain'),
    printed: t('coût de l’étape', 'cost of the step'),
    value: ({ steps }) => (i < steps ? cost : undefined),
  }));
  return tally(t('Trajet', 'Path'), rows, resolve(input));
}

function rulingsOf(s: Situation, { tallies }: March, options: Options): string[] {
  const disorderedTwice = tallies.some(({ facts }) => facts.disordered && disorderedBy(facts, options) !== undefined);
  return [...(s.disordered && s.mover === 'general' ? ['J-45'] : []), ...(disorderedTwice ? [MARCH_DISORDER.id] : [])];
}

function needsText({ steps, of }: MovementInput): Text {
  const sum = pointsText(steps.reduce((sum, { cost }) => sum + cost, 0));
  const open = steps.length;
  return open === of
    ? t(`aucun dé ; trajet entier : ${sum.fr}`, `no die; the whole path: ${sum.en}`)
    : t(
        `aucun dé ; étape ${open + 1} non autorisée, avant elle : ${sum.fr}`,
        `no die; step ${open + 1} not allowed, before it: ${sum.en}`,
      );
}

function assess(s: Situation, options: Options): Assessment<MovementInput> | Refusal {
  const marched = march(s, options);
  if (isRefusal(marched)) return marched;
  const { tallies, input } = marched;
  return assessmentOf(input, {
    tallies: () => [...tallies, tallyOfSteps(input)],
    needs: () => needsText(input),
    rulings: () => rulingsOf(s, marched, options),
    cast: () => ({ mover: t('mouvement', 'movement') }),
  });
}

export const movement = procedure({
  id: 'movement',
  group: 'move',
  title: t('Mouvement', 'Movement'),
  about: t('Ce que coûte un trajet, hexagone par hexagone.', 'What a path costs, hex by hex.'),
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
  effects,
  effectText,
  headline: ({ mover, path }) => {
    const [name, n] = [MOVER_NAMES[mover], path.length];
    return n === 1
      ? t(`${name.fr}, trajet d’un hexagone`, `${name.en}, path of 1 hex`)
      : t(`${name.fr}, trajet de ${n} hexagones`, `${name.en}, path of ${n} hexes`);
  },
});
