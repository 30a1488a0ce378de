import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { tally } from '../../../kernel/modifier.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import { FIRE_MODIFIERS, FIRE_TABLE, type FireFacts, type Needed } from '../charts/fire.ts';
import { HOPELESS_FIRE, LARGE_STACKS, MIXED_FIRERS } from '../options.ts';
import { ladderOf } from '../states.ts';
import { effectText } from '../effect-text.ts';
import type { State } from '../types.ts';
import { describe, describeLed, leaderNames, total } from '../units.ts';
import { effects } from './effects.ts';
import { facets, gist, marginal, sentenceParts } from './facets.ts';
import { refuse } from './refuse.ts';
import { resolve, type FireInput, TOP_UNIT } from './resolve.ts';
import { farthest, rowFor, targetType } from './row.ts';
import { type Situation, situation } from './situation.ts';

/** What a result does to a unit not in good order, and leaders checked although the fire cannot do anything. */
function rulingsOf(state: State, hopelessOnLeaders: boolean): string[] {
  const rulings = hopelessOnLeaders ? ['A-35'] : [];
  if (state === 'discouraged') rulings.push('A-27');
  if (state === 'routed') rulings.push('A-29', 'A-39');
  return rulings;
}

const factsOf = (s: Situation, options: Options): FireFacts => ({
  targetTerrain: s.target.terrain,
  firingStrength: total(s.firers),
  targetStrength: total(s.target.units),
  targetType: targetType(s, options),
  anyFirerMoved: s.firers.some(({ moved }) => moved),
  anyFirerDiscouraged: s.firers.some(({ state }) => state === 'discouraged'),
  densestStack: chosenOption(options, LARGE_STACKS) === 'as-printed' ? 9 : Infinity,
});

function castOf({ target }: Situation): Cast {
  const top = target.units[0]!;
  return {
    firers: t('tireurs', 'firers'),
    [TOP_UNIT]: same(top.name || top.type),
    ...leaderNames([{ id: 'target', leaders: target.leaders }], (n) => t(`chef ${n}`, `leader ${n}`)),
  };
}

function assess(s: Situation, options: Options): Assessment<FireInput> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const { state } = s.target.units[0]!;
  const { leaders } = s.target;
  const row = rowFor(s.firers, options);
  const sum = tally(t('Tir', 'Fire'), FIRE_MODIFIERS.rows, factsOf(s, options));
  const severalTypes = s.firers.some(({ type }) => type !== row.type);
  return assessmentOf(
    {
      total: sum.total,
      needed: row.needed,
      leaders: checksLeaders(row.needed, sum.total, options) ? leaders.length : 0,
      state,
      ladder: ladderOf(options),
    },
    {
      modifier: () => sum,
      readings: () => [
        {
          source: cite('fire-table', row.type),
          text: t(`${row.type} à ${row.range} hex.`, `${row.type} at ${row.range} hex${row.range === '1' ? '' : 'es'}`),
          value: FIRE_TABLE.show(row.needed),
          ...(severalTypes && { rulings: [MIXED_FIRERS.id] }),
        },
      ],
      needs: () => needsText(row.needed, sum.total),
      rulings: () => rulingsOf(state, leaders.length > 0 && 9 + sum.total < row.needed.discourage),
      cast: () => castOf(s),
    },
  );
}

/** With A-35 read otherwise, a fire that not even a 9 would make effective spares the leaders. */
const checksLeaders = ({ discourage }: Needed, total: number, options: Options): boolean =>
  9 + total >= discourage || chosenOption(options, HOPELESS_FIRE) === 'checked';

const onDie = (needed: number): Text => {
  if (needed <= 0) return t('quel que soit le dé', 'whatever the die');
  return needed > 9 ? t('impossible', 'not possible') : t(`dé ${needed} ou plus`, `die ${needed} or more`);
};

function needsText({ discourage, rout }: Needed, total: number): Text {
  const plus = total === 0 ? '' : ` ${signed(total)}`;
  const d = onDie(discourage - total);
  const dr = rout === undefined ? t('impossible', 'not possible') : onDie(rout - total);
  return t(
    `dé${plus} : décourager, ${d.fr} ; mettre en déroute, ${dr.fr}`,
    `die${plus}: discourage, ${d.en}; rout, ${dr.en}`,
  );
}

export const fire = procedure({
  id: 'fire',
  group: 'shoot',
  title: t('Tir', 'Fire'),
  about: t('Une ou plusieurs unités tirent sur une pile.', 'One or more units fire at a stack.'),
  charts: ['fire-table', 'fire-modifiers', 'terrain', 'leader-check'],
  situation,
  examples: [
    {
      id: 'archers',
      title: t('des archers sur des levées', 'archers at levies'),
      situation: { firers: [{ type: 'Ar', strength: 4, range: 2 }], target: { units: [{ type: 'In', strength: 8 }] } },
    },
    {
      id: 'ford',
      title: t('tirs cumulés sur un gué', 'combined fire at a ford'),
      situation: {
        firers: [
          { type: 'Ar', strength: 4, range: 1 },
          { type: 'Ja', strength: 4, range: 1, moved: true },
        ],
        target: { units: [{ type: 'Ca', strength: 6 }], leaders: [{ name: 'Amyntas', bonus: 2 }], terrain: 'ford-2' },
      },
    },
  ],
  assess,
  resolve,
  facets,
  gist,
  marginal,
  effects,
  effectText,
  headline: (s) => {
    const [firing, target] = [describe(s.firers), describeLed(s.target.units, s.target.leaders)];
    const range = farthest(s.firers);
    const [tire, fires] = s.firers.length === 1 ? ['tire', 'fires'] : ['tirent', 'fire'];
    return t(
      `${firing.fr} ${tire} sur ${target.fr} à ${range} hex.`,
      `${firing.en} ${fires} at ${target.en}, ${range} hex${range === 1 ? '' : 'es'} away`,
    );
  },
  sentenceParts,
});
