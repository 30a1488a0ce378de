import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t, type Text } from '../../../kernel/text.ts';
import { display, FACES, type Faces, type GridChoice, GRIDS, keepDisplay } from '../../base/display.ts';
import { say } from '../../base/lang.ts';
import { Segments } from '../../form/segments.tsx';
import { Glyph } from '../../icons/glyphs.tsx';
import '../../calculator/citation/citation.css';
import './display-sheet.css';

const GRID_NAMES: Readonly<Record<GridChoice, Text>> = {
  lines: t('traits fins', 'faint lines'),
  dots: t('points', 'dots'),
  none: t('aucune', 'none'),
};

const FACE_NAMES: Readonly<Record<Faces, Text>> = {
  silhouettes: t('silhouettes', 'silhouettes'),
  symbols: t('symboles', 'symbols'),
};

interface ChoiceProps<C extends string> {
  readonly name: string;
  readonly legend: Text;
  readonly choices: readonly C[];
  readonly names: Readonly<Record<C, Text>>;
  readonly chosen: Signal<C>;
}

const Choice = <C extends string>({ name, legend, choices, names, chosen }: ChoiceProps<C>) => (
  <Segments
    name={name}
    legend={say(legend)}
    options={choices.map((id) => ({ id, text: say(names[id]) }))}
    value={chosen.value}
    onChoose={(id) => {
      chosen.value = id;
      keepDisplay();
    }}
  />
);

const Switch = ({ on, text, help }: { on: Signal<boolean>; text: Text; help: Text }) => (
  <label class="check">
    <input
      type="checkbox"
      role="switch"
      checked={on.value}
      onChange={(event) => {
        on.value = event.currentTarget.checked;
        keepDisplay();
      }}
    />
    <span>
      {say(text)} <small class="muted">{say(help)}</small>
    </span>
  </label>
);

/** Looks and sounds of a battle, as this device remembers them. */
export function DisplaySheet({ close }: { close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const open = dialog.current!;
    open.showModal();
    return () => {
      open.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="citation display-sheet"
      aria-labelledby="display-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="citation-page">
        <button type="button" class="quiet icon citation-close" aria-label={say(t('Fermer', 'Close'))} onClick={close}>
          <Glyph name="remove" />
        </button>
        <h2 id="display-title">{say(t('Affichage', 'Display'))}</h2>
        <Choice
          name="display-grid"
          legend={t('Grille', 'Grid')}
          choices={GRIDS}
          names={GRID_NAMES}
          chosen={display.grid}
        />
        <Choice
          name="display-faces"
          legend={t('Pions', 'Counters')}
          choices={FACES}
          names={FACE_NAMES}
          chosen={display.faces}
        />
        <Switch
          on={display.motion}
          text={t('Mouvement', 'Motion')}
          help={t('les pions marchent, les dés roulent', 'counters march, dice roll')}
        />
        <Switch
          on={display.sound}
          text={t('Son', 'Sound')}
          help={t('dés, pas, tambours au début d’un tour', 'dice, steps, drums at the start of a turn')}
        />
        <p class="small muted">{say(t('Cet appareil s’en souvient.', 'This device remembers it.'))}</p>
      </div>
    </dialog>
  );
}
