import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { QuickBattles } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { BadInput, type Field, fieldOf, parse } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Sketch } from '../../../space/workshop.ts';
import { say } from '../../base/lang.ts';
import { newSeed } from '../../base/new-seed.ts';
import { go } from '../../base/router.ts';
import { recall, remember } from '../../base/storage.ts';
import { amount } from '../../base/wording.ts';
import { keepScenario, newScenarioId } from '../../editor/shelf.ts';
import { FieldView } from '../../form/field.tsx';
import type { Form } from '../../form/form.ts';
import { SurfaceMiniature, surfaceSize } from '../surface-view.tsx';
import { type Preview, previewOf } from './preview.ts';

type Choices = Readonly<Record<string, unknown>>;

const keyFor = (ruleset: string): string => `quick-battle.${ruleset}`;

/** What was chosen last, with a new seed; by default where nothing fits any more. */
function firstChoices({ choices }: QuickBattles, ruleset: string): Choices {
  const seed = newSeed();
  try {
    return parse(choices, { ...Object(recall(keyFor(ruleset))), seed }) as Choices;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return parse(choices, { seed }) as Choices;
  }
}

/** The fields that are chosen; a seed is only ever another one. */
const chosenFields = ({ choices }: QuickBattles): [string, Field][] => {
  const field = fieldOf(choices);
  return field.kind === 'record' ? Object.entries(field.fields).filter(([, { kind }]) => kind === 'choice') : [];
};

interface Props {
  readonly ruleset: Ruleset;
  readonly quick: QuickBattles;
}

interface Made {
  readonly scenario: object;
  readonly title: Text;
  readonly preview: Preview;
}

const NOT_KEPT = t(
  'Cet appareil ne garde rien (navigation privée, ou plus de place) : la bataille ne peut pas commencer.',
  'This device keeps nothing (private browsing, or no room left): the battle cannot begin.',
);

/** A battle that is made up in a moment: chosen, looked at, and played, or changed for another one. */
export function QuickBattle({ ruleset, quick }: Props) {
  const choices = useMemo(() => signal(firstChoices(quick, ruleset.id)), [quick, ruleset]);
  const made = useSignal<Made | undefined>(undefined);
  const refused = useSignal(false);
  useEffect(() => {
    let isCurrent = true;
    const scenario = quick.make(choices.value);
    const { title } = scenario as { readonly title: Text };
    void previewOf(ruleset, { id: '', own: scenario }).then((shown) => {
      if (isCurrent && shown !== undefined) made.value = { scenario, title, preview: shown };
    });
    return () => void (isCurrent = false);
  }, [choices.value, ruleset]);
  const form = useMemo<Form>(
    () => ({
      problems: signal(new Map()),
      edit: (path, value) => {
        choices.value = { ...choices.value, [path]: value };
        const { seed: _, ...kept } = choices.value;
        remember(keyFor(ruleset.id), kept);
      },
    }),
    [ruleset],
  );
  /** Kept with the scenarios of this device, under an address of its own. */
  const keep = (addressOf: (id: string) => string): void => {
    const id = newScenarioId();
    refused.value = !keepScenario(id, ruleset.id, { ...(made.value!.scenario as Sketch), id });
    if (!refused.value) go(addressOf(id));
  };
  return (
    <section class="card stack quick-battle" aria-labelledby="quick-title">
      <h2 id="quick-title">{say(t('Une bataille tout de suite', 'A battle right now'))}</h2>
      <div class="quick-battle-parts">
        <div class="stack">
          {chosenFields(quick).map(([name, field]) => (
            <FieldView key={name} field={field} value={choices.value[name]} path={name} form={form} />
          ))}
        </div>
        <div class="stack" aria-live="polite">
          {made.value && <MadeUp {...made.value} />}
        </div>
      </div>
      <div class="row">
        <button
          type="button"
          class="primary"
          disabled={!made.value}
          onClick={() => keep((id) => `#/${ruleset.id}/battles?choose=${id}`)}
        >
          {say(t('Jouer cette bataille', 'Play this battle'))}
        </button>
        <button type="button" onClick={() => (choices.value = { ...choices.value, seed: newSeed() })}>
          {say(t('Une autre', 'Another'))}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={!made.value}
          onClick={() => keep((id) => `#/${ruleset.id}/scenario/${id}`)}
        >
          {say(t('La retoucher', 'Change it'))}
        </button>
      </div>
      <div role="status">{refused.value && <p class="notice bad">{say(NOT_KEPT)}</p>}</div>
    </section>
  );
}

const MadeUp = ({ title, preview: { table, counters, introduction } }: Made) => (
  <>
    <h3>{say(title)}</h3>
    <SurfaceMiniature table={table} counters={counters} />
    <p class="small muted">
      {say(amount(counters.length, t('pion', 'counter'), t('pions', 'counters')))}
      {` · ${say(surfaceSize(table))}`}
    </p>
    <p class="small">{say(introduction)}</p>
  </>
);
