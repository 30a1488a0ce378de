import type { Signal } from '@preact/signals';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import type { Tools } from './tools.ts';

const NAMES: Readonly<Record<keyof Tools, Text>> = {
  reach: t('Portée', 'Reach'),
  fronts: t('Fronts ennemis', 'Enemy fronts'),
  numbers: t('Numéros', 'Numbers'),
  sight: t('Ligne de vue', 'Line of sight'),
};

const HELP: Readonly<Partial<Record<keyof Tools, Text>>> = {
  sight: t('Glissez d’un hexagone à l’autre, ou choisissez-en deux.', 'Drag from hex to hex, or choose two of them.'),
};

const KEYS = t(
  'Touches : N unité suivante, R jouer ou lancer, chiffres pour choisir ou entrer un dé, U annuler, E étape suivante, Échap lâcher ; sur la carte, flèches, Entrée, page précédente et suivante pour tourner, + − 0 pour le zoom.',
  'Keys: N next unit, R play or roll, digits to choose or to enter a die, U undo, E next step, Escape let go; on the map, arrows, Enter, Page up and down to turn, + − 0 to zoom.',
);

/** What is drawn on the map, and the keys. */
export const MapSheet = ({ tools }: { tools: Tools }) => (
  <>
    <div class="battle-tools">
      {(Object.keys(NAMES) as (keyof Tools)[]).map((name) => (
        <Switch key={name} on={tools[name]} text={NAMES[name]} help={HELP[name]} />
      ))}
    </div>
    <p class="small muted">{say(KEYS)}</p>
  </>
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
