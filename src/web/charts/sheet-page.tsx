import { useRef } from 'preact/hooks';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { printedChart, type PrintedChart } from '../../present/printed-chart.ts';
import { say } from '../base/lang.ts';
import { LinkList } from '../base/link-list.tsx';
import { loadedRegister } from '../base/register.ts';
import { route } from '../base/router.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { useScrollTarget } from '../base/scroll-target.ts';
import { ChartTable } from './chart-table.tsx';
import './charts.css';

const PrintButton = ({ text }: { text: string }) => (
  <button type="button" class="compact screen-only" onClick={() => print()}>
    <Glyph name="print" />
    {text}
  </button>
);

/** Tables that need the whole width of a printed page. */
const isWide = ({ headings, rows, notes }: PrintedChart): boolean =>
  headings.length > 5 ||
  notes.length > 4 ||
  rows.some(({ head, cells }) => head.fr.length + cells.reduce((sum, { fr }) => sum + fr.length, 0) > 110);

/** Tables that would leave a page half empty if they were kept on one. */
const isLong = ({ rows, notes }: PrintedChart): boolean => rows.length + notes.length > 24;

/** Charts that follow one another and stand side by side on paper; a wide one is alone. */
function groupsOf(charts: readonly PrintedChart[]): PrintedChart[][] {
  const groups: PrintedChart[][] = [];
  let open = false;
  for (const chart of charts) {
    const wide = isWide(chart);
    if (open && !wide) groups.at(-1)!.push(chart);
    else groups.push([chart]);
    open = !wide;
  }
  return groups;
}

/** The charts of a ruleset, or one of them. */
export const SheetPage = ({ ruleset, chart }: { ruleset: Ruleset; chart: string | undefined }) =>
  chart === undefined ? <AllCharts ruleset={ruleset} /> : <OneChart ruleset={ruleset} chart={chart} />;

/** All charts on one page, which prints as a player aid. */
function AllCharts({ ruleset }: { ruleset: Ruleset }) {
  const frame = useRef<HTMLDivElement>(null);
  const at = route.value.query.get('at');
  useScrollTarget(frame, at === null ? undefined : `chart-${at}`);
  const charts = ruleset.charts.map(printedChart);
  return (
    <div ref={frame} class="page stack sheet-page">
      <div class="row">
        <div>
          <p class="eyebrow">{say(ruleset.title)}</p>
          <h1>{say(t('Tables', 'Charts'))}</h1>
        </div>
        <span class="push" />
        <PrintButton text={say(t('Imprimer l’aide de jeu', 'Print as a player aid'))} />
      </div>
      <nav class="screen-only" aria-label={say(t('Tables de cette page', 'Charts on this page'))}>
        <ul class="row chart-jumps" role="list">
          {charts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#/${ruleset.id}/charts?at=${id}`}>{say(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="sheet">
        {groupsOf(charts).map((group) => (
          <div key={group[0]!.id} class={group.length > 1 ? 'sheet-group columns' : 'sheet-group'}>
            {group.map((chart) => (
              <ChartSection key={chart.id} ruleset={ruleset} chart={chart} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const ChartSection = ({ ruleset, chart }: { ruleset: Ruleset; chart: PrintedChart }) => (
  <section class={isLong(chart) ? 'chart long' : 'chart'}>
    <h2 id={`chart-${chart.id}`} tabIndex={-1}>
      <a class="plain" href={`#/${ruleset.id}/charts/${chart.id}`}>
        {say(chart.title)}
      </a>
    </h2>
    <ChartTable chart={chart} />
    {chart.rulings.length > 0 && (
      <p class="small muted chart-rulings screen-only">
        {say(t('Interprétations : ', 'Rulings: '))}
        <LinkList
          links={chart.rulings.map((id) => ({ href: `#/${ruleset.id}/rulings?id=${id}`, text: id }))}
          between=", "
        />
      </p>
    )}
  </section>
);

/** One chart, the rulings that bear on it, and the calculators that read it. */
function OneChart({ ruleset, chart: id }: { ruleset: Ruleset; chart: string }) {
  const position = ruleset.charts.findIndex((chart) => chart.id === id);
  const chart = printedChart(ruleset.charts[position]!);
  const rulings = loadedRegister(ruleset).value.filter((ruling) => chart.rulings.includes(ruling.id));
  const readers = ruleset.procedures.filter(({ charts }) => charts.includes(id));
  const [before, after] = [ruleset.charts[position - 1], ruleset.charts[position + 1]];
  return (
    <div class="page stack sheet-page">
      <div class="row">
        <div>
          <p class="eyebrow">
            <a href={`#/${ruleset.id}/charts`}>{say(ruleset.title)}</a>
          </p>
          <h1>{say(chart.title)}</h1>
        </div>
        <span class="push" />
        <PrintButton text={say(t('Imprimer', 'Print'))} />
      </div>
      <ChartTable chart={chart} row={route.value.query.get('row') ?? undefined} />
      {readers.length > 0 && (
        <p class="screen-only">
          {say(t('Calculer : ', 'Calculate: '))}
          <LinkList
            links={readers.map(({ id: reader, title }) => ({ href: `#/${ruleset.id}/${reader}`, text: say(title) }))}
            between=" · "
          />
        </p>
      )}
      {rulings.length > 0 && (
        <section class="stack" aria-labelledby="bearing">
          <h2 id="bearing">{say(t('Comment nous la lisons', 'How we read it'))}</h2>
          <dl class="bearing">
            {rulings.map((ruling) => (
              <div key={ruling.id}>
                <dt>
                  <a class="badge screen-only" href={`#/${ruleset.id}/rulings?id=${ruling.id}`}>
                    {ruling.id}
                  </a>{' '}
                  {say(ruling.question)}
                </dt>
                <dd class="muted">{say(ruling.answer)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <nav class="row screen-only chart-steps" aria-label={say(t('Autres tables', 'Other charts'))}>
        {before !== undefined && <a href={`#/${ruleset.id}/charts/${before.id}`}>← {say(before.title)}</a>}
        <span class="push" />
        {after !== undefined && <a href={`#/${ruleset.id}/charts/${after.id}`}>{say(after.title)} →</a>}
      </nav>
    </div>
  );
}
