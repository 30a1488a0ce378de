import { useMemo } from 'preact/hooks';
import { capitalize, t } from '../../../kernel/text.ts';
import { HexBoard } from '../../board/hex/hex-board.tsx';
import type { HexBench } from './hex-bench.ts';

/** The map of the scenario, with its counters. */
export function HexBenchBoard({ bench }: { bench: HexBench }) {
  const label = useMemo(() => capitalize(t('la carte du scénario', 'the map of the scenario')), []);
  const held = bench.model.selected.value;
  return (
    <HexBoard
      map={bench.map.value}
      label={label}
      counters={bench.counters.value}
      overlay={bench.overlay.value}
      {...(held !== undefined && { selected: held })}
      {...(bench.attention.value !== undefined && { attention: bench.attention.value })}
      drawing={bench.tool.value !== 'look'}
      onChoose={bench.tap}
      onDraw={bench.drag}
      onTurn={bench.turn}
      onCancel={bench.model.letGo}
    />
  );
}
