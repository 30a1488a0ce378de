import { useSignal } from '@preact/signals';
import type { Line, Tally } from '../../../kernel/modifier.ts';
import type { Refusal, Ruleset } from '../../../kernel/ruleset.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { whyText } from '../../../present/json.ts';
import { colon, say } from '../../base/lang.ts';
import { Cite, RulingLinks } from './citing.tsx';

/** A true minus sign: as wide as the plus above it. */
const worth = (value: number): string => signed(value).replace('-', '−');

/** Every line that was examined before the dice, what it is worth, and where it is printed. */
export function Ledger({ answer }: { answer: Resolvable }) {
  const { ruleset } = answer.calculation;
  const { tallies, readings, needs, rulings } = answer.assessment;
  return (
    <section class="card calc-panel" id="ledger" aria-labelledby="ledger-title" tabIndex={-1}>
      <h2 id="ledger-title">{say(t('Le compte', 'The reckoning'))}</h2>
      {tallies.map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={ruleset} titled={tallies.length > 1} />
      ))}
      {readings.length > 0 && (
        <dl class="calc-readings" aria-label={say(t('Lu sur les tables', 'Read off the charts'))}>
          {readings.map(({ source, text, value, rulings: used = [] }, i) => (
            <div key={i}>
              <dt>
                {say(text)} <Cite ruleset={ruleset} source={source} /> <RulingLinks ruleset={ruleset} ids={used} />
              </dt>
              <dd>{say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="calc-needs">
        <span class="eyebrow">{say(t('Il faut', 'Needed'))}</span> {say(needs)}{' '}
        <RulingLinks ruleset={ruleset} ids={rulings} />
      </p>
    </section>
  );
}

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
              <tr>
                <td class="num">{worth(sum)}</td>
                <th scope="row">{say(t('Somme', 'Sum'))}</th>
              </tr>
              <tr>
                <td class="num">{worth(total - sum)}</td>
                <th scope="row">
                  {say(
                    t(
                      `Limite : de ${worth(limit.min)} à ${worth(limit.max)}`,
                      `Limit: from ${worth(limit.min)} to ${worth(limit.max)}`,
                    ),
                  )}{' '}
                  <Cite ruleset={ruleset} source={limit.source} />
                </th>
              </tr>
            </>
          )}
          <tr class="calc-total">
            <td class="num">{worth(total)}</td>
            <th scope="row">{say(t('Total', 'Total'))}</th>
          </tr>
        </tfoot>
      </table>
      <Absent tally={tally} ruleset={ruleset} />
    </>
  );
}

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
          {aside && <span class="calc-why">{say(whyText(tally, line))}</span>}{' '}
          <Cite ruleset={ruleset} source={row.source} />{' '}
          <RulingLinks ruleset={ruleset} ids={row.rulings?.(tally.facts) ?? []} />
        </span>
      </td>
    </tr>
  );
}

const examined = (n: number): Text =>
  n === 1
    ? t('1 ligne examinée, sans objet ici', '1 line examined, not met here')
    : t(`${n} lignes examinées, sans objet ici`, `${n} lines examined, not met here`);

/** Lines that were examined and do not apply: written only when somebody asks. */
function Absent({ tally, ruleset, title }: Omit<TallyProps, 'titled'> & { title?: string }) {
  const open = useSignal(false);
  const absent = tally.lines.filter(({ standing }) => standing === 'absent');
  if (absent.length === 0) return null;
  return (
    <details class="fold calc-absent" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <span>
          {title !== undefined && <b>{title} </b>}
          {say(examined(absent.length))}
        </span>
      </summary>
      {open.value && (
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
    </details>
  );
}

/** The rules do not allow it. */
export const Refused = ({ ruleset, refusal }: { ruleset: Ruleset; refusal: Refusal }) => (
  <section class="notice bad calc-refused" id="ledger" aria-labelledby="ledger-title" tabIndex={-1}>
    <h2 id="ledger-title">{say(t('Impossible', 'Not allowed'))}</h2>
    <p>
      {say(refusal.refused)} <Cite ruleset={ruleset} source={refusal.source} />{' '}
      <RulingLinks ruleset={ruleset} ids={refusal.rulings ?? []} />
    </p>
  </section>
);
