import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { tally } from '../../../kernel/modifier.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import { FIRE_MODIFIERS, FIRE_TABLE, type FireFacts } from '../charts/fire.ts';
import { ladderOf } from '../fate.ts';
import { DISORDERED_AGAIN, FIRE_STRIKES } from '../options.ts';
import { describe, distinctNames, fighters, unitName } from '../units.ts';
import { effects, effectText } from './effects.ts';
import { facets, gist, RESULT_TEXTS, sentenceParts } from './facets.ts';
import { factsOf } from './facts.ts';
import { refuse } from './refuse.ts';
import { resolve, type FireInput, targetId } from './resolve.ts';
import { type Situation, situation } from './situation.ts';

/** Rulings that bear on the result, or that left a row out of the sum. */
function rulingsOf(s: Situation, facts: FireFacts): string[] {
  return [
    'J-36',
    ...(s.target.some(({ state }) => state !== 'good') ? [DISORDERED_AGAIN.id] : []),
    ...(s.target.length > 1 ? [FIRE_STRIKES.id] : []),
    ...(facts.level !== undefined && facts.distance > 1 ? ['J-40'] : []),
    ...(facts.answering && facts.formedUnits > 1 ? ['J-42'] : []),
  ];
}

const castOf = ({ target }: Situation): Cast => ({
  firer: t('tireur', 'firer'),
  target: t('cible', 'target'),
  ...Object.fromEntries(distinctNames(target.map(unitName)).map((name, i) => [targetId(i), name])),
});

function assess(s: Situation, options: Options): Assessment<FireInput> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const facts = factsOf(s, options);
  const sum = tally(t('Tir', 'Fire'), FIRE_MODIFIERS.rows, facts);
  return assessmentOf(
    {
      total: sum.total,
      target: fighters(s.target, options),
      struck: chosenOption(options, FIRE_STRIKES) === 'every' ? s.target.length : 1,
      ladder: ladderOf(options),
    },
    {
      modifier: () => sum,
      needs: () => needsText(sum.total),
      rulings: () => rulingsOf(s, facts),
      cast: () => castOf(s),
    },
  );
}

const onDie = (needed: number): Text => {
  if (needed <= 0) return t('quel que soit le dé', 'whatever the die');
  return needed > 9 ? t('impossible', 'not possible') : t(`dé ${needed} ou plus`, `die ${needed} or more`);
};

function needsText(total: number): Text {
  const results = FIRE_TABLE.lines.filter(({ value }) => value !== 'none').reverse();
  const said = (lang: 'fr' | 'en') =>
    results.map(({ from, value }) => `${RESULT_TEXTS[value][lang]}, ${onDie(from - total)[lang]}`).join(' ; ');
  const plus = total === 0 ? '' : ` ${signed(total)}`;
  return t(`dé${plus} : ${said('fr')}`, `die${plus}: ${said('en').replaceAll(' ; ', '; ')}`);
}

export const fire = procedure({
  id: 'fire',
  group: 'shoot',
  title: t('Tir d’artillerie', 'Artillery fire'),
  about: t(
    'Une unité d’artillerie, ou deux en tir combiné, contre un hexagone.',
    'One artillery unit, or two in combined fire, against a hex.',
  ),
  charts: ['fire-modifiers', 'terrain', 'fire-table', 'tests', 'key'],
  situation,
  examples: [
    {
      id: 'column',
      title: t('tir sur une colonne', 'fire at a column'),
      situation: { batteries: [{ strength: 5 }], distance: 2, target: [{ type: 'infantry', cohesion: 5 }] },
    },
    {
      id: 'village',
      title: t('tir combiné sur un village', 'combined fire at a village'),
      situation: {
        batteries: [{ strength: 6 }, { strength: 4 }],
        distance: 4,
        target: [
          { type: 'infantry', cohesion: 6 },
          { type: 'infantry', cohesion: 4, state: 'disordered' },
        ],
        terrain: 'town',
      },
    },
  ],
  assess,
  resolve,
  facets,
  gist,
  effects,
  effectText,
  headline: (s) => {
    const target = describe(s.target);
    const strengths = s.batteries.map(({ strength }) => strength).join(' + ');
    return t(
      `artillerie (${strengths} PF) sur ${target.fr} à ${s.distance} hex.`,
      `artillery (${strengths} SP) at ${target.en}, ${s.distance} hex${s.distance === 1 ? '' : 'es'} away`,
    );
  },
  sentenceParts,
});
