import { assessmentOf, type Assessment, type ChartReading, type Refusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import type { Facet } from '../../../kernel/facet.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { PASSAGE_NAMES, SPONTANEOUS } from '../charts/spontaneous.ts';
import { chosenOptions } from '../chosen-options.ts';
import { describe, refuseElement } from '../element.ts';
import { type Move, moveOf } from '../moves.ts';
import type { SpontaneousAdvanceOutcome } from '../shapes.ts';
import { decisionText, effectText } from './effects.ts';
import { IGNORED_RULINGS, judge, type Judgement, type AdvanceInput, advanceInput } from './judgement.ts';
import { ADVANCE_GOING, type Situation, situation } from './situation.ts';

function castOf({ element, enemies, friends }: Situation): Cast {
  const cast: Record<string, Text> = { element: describe(element) };
  for (const [i, { type }] of enemies.entries()) cast[`enemies[${i + 1}]`] = same(type);
  for (const [i, friend] of friends.entries()) cast[`friends[${i + 1}]`] = describe(friend);
  return cast;
}

function refuse({ element, friends }: Situation): Refusal | undefined {
  for (const given of [element, ...friends]) {
    const refusal = refuseElement(given);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The lines of the charts that decide, in the order in which they are asked. */
function readingsOf(s: Situation, { row, total }: Move, judged: Judgement): ChartReading[] {
  const { verdict, enemies, friends, nearest, impetuous, inContact } = judged;
  const { element } = s;
  const asNear = ({ enemy }: (typeof enemies)[number]): boolean =>
    enemy.distance === nearest?.enemy.distance && enemy !== nearest.enemy;
  return [
    {
      source: cite('spontaneous', verdict.id),
      text: verdict.text,
      value: SPONTANEOUS.show(verdict.value)[0]!,
      rulings: [
        ...(inContact ? ['D-58'] : []),
        ...(impetuous && element.grade === 'X' ? ['D-55'] : []),
        ...(enemies.some(asNear) ? ['D-51'] : []),
      ],
    },
    {
      source: cite('moves', row),
      text: ADVANCE_GOING[element.going],
      value: t(`${total} pas`, `${total}p`),
      rulings: ['D-46', 'D-52'],
    },
    ...enemies.map(({ enemy: { type, distance }, line }) => ({
      source: cite('ignored', line.id),
      text: t(`${type} à ${distance} pas`, `${type} at ${distance}p`),
      value: line.value ? t('ignoré', 'ignored') : t('compte', 'counts'),
      rulings: IGNORED_RULINGS[line.id] ?? [],
    })),
    ...friends.map(({ line }, i) => ({
      source: cite('passed-through', line.id),
      text: describe(s.friends[i]!),
      value: PASSAGE_NAMES[line.value],
    })),
  ];
}

function assess(s: Situation, options: Options): Assessment<AdvanceInput> | Refusal {
  const { element } = s;
  const refusal = refuse(s);
  if (refusal) return refusal;
  const move = moveOf(element.type, element.grade, element.going);
  if (move.total === undefined)
    return {
      refused: t(
        `${describe(element).fr} ne bouge pas sur ce terrain`,
        `${describe(element).en} may not move in that going`,
      ),
      source: cite('moves', move.row),
    };
  const judged = judge(s, chosenOptions(options), move.total);
  return assessmentOf(advanceInput(judged), {
    readings: () => readingsOf(s, move, judged),
    needs: () =>
      judged.verdict.value
        ? t(`aucun dé ; avance jusqu’à ${judged.paces} pas`, `no die; advances up to ${judged.paces}p`)
        : t('aucun dé ; pas d’avance', 'no die; no advance'),
    rulings: () => (judged.nearest === undefined ? ['D-45'] : ['D-44']),
    cast: () => castOf(s),
  });
}

const PACES: Facet<SpontaneousAdvanceOutcome> = {
  id: 'paces',
  text: t('Pas', 'Paces'),
  countText: (n) => t(`${n} pas`, `${n} paces`),
  worth: () => 0,
  classOf: ({ paces }) => String(paces),
};

/** It is told where it goes and why it stays; whether that serves its side, the charts do not say. */
const facets = ({ input, cast }: Assessment<AdvanceInput>): readonly Facet<SpontaneousAdvanceOutcome>[] => {
  const text = decisionText(input.effects[0], cast, true);
  return [
    {
      id: 'advance',
      text: t('Avance', 'Advance'),
      classes: [
        { id: 'yes', text: input.must ? text : t('avance', 'advances'), worth: 0 },
        { id: 'no', text: input.must ? t('n’avance pas', 'does not advance') : text, worth: 0 },
      ],
      classOf: ({ must }) => (must ? 'yes' : 'no'),
    },
    PACES,
  ];
};

export const spontaneousAdvance = procedure({
  id: 'spontaneous-advance',
  group: 'move',
  title: t('Avance spontanée', 'Spontaneous advance'),
  about: t('Qui part sans ordre, jusqu’où, à travers qui.', 'Who goes without orders, how far, through whom.'),
  charts: ['spontaneous', 'passed-through', 'ignored', 'moves'],
  situation,
  examples: [
    {
      id: 'knights',
      title: t('des chevaliers chargent à travers leurs archers', 'knights charge through their own bows'),
      situation: {
        element: { type: 'Kn', irregular: true },
        enemies: [
          { type: 'Bd', distance: 500 },
          { type: 'Ps', distance: 120, aside: true },
        ],
        friends: [{ type: 'Bw' }],
      },
    },
  ],
  assess,
  resolve: ({ must, paces }): SpontaneousAdvanceOutcome => ({ must, paces }),
  facets,
  effects: ({ effects }) => effects,
  effectText,
  headline: ({ element }) => {
    const who = describe(element);
    return t(`${who.fr} sans ordre`, `${who.en} without orders`);
  },
});
