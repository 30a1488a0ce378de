import type { Named } from '../../kernel/ruleset.ts';
import { rowsAndColumnsAllowed, type MatchupCell, type MatchupTable } from '../../calculate/matchups.ts';
import { linkOf } from '../../present/link.ts';
import { chanceIn, refusedText } from '../../present/matchups.ts';
import { percent } from '../../calculate/number.ts';
import { say } from '../base/lang.ts';
import { hasIcon, UnitIcon } from '../icons/unit-icon.tsx';

interface HeatMapProps {
  readonly table: MatchupTable;
  /** Whose chances are shown. */
  readonly question: Named;
  /** Another table is being computed. */
  readonly stale: boolean;
}

/** A table of numbers first; the tint only helps the eye. Rows and columns without a single chance are left out. */
export function HeatMap({ table, question, stale }: HeatMapProps) {
  const { rows, columns, corner } = table.matchups;
  const allowed = rowsAndColumnsAllowed(table);
  const caption = `${say(table.facetText)}: ${say(question.text)}`;
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={caption} aria-busy={stale}>
      <table class={stale ? 'table compact heat-map stale' : 'table compact heat-map'}>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="corner">
              {say(corner)}
            </th>
            {allowed.columns.map((column) => (
              <th key={column} scope="col">
                <Head of={columns[column]!} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allowed.rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Head of={rows[row]!} />
              </th>
              {allowed.columns.map((column) => (
                <Cell
                  key={column}
                  cell={table.cells[row]![column]!}
                  asked={question.id}
                  of={`${say(rows[row]!.text)} – ${say(columns[column]!.text)}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell, asked, of }: { cell: MatchupCell; asked: string; of: string }) {
  const chance = chanceIn(cell, asked);
  const spoken = chance === undefined ? say(refusedText(cell)) : say(percent(chance));
  return (
    <td class={chance ? 'heat' : 'heat nil'} style={{ '--heat': (chance ?? 0).toFixed(3) }}>
      <a href={linkOf(cell.calculation)} aria-label={`${of}: ${spoken}`} title={hintOf(cell)}>
        {chance === undefined ? '–' : spoken.replace(/\s*%$/, '')}
      </a>
    </td>
  );
}

const isCode = (id: string): boolean => /[A-Z]/.test(id);

/** Rows by abbreviation and name; columns, and rows where there is little room, by the abbreviation alone. */
const Head = ({ of: { id, text } }: { of: Named }) => (
  <span class="heat-head" title={say(text)}>
    {hasIcon(id) && <UnitIcon type={id} />}
    {isCode(id) ? (
      <>
        <span class="heat-name">{say(text).startsWith(id) ? say(text) : `${id} ${say(text)}`}</span>
        <span class="heat-code" aria-hidden="true">
          {id}
        </span>
      </>
    ) : (
      <span>{say(text)}</span>
    )}
  </span>
);

/** All classes of a cell, or why there are none. */
const hintOf = (cell: MatchupCell): string =>
  'shares' in cell
    ? cell.shares.map((share) => `${say(share.text)} ${say(share.percent)}`).join('\n')
    : say(refusedText(cell));
