import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { type Lever, leversOf, leversInSlices } from '../../../calculate/levers.ts';
import { type Measure, measureText, measureOf } from '../../../calculate/measure.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { changeOf, leverGroups } from '../../../present/lever-groups.ts';
import { inSlices } from '../../base/idle.ts';
import { colon, say } from '../../base/lang.ts';
import type { Draft } from '../../form/drafts.ts';
import type { Model } from '../model.ts';
import { Panel } from '../panel.tsx';

const FIRST_SHOWN = 3;

interface Found {
  readonly from: Resolvable;
  readonly measure: Measure;
  readonly levers: readonly Lever[];
}

/** Every fact a player controls, changed one at a time: computed when nobody types. */
export function Levers({ model }: { model: Model }) {
  const found = useSignal<Found | undefined>(undefined);
  const all = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const from = model.resolvable.value;
    const before = from && sharesIn(from, gistOf(from));
    if (before === undefined) return undefined;
    const measure = measureOf(before);
    return inSlices(leversInSlices(from!), (levers) => (found.value = { from: from!, measure, levers }));
  });
  const current = useComputed(() => (found.value?.from === model.resolvable.value ? found.value : undefined));
  const answer = model.resolvable.value;
  if (answer === undefined || sharesIn(answer, gistOf(answer)) === undefined) return null;
  const levers = found.value?.levers ?? [];
  /** A list made before the last key is made anew first: applying a lever must not take that key back. */
  const apply = (lever: Lever): void => {
    const all = current.value?.levers ?? leversOf(model.resolvable.value!);
    const same = all.find(({ key }) => key === lever.key);
    if (same !== undefined) model.load(same.calculation.situation as Draft);
    list.current?.focus({ preventScroll: true });
  };
  const filled = leverGroups(model.procedure, levers);
  const hidden = filled.some((group) => group.levers.length > FIRST_SHOWN + 1);
  return (
    <Panel
      name="levers"
      title={t('Ce qui changerait la donne', 'What would change it')}
      busy={current.value === undefined}
    >
      <div ref={list} class="calc-lever-groups" tabIndex={-1} role="group" aria-labelledby="levers-title">
        {found.value === undefined ? (
          <p class="muted">{say(t('calcul…', 'computing…'))}</p>
        ) : levers.length === 0 ? (
          <p class="muted small">
            {say(t('Aucun fait ne change ces chances à lui seul.', 'No single fact changes these odds.'))}
          </p>
        ) : (
          <>
            <p class="small">
              <span class="muted">{say(t('Aujourd’hui', 'As it stands'))}</span> {say(found.value.measure.text)}
              {colon()}
              <b>{say(measureText(found.value.measure, levers[0]!.from))}</b>
            </p>
            {filled.map((group) => (
              <section key={group.side} aria-labelledby={`levers-${group.side}`}>
                <h3 id={`levers-${group.side}`} class={filled.length === 1 ? 'visually-hidden' : 'eyebrow'}>
                  {say(group.title)}
                </h3>
                <ul role="list" class="calc-levers">
                  {(all.value ? group.levers : strongest(group.levers)).map((lever) => (
                    <LeverView
                      key={lever.key}
                      lever={lever}
                      measure={found.value!.measure}
                      apply={() => apply(lever)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
      {hidden && (
        <button type="button" class="quiet compact" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value
            ? say(t('Les plus forts seulement', 'Only the strongest'))
            : say(t(`Les ${levers.length}`, `All ${levers.length}`))}
        </button>
      )}
    </Panel>
  );
}

/** The largest changes, for better or worse, still best first. */
function strongest(levers: readonly Lever[]): readonly Lever[] {
  if (levers.length <= FIRST_SHOWN + 1) return levers;
  const size = ({ gain, effect }: Lever): number => Math.abs(gain) || effect;
  const kept = new Set(levers.toSorted((a, b) => size(b) - size(a)).slice(0, FIRST_SHOWN));
  return levers.filter((lever) => kept.has(lever));
}

interface LeverProps {
  readonly lever: Lever;
  readonly measure: Measure;
  apply(): void;
}

function LeverView({ lever, measure, apply }: LeverProps) {
  const look = lever.gain > 0 ? 'better' : lever.gain < 0 ? 'worse' : 'even';
  const change = changeOf(lever, measure);
  return (
    <li>
      <button type="button" class={`quiet calc-lever ${look}`} onClick={apply}>
        <span class="visually-hidden">{say(t('Appliquer : ', 'Apply: '))}</span>
        <span class="calc-lever-text">{say(lever.said)}</span>
        {change.only !== undefined ? (
          <span class="calc-change">{say(change.only)}</span>
        ) : (
          <span class="calc-change">
            {say(change.from)} <span aria-hidden="true">→</span>
            <span class="visually-hidden">{say(t('devient', 'becomes'))}</span> {say(change.to)} <b>{say(change.by)}</b>
          </span>
        )}
      </button>
    </li>
  );
}
