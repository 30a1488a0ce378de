import { useSignal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import type { Model } from '../model.ts';
import type { Spot } from './pictured-side.ts';

interface BlockProps {
  readonly model: Model;
  readonly who: string;
  /** How many models there are, and how many of them fight: all where only one is told. */
  readonly models: Spot | undefined;
  readonly fighters: Spot | undefined;
}

/** Where nobody says how many stand in front. */
const USUAL_FILES = 5;
const MOST_DRAWN = 200;

const numberOf = (spot: Spot | undefined): number => (typeof spot?.value === 'number' ? spot.value : 0);

/**
 * A body in its files and ranks, the fighting ranks in full colour: one makes it wider or deeper, and lets the second
 * rank fight. The front is towards the enemy.
 */
export function FormationBlock({ model, who, models, fighters }: BlockProps) {
  const depth = useSignal(1);
  const shown = useSignal(USUAL_FILES);
  const fighting = numberOf(fighters);
  const all = Math.min(MOST_DRAWN, models === undefined ? fighting : numberOf(models));
  const files = Math.max(1, Math.min(all, fighters === undefined ? shown.value : Math.ceil(fighting / depth.value)));
  const ranks = Math.ceil(all / files);
  const change = (spot: Spot, to: number): void => {
    if (spot.field.kind === 'whole' && to >= spot.field.min && to <= spot.field.max) model.edit(spot.path, to);
  };
  const widen = (by: number): void => {
    if (fighters === undefined) shown.value = Math.max(1, files + by);
    else change(fighters, fighting + by * depth.value);
  };
  const second = say(
    models === undefined ? t('sur deux rangs', 'in two ranks') : t('le 2e rang combat', '2nd rank fights'),
  );
  const step = (does: Text, sign: string, act: () => void) => (
    <button type="button" tabIndex={-1} aria-label={`${who}${colon()}${say(does)}`} onClick={act}>
      {sign}
    </button>
  );
  return (
    <div class="picture-block">
      <svg
        viewBox={`0 0 ${ranks * 10} ${files * 10}`}
        style={{ '--ranks': ranks, '--files': files }}
        aria-hidden="true"
      >
        <path class="picture-rest" d={dots(fighting, all, files, ranks)} />
        <path d={dots(0, fighters === undefined ? 0 : Math.min(fighting, all), files, ranks)} />
      </svg>
      <div class="picture-steps">
        {step(t('moins large', 'narrower'), '−', () => widen(-1))}
        <span>{say(t(`${files} de front`, `${files} wide`))}</span>
        {step(t('plus large', 'wider'), '+', () => widen(1))}
      </div>
      {models !== undefined && (
        <div class="picture-steps">
          {step(t('moins profonde', 'shallower'), '−', () => change(models, all - files))}
          <span>{say(t(`${ranks} de fond`, `${ranks} deep`))}</span>
          {step(t('plus profonde', 'deeper'), '+', () => change(models, all + files))}
        </div>
      )}
      {fighters !== undefined && all > 1 && (
        <button
          type="button"
          class="picture-second"
          tabIndex={-1}
          aria-pressed={depth.value > 1}
          aria-label={`${who}${colon()}${second}`}
          onClick={() => {
            depth.value = 3 - depth.value;
            if (models !== undefined) change(fighters, files * depth.value);
          }}
        >
          {second}
        </button>
      )}
    </div>
  );
}

/** Models from one to another, filled file by file from the front rank, which stands at the right. */
const dots = (from: number, to: number, files: number, ranks: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => {
    const [rank, file] = [Math.floor((from + n) / files), (from + n) % files];
    return `M${(ranks - rank) * 10 - 9} ${file * 10 + 1}h8v8h-8z`;
  }).join('');
