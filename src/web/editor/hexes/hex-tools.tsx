import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { Pieces } from '../pieces.tsx';
import { GroundBrush, LevelBrush, PlaceBrush, SideBrush, WayBrush } from './brushes.tsx';
import type { HexBench, Tool } from './hex-bench.ts';

const TOOL_NAMES: Readonly<Record<Tool, Text>> = {
  look: t('Main', 'Hand'),
  ground: t('Terrain', 'Terrain'),
  levels: t('Niveaux', 'Levels'),
  sides: t('Côtés', 'Sides'),
  ways: t('Routes', 'Roads'),
  places: t('Noms', 'Names'),
  counters: t('Pions', 'Counters'),
};

/** Tools, and the palette of the one that is chosen. */
export function HexTools({ bench }: { bench: HexBench }) {
  const { vocabulary } = bench.workshop;
  const has: Partial<Record<Tool, boolean>> = {
    sides: Object.keys(vocabulary.sides).length > 0,
    ways: Object.keys(vocabulary.roads).length > 0,
  };
  const tools = (Object.keys(TOOL_NAMES) as Tool[]).filter((tool) => has[tool] !== false);
  return (
    <>
      <div class="editor-tools" role="group" aria-label={say(t('Outil', 'Tool'))}>
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            class="compact"
            aria-pressed={bench.tool.value === tool}
            onClick={() => bench.choose(tool)}
          >
            {say(TOOL_NAMES[tool])}
          </button>
        ))}
      </div>
      {bench.tool.value === 'look' && (
        <p class="small muted">{say(t('Glissez pour déplacer la carte.', 'Drag to move the map.'))}</p>
      )}
      {bench.tool.value === 'ground' && <GroundBrush bench={bench} />}
      {bench.tool.value === 'levels' && <LevelBrush bench={bench} />}
      {bench.tool.value === 'sides' && <SideBrush bench={bench} />}
      {bench.tool.value === 'ways' && <WayBrush bench={bench} />}
      {bench.tool.value === 'places' && <PlaceBrush bench={bench} />}
      {bench.tool.value === 'counters' && <Pieces model={bench.model} bench={bench} />}
    </>
  );
}
