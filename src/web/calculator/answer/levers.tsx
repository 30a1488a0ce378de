import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { type Lever, leversOf, measuredLevers } from '../../../calculate/levers.ts';
import { type FacetShares, gistOf, sharesIn } from '../../../calculate/shares.ts';
import { inSlices } from '../../base/idle.ts';
import { say } from '../../base/lang.ts';
import type { Draft } from '../../form/drafts.ts';
import type { Model } from '../model.ts';
import { Panel } from '../panel.tsx';
import { changesOf } from '../../../present/changes.ts';

const FIRST_SHOWN = 5;

interface Found {
  readonly from: Resolvable;
  readonly before: FacetShares;
  readonly levers: readonly Lever[];
}

/** Every fact a player controls, changed one at a time: computed when nobody types. */
export function Levers({ model }: { model: Model }) {
  const found = useSignal<Found | undefined>(undefined);
  const all = useSignal(false);
  useSignalEffect(() => {
    const from = model.resolvable.value;
    const before = from && sharesIn(from, gistOf(from));
    return before === undefined
      ? undefined
      : inSlices(measuredLevers(from!), (levers) => (found.value = { from: from!, before, levers }));
  });
  const current = useComputed(() => (found.value?.from === model.resolvable.value ? found.value : undefined));
  const answer = model.resolvable.value;
  if (answer === undefined || sharesIn(answer, gistOf(answer)) === undefined) return null;
  const levers = found.value?.levers ?? [];
  /** A list made before the last key is made anew first: applying a lever must not take that key back. */
  const apply = (lever: Lever): void => {
    const now = current.value?.levers ?? leversOf(model.resolvable.value!);
    const same = now.find(({ key }) => key === lever.key);
    if (same !== undefined) model.load(same.calculation.situation as Draft);
  };
  const shown = all.value ? levers : levers.slice(0, FIRST_SHOWN);
  return (
    <Panel
      name="levers"
      title={t('Ce qui changerait la donne', 'What would change it')}
      busy={current.value === undefined}
    >
      {found.value === undefined ? (
        <p class="muted">{say(t('calcul…', 'computing…'))}</p>
      ) : levers.length === 0 ? (
        <p class="muted small">
          {say(t('Aucun fait ne change ces chances à lui seul.', 'No single fact changes these odds.'))}
        </p>
      ) : (
        <ul role="list" class="calc-levers">
          {shown.map((lever) => (
            <LeverView key={lever.key} lever={lever} before={found.value!.before} apply={() => apply(lever)} />
          ))}
        </ul>
      )}
      {levers.length > FIRST_SHOWN && (
        <button type="button" class="quiet compact" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value
            ? say(t('Les plus forts seulement', 'Only the strongest'))
            : say(t(`Les ${levers.length}`, `All ${levers.length}`))}
        </button>
      )}
    </Panel>
  );
}

interface LeverProps {
  readonly lever: Lever;
  readonly before: FacetShares;
  apply(): void;
}

function LeverView({ lever, before, apply }: LeverProps) {
  return (
    <li>
      <button type="button" class="quiet calc-lever" onClick={apply}>
        <span class="visually-hidden">{say(t('Appliquer : ', 'Apply: '))}</span>
        <span class="calc-lever-text">{say(lever.text)}</span>
        <span class="calc-changes">
          {changesOf(before, lever.shares).map(({ text, from: was, to }, i) => (
            <span key={i}>
              {say(text)} {say(was)} <span aria-hidden="true">→</span>
              <span class="visually-hidden">{say(t('devient', 'becomes'))}</span> <b>{say(to)}</b>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
