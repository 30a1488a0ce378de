import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, type Text } from '../../../kernel/text.ts';
import { MOST_COLUMNS, MOST_ROWS, numberOf } from '../../../space/hex.ts';
import { colon, say } from '../../base/lang.ts';
import { Segment, Segments } from '../../form/segments.tsx';
import type { HexBench } from './hex-bench.ts';
import { Swatch } from './swatch.tsx';

const NOTHING = '';

interface PaletteProps {
  readonly legend: Text;
  readonly chosen: Signal<string | undefined>;
  readonly kinds: readonly (readonly [string, Text])[];
  readonly erases?: boolean;
  swatch(id: string): ComponentChildren;
}

/** Kinds of ground, sides or ways, each as it is drawn; and the eraser. */
const Palette = ({ legend, chosen, kinds, erases, swatch }: PaletteProps) => (
  <fieldset class="editor-palette">
    <legend class="visually-hidden">{say(legend)}</legend>
    {kinds.map(([id, text]) => (
      <Segment
        key={id}
        name={`editor-${legend.en}`}
        value={id}
        chosen={chosen.value === id}
        onChoose={() => (chosen.value = id)}
      >
        {swatch(id)}
        {say(text)}
      </Segment>
    ))}
    {erases && (
      <Segment
        name={`editor-${legend.en}`}
        value={NOTHING}
        chosen={chosen.value === undefined}
        onChoose={() => (chosen.value = undefined)}
      >
        {say(t('Effacer', 'Erase'))}
      </Segment>
    )}
  </fieldset>
);

export const GroundBrush = ({ bench }: { bench: HexBench }) => (
  <>
    <p class="small muted">{say(t('Touchez un hexagone, ou glissez.', 'Tap a hex, or drag.'))}</p>
    <Palette
      legend={t('Terrain', 'Terrain')}
      chosen={bench.terrain as Signal<string | undefined>}
      kinds={Object.entries(bench.workshop.vocabulary.terrains)}
      swatch={(terrain) => <Swatch workshop={bench.workshop} terrain={terrain} />}
    />
  </>
);

const LEVELS = ['0', '1', '2', '3', '4', '5'] as const;

export const LevelBrush = ({ bench }: { bench: HexBench }) => (
  <>
    <p class="small muted">{say(t('Touchez un hexagone, ou glissez.', 'Tap a hex, or drag.'))}</p>
    <Segments
      name="editor-level"
      legend={say(t('Niveau', 'Level'))}
      options={LEVELS.map((id) => ({ id, text: id }))}
      value={String(bench.level.value)}
      onChoose={(level) => (bench.level.value = Number(level))}
    />
  </>
);

export const SideBrush = ({ bench }: { bench: HexBench }) => (
  <>
    <p class="small muted">
      {say(
        t(
          'Glissez d’un hexagone à son voisin, à travers le côté ; ou touchez les deux. D’un ouvrage, l’intérieur d’abord.',
          'Drag from a hex to its neighbour, across the side; or tap both. Of a work, the inside first.',
        ),
      )}
    </p>
    <Palette
      legend={t('Côté', 'Side')}
      chosen={bench.side}
      erases
      kinds={Object.entries(bench.workshop.vocabulary.sides).map(([id, { text }]) => [id, text] as const)}
      swatch={(side) => <Swatch workshop={bench.workshop} side={side} />}
    />
  </>
);

export const WayBrush = ({ bench }: { bench: HexBench }) => (
  <>
    <p class="small muted">
      {say(
        t(
          'Glissez le long de la route, ou touchez ses hexagones l’un après l’autre.',
          'Drag along the road, or tap its hexes one after the other.',
        ),
      )}
    </p>
    <Palette
      legend={t('Route', 'Road')}
      chosen={bench.way}
      erases
      kinds={Object.entries(bench.workshop.vocabulary.roads)}
      swatch={(way) => <Swatch workshop={bench.workshop} way={way} />}
    />
  </>
);

/** Names on the map. */
export function PlaceBrush({ bench }: { bench: HexBench }) {
  const hex = bench.named.value;
  if (hex === undefined)
    return <p class="small muted">{say(t('Touchez l’hexagone à nommer.', 'Tap the hex that is to have a name.'))}</p>;
  const number = numberOf(bench.map.value.grid, hex);
  const name = bench.drawing.value.places.find((place) => place.hex === number)?.name ?? { fr: '', en: '' };
  const input = (lang: 'fr' | 'en', label: Text) => (
    <label class="field">
      <span class="field-label">{say(label)}</span>
      <input
        maxLength={60}
        autoComplete="off"
        value={name[lang]}
        onInput={(event) => bench.nameHex(hex, { ...name, [lang]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
      <p class="small">
        {say(t('Hexagone', 'Hex'))} <b>{number}</b>
      </p>
      {input('fr', t('En français', 'In French'))}
      {input('en', t('En anglais', 'In English'))}
    </div>
  );
}

/** How large the map is. */
export function SizeOfMap({ bench }: { bench: HexBench }) {
  const { width, height } = bench.drawing.value;
  const columns = useSignal(width);
  const rows = useSignal(height);
  const input = (label: Text, size: Signal<number>, most: number) => (
    <label class="field">
      <span class="field-label">{say(label)}</span>
      <input
        type="number"
        min={1}
        max={most}
        value={size.value}
        onInput={(event) => (size.value = event.currentTarget.valueAsNumber)}
      />
    </label>
  );
  const fits = [
    [columns.value, MOST_COLUMNS],
    [rows.value, MOST_ROWS],
  ].every(([n, most]) => Number.isInteger(n) && n! >= 1 && n! <= most!);
  return (
    <fieldset class="editor-size">
      <legend>{say(t('Taille de la carte', 'Size of the map'))}</legend>
      {input(t('Colonnes', 'Columns'), columns, MOST_COLUMNS)}
      {input(t('Rangées', 'Rows'), rows, MOST_ROWS)}
      <button type="button" disabled={!fits} onClick={() => bench.resize(columns.value, rows.value)}>
        {say(t('Appliquer', 'Apply'))}
      </button>
      {!fits && (
        <p class="field-problem">
          {say(t('Taille', 'Size'))}
          {colon()}
          {say(t(`de 1 × 1 à ${MOST_COLUMNS} × ${MOST_ROWS}`, `1 × 1 to ${MOST_COLUMNS} × ${MOST_ROWS}`))}
        </p>
      )}
    </fieldset>
  );
}
