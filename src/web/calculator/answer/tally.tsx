import type { ComponentChildren } from 'preact';
import type { Line, Tally } from '../../../kernel/modifier.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import { lineReason } from '../../../present/line-reason.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { Cite, RulingLinks } from '../citation/links.tsx';

/** A true minus sign: as wide as the plus above it. */
export const worth = (value: number): string => signed(value).replace('-', '−');

interface TallyProps {
  readonly tally: Tally;
  readonly ruleset: Ruleset;
  readonly titled: boolean;
}

export function TallyView({ tally, ruleset, titled }: TallyProps) {
  const { lines, sum, limit, total } = tally;
  const shown = lines.filter(({ standing }) => standing !== 'absent');
  const bites = limit !== undefined && sum !== total;
  if (titled && shown.length === 0 && !bites && lines.length > 0)
    return <Absent tally={tally} ruleset={ruleset} title={`${say(tally.title)}${colon()}${worth(total)}`} />;
  return (
    <>
      <table class={`calc-tally${titled ? ' titled' : ''}`}>
        <caption class={titled ? '' : 'visually-hidden'}>{say(tally.title)}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{say(t('Valeur', 'Value'))}</th>
            <th scope="col">{say(t('Ligne', 'Line'))}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <LineView key={line.row.id} line={line} tally={tally} ruleset={ruleset} />
          ))}
          {shown.length === 0 && (
            <tr>
              <td class="num">0</td>
              <td class="muted">{say(t('aucune ligne ne s’applique', 'no line applies'))}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {bites && (
            <>
              <SumRow value={sum} text={t('Somme', 'Sum')} />
              <SumRow
                value={total - sum}
                text={t(
                  `Limite : de ${worth(limit.min)} à ${worth(limit.max)}`,
                  `Limit: from ${worth(limit.min)} to ${worth(limit.max)}`,
                )}
              >
                {' '}
                <Cite ruleset={ruleset} source={limit.source} />
              </SumRow>
            </>
          )}
          <SumRow class="calc-total" value={total} text={t('Total', 'Total')} />
        </tfoot>
      </table>
      <Absent tally={tally} ruleset={ruleset} />
    </>
  );
}

interface SumProps {
  readonly value: number;
  readonly text: Text;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

const SumRow = ({ value, text, children, ...row }: SumProps) => (
  <tr {...row}>
    <td class="num">{worth(value)}</td>
    <th scope="row">
      {say(text)}
      {children}
    </th>
  </tr>
);

interface LineProps {
  readonly line: Line;
  readonly tally: Tally;
  readonly ruleset: Ruleset;
}

function LineView({ line, tally, ruleset }: LineProps) {
  const { row, value, standing } = line;
  const detail = row.detail?.(tally.facts);
  const aside = standing === 'set-aside';
  return (
    <tr class={aside ? 'calc-aside' : ''}>
      <td class="num">{aside ? <s>{worth(value)}</s> : worth(value)}</td>
      <td>
        {aside ? <s>{say(row.text)}</s> : say(row.text)}
        {detail !== undefined && <span class="calc-detail"> {say(detail)}</span>}{' '}
        <span class="calc-sources">
          {aside && <span class="calc-why">{say(lineReason(tally, line))}</span>}{' '}
          <Cite ruleset={ruleset} source={row.source} />{' '}
          <RulingLinks ruleset={ruleset} ids={row.rulings?.(tally.facts) ?? []} />
        </span>
      </td>
    </tr>
  );
}

/** Lines that were examined and do not apply: written only when somebody asks. */
function Absent({ tally, ruleset, title }: Omit<TallyProps, 'titled'> & { title?: string }) {
  const absent = tally.lines.filter(({ standing }) => standing === 'absent');
  if (absent.length === 0) return null;
  const examined = amount(
    absent.length,
    t('ligne examinée, sans objet ici', 'line examined, not met here'),
    t('lignes examinées, sans objet ici', 'lines examined, not met here'),
  );
  const summary = (
    <span>
      {title !== undefined && <b>{title} </b>}
      {say(examined)}
    </span>
  );
  return (
    <Fold class="fold calc-absent" summary={summary}>
      {() => (
        <ul role="list">
          {absent.map(({ row }) => (
            <li key={row.id}>
              <span class="muted num">{say(row.printed)}</span>
              <span>
                {say(row.text)} <Cite ruleset={ruleset} source={row.source} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
