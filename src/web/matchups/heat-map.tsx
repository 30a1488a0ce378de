import type { Matchups, Named } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import type { MatchupCell, MatchupTable } from '../../calculate/matchups.ts';
import { linkOf } from '../../present/link.ts';
import { refusedText } from '../../present/matchups.ts';
import { decimal, percent } from '../../calculate/number.ts';
import { lang, say } from '../base/lang.ts';
import { hasIcon, UnitIcon } from '../icons/unit-icon.tsx';

/** Beside the classes of a facet that counts: what happens on average. */
export const MEAN: Named = { id: 'mean', text: t('moyenne', 'average') };
/** Beside the classes of any other: whether the side that acts gains by it. */
export const SUCCESS: Named = { id: 'success', text: t('le camp qui agit y gagne', 'the acting side gains') };

interface Parts {
  readonly matchups: Matchups;
  readonly table: MatchupTable;
  /** The class whose chances are shown. */
  readonly shown: string;
  /** Another table is being computed. */
  readonly stale: boolean;
}

/** A table of numbers first; the tint only helps the eye. */
export function HeatMap({ matchups: { rows, columns, corner }, table, shown, stale }: Parts) {
  const title = [MEAN, SUCCESS, ...table.classes].find(({ id }) => id === shown)!;
  const caption = `${say(table.facetText)}: ${say(title.text)}`;
  const most = Math.max(...table.cells.flat().map((cell) => ('mean' in cell ? (cell.mean ?? 0) : 0)), 1e-9);
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={caption} aria-busy={stale}>
      <table class={stale ? 'table compact heat-map stale' : 'table compact heat-map'}>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="corner">
              {say(corner)}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Head of={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.id}>
              <th scope="row">
                <Head of={row} />
              </th>
              {columns.map((column, j) => {
                const cell = table.cells[i]![j]!;
                const { text, heat, spoken } = told(cell, shown, most);
                return (
                  <td key={column.id} class={heat === 0 ? 'heat nil' : 'heat'} style={{ '--heat': heat.toFixed(3) }}>
                    <a
                      href={linkOf(cell.calculation)}
                      aria-label={`${say(row.text)} – ${say(column.text)}: ${spoken}`}
                      title={hint(cell)}
                    >
                      {text}
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = ({ of: { id, text } }: { of: Named }) => (
  <span class="heat-head">
    {hasIcon(id) && <UnitIcon type={id} />}
    {say(text)}
  </span>
);

function told(cell: MatchupCell, shown: string, most: number): { text: string; heat: number; spoken: string } {
  if (!('shares' in cell)) return { text: '–', heat: 0, spoken: say(refusedText(cell)) };
  if (shown === MEAN.id) {
    const mean = decimal(cell.mean ?? 0, lang.value);
    return { text: mean, heat: (cell.mean ?? 0) / most, spoken: mean };
  }
  const chance = shown === SUCCESS.id ? cell.success : (cell.shares.find(({ id }) => id === shown)?.chance ?? 0);
  const spoken = say(percent(chance));
  return { text: spoken.replace(/\s*%$/, ''), heat: chance, spoken };
}

/** All classes of a cell, or why there are none. */
const hint = (cell: MatchupCell): string =>
  'shares' in cell
    ? cell.shares.map((share) => `${say(share.text)} ${say(share.percent)}`).join('\n')
    : say(refusedText(cell));
