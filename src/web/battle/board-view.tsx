import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { Overlay } from '../board/props.ts';
import { movesIn, reachIn, targetsIn, turnsAt } from './match/selection.ts';
import type { BattleModel } from './match/model.ts';
import { lookAlong } from './match/sight.ts';
import type { Tools } from './match/map-tools.ts';

/** What the hand may do, drawn on the map. */
function overlayOf(model: BattleModel): Overlay {
  const { gestures, hand, counter, counters, gesture, table, state, isFriends, aiding } = model;
  const held = counter.value;
  if (held === undefined) {
    const strike = aiding.concerned(model.command.value);
    return strike.length === 0 ? {} : { strike };
  }
  if (hand.value.line !== undefined) return overlayOfLine(model);
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
    ...(aiding.couldReach.value.length > 0 && { couldReach: aiding.couldReach.value }),
    barred: aiding.barred.value,
    targets: [...uncosted, ...targetsIn(gestures.value)],
    ...(go !== undefined && {
      paths: [table.path(state.value, go.command)].filter((path) => path.length > 1),
      ghosts: [{ counter: held, hex: end, ...(go.facing !== undefined && { facing: go.facing }) }],
    }),
    ...(choices.length > 0 && { turns: { hex: end, choices } }),
    ...(strikers.length > 0 && { strike: [...strikers, ...gesture.value!.at] }),
    together: commandedBy(model, held.id),
  };
}

const ALL_ROUND = ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ facing }));

/** Where each of the line would come to stand. */
function overlayOfLine({ aiding, counter, hand }: BattleModel): Overlay {
  const moved = aiding.shift.value?.moved ?? [];
  const lead = counter.value!;
  const end = hand.value.at?.[0] ?? lead.hex;
  return {
    ghosts: moved.toSorted((a, b) => Number(b.counter.id === lead.id) - Number(a.counter.id === lead.id)),
    paths: moved.flatMap(({ counter, hex }) => (counter.hex === hex ? [] : [[counter.hex, hex]])),
    ...(lead.facing !== undefined && { turns: { hex: end, choices: ALL_ROUND } }),
  };
}

/** Where those stand whom a leader commands. */
function commandedBy({ table, state, counters }: BattleModel, id: string): readonly number[] {
  const commands = table.actors(state.value).find((actor) => actor.id === id)?.commands ?? [];
  return counters.value.filter((one) => commands.includes(one.id)).map(({ hex }) => hex);
}

/** The map, the counters, and what the hand may do. */
export function BoardView({ model, tools }: { model: BattleModel; tools: Tools }) {
  const { game, table } = model;
  const sightFrom = useSignal<number | undefined>(undefined);
  const sight = useSignal<Overlay['sight']>(undefined);
  const fronts = useComputed(() => {
    const side = model.legal.value.side;
    return tools.fronts.value && side !== undefined ? model.aiding.frontsOf(1 - side) : undefined;
  });
  const threatened = useComputed(() => {
    const side = model.legal.value.side;
    return tools.threat.value && side !== undefined ? model.aiding.threatOf(side === 0 ? 'b' : 'a') : undefined;
  });
  const zones = useComputed(() => {
    const side = model.legal.value.side;
    return tools.zones.value && side !== undefined ? model.aiding.zonesOf(1 - side) : undefined;
  });
  const overlay = useComputed((): Overlay => {
    const { reach, couldReach, ...rest } = overlayOf(model);
    const origin = model.origin.value;
    const more = model.thoughts.value;
    return {
      ...rest,
      ...(reach !== undefined && tools.reach.value && { reach }),
      ...(couldReach !== undefined && tools.reach.value && { couldReach }),
      ...(fronts.value !== undefined && { fronts: fronts.value }),
      ...(zones.value !== undefined && { zones: zones.value }),
      ...(threatened.value !== undefined && { threatened: threatened.value }),
      ...(more !== undefined && { more }),
      ...(origin !== undefined && { together: origin }),
      ...(tools.sight.value && sight.value !== undefined && { sight: sight.value }),
    };
  });
  const look = (from: number, to: number): void => {
    const { seen, ...line } = lookAlong(table.aids, table.map, model.state.value, from, to);
    sight.value = line;
    tools.seen.value = seen;
  };
  const calls = useMemo(
    () => ({
      onChoose: (hex: number, counter: string | undefined, more: boolean): void => {
        if (!tools.sight.value) return model.tap(hex, counter, more);
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
        sightFrom.value = sight.value = tools.seen.value = undefined;
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
      {...(model.hand.value.line !== undefined && { alongside: model.hand.value.line })}
      numbers={tools.numbers.value}
      {...(model.attention.value !== undefined && { attention: model.attention.value })}
      sighting={tools.sight.value}
      onTurn={model.turn}
      {...calls}
    />
  );
}
