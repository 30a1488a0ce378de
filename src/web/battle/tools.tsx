import { type Signal, signal } from '@preact/signals';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';

/** What is drawn on the map beside the hand, as this player likes it. */
export const newTools = () => ({
  reach: signal(true),
  fronts: signal(false),
  numbers: signal(true),
  sight: signal(false),
});

export type Tools = ReturnType<typeof newTools>;

const NAMES: Readonly<Record<keyof Tools, Text>> = {
  reach: t('Portée', 'Reach'),
  fronts: t('Fronts ennemis', 'Enemy fronts'),
  numbers: t('Numéros', 'Numbers'),
  sight: t('Ligne de vue', 'Line of sight'),
};

const HELP: Readonly<Partial<Record<keyof Tools, Text>>> = {
  sight: t('Glissez d’un hexagone à l’autre, ou choisissez-en deux.', 'Drag from hex to hex, or choose two of them.'),
};

export const ToolSwitches = ({ tools }: { tools: Tools }) => (
  <div class="battle-tools">
    {(Object.keys(NAMES) as (keyof Tools)[]).map((name) => (
      <Switch key={name} on={tools[name]} text={NAMES[name]} help={HELP[name]} />
    ))}
  </div>
);

const Switch = ({ on, text, help }: { on: Signal<boolean>; text: Text; help: Text | undefined }) => (
  <label class="check">
    <input type="checkbox" checked={on.value} onChange={(event) => (on.value = event.currentTarget.checked)} />
    <span>
      {say(text)}
      {on.value && help !== undefined && <small class="muted"> {say(help)}</small>}
    </span>
  </label>
);
