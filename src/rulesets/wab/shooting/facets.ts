import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Losses, ShootingOutcome } from '../shapes.ts';
import { lostText, notedText } from '../types.ts';
import { unitId } from './cast.ts';
import type { ShootingInput } from './volleys.ts';
import type { Unit } from './sharing.ts';

/** What is counted of each unit. */
export const MEASURES = {
  casualties: (_: Unit, { lost }: Losses): number => lost,
  remaining: ({ models }: Unit, { lost }: Losses): number => models - lost,
  carried: (_: Unit, { carried }: Losses): number => carried,
};
export type Measure = keyof typeof MEASURES;

const TITLES: Readonly<Record<Measure, Text>> = {
  casualties: t('Pertes', 'Casualties'),
  remaining: t('Figurines restantes', 'Models left'),
  carried: t('Blessures notées', 'Wounds noted'),
};

const COUNTED: Readonly<Record<Measure, (n: number) => Text>> = {
  casualties: lostText,
  remaining: (n) => t(`${n} restante${n > 1 ? 's' : ''}`, `${n} left`),
  carried: notedText,
};

const facetId = (measure: Measure, place: number): string => (place === 0 ? measure : `${measure}-${place + 1}`);

/** The other way round: which measure of which unit. */
export function measureOfFacet(id: string): { readonly measure: Measure; readonly place: number } {
  const [measure, number] = id.split('-') as [Measure, string?];
  return { measure, place: number === undefined ? 0 : Number(number) - 1 };
}

const unitFacet = (measure: Measure, unit: Unit, place: number, text: () => Text): Facet<ShootingOutcome> => ({
  id: facetId(measure, place),
  get text() {
    return text();
  },
  countText: COUNTED[measure],
  worth: (n) => {
    const harm = measure === 'remaining' ? unit.models - n : n;
    return unit.side === 'enemy' ? harm : 0 - harm;
  },
  classOf: ({ units }) => String(MEASURES[measure](unit, units[place]!)),
});

const SINGLE_WOUND = ['casualties', 'remaining'] as const;
const SEVERAL_WOUNDS = ['casualties', 'remaining', 'carried'] as const;

const unitFacets = (unit: Unit, place: number, titled: (title: Text) => Text): Facet<ShootingOutcome>[] => {
  const measures: readonly Measure[] = unit.wounds === 1 ? SINGLE_WOUND : SEVERAL_WOUNDS;
  return measures.map((measure) => unitFacet(measure, unit, place, () => titled(TITLES[measure])));
};

/** A target in the open needs no name, so that its facets are kept, and with them what they sum up. */
const inTheOpen = new Map<string, readonly Facet<ShootingOutcome>[]>();

function targetFacets(target: Unit): readonly Facet<ShootingOutcome>[] {
  const key = `${target.models} of ${target.wounds}`;
  let kept = inTheOpen.get(key);
  if (kept === undefined) inTheOpen.set(key, (kept = unitFacets(target, 0, (title) => title)));
  return kept;
}

/** The enemy’s first: what the shooters hope for. */
export function facets(assessment: Assessment<ShootingInput>): readonly Facet<ShootingOutcome>[] {
  const { units } = assessment.input;
  if (units.length === 1) return targetFacets(units[0]!);
  const places = units.map((unit, i) => ({ unit, i }));
  const of = (side: Unit['side']) => places.filter(({ unit }) => unit.side === side);
  return [...of('enemy'), ...of('own')].flatMap(({ unit, i }) =>
    unitFacets(unit, i, (title) => {
      const { fr, en } = assessment.cast[unitId(i)]!;
      return t(`${title.fr} (${fr})`, `${title.en} (${en})`);
    }),
  );
}
