import { useSignal } from '@preact/signals';
import type { Distribution } from '../../../kernel/odds.ts';
import type { Facet } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { type Resolvable, ruleOf } from '../../../calculate/calculation.ts';
import { decimal, fraction, percent, ratio } from '../../../calculate/number.ts';
import { atLeast, type FacetShares, type Share, sharesOf } from '../../../calculate/shares.ts';
import { colon, lang, say } from '../../base/lang.ts';
import { SIMULATED, simulated } from './simulation.ts';

/** The exact chances of everything that may come of it; a count of trials where they would take too long. */
export function Odds({ answer }: { answer: Resolvable }) {
  const { distribution } = answer;
  return (
    <section class="card calc-panel" aria-labelledby="odds-title">
      <h2 id="odds-title">{say(t('Les chances', 'The odds'))}</h2>
      {distribution === undefined ? (
        <Simulation key={JSON.stringify(answer.assessment.roll)} answer={answer} />
      ) : (
        <Facets answer={answer} distribution={distribution} exact />
      )}
    </section>
  );
}

function Simulation({ answer }: { answer: Resolvable }) {
  const found = useSignal<Distribution<unknown> | undefined>(undefined);
  const run = (): void => {
    found.value = simulated(ruleOf(answer.calculation.procedure), answer.assessment.roll, 'odds');
  };
  return found.value === undefined ? (
    <>
      <p>
        {say(
          t('Trop de dés pour des chances exactes en un instant.', 'Too many dice for exact chances within a moment.'),
        )}
      </p>
      <button type="button" onClick={run}>
        {say(t(`Simuler ${SIMULATED} fois`, `Simulate ${SIMULATED} times`))}
      </button>
    </>
  ) : (
    <>
      <p class="badge warn">
        {say(t(`Estimation : ${SIMULATED} essais comptés`, `Estimate: ${SIMULATED} trials counted`))}
      </p>
      <Facets answer={answer} distribution={found.value} exact={false} />
    </>
  );
}

interface FacetsProps {
  readonly answer: Resolvable;
  readonly distribution: Distribution<unknown>;
  readonly exact: boolean;
}

/** The first ones are what it is about; the others wait until somebody asks. */
const FIRST_SHOWN = 3;

function Facets({ answer: { calculation, assessment }, distribution, exact }: FacetsProps) {
  const open = useSignal(false);
  const facets = calculation.procedure.facets(assessment.roll);
  const shown = facets.slice(0, FIRST_SHOWN);
  const others = facets.slice(FIRST_SHOWN);
  const show = (facet: Facet<unknown>) => (
    <FacetView key={facet.id} facet={sharesOf(facet, distribution)} exact={exact} />
  );
  return (
    <>
      {shown.map(show)}
      {others.length > 0 && (
        <details class="fold" onToggle={(event) => (open.value = event.currentTarget.open)}>
          <summary>
            {say(t('Et aussi', 'And also'))}
            {colon()}
            {others.map(({ text }) => say(text)).join(', ')}
          </summary>
          {open.value && others.map(show)}
        </details>
      )}
    </>
  );
}

/** Fractions longer than this do not fit beside their bars. */
const LONGEST_FRACTION = 13;
/** A number less likely than this is folded away where there are many. */
const RARE = 0.001;
const MANY = 12;

function FacetView({ facet: { facet, shares, mean }, exact }: { facet: FacetShares; exact: boolean }) {
  if (shares.length === 1)
    return (
      <p class="calc-certain" data-facet={facet.id}>
        <span class="field-label">{say(facet.text)}</span> {say(shares[0]!.text)}{' '}
        <span class="muted">{say(exact ? t('sûr', 'certain') : t('à chaque essai', 'in every trial'))}</span>
      </p>
    );
  const fractions = shares.map(({ weight, total }) => fraction(weight, total));
  const short = exact && fractions.every((text) => text.length <= LONGEST_FRACTION);
  const reaching = mean === undefined ? undefined : atLeast(shares);
  const most = Math.max(...shares.map(({ chance }) => chance));
  const row = (share: Share, i: number) => (
    <tr key={share.id}>
      <th scope="row">
        <span class="calc-bar" style={{ '--share': mean === undefined ? share.chance : share.chance / most }} />
        <span>{say(share.text)}</span>
      </th>
      <td class="num calc-percent">{say(share.percent)}</td>
      {reaching !== undefined && <td class="num">{say(percent(ratio(reaching[i]!, share.total)))}</td>}
      {short && <td class="num calc-fraction">{fractions[i]}</td>}
    </tr>
  );
  const rows = shares.map((share, i) => ({ share, i }));
  const usual = shares.length > MANY ? rows.filter(({ share }) => share.chance >= RARE) : rows;
  const rare = rows.filter((one) => !usual.includes(one));
  const head = (
    <thead class={reaching === undefined ? 'visually-hidden' : ''}>
      <tr>
        <th scope="col">
          <span class="visually-hidden">{say(facet.text)}</span>
        </th>
        <th scope="col">{say(t('Chance', 'Chance'))}</th>
        {reaching !== undefined && <th scope="col">{say(t('Au moins', 'At least'))}</th>}
        {short && <th scope="col">{say(t('Fraction', 'Fraction'))}</th>}
      </tr>
    </thead>
  );
  return (
    <>
      <table class="calc-odds" data-facet={facet.id}>
        <caption>
          {say(facet.text)}
          {mean !== undefined && (
            <span class="muted"> {say(t(`moyenne ${decimal(mean, 'fr')}`, `mean ${decimal(mean, 'en')}`))}</span>
          )}
        </caption>
        {head}
        <tbody>{usual.map(({ share, i }) => row(share, i))}</tbody>
      </table>
      {rare.length > 0 && (
        <details class="fold">
          <summary>
            {say(t(`${rare.length} valeurs à moins d’un pour mille`, `${rare.length} values below one in a thousand`))}
          </summary>
          <table class="calc-odds" aria-label={`${say(facet.text)}${colon()}${say(t('rares', 'rare'))}`}>
            {head}
            <tbody>{rare.map(({ share, i }) => row(share, i))}</tbody>
          </table>
        </details>
      )}
      {exact && !short && <ExactFractions shares={shares} fractions={fractions} />}
    </>
  );
}

function ExactFractions({ shares, fractions }: { shares: readonly Share[]; fractions: readonly string[] }) {
  const open = useSignal(false);
  return (
    <details class="fold" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say(t('Fractions exactes', 'Exact fractions'))}</summary>
      {open.value && (
        <dl class="calc-exact" lang={lang.value}>
          {shares.map(({ id, text }, i) => (
            <div key={id}>
              <dt>{say(text)}</dt>
              <dd class="code">{fractions[i]}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
