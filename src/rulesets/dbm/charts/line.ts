import type { Verdict } from '../../../kernel/chart.ts';
import { type Modifier, type ModifierChart, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';

/** A line of a chart of which the first that holds decides, laid out on one line. */
export const verdictLine = <S, V>(id: string, text: Text, value: V, holds: (situation: S) => boolean): Verdict<S, V> => ({ id, text, value, holds });

/** The words of a line that is known to be there. */
export const lineText = ({ lines }: { readonly lines: readonly { readonly id: string; readonly text: Text }[] }, id: string): Text =>
  lines.find((each) => each.id === id)!.text;

const YES = t('oui', 'yes');
const NO = t('non', 'no');

export const yesOrNo = (yes: boolean): readonly Text[] => [yes ? YES : NO];

export type Uncited<F> = Omit<Modifier<F>, 'source'>;

/** A list of modifiers whose rows cite themselves. */
export const withOwnCitations = <F>({ rows, ...parts }: Omit<ModifierChart<F>, 'kind' | 'rows'> & { readonly rows: readonly Uncited<F>[] }): ModifierChart<F> =>
  modifiers({ ...parts, rows: rows.map((row) => ({ ...row, source: cite(parts.id, row.id) })) });
