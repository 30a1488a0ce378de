import { problemCount } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { decimal, percent } from '../../../calculate/number.ts';
import { type FacetShares, gistOf, sharesIn } from '../../../calculate/shares.ts';
import { say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { lineText } from '../answer/outcome-text.ts';
import { worth } from '../answer/tally.tsx';
import { throwDice } from '../dice/animation.ts';
import type { Model } from '../model.ts';
import { type Stretch, stretchesOf } from './strip.ts';
import './bar.css';

/** The bar that is always in sight: the chances in the colours of the sides, then a pin at the result. */
export function BattleBar({ model }: { model: Model }) {
  const latest = model.lastResolvable.value;
  const current = model.resolvable.value;
  const done = model.run.value;
  const fallen = current !== undefined && done?.state === 'done' ? { outcome: done.outcome } : undefined;
  const counted = latest && sharesIn(latest, gistOf(latest));
  const noDice = done?.state === 'done' && done.throws.length === 0;
  const jump = (): void => {
    const part = document.getElementById(
      current === undefined ? 'trouble' : fallen === undefined || noDice ? 'ledger' : 'dice',
    );
    part?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    part?.focus({ preventScroll: true });
  };
  return (
    <section class={`battle-bar screen-only${current === undefined ? ' stale' : ''}`} aria-label={say(BAR)}>
      {counted !== undefined && !noDice && (current !== undefined || counted.shares.length > 1) && (
        <Strip counted={counted} fell={fallen && gistOf(current!).classOf(fallen.outcome)} />
      )}
      <div class="battle-bar-foot">
        {!noDice && (
          <button
            type="button"
            class="primary battle-bar-roll"
            aria-disabled={current === undefined || model.tumbling.value}
            aria-keyshortcuts="Space"
            onClick={() => void throwDice(model)}
          >
            {model.typed.value.length > 0
              ? say(t('Relancer', 'Roll again'))
              : say(t('Lancer les dés', 'Roll the dice'))}
          </button>
        )}
        {done?.state === 'wanting' && model.typed.value.length === 0 && (
          <button type="button" class="link small battle-bar-own" onClick={askForDice}>
            {say(t('entrer mes dés', 'enter my own dice'))}
          </button>
        )}
        <button type="button" class="quiet battle-bar-gist" onClick={jump}>
          <span class="visually-hidden">
            {say(
              fallen === undefined || noDice
                ? t('Voir le compte : ', 'See the reckoning: ')
                : t('Voir le résultat : ', 'See the result: '),
            )}
          </span>
          {current === undefined ? (
            <b>{troubleText(model)}</b>
          ) : fallen !== undefined ? (
            <b>{say(lineText(gistOf(current), fallen.outcome))}</b>
          ) : (
            <Gist answer={current} counted={counted} />
          )}
        </button>
      </div>
    </section>
  );
}

/** The faces of the die that is wanted: a tap, or its digit key. */
function askForDice(): void {
  const face = document.querySelector<HTMLElement>('.calc-faces [tabindex="0"]');
  face?.scrollIntoView({ block: 'center' });
  face?.focus();
}

const BAR = t('Le combat en bref', 'The combat at a glance');

function Strip({ counted, fell }: { counted: FacetShares; fell: string | undefined }) {
  const stretches = stretchesOf(counted);
  const pinned = stretches.find(({ ids }) => ids.includes(fell!));
  return (
    <div class={`battle-strip${pinned ? ' fallen' : ''}`} role="img" aria-label={say(inWords(stretches))}>
      {stretches.map((stretch) => (
        <span
          key={stretch.ids[0]}
          class={`stretch ${stretch.for}${stretch === pinned ? ' pinned' : ''}`}
          style={{ '--chance': stretch.chance, '--weight': stretch.weight }}
          title={say(textOf(stretch))}
        >
          <span>{say(percent(stretch.chance))}</span>
        </span>
      ))}
      {pinned && <span class="battle-pin" style={{ '--at': pinned.from + pinned.chance / 2 }} />}
    </div>
  );
}

const textOf = ({ texts, chance }: Stretch): Text => {
  const share = percent(chance);
  const all = (lang: 'fr' | 'en'): string => texts.map((text) => text[lang]).join(', ');
  return t(`${all('fr')} ${share.fr}`, `${all('en')} ${share.en}`);
};

const inWords = (stretches: readonly Stretch[]): Text => {
  const parts = stretches.map(textOf);
  return t(parts.map(({ fr }) => fr).join(' ; '), parts.map(({ en }) => en).join('; '));
};

function troubleText({ answer, problems }: Model): string {
  if (answer.value !== undefined) return say(t('Impossible', 'Not allowed'));
  return toCorrect(problems.value);
}

export function toCorrect(problems: Model['problems']['value']): string {
  const n = [...problems].reduce((sum, [path, text]) => sum + problemCount({ path, text }), 0);
  return say(amount(n, t('entrée à corriger', 'entry to correct'), t('entrées à corriger', 'entries to correct')));
}

function Gist({ answer, counted }: { answer: Resolvable; counted: FacetShares | undefined }) {
  const { tallies } = answer.assessment;
  const totals = tallies.length <= 2 ? tallies.map(({ total }) => worth(total)) : [];
  return (
    <>
      {totals.length > 0 && <b class="battle-bar-total">{totals.join(' / ')}</b>}
      <span class="battle-bar-odds">{counted && oddsText(counted)}</span>
    </>
  );
}

function oddsText({ shares, mean }: FacetShares): string {
  if (mean !== undefined && shares.length > 1)
    return say(t(`${decimal(mean, 'fr')} en moyenne`, `${decimal(mean, 'en')} on average`));
  return shares
    .map(({ text, percent: share, chance }) => (chance === 1 ? say(text) : `${say(text)} ${say(share)}`))
    .join(' · ');
}
