import type { Signal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import type { HexBattle } from './hex-battle.ts';
import type { Tools } from '../match/map-tools.ts';

const MapExtras = lazy(async () => (await import('./map-extras.tsx')).MapExtras);

type Tool = Exclude<keyof Tools, 'seen'>;

const NAMES: Readonly<Record<Tool, Text>> = {
  reach: t('Portée', 'Reach'),
  fronts: t('Fronts ennemis', 'Enemy fronts'),
  zones: t('Zones ennemies', 'Enemy zones'),
  threat: t('Portée ennemie', 'Enemy reach'),
  numbers: t('Numéros', 'Numbers'),
  sight: t('Ligne de vue', 'Line of sight'),
};

const HELP: Readonly<Partial<Record<Tool, Text>>> = {
  threat: t('Où l’ennemi pourrait venir à son tour.', 'Where the enemy could come in his turn.'),
  sight: t('Glissez d’un hexagone à l’autre, ou choisissez-en deux.', 'Drag from hex to hex, or choose two of them.'),
};

const KEYS = t(
  'Touches : N pion suivant, L la ligne, Maj+Entrée un pion de plus, R jouer ou lancer, chiffres pour choisir ou entrer un dé, U annuler, E étape suivante, Échap lâcher ; sur la carte, flèches, Entrée, page précédente et suivante pour tourner, + − 0 pour le zoom.',
  'Keys: N next counter, L the line, Shift+Enter one counter more, R play or roll, digits to choose or to enter a die, U undo, E next step, Escape let go; on the map, arrows, Enter, Page up and down to turn, + − 0 to zoom.',
);

/** What is drawn on the map, and the keys. */
export function HexMapSheet({ model, tools }: { model: HexBattle; tools: Tools }) {
  const hasZones = model.table.surface.zones !== undefined;
  return (
    <>
      <div class="battle-tools">
        {(Object.keys(NAMES) as Tool[])
          .filter((name) => name !== 'zones' || hasZones)
          .map((name) => (
            <Switch key={name} on={tools[name]} text={NAMES[name]} help={HELP[name]} />
          ))}
      </div>
      <p role="status" class="battle-seen">
        {tools.sight.value && tools.seen.value !== undefined && say(tools.seen.value)}
      </p>
      <MapExtras model={model} />
      <p class="small muted battle-keys">{say(KEYS)}</p>
    </>
  );
}

interface SwitchProps {
  readonly on: Signal<boolean>;
  readonly text: Text;
  readonly help: Text | undefined;
}

const Switch = ({ on, text, help }: SwitchProps) => (
  <label class="check">
    <input type="checkbox" checked={on.value} onChange={(event) => (on.value = event.currentTarget.checked)} />
    <span>
      {say(text)}
      {on.value && help !== undefined && <small class="muted"> {say(help)}</small>}
    </span>
  </label>
);
