import { type Band, type Bands, headOf } from './chart.ts';
import type { Facet } from './facet.ts';
import { join, t, type Text } from './text.ts';

interface LineFacetParts<V, O> {
  /** `result` where it is not said. */
  readonly id?: string;
  readonly text?: Text;
  readonly success?: Text;
  /** What each line, in printed order, is worth to the side that acts. */
  readonly worths: readonly number[];
  /** A line as a class: where it is not said, its numbers and its cells; in a sentence then its cells alone. */
  said?(line: Band<V>): Text;
  /** What the class of a line is called, where that is not the id of the line. */
  idOf?(line: Band<V>): string;
  /** Shows the last printed line first. */
  readonly upwards?: boolean;
  classOf(outcome: O): string;
}

const RESULT = t('Résultat', 'Result');

/** Sorts outcomes by the line of the chart that they were read on. */
export function lineFacet<V, O>(chart: Bands<V>, parts: LineFacetParts<V, O>): Facet<O> {
  const { id = 'result', text = RESULT, success, worths, said, idOf, upwards, classOf } = parts;
  if (worths.length !== chart.lines.length) throw new Error(`${chart.id}: a worth for each line`);
  const classes = chart.lines.map((line, i) => {
    const cells = join(chart.show(line.value), ', ');
    const head = headOf(line);
    return {
      id: idOf?.(line) ?? line.id,
      worth: worths[i]!,
      ...(said === undefined
        ? { text: t(`${head.fr} : ${cells.fr}`, `${head.en}: ${cells.en}`), brief: cells }
        : { text: said(line) }),
    };
  });
  return { id, text, ...(success && { success }), classes: upwards === true ? classes.reverse() : classes, classOf };
}
