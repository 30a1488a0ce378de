import { type Modifier, tally } from '../../../kernel/modifier.ts';
import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, type OutputOf, record } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t } from '../../../kernel/text.ts';
import { FAST_NAMES, MOVE_GOING_NAMES } from '../charts/moves.ts';
import { exceptionReading } from '../combat/acts-as.ts';
import { describe, grade, refuseElement, troopType } from '../element.ts';
import { type Move, moveOf } from '../moves.ts';
import type { MoveDistanceEffect, MoveDistanceOutcome } from '../shapes.ts';
import { code, isMachine, kindOf } from '../types.ts';

const situation = record(t('Mouvement', 'Move'), {
  type: troopType,
  grade,
  going: byDefault(
    choice(t('Terrain', 'Going'), MOVE_GOING_NAMES, {
      positional: true,
      lever: true,
      help: t('navals : bonne ou mauvaise mer', 'naval: fair or foul water'),
    }),
    'good',
  ),
});
export type Situation = OutputOf<typeof situation>;

/** One of the two rows of the chart for (F); a blank cell adds nothing. */
const fastModifier = (id: string, row: keyof typeof FAST_NAMES): Modifier<Move> => ({
  id,
  text: FAST_NAMES[row],
  source: cite('moves', row),
  printed: same('+50'),
  value: ({ fast }) => (fast?.row === row && fast.bonus > 0 ? fast.bonus : undefined),
});

/** The chart again as a sum: the move of the type, and what (F) adds. */
const MOVE_ROWS: readonly Modifier<Move>[] = [
  {
    id: 'base',
    text: t('mouvement du type', 'move of the type'),
    source: cite('moves'),
    printed: t('voir Mouvements', 'see Moves'),
    value: ({ base }) => base,
    detail: ({ as }) => same(code(as)),
  },
  fastModifier('fast-others', 'F-others'),
  fastModifier('fast-foot', 'F-foot'),
];

function assess(s: Situation): Assessment<MoveDistanceOutcome> | Refusal {
  const refusal = refuseElement(s);
  if (refusal) return refusal;
  const move = moveOf(s.type, s.grade, s.going);
  const where = MOVE_GOING_NAMES[s.going];
  if (move.total === undefined)
    return {
      refused: t(`${describe(s).fr} n’a pas de mouvement : ${where.fr}`, `${describe(s).en} has no move: ${where.en}`),
      source: cite('moves', move.row),
    };
  const sum = tally(describe(s), MOVE_ROWS, move);
  return assessmentOf(
    { paces: sum.total },
    {
      tallies: () => [sum],
      readings: () => [
        { source: cite('moves', move.row), text: where, value: t(`${move.base} pas`, `${move.base}p`) },
        ...exceptionReading(describe(s), move.exception),
      ],
      needs: () => t(`aucun dé ; ${sum.total} pas`, `no die; ${sum.total} paces`),
      rulings: () => [
        ...(kindOf(s.type) === 'naval' && s.grade === 'X' ? ['D-31'] : []),
        ...(move.fast?.row === 'F-foot' && isMachine(move.as) ? ['D-66'] : []),
      ],
      cast: () => ({ element: t('l’élément', 'the element') }),
    },
  );
}

const effects = (_: MoveDistanceOutcome, { paces }: MoveDistanceOutcome): MoveDistanceEffect[] => [
  { kind: 'move', who: ['element'], paces, source: cite('moves') },
];

const FACETS: readonly Facet<MoveDistanceOutcome>[] = [
  {
    id: 'paces',
    text: t('Pas', 'Paces'),
    countText: (n) => t(`${n} pas`, `${n} paces`),
    worth: (n) => n,
    classOf: ({ paces }) => String(paces),
  },
];

export const moveDistance = procedure({
  id: 'move-distance',
  group: 'move',
  title: t('Distance de mouvement', 'Move distance'),
  about: t('Combien de pas une troupe parcourt.', 'How many paces troops go.'),
  charts: ['moves', 'exceptions', 'key'],
  situation,
  examples: [
    {
      id: 'light-horse',
      title: t('cavalerie légère rapide', 'fast light horse'),
      situation: { type: 'LH', grade: 'F' },
    },
    {
      id: 'woods',
      title: t('des auxiliaires dans un bois', 'auxilia in a wood'),
      situation: { type: 'Ax', going: 'difficult' },
    },
  ],
  assess,
  resolve: ({ paces }): MoveDistanceOutcome => ({ paces }),
  facets: () => FACETS,
  effects,
  effectText: ({ paces }) => t(`va jusqu’à ${paces} pas`, `goes up to ${paces} paces`),
  headline: (s) =>
    t(
      `${describe(s).fr} se déplace, ${MOVE_GOING_NAMES[s.going].fr}`,
      `${describe(s).en} moves, ${MOVE_GOING_NAMES[s.going].en}`,
    ),
});
