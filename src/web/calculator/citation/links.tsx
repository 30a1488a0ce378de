import { signal } from '@preact/signals';
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Source } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { chartTitle } from '../../base/calculator-labels.ts';
import { say } from '../../base/lang.ts';

/** What is cited: a row of a chart, or a ruling. */
export type OpenCitation = { readonly source: Source } | { readonly ruling: string };

/** The citation that stands open over the combat. */
export const openCitation = signal<OpenCitation | undefined>(undefined);

interface CitationProps {
  readonly look: string;
  readonly href: string;
  readonly of: OpenCitation;
  readonly children: ComponentChildren;
}

/** Opens in place; with a key held down, like any link, in a tab of its own. */
const CitationLink = ({ look, href, of, children }: CitationProps) => (
  <a
    class={look}
    href={href}
    aria-haspopup="dialog"
    onClick={(event: TargetedMouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openCitation.value = of;
    }}
  >
    {children}
  </a>
);

interface CiteProps {
  readonly ruleset: Ruleset;
  readonly source: Source;
  /** What is read there, in place of the chart's name. */
  readonly children?: ComponentChildren;
}

/** Where on the sheet it stands. */
export const Cite = ({ ruleset, source, children }: CiteProps) => (
  <CitationLink look="cite" href={chartAddress(ruleset, source)} of={{ source }}>
    {children ?? say(titleOf(ruleset, source.chart) ?? ruleset.sheet)}
  </CitationLink>
);

/** Out of the labels of a calculator; in a battle the charts are here themselves. */
const titleOf = ({ id, charts }: Ruleset, chart: string): Text | undefined =>
  chartTitle(id, chart) ?? charts.find((one) => one.id === chart)?.title;

export const chartAddress = ({ id }: Ruleset, { chart, row }: Source): string =>
  `#/${id}/charts/${chart}${row === undefined ? '' : `?row=${encodeURIComponent(row)}`}`;

export const rulingAddress = ({ id }: Ruleset, ruling: string): string =>
  `#/${id}/rulings?id=${encodeURIComponent(ruling)}`;

/** The rulings a line rests on. */
export const RulingLinks = ({ ruleset, ids }: { ruleset: Ruleset; ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <CitationLink key={id} look="badge calc-ruling" href={rulingAddress(ruleset, id)} of={{ ruling: id }}>
        <span class="visually-hidden">{say(t('interprétation ', 'ruling '))}</span>
        {id}
      </CitationLink>
    ))}
  </>
);
