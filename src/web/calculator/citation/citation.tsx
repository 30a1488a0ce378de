import { useEffect, useRef } from 'preact/hooks';
import type { Source } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { printedChart } from '../../../present/printed-chart.ts';
import { say } from '../../base/lang.ts';
import { Loading } from '../../base/loading.tsx';
import { ChartTable } from '../../charts/chart-table.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import { chartAddress, openCitation } from './links.tsx';
import type { CitationContext } from './context.ts';
import { RulingEntry } from './ruling.tsx';
import { sheetOf } from './sheet.ts';
import '../../charts/charts.css';
import './citation.css';

/** What a line rests on, over the combat: one never leaves it. Escape closes it, and the focus returns. */
export function CitationSheet({ model }: { model: CitationContext }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const of = openCitation.value;
  useEffect(() => {
    const from = document.activeElement;
    const open = dialog.current!;
    open.showModal();
    return () => {
      open.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  if (of === undefined) return null;
  const close = (): void => {
    openCitation.value = undefined;
  };
  return (
    <dialog
      ref={dialog}
      class="citation"
      aria-labelledby="citation-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="citation-page">
        <button type="button" class="quiet icon citation-close" aria-label={say(t('Fermer', 'Close'))} onClick={close}>
          <Glyph name="remove" />
        </button>
        {'ruling' in of ? (
          <RulingEntry key={of.ruling} model={model} id={of.ruling} titled />
        ) : (
          <ChartRow model={model} source={of.source} />
        )}
      </div>
    </dialog>
  );
}

function ChartRow({ model, source }: { model: CitationContext; source: Source }) {
  const chart = sheetOf(model.ruleset).value?.charts.find(({ id }) => id === source.chart);
  if (chart === undefined) return <Loading />;
  const table = printedChart(chart);
  return (
    <>
      <h2 id="citation-title">{say(table.title)}</h2>
      <ChartTable chart={table} row={source.row} />
      {table.rulings.length > 0 && (
        <details class="fold">
          <summary>{say(t('Comment nous la lisons', 'How we read it'))}</summary>
          {table.rulings.map((id) => (
            <RulingEntry key={id} model={model} id={id} />
          ))}
        </details>
      )}
      <p class="small">
        <a href={chartAddress(model.ruleset, source)}>{say(t('Toutes les tables', 'All the charts'))}</a>
      </p>
    </>
  );
}
