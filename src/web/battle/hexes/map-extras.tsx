import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { SharingButtons } from '../sharing/sharing-buttons.tsx';
import type { HexBattle } from './hex-battle.ts';
import { Legend } from './legend.tsx';
import { positionDrawing } from './position-drawing.tsx';

/** What nobody needs before he looks for it: the legend, pictures, paper. */
export const MapExtras = ({ model }: { model: HexBattle }) => (
  <>
    <details class="fold" open>
      <summary>{say(t('Légende', 'Legend'))}</summary>
      <Legend model={model} />
    </details>
    <SharingButtons
      model={model}
      legend={<Legend model={model} id="print-legend" />}
      draw={(by) => positionDrawing(model, by)}
    />
  </>
);
