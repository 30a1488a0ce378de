import { useEffect, useRef } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import type { PrintedChart, PrintedRow } from '../../present/printed-chart.ts';
import { say } from '../base/lang.ts';
import { scrollToReturnTo } from '../base/scroll-memory.ts';
import { hasIcon, UnitIcon } from '../icons/unit-icon.tsx';

const SHORT = 13;
/** Letters of footnotes do not count: `-2/-1 [e] [g]` is a figure. */
const lengthOf = (text: string): number => text.replaceAll(/\s*\[.\]/g, '').length;
const short = ({ fr, en }: Text): boolean => lengthOf(fr) <= SHORT && lengthOf(en) <= SHORT;

/** Figures and codes stand in the middle of their column, sentences at its start. */
const figuresIn = (rows: readonly PrintedRow[], column: number): boolean =>
  rows.every(({ cells }) => cells[column] === undefined || short(cells[column]));

/** A chart as printed. `row` names the row, or the footnote, that a citation led to. */
export function ChartTable({ chart, row: cited }: { chart: PrintedChart; row?: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollToReturnTo() === undefined) frame.current?.querySelector('.cited')?.scrollIntoView({ block: 'nearest' });
  }, [cited]);
  const { title, headings, rows, notes } = chart;
  const alignment = headings.slice(1).map((_, column) => (figuresIn(rows, column) ? 'figures' : undefined));
  const units = rows.every(({ ids }) => ids.length === 1 && hasIcon(ids[0]!));
  return (
    <div ref={frame} class="chart-frame">
      <div class="table-scroll" tabIndex={0} role="region" aria-label={say(title)}>
        <table class="table chart-table">
          <caption class="visually-hidden">{say(title)}</caption>
          <thead>
            <tr class="print-only chart-name" aria-hidden="true">
              <th colSpan={headings.length}>{say(title)}</th>
            </tr>
            <tr>
              {headings.map((heading, i) => (
                <th key={i} scope="col" class={alignment[i - 1]}>
                  {say(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ ids, head, cells }) => (
              <tr key={ids[0]} {...(cited !== undefined && ids.includes(cited) && { class: 'cited' })}>
                <th scope="row">
                  <span class="row-head">
                    {units && <UnitIcon type={ids[0]!} />}
                    <span>{say(head)}</span>
                  </span>
                </th>
                {cells.map((cell, i) => (
                  <td key={i} class={alignment[i]}>
                    {say(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.length > 0 && (
        <ul class="chart-notes" role="list" aria-label={say(t('Notes', 'Notes'))}>
          {notes.map(({ mark, text }, i) => (
            <li key={i} {...(mark === cited && { class: 'cited' })}>
              <span class="note-mark">{mark}</span> <span>{say(text)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
