import type { Throw } from '../kernel/dice.ts';
import type { Cast } from '../kernel/effect.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import type { Resolvable } from '../calculate/calculation.ts';
import { afterDice } from './instructions.ts';

/** The dice of a sentence: `rolled 4 → 10, then 7`; `rolled 3 and 5 → 8 to 9`; `rolled hits 12, wounds 6`; French names the pools alone. */
export function diceText(answer: Resolvable, throws: readonly Throw[]): Text {
  if (throws.some(({ passed }) => passed !== undefined)) {
    const { fr, en } = poolsText(throws, answer.assessment.cast);
    return t(fr, `rolled ${en}`);
  }
  const faces = throws.flatMap((thrown) => thrown.faces);
  const totals = afterDice(answer, throws).map(({ total }) => total);
  if (totals.length > 0)
    return diceLead(
      t(`${faces.join(' et ')} → ${totals.join(' à ')}`, `${faces.join(' and ')} → ${totals.join(' to ')}`),
      true,
    );
  const plus = answer.assessment.modifier?.total;
  if (plus === undefined) return diceLead(same(faces.join(', ')), faces.length > 1);
  const [first, ...rest] = faces;
  const read = diceLead(same(plus === 0 ? first! : `${first} → ${first! + plus}`), false);
  const then = rest.join(', ');
  return rest.length === 0 ? read : t(`${read.fr}, puis ${then}`, `${read.en}, then ${then}`);
}

const diceLead = ({ fr, en }: Text, several: boolean): Text => t(`${several ? 'dés' : 'dé'} ${fr}`, `rolled ${en}`);

/** What was counted of the pools of one striker, by stage: hits, wounds, saves that failed. */
interface StrikerCounts {
  readonly who: string;
  readonly counts: Map<string, number>;
}

const stageOf = ({ purpose }: Throw): Text => purpose.brief ?? purpose.why;

/** Saves are thrown by whoever is struck, and belong to the course of the striker. */
function countsByStriker(pools: readonly Throw[]): readonly StrikerCounts[] {
  const courses = new Map<string, StrikerCounts>();
  let striker: string | undefined;
  for (const thrown of pools) {
    if (thrown.purpose.counted === undefined || striker === undefined) striker = thrown.purpose.who;
    const course = courses.get(striker) ?? { who: striker, counts: new Map<string, number>() };
    courses.set(striker, course);
    const stage = stageOf(thrown).en;
    course.counts.set(stage, (course.counts.get(stage) ?? 0) + thrown.passed!);
  }
  return [...courses.values()];
}

/** `hits 9, wounds 4`; where several strike, `hits/wounds 3/2 Companions, 2/1 General`. */
function poolsText(throws: readonly Throw[], cast: Cast): Text {
  const pools = throws.filter(({ passed }) => passed !== undefined);
  const single = throws.filter(({ passed }) => passed === undefined);
  const stages = new Map(pools.map((thrown) => [stageOf(thrown).en, stageOf(thrown)]));
  const courses = countsByStriker(pools);
  const first = single.map((thrown) => join([stageOf(thrown), same(thrown.faces.join('/'))], ' '));
  if (!courses.some(({ counts }, i) => courses.some((other, j) => j < i && sharesStage(counts, other.counts)))) {
    const texts = [...stages].map(([id, text]) => {
      const n = courses.reduce((sum, { counts }) => sum + (counts.get(id) ?? 0), 0);
      return join([text, same(n)], ' ');
    });
    return join([...first, ...texts], ', ');
  }
  const texts = courses.map(({ who, counts }) => join([same(countsText([...stages.keys()], counts)), cast[who]!], ' '));
  return join([...first, join([join([...stages.values()], '/'), join(texts, ', ')], ' ')], ', ');
}

const sharesStage = (some: StrikerCounts['counts'], others: StrikerCounts['counts']): boolean =>
  [...some.keys()].some((stage) => others.has(stage));

/** `3/2/1`; a dash for a stage that needed no die, nothing for those that were not reached. */
function countsText(stages: readonly string[], counts: StrikerCounts['counts']): string {
  const reached = stages.slice(0, stages.findLastIndex((stage) => counts.has(stage)) + 1);
  return reached.map((stage) => counts.get(stage) ?? '–').join('/');
}
