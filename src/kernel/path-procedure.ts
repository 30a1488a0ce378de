import { assessmentOf, type Assessment, type Refusal } from './assessment.ts';
import type { Matrix } from './chart.ts';
import type { Effect } from './effect.ts';
import { type Modifier, tally } from './modifier.ts';
import { reachesBarrier, type PathInput, pointsText, walk, type PathProgress } from './path.ts';
import type { Options } from './ruling.ts';
import { type Example, type Procedure, procedure } from './ruleset.ts';
import { byDefault, list, record, type Schema, whole } from './schema.ts';
import { cite } from './source.ts';
import { t, type Text } from './text.ts';

const MOST = 40;

/** A path as a player states it. */
export interface PathSituation<M, S> {
  readonly mover: M;
  /** 0: what the chart allows, or no limit where it says none. */
  readonly allowance: number;
  readonly path: readonly S[];
}

export interface MoveEffect extends Effect {
  readonly kind: 'move';
  readonly steps: number;
  readonly of: number;
  readonly cost: number;
}

/** What the costs and allowances of a ruleset are: `M` who moves, `S` a step as it is stated, `F` what its cost depends on. */
export interface PathParts<M, S, F> {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The charts that it reads; the first is cited. */
  readonly charts: readonly string[];
  readonly examples: readonly Example[];
  readonly mover: Schema<M>;
  readonly step: Schema<S>;
  /** The rows whose sum is the cost of a step. */
  readonly costs: readonly Modifier<F>[];
  facts(step: S, mover: M, options: Options): F;
  /** Refuses a step that may not be taken. */
  bars?(facts: F): Refusal | undefined;
  /** The allowance on the chart, where the chart gives one. */
  allowance?(mover: M): number;
  /** The mover’s name in a sentence. */
  moverText(mover: M): Text;
}

/** A procedure that says what a path costs, step by step, and how far an allowance goes. No die is thrown. */
export function pathProcedure<M, S, F>(
  parts: PathParts<M, S, F>,
): Procedure<PathSituation<M, S>, PathInput, PathProgress, MoveEffect> {
  const { id, title, about, charts, examples, costs } = parts;
  const source = cite(charts[0]!);
  const help = parts.allowance
    ? t('0 : ceux de la table', '0: those of the chart')
    : t('0 : sans limite', '0: no limit');
  const situation = record(title, {
    mover: parts.mover,
    allowance: byDefault(whole(t('Points de mouvement', 'Movement points'), 0, MOST, { help }), 0),
    path: list(t('Trajet', 'Path'), parts.step, 1, MOST),
  });
  const allowanceOf = (s: PathSituation<M, S>): number =>
    s.allowance === 0 ? (parts.allowance?.(s.mover) ?? 0) : s.allowance;

  const moveEffect = (input: PathInput, { steps, cost }: PathProgress): MoveEffect => ({
    kind: 'move',
    who: ['mover'],
    steps,
    of: input.of,
    cost,
    source,
  });

  function assess(s: PathSituation<M, S>, options: Options): Assessment<PathInput> | Refusal {
    const steps = s.path.map((step) => parts.facts(step, s.mover, options));
    const barred = steps.findIndex((facts) => parts.bars?.(facts) !== undefined);
    const open = barred < 0 ? steps : steps.slice(0, barred);
    const tallies = open.map((facts, i) => tally(t(`Étape ${i + 1}`, `Step ${i + 1}`), costs, facts));
    const input = {
      steps: tallies.map(({ total }) => ({ cost: total })),
      of: s.path.length,
      allowance: allowanceOf(s),
    };
    if (barred >= 0 && reachesBarrier(input, walk(input))) return refusalAtStep(barred, parts.bars!(steps[barred]!)!);
    const all = pointsText(tallies.reduce((sum, { total }) => sum + total, 0));
    return assessmentOf(input, {
      tallies: () => tallies,
      needs: () => t(`aucun dé ; ${all.fr} en tout`, `no die; ${all.en} in all`),
      cast: () => ({ mover: t('mouvement', 'movement') }),
    });
  }

  return procedure({
    id,
    group: 'move',
    title,
    about,
    charts,
    situation,
    examples,
    assess,
    resolve: (input) => walk(input),
    facets: ({ input }) => [
      {
        id: 'reach',
        text: t('Trajet', 'Path'),
        classes: [{ id: 'reached', text: moveText(moveEffect(input, walk(input))), worth: 0 }],
        classOf: () => 'reached',
      },
      {
        id: 'cost',
        text: t('Points dépensés', 'Points spent'),
        countText: pointsText,
        worth: (n) => 0 - n,
        classOf: ({ cost }) => String(cost),
      },
    ],
    effects: (input, outcome) => [moveEffect(input, outcome)],
    effectText: moveText,
    headline: (s) => {
      const [who, n, points] = [parts.moverText(s.mover), s.path.length, allowanceOf(s)];
      const had = points === 0 ? t('', '') : t(` avec ${pointsText(points).fr}`, ` with ${pointsText(points).en}`);
      return t(`${who.fr}${had.fr}, trajet de ${n} hex.`, `${who.en}${had.en}, path of ${n} hex${n === 1 ? '' : 'es'}`);
    },
  });
}

const refusalAtStep = (at: number, { refused, ...refusal }: Refusal): Refusal => ({
  ...refusal,
  refused: t(`étape ${at + 1} : ${refused.fr}`, `step ${at + 1}: ${refused.en}`),
});

function moveText({ steps, of, cost }: MoveEffect): Text {
  const paid = pointsText(cost);
  if (steps === of) return t(`tout le trajet, ${paid.fr}`, `the whole path, ${paid.en}`);
  return t(
    `s’arrête après ${steps} étape${steps > 1 ? 's' : ''} sur ${of}, ${paid.fr}`,
    `stops after ${steps} of ${of} steps, ${paid.en}`,
  );
}

const rowText = <R extends string>({ rows }: Matrix<R, string, unknown>, key: R): Text =>
  rows.find(({ keys }) => keys.includes(key))!.text;

/** The cell of a chart that gives the cost of a part of a step. */
export interface ChartCost<R extends string, C extends string, F> {
  readonly id: string;
  readonly text: Text;
  readonly chart: Matrix<R, C, number | string>;
  /** Undefined where the step meets nothing of the kind. */
  row(facts: F): R | undefined;
  column(facts: F): C;
}

/** A cost that stands in a cell of a chart: of the ground that is met, for whoever meets it. */
export const chartCost = <R extends string, C extends string, F>({
  id,
  text,
  chart,
  row,
  column,
}: ChartCost<R, C, F>): Modifier<F> => ({
  id,
  text,
  source: cite(chart.id),
  printed: t('voir la table', 'see the chart'),
  value: (facts) => {
    const met = row(facts);
    return met === undefined ? undefined : Number(chart.at(met, column(facts)));
  },
  detail: (facts) => rowText(chart, row(facts)!),
});

/** Refuses ground whose cell of the chart is no number: `NA`. */
export function refuseForbiddenGround<R extends string, C extends string>(
  chart: Matrix<R, C, number | string>,
  row: R,
  column: C,
): Refusal | undefined {
  const cell = chart.at(row, column);
  if (!Number.isNaN(Number(cell))) return undefined;
  const [name, printed] = [rowText(chart, row), chart.show(cell)];
  return {
    refused: t(`entrée non autorisée (${name.fr} : ${printed.fr})`, `may not be entered (${name.en}: ${printed.en})`),
    source: cite(chart.id, row),
  };
}
