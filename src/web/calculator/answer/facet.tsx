import { t } from '../../../kernel/text.ts';
import { decimal, fraction, percent, ratio } from '../../../calculate/number.ts';
import { atLeast, type FacetShares, type Share } from '../../../calculate/shares.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, lang, say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';

/** Fractions longer than this do not fit beside their bars. */
const LONGEST_FRACTION = 13;
/** A number less likely than this is folded away where there are many. */
const RARE = 0.001;
const MANY = 12;

/** What the dice decided, once they lie. */
interface DiceResult {
  readonly outcome: unknown;
}

interface FacetProps {
  readonly facet: FacetShares;
  readonly exact: boolean;
  readonly fallen?: DiceResult | undefined;
}

/** The classes of one facet with their chances: a table with bars, or a line where only one may come. */
function FacetView({ facet: { facet, shares, mean }, exact, fallen }: FacetProps) {
  const fell = fallen && facet.classOf(fallen.outcome);
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
  const rows = shares.map((share, i) => ({
    usual: shares.length <= MANY || share.chance >= RARE || share.id === fell,
    row: (
      <tr key={share.id} class={share.id === fell ? 'fell' : undefined}>
        <th scope="row">
          <span class="calc-bar" style={{ '--share': mean === undefined ? share.chance : share.chance / most }} />
          <span>{say(share.text)}</span>
          {share.id === fell && <span class="visually-hidden"> {say(t('(tombé)', '(came up)'))}</span>}
        </th>
        <td class="num calc-percent">{say(share.percent)}</td>
        {reaching !== undefined && <td class="num">{say(percent(ratio(reaching[i]!, share.total)))}</td>}
        {short && <td class="num calc-fraction">{fractions[i]}</td>}
      </tr>
    ),
  }));
  const rare = rows.filter(({ usual }) => !usual);
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
        <tbody>{rows.map(({ usual, row }) => usual && row)}</tbody>
      </table>
      {rare.length > 0 && (
        <details class="fold">
          <summary>
            {say(
              amount(
                rare.length,
                t('valeur à moins d’un pour mille', 'value below one in a thousand'),
                t('valeurs à moins d’un pour mille', 'values below one in a thousand'),
              ),
            )}
          </summary>
          <table class="calc-odds" aria-label={`${say(facet.text)}${colon()}${say(t('rares', 'rare'))}`}>
            {head}
            <tbody>{rare.map(({ row }) => row)}</tbody>
          </table>
        </details>
      )}
      {exact && !short && <ExactFractions shares={shares} fractions={fractions} />}
    </>
  );
}

const ExactFractions = ({ shares, fractions }: { shares: readonly Share[]; fractions: readonly string[] }) => (
  <Fold summary={say(t('Fractions exactes', 'Exact fractions'))}>
    {() => (
      <dl class="calc-exact" lang={lang.value}>
        {shares.map(({ id, text }, i) => (
          <div key={id}>
            <dt>{say(text)}</dt>
            <dd class="code">{fractions[i]}</dd>
          </div>
        ))}
      </dl>
    )}
  </Fold>
);

/** The first ones are what it is about; the others wait until somebody asks. */
const FIRST_SHOWN = 3;

interface FacetsProps extends Omit<FacetProps, 'facet'> {
  readonly facets: readonly FacetShares[];
}

export function Facets({ facets, exact, fallen }: FacetsProps) {
  const others = facets.slice(FIRST_SHOWN);
  const show = (shares: FacetShares) => (
    <FacetView key={shares.facet.id} facet={shares} exact={exact} fallen={fallen} />
  );
  return (
    <>
      {facets.slice(0, FIRST_SHOWN).map(show)}
      {others.length > 0 && (
        <Fold
          summary={`${say(t('Et aussi', 'And also'))}${colon()}${others.map(({ facet }) => say(facet.text)).join(', ')}`}
        >
          {() => others.map(show)}
        </Fold>
      )}
    </>
  );
}
