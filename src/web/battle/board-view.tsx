import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { Overlay } from '../board/props.ts';
import { movesIn, reachIn, targetsIn, turnsAt } from './hand.ts';
import type { BattleModel } from './model.ts';
import type { Tools } from './tools.ts';

/** What the hand may do, drawn on the map. */
function overlayOf({ gestures, hand, counter, counters, gesture, table, state, isFriends }: BattleModel): Overlay {
  const held = counter.value;
  if (held === undefined) return {};
  const moves = movesIn(gestures.value, hand.value);
  const reach = [...reachIn(moves)].filter(([hex]) => hex !== held.hex);
  const costed = reach.flatMap(([hex, cost]) => (cost === undefined || isFriends(hex) ? [] : [{ hex, cost }]));
  const uncosted = reach.flatMap(([hex, cost]) => (cost === undefined ? [hex] : []));
  const go = gesture.value?.kind === 'go' ? gesture.value : undefined;
  const end = hand.value.at?.[0] ?? held.hex;
  const choices = gesture.value?.kind === 'strike' ? [] : turnsAt(moves, end);
  const strikers =
    gesture.value?.kind === 'strike'
      ? counters.value.filter(({ id }) => gesture.value!.who.includes(id)).map(({ hex }) => hex)
      : [];
  return {
    ...(costed.length > 0 && { reach: costed }),
    targets: [...uncosted, ...targetsIn(gestures.value)],
    ...(go !== undefined && {
      path: table.path(state.value, go.command),
      ghost: { counter: held, hex: end, ...(go.facing !== undefined && { facing: go.facing }) },
    }),
    ...(choices.length > 0 && { turns: { hex: end, choices } }),
    ...(strikers.length > 0 && { zones: [...strikers, ...gesture.value!.at] }),
  };
}

/** The map, the counters, and what the hand may do. */
export function BoardView({ model, tools }: { model: BattleModel; tools: Tools }) {
  const { game, table } = model;
  const sightFrom = useSignal<number | undefined>(undefined);
  const sight = useSignal<Overlay['sight']>(undefined);
  const fronts = useComputed(() => {
    const side = model.legal.value.side;
    return tools.fronts.value && side !== undefined ? table.fronts(model.state.value, 1 - side) : undefined;
  });
  const overlay = useComputed((): Overlay => {
    const { reach, ...rest } = overlayOf(model);
    return {
      ...rest,
      ...(reach !== undefined && tools.reach.value && { reach }),
      ...(fronts.value !== undefined && { fronts: fronts.value }),
      ...(tools.sight.value && sight.value !== undefined && { sight: sight.value }),
    };
  });
  const look = (from: number, to: number): void => {
    const blocked = table.screen(model.state.value, from, to);
    sight.value = { from, to, ...(blocked && { blocked }) };
  };
  const calls = useMemo(
    () => ({
      onChoose: (hex: number, counter: string | undefined): void => {
        if (!tools.sight.value) return model.tap(hex, counter);
        if (sightFrom.value !== undefined && sightFrom.value !== hex) look(sightFrom.value, hex);
        sightFrom.value = hex;
      },
      onPoint: (hex: number | undefined): void => {
        if (!tools.sight.value) model.point(hex);
        else if (hex !== undefined && sightFrom.value !== undefined) look(sightFrom.value, hex);
      },
      onSight: (from: number, to: number): void => {
        sightFrom.value = undefined;
        look(from, to);
      },
      onCancel: (): void => {
        sightFrom.value = sight.value = undefined;
        model.clear();
      },
    }),
    [model],
  );
  const held = model.counter.value;
  return (
    <Board
      map={table.map}
      label={game.scenario.title}
      counters={model.counters.value}
      overlay={overlay.value}
      {...(held !== undefined && { selected: held.id })}
      numbers={tools.numbers.value}
      {...(model.attention.value !== undefined && { attention: model.attention.value })}
      sighting={tools.sight.value}
      onTurn={model.turn}
      {...calls}
    />
  );
}
