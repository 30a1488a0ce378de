/** Where on a ruleset's sheet a number comes from: a chart, and a row or a footnote of it. */
export interface Source {
  readonly chart: string;
  readonly row?: string;
}

export const cite = (chart: string, row?: string): Source => (row === undefined ? { chart } : { chart, row });
