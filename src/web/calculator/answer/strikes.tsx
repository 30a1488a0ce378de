import { Fragment } from 'preact';
import type { Strike } from '../../../kernel/assessment.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { decimal } from '../../../calculate/number.ts';
import { colon, say } from '../../base/lang.ts';
import { Cite, RulingLinks } from '../citation/links.tsx';

interface StrikesProps {
  readonly strikes: readonly Strike[];
  readonly ruleset: Ruleset;
}

/** One line a striker. */
export const Strikes = ({ strikes, ruleset }: StrikesProps) => (
  <ul role="list" class="calc-strikes">
    {strikes.map((strike, i) => (
      <StrikeView key={i} strike={strike} ruleset={ruleset} />
    ))}
  </ul>
);

/** `Legio X: 5 attacks · hit 3+ · wound 4+ · save 6+ → 1.39`, each throw with its chart. */
const StrikeView = ({ strike, ruleset }: { strike: Strike; ruleset: Ruleset }) => (
  <li>
    <b>{say(strike.who)}</b>
    {colon()}
    {say(strike.dice)}
    {strike.throws.map(({ text, value, source, rulings: used = [] }, i) => (
      <Fragment key={i}>
        {' · '}
        <Cite ruleset={ruleset} source={source}>
          {say(text)} <b>{say(value)}</b>
        </Cite>{' '}
        <RulingLinks ruleset={ruleset} ids={used} />
      </Fragment>
    ))}{' '}
    <span class="calc-through">
      → <b>{say(woundsText(strike.expected))}</b>
    </span>
  </li>
);

const woundsText = (n: number): Text => {
  const [fr, en] = [decimal(n, 'fr'), decimal(n, 'en')];
  return t(`${fr} blessure${n >= 2 ? 's' : ''}`, `${en} wound${n === 1 ? '' : 's'}`);
};
