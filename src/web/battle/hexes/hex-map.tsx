import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Facing } from '../../../space/hex.ts';
import { HexBoard } from '../../board/hex/hex-board.tsx';
import type { Overlay } from '../../board/hex/props.ts';
import type { Tools } from '../match/map-tools.ts';
import { sightText } from '../match/sight.ts';
import type { HexBattle } from './hex-battle.ts';
import { GroundNote } from './ground-note.tsx';
import { fightingHexes, hexesOf, selectionOverlay, taughtIn, threatOf, thoughtsOverlay } from './overlay.ts';
import { useMarches } from './use-marches.ts';

interface Props {
  readonly model: HexBattle;
  readonly tools: Tools;
}

/** The map, the counters, and what the selection may do. */
export function HexMap({ model, tools }: Props) {
  const { game, table, selection, counter, state } = model;
  const { surface } = table;
  const sightFrom = useSignal<number | undefined>(undefined);
  const sight = useSignal<Overlay['sight']>(undefined);
  /** The hex that was tapped last. */
  const ground = useSignal<number | undefined>(undefined);
  const side = model.legal.value.side;
  const enemy = side === undefined ? undefined : 1 - side;
  const fronts = useComputed(() =>
    tools.fronts.value && enemy !== undefined ? surface.fronts(state.value, enemy) : undefined,
  );
  const threatened = useComputed(() =>
    tools.threat.value && enemy !== undefined ? threatOf(model, enemy) : undefined,
  );
  const zones = useComputed(() =>
    tools.zones.value && enemy !== undefined ? surface.zones?.(state.value, enemy) : undefined,
  );
  const overlay = useComputed((): Overlay => {
    const { reach, couldReach, ...rest } = selectionOverlay(model);
    const origin = model.origin.value;
    const thoughts = thoughtsOverlay(model);
    const taught = taughtIn(model);
    return {
      ...rest,
      ...(reach !== undefined && tools.reach.value && { reach }),
      ...(couldReach !== undefined && tools.reach.value && { couldReach }),
      ...(fronts.value !== undefined && { fronts: fronts.value }),
      ...(zones.value !== undefined && { zones: zones.value }),
      ...(threatened.value !== undefined && { threatened: threatened.value }),
      ...(thoughts !== undefined && { thoughts }),
      ...(taught.length > 0 && { taught }),
      ...(origin !== undefined && { origins: hexesOf(origin) }),
      ...(tools.sight.value && sight.value !== undefined && { sight: sight.value }),
    };
  });
  useSignalEffect(() => {
    const [first] = taughtIn(model);
    if (first !== undefined) model.attention.value = { place: { hex: first } };
  });
  const attention = useComputed(() => model.attention.value?.place);
  const look = (from: number, to: number): void => {
    const found = surface.sight(state.value, { hex: from }, { hex: to });
    const { blocked } = found;
    sight.value = { from, to, ...(blocked && { blocked: { hexes: hexesOf(blocked.at), text: blocked.text } }) };
    tools.seen.value = sightText(surface, found);
  };
  const calls = useMemo(
    () => ({
      onChoose: (hex: number, counter: string | undefined, more: boolean): void => {
        ground.value = hex;
        if (!tools.sight.value) return model.tap({ at: placeAt(hex), counter, more });
        if (sightFrom.value !== undefined && sightFrom.value !== hex) look(sightFrom.value, hex);
        sightFrom.value = hex;
      },
      onPoint: (hex: number | undefined): void => {
        if (hex === undefined) return;
        if (!tools.sight.value) model.point(placeAt(hex));
        else if (sightFrom.value !== undefined) look(sightFrom.value, hex);
      },
      onGrab: (id: string): boolean => !tools.sight.value && model.grab(id),
      onDrag: (hex: number): void => model.drag(placeAt(hex)),
      onDrop: (hex: number | undefined): void => model.drop(hex === undefined ? undefined : placeAt(hex)),
      onTurn: (facing: Facing): void => {
        const current = selection.value;
        const hex = 'to' in current && current.to !== undefined ? current.to.hex : counter.value?.place.hex;
        if (hex !== undefined) model.turn({ hex, facing });
      },
      onDraw: (from: number, to: number): void => {
        sightFrom.value = undefined;
        look(from, to);
      },
      onCancel: (): void => {
        sightFrom.value = sight.value = tools.seen.value = ground.value = undefined;
        model.clear();
      },
    }),
    [model],
  );
  /** A line keeps the facing that was chosen for it wherever it is sent. */
  const placeAt = (hex: number) => {
    const current = selection.value;
    const facing = current.state === 'line' ? current.to?.facing : undefined;
    return { hex, ...(facing !== undefined && { facing }) };
  };
  const describe = useMemo(() => (id: string) => table.details.counter(state.value, id), [model]);
  const frame = useRef<HTMLDivElement>(null);
  useMarches(model, frame);
  const selected = counter.value;
  const focus = useMemo(() => fightingHexes(model), [model]);
  return (
    <div class="hex-map" ref={frame}>
      <HexBoard
        map={surface.map}
        label={game.scenario.title}
        counters={model.counters.value}
        describe={describe}
        overlay={overlay.value}
        {...(selected !== undefined && { selected: selected.id })}
        {...(selection.value.state === 'line' && { alongside: selection.value.line })}
        {...(focus !== undefined && { focus })}
        numbers={tools.numbers.value}
        {...(attention.value !== undefined && { attention: attention.value })}
        drawing={tools.sight.value}
        whyNot={model.whyNot.value}
        {...calls}
      />
      <GroundNote map={surface.map} at={ground} />
    </div>
  );
}
