import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { CloseCombatOutcome, Losses } from '../shapes.ts';
import { modelsText, notedText } from '../types.ts';
import type { Fighters, CloseCombatInput } from './blows.ts';
import { bodyId } from './cast.ts';
import { type Side, SIDE_NAMES } from './sides.ts';

/** What is counted of each body. */
export const MEASURES = {
  lost: (_: Fighters, { lost }: Losses): number => lost,
  left: ({ models }: Fighters, { lost }: Losses): number => models - lost,
  carried: (_: Fighters, { carried }: Losses): number => carried,
};
export type Measure = keyof typeof MEASURES;

const TITLES: Readonly<Record<Measure, Text>> = {
  lost: t('Pertes', 'Casualties'),
  left: t('Figurines restantes', 'Models left'),
  carried: t('Blessures notées', 'Wounds noted'),
};

/** Seen from the attackers. */
const worthOf = (side: Side, harm: number): number => (side === 'defenders' ? harm : 0 - harm);

const sideFacet = (side: Side): Facet<CloseCombatOutcome> => ({
  id: `${side}-lost`,
  text: t(`Pertes des ${SIDE_NAMES[side].fr}`, `Casualties of the ${SIDE_NAMES[side].en}`),
  countText: modelsText,
  worth: (n) => worthOf(side, n),
  classOf: (outcome) => String(outcome[side].reduce((sum, { lost }) => sum + lost, 0)),
});

export const DEFENDERS_LOST = sideFacet('defenders');
export const ATTACKERS_LOST = sideFacet('attackers');

const BALANCE_CLASSES = [
  { id: 'defenders', text: t('plus de blessures aux défenseurs', 'more wounds on the defenders'), worth: 1 },
  { id: 'even', text: t('à égalité', 'even'), worth: 0 },
  { id: 'attackers', text: t('plus de blessures aux attaquants', 'more wounds on the attackers'), worth: -1 },
] as const;

/** `difference`: wounds on the defenders beyond those on the attackers. */
export const balanceOf = (difference: number): string =>
  difference === 0 ? 'even' : difference > 0 ? 'defenders' : 'attackers';

const woundsOn = ({ bodies }: CloseCombatInput, outcome: CloseCombatOutcome, side: Side): number =>
  bodies[side].reduce((sum, { wounds, carried }, i) => {
    const losses = outcome[side][i]!;
    return sum + losses.lost * wounds + losses.carried - carried;
  }, 0);

const balance = (input: CloseCombatInput): Facet<CloseCombatOutcome> => ({
  id: 'balance',
  text: t('Qui subit le plus de blessures', 'Who suffers more wounds'),
  success: t('les attaquants blessent davantage', 'the attackers wound more'),
  classes: BALANCE_CLASSES,
  classOf: (outcome) => balanceOf(woundsOn(input, outcome, 'defenders') - woundsOn(input, outcome, 'attackers')),
});

function bodyFacets(assessment: Assessment<CloseCombatInput>, side: Side): Facet<CloseCombatOutcome>[] {
  const bodies = assessment.input.bodies[side];
  return bodies.flatMap((body, i) => {
    const measures: Measure[] = bodies.length === 1 ? ['left'] : ['lost', 'left'];
    if (body.wounds > 1) measures.push('carried');
    return measures.map((measure): Facet<CloseCombatOutcome> => ({
      id: `${side}-${i + 1}-${measure}`,
      get text() {
        const [title, who] = [TITLES[measure], assessment.cast[bodyId(side, i)]!];
        return t(`${title.fr} : ${who.fr}`, `${title.en}: ${who.en}`);
      },
      countText: measure === 'carried' ? notedText : modelsText,
      worth: (n) => worthOf(side, measure === 'left' ? body.models - n : n),
      classOf: (outcome) => String(MEASURES[measure](body, outcome[side][i]!)),
    }));
  });
}

export const gist = ({ input }: Assessment<CloseCombatInput>): Facet<CloseCombatOutcome> => balance(input);

export const facets = (assessment: Assessment<CloseCombatInput>): readonly Facet<CloseCombatOutcome>[] => [
  DEFENDERS_LOST,
  ATTACKERS_LOST,
  balance(assessment.input),
  ...bodyFacets(assessment, 'defenders'),
  ...bodyFacets(assessment, 'attackers'),
];
