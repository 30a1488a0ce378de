import { capitalize, t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';
import { balanceOf, likeliest, reasonsOf } from './chances.ts';

const MOST_RESULTS = 3;
const MOST_REASONS = 3;

interface Props {
  readonly model: BattleModel;
  readonly found: Resolvable;
  /** The side that acts. */
  readonly side: number;
}

/** A combat at a glance: for whom it looks well, what is likely to come of it, and why. */
export function Outlook({ model, found, side }: Props) {
  const shares = sharesIn(found, gistOf(found));
  if (shares === undefined) return null;
  const sides = model.game.sides;
  const [good, even, bad] = balanceOf(shares);
  const whose = [
    { look: sideClass(side), text: sides[side]!, ...good! },
    { look: 'even', text: t('aucun', 'neither'), ...even! },
    { look: sideClass(1 - side), text: sides[1 - side]!, ...bad! },
  ].filter(({ chance }) => chance > 0);
  const reasons = reasonsOf(found.assessment, MOST_REASONS);
  return (
    <>
      <div class="outlook">
        <p class="outlook-bar" aria-hidden="true">
          {whose.map(({ look, chance }) => (
            <span key={look} class={look} style={{ flexGrow: chance }} />
          ))}
        </p>
        <p class="outlook-sides small" aria-label={say(t('À l’avantage de', 'In favour of'))}>
          {whose.map(({ look, text, percent }) => (
            <span key={look}>
              {look !== 'even' && <span class={`battle-side ${look}`} />} {say(text)} <b>{say(percent)}</b>
            </span>
          ))}
        </p>
      </div>
      <ol class="outlook-results">
        {likeliest(shares, MOST_RESULTS).map(({ id, text, percent }) => (
          <li key={id}>
            <b class="num">{say(percent)}</b> {say(capitalize(text))}
          </li>
        ))}
      </ol>
      {reasons.length > 0 && (
        <p class="outlook-why small">
          {reasons.map(({ value, text }, i) => (
            <span key={i}>
              <b>{value.replace('-', '−')}</b> {say(text)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
