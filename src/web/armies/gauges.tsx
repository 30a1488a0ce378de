import type { Gauge, Threshold } from '../../kernel/army.ts';
import { capitalize, t } from '../../kernel/text.ts';
import { decimal } from '../../calculate/number.ts';
import { colon, lang, say } from '../base/lang.ts';
import { OriginMark } from './origin.tsx';

const figure = (n: number): string => decimal(n, lang.value);

/** How far an army and its parts are from breaking: in words, and as a bar with a notch at each threshold. */
export const Gauges = ({ ruleset, gauges }: { ruleset: string; gauges: readonly Gauge[] }) => (
  <ul class="army-gauges" role="list">
    {gauges.map((gauge) => (
      <GaugeView key={gauge.id + say(gauge.title)} ruleset={ruleset} gauge={gauge} />
    ))}
  </ul>
);

function GaugeView({ ruleset, gauge }: { ruleset: string; gauge: Gauge }) {
  const { title, counted, lost, of, thresholds, origin, rulings } = gauge;
  const isCitedBelow = thresholds.some((threshold) => threshold.origin === origin);
  const share = (n: number): string => `${of === 0 ? 0 : Math.min(100, (100 * n) / of)}%`;
  return (
    <li class="army-gauge">
      <span class="army-figures">
        <b>{say(capitalize(title))}</b>
        {colon()}
        {say(t(`${figure(lost)} sur ${figure(of)} ${counted.fr}`, `${figure(lost)} of ${figure(of)} ${counted.en}`))}
      </span>
      <span class="army-bar" aria-hidden="true">
        <span class="army-lost" style={{ inlineSize: share(lost) }} />
        {thresholds.map(({ at }) => (
          <span key={at} class="army-notch" style={{ insetInlineStart: share(at) }} />
        ))}
      </span>
      {!isCitedBelow && (
        <span class="army-threshold">
          <OriginMark ruleset={ruleset} origin={origin} rulings={rulings} />
        </span>
      )}
      {thresholds.map((threshold) => (
        <ThresholdText key={threshold.at + say(threshold.text)} ruleset={ruleset} threshold={threshold} lost={lost} />
      ))}
    </li>
  );
}

const ThresholdText = (props: { ruleset: string; threshold: Threshold; lost: number }) => {
  const { ruleset, threshold, lost } = props;
  const { at, reached, text, origin, rulings } = threshold;
  return (
    <span class={reached ? 'army-threshold reached' : 'army-threshold'}>
      {reached && <b>{say(t('Seuil atteint. ', 'Reached. '))}</b>}
      {say(t(`À ${figure(at)}`, `At ${figure(at)}`))}
      {colon()}
      {say(text)}
      {!reached && say(t(` ; encore ${figure(at - lost)}`, `; ${figure(at - lost)} to go`))}
      <OriginMark ruleset={ruleset} origin={origin} rulings={rulings} />
    </span>
  );
};
