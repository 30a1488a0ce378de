import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { isRefusal } from '../../../kernel/assessment.ts';
import type { Field } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { colon, lang, say } from '../../base/lang.ts';
import { valueOf } from '../../form/paths.ts';
import { parsePath } from '../../../kernel/schema.ts';
import { factField, factText, valuesOf, valueText } from '../match/combat-facts.ts';
import type { BattleModel } from '../match/model.ts';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
  readonly command: unknown;
}

interface Fact {
  readonly path: string;
  readonly field: Field;
  readonly name: string;
  readonly value: unknown;
  readonly places: readonly unknown[];
}

/** Every fact that the position gives for this combat, as the calculator's form knows it. */
function factsOf({ prepare, state, table }: BattleModel, ruleset: Ruleset, command: unknown): Fact[] {
  const combat = table.combats.of(state.value, command, lang.value);
  const prepared = prepare(command);
  if (combat === undefined || isRefusal(prepared)) return [];
  const cast = prepared.explain()?.cast ?? {};
  return Object.entries(table.combats.origins(state.value, command)).flatMap(([path, places]) => {
    const field = factField(ruleset, combat.procedure, path);
    if (field === undefined || field.kind === 'list' || field.kind === 'record' || field.kind === 'words') return [];
    return [
      {
        path,
        field,
        places,
        name: say(factText(field, cast, path)),
        value: valueOf(combat.situation, parsePath(path)),
      },
    ];
  });
}

/** What the position says can be changed, where both sides agree: what, to what, and why. The journal keeps it. */
export function Agreeing({ model, ruleset, command }: Props) {
  useEffect(() => () => (model.origin.value = undefined), []);
  const chosen = useSignal(0);
  const value = useSignal<string | undefined>(undefined);
  const reason = useSignal('');
  const facts = factsOf(model, ruleset, command);
  const fact = facts[Math.min(chosen.value, facts.length - 1)];
  if (fact === undefined) return null;
  const agreed = model.agreement.value;
  const current = value.value ?? String(fact.value);
  const look = (n: number): void => {
    chosen.value = n;
    value.value = undefined;
    model.origin.value = facts[n]?.places;
  };
  return (
    <form
      class="battle-agreeing"
      onSubmit={(event) => {
        event.preventDefault();
        model.agree({ ...agreed?.facts, [fact.path]: read(fact.field, current) }, reason.value.trim());
        value.value = undefined;
      }}
    >
      {agreed !== undefined && (
        <ul class="small">
          {Object.entries(agreed.facts).map(([path, to]) => {
            const one = facts.find((other) => other.path === path);
            return (
              <li key={path}>
                {one?.name ?? path}
                {colon()}
                <b>{one === undefined ? String(to) : say(valueText(one.field, to))}</b> ({agreed.reason}){' '}
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    const { [path]: _, ...others } = agreed.facts;
                    model.agree(others, agreed.reason);
                  }}
                >
                  {say(t('comme sur la carte', 'as on the map'))}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <label class="field">
        <span class="field-label">{say(t('Quel fait', 'Which fact'))}</span>
        <select
          value={String(chosen.value)}
          onFocus={() => look(chosen.value)}
          onChange={(event) => look(Number(event.currentTarget.value))}
        >
          {facts.map(({ path, name, field, value }, i) => (
            <option key={path} value={String(i)}>
              {name} ({say(valueText(field, value))})
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="field-label">{say(t('devient', 'becomes'))}</span>
        <Value field={fact.field} value={current} change={(to) => (value.value = to)} />
      </label>
      <label class="field">
        <span class="field-label">{say(t('Pourquoi (les deux camps d’accord)', 'Why (both sides agree)'))}</span>
        <input
          value={reason.value}
          maxLength={200}
          required
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="compact" disabled={current === String(fact.value)}>
        {say(t('D’accord', 'Agreed'))}
      </button>
    </form>
  );
}

const read = (field: Field, text: string): string | number | boolean =>
  field.kind === 'flag' ? text === 'true' : field.kind === 'whole' ? Number(text) : text;

function Value({ field, value, change }: { field: Field; value: string; change(to: string): void }) {
  const values = valuesOf(field);
  if (values === undefined && field.kind === 'whole')
    return (
      <input
        type="number"
        min={field.min}
        max={field.max}
        step={field.about.halves ? 0.5 : 1}
        required
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    );
  return (
    <select value={value} onChange={(event) => change(event.currentTarget.value)}>
      {values?.map((one) => (
        <option key={String(one)} value={String(one)}>
          {say(valueText(field, one))}
        </option>
      ))}
    </select>
  );
}
