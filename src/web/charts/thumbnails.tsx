import type { Ruleset } from '../../kernel/ruleset.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { say } from '../base/lang.ts';
import { ChartTable } from './chart-table.tsx';
import './charts.css';
import './thumbnails.css';

const MOST_ROWS = 7;
const MOST_COLUMNS = 11;

/** The beginning of every chart, small: one knows it by its shape. */
export const Thumbnails = ({ ruleset: { id, charts } }: { ruleset: Ruleset }) => (
  <ul class="thumbnails" role="list">
    {charts
      .map((chart) => ({ ...printedChart(chart), title: chart.title }))
      .map((chart) => (
        <li key={chart.id}>
          <a class="thumbnail" href={`#/${id}/charts/${chart.id}`}>
            <span class="thumbnail-view" aria-hidden="true" inert>
              <ChartTable
                chart={{
                  ...chart,
                  headings: chart.headings.slice(0, MOST_COLUMNS),
                  rows: chart.rows
                    .slice(0, MOST_ROWS)
                    .map((row) => ({ ...row, cells: row.cells.slice(0, MOST_COLUMNS - 1) })),
                  notes: [],
                }}
              />
            </span>
            <span class="thumbnail-title">{say(chart.title)}</span>
          </a>
        </li>
      ))}
  </ul>
);
