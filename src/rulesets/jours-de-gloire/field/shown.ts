import { counterOf, leaderId, unitId } from '../../../space/counters.ts';
import type { Game } from '../../../kernel/game.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { OFF } from '../../../space/hex.ts';
import type { ActorShown, CounterShown, SideShown, Table } from '../../../space/table.ts';
import { isArtillery } from '../types.ts';
import { actsFreely, isActive, ledUnits, sideToAct } from './activity.ts';
import type { Command } from './commands.ts';
import { combatOf } from './at-stake.ts';
import { cohesionOf, strengthOf } from './derive.ts';
import { type Field, NO_FORMATION } from './field.ts';
import type { Battle } from './game.ts';
import { ableOf, gesturesOf, plainOf } from './gestures.ts';
import { flightsOf, recoilsOf } from './giving-way.ts';
import { hintFor } from './guide.ts';
import { leaderPath } from './leading.ts';
import { reachOf } from './moving.ts';
import { refusalsOf } from './assault.ts';
import { type Obstacle, screenBetween } from './sight.ts';
import {
  facingOf,
  hexOf,
  is,
  isGood,
  isRouted,
  leaderHex,
  leads,
  onMap,
  type Order,
  type State,
  stateOf,
  waiting,
} from './state.ts';
import { collapsedOf, collapsesAt, lossesOf, pointsOf } from './victory.ts';
import { hexesTo } from './way.ts';
import { stateWords, unitText } from './words.ts';

/** As the results chart abbreviates them. */
const STATE_CODES = { disordered: 'D', routed: 'R' } as const;
const SQUARE = { code: '□', text: t('en carré', 'in square') };

/** A battle of this ruleset laid on a table. */
export function tableOf(game: Game): Table<State, Command> {
  const { field } = game as unknown as Battle;
  return {
    map: field.map,
    counters: (state) => countersOf(field, state),
    about: (state, id) => aboutCounter(field, state, id),
    able: (state) => ableOf(field, state),
    isOwed: (state) => waiting(state) !== undefined,
    gestures: (state, id) => gesturesOf(field, state, id),
    plain: (state) => plainOf(field, state),
    isPass: (command) => command.do === 'pass',
    path: (state, command) => wayOf(field, state, command),
    combat: (state, command, lang) => combatOf(field, state, command, lang),
    fronts: (state, side) => frontsOfSide(field, state, side),
    screen: (state, from, to) => {
      const blocked = screenBetween(field, state.turn, from, to);
      return blocked && { hexes: blocked.hexes, text: OBSTACLES[blocked.why] };
    },
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    actors: (state) => actorsOf(field, state),
    fallen: (state) => fallenOf(field, state),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    aids: async () => (await import('./aids.ts')).aidsOf(field),
    secret: (state) => {
      const owed = waiting(state);
      return owed?.owes === 'orders' ? owed.side : undefined;
    },
  };
}

const OBSTACLES: Readonly<Record<Obstacle, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  woods: t('bois', 'woods'),
  village: t('village', 'village'),
  crest: t('crête', 'crest'),
  fog: t('brouillard', 'fog'),
};

function stateShown(state: State, unit: number): CounterShown['state'] {
  const now = stateOf(state, unit);
  if (now === 'disordered' || now === 'routed') return { code: STATE_CODES[now], text: stateWords(now) };
  return is(state, unit, 'square') ? SQUARE : undefined;
}

/** Artillery below, leaders on top. */
function countersOf(field: Field, state: State): CounterShown[] {
  const side = sideToAct(field, state);
  const able = new Set(ableOf(field, state));
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(isArtillery(field.units[b]!)) - Number(isArtillery(field.units[a]!)));
  const units = order.flatMap((unit): CounterShown[] => {
    if (!onMap(state, unit)) return [];
    const { type, movement, side: own } = field.units[unit]!;
    const shown = stateShown(state, unit);
    return [
      {
        id: unitId(unit),
        side: own,
        hex: hexOf(state, unit),
        name: unitText(field, unit),
        type,
        strength: strengthOf(field, state, unit),
        rating: cohesionOf(field, state, unit),
        movement,
        facing: facingOf(state, unit),
        ...(shown && { state: shown }),
        reversed: !isGood(state, unit),
        spent: able.size > 0 && own === side && !able.has(unitId(unit)),
      },
    ];
  });
  const leaders = field.leaders.flatMap(({ side: own, name }, leader): CounterShown[] =>
    leads(state, leader)
      ? [{ id: leaderId(leader), side: own, hex: leaderHex(state, leader), name, type: 'leader' }]
      : [],
  );
  return [...units, ...leaders];
}

function aboutCounter(field: Field, state: State, id: string): Text[] {
  const counter = counterOf(id);
  return 'unit' in counter ? aboutUnit(field, state, counter.unit) : [aboutLeader(field, counter.leader)];
}

const DONE = {
  moved: t('a bougé', 'has moved'),
  fired: t('a tiré', 'has fired'),
  attacked: t('a attaqué', 'has attacked'),
  charged: t('a chargé', 'has charged'),
  rallied: t('ralliement tenté', 'tried to rally'),
  fled: t('a fui', 'has fled'),
} as const;

function aboutUnit(field: Field, state: State, unit: number): Text[] {
  const { movement, engagement, range, formation, type, strength, cohesion } = field.units[unit]!;
  const shown = isGood(state, unit) ? 0 : 1;
  const done = (Object.keys(DONE) as (keyof typeof DONE)[]).filter((flag) => is(state, unit, flag));
  const square = is(state, unit, 'square') ? [SQUARE.text] : [];
  const { name } = field.formations[formation]!;
  return [
    t(
      `force ${strength[shown]}, cohésion ${cohesion[shown]}, engagement ${engagement}, mouvement ${movement}`,
      `strength ${strength[shown]}, cohesion ${cohesion[shown]}, engagement ${engagement}, movement ${movement}`,
    ),
    ...(type === 'artillery' ? [t(`portée efficace ${range}`, `efficient range ${range}`)] : []),
    join([stateWords(stateOf(state, unit)), ...square, ...done.map((flag) => DONE[flag])], ', '),
    t(`formation de ${name.fr}`, `${name.en}’s formation`),
    ...(isActive(field, state, unit) ? [actingAs(state, unit)] : []),
  ];
}

function actingAs(state: State, unit: number): Text {
  if (is(state, unit, 'led')) return t('avec ordres', 'with orders');
  return actsFreely(state, unit)
    ? t('de sa propre initiative', 'on its own initiative')
    : t('sans ordres', 'without orders');
}

function aboutLeader(field: Field, leader: number): Text {
  const { rating, bonus, range, formation } = field.leaders[leader]!;
  return formation === NO_FORMATION
    ? t(
        `chef d’armée, valeur ${rating}, bonus ${bonus}, portée ${range}`,
        `army commander, rating ${rating}, bonus ${bonus}, range ${range}`,
      )
    : t(`valeur ${rating}, portée ${range}`, `rating ${rating}, range ${range}`);
}

function wayOf(field: Field, state: State, command: Command): readonly number[] {
  const owed = waiting(state);
  const from = (unit: number, path: readonly number[] | undefined): readonly number[] =>
    path === undefined ? [] : [hexOf(state, unit), ...path];
  switch (command.do) {
    case 'move':
      return command.to === hexOf(state, command.units[0]!)
        ? [command.to]
        : hexesTo(reachOf(field, state, command.units), command.to);
    case 'lead':
      return leaderPath(field, state, command);
    case 'advance':
      return owed?.owes === 'advance' ? [hexOf(state, command.units[0]!), owed.into] : [];
    case 'refuse':
      if (owed?.owes !== 'refuse') return [];
      return refusalsOf(field, state, owed.units).find(({ to }) => to === command.to)?.path ?? [];
    case 'recoil':
      if (owed?.owes !== 'recoil') return [];
      return from(owed.units[0]!, recoilsOf(field, state, owed).find(({ to }) => to === command.to)?.path);
    case 'flee':
      return from(command.unit, flightsOf(field, state, command.unit).find(({ to }) => to === command.to)?.path);
    case 'shock':
    case 'again':
      return command.charges[0]?.path ?? [];
    default:
      return [];
  }
}

function frontsOfSide(field: Field, state: State, side: number): number[] {
  const fronts = new Set<number>();
  for (const [unit, counter] of field.units.entries()) {
    if (counter.side !== side || !onMap(state, unit) || isRouted(state, unit)) continue;
    const hex = hexOf(state, unit);
    for (const direction of field.places.frontsOf(state, unit)) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front !== OFF && field.places.zoneCrosses(hex, direction)) fronts.add(front);
    }
  }
  return [...fronts];
}

function sideShown(field: Field, state: State, side: number): SideShown {
  const { collapse } = field.scenario.sides[side]!;
  const of = field.formations.filter((formation) => formation.side === side).length;
  return {
    points: pointsOf(field, state, side),
    lost: collapsedOf(field, state, side),
    of,
    counted: of === 1 ? t('formation', 'formation') : t('formations', 'formations'),
    ...(collapse > 0 && { collapsesAt: collapse / of }),
  };
}

const ORDER_TEXTS: Readonly<Partial<Record<Order, Text>>> = {
  'shown-given': t('avec ordres', 'with orders'),
  'shown-none': t('sans ordres', 'without orders'),
};
const FACE_DOWN = t('ordres cachés', 'orders face down');

/** What is known of a formation: its markers in the cup, its orders once they are shown, how near it is to collapse. */
function aboutFormation(field: Field, state: State, formation: number): Text {
  const { leader, units } = field.formations[formation]!;
  const left = state.markers[formation]!;
  const formed = units.filter((unit) => !isArtillery(field.units[unit]!)).length;
  const [lost, at] = [lossesOf(field, state, formation), collapsesAt(formed)];
  const orders = state.step === 'orders' ? [] : [ORDER_TEXTS[state.orders[formation]!] ?? FACE_DOWN];
  return join(
    [
      aboutLeader(field, leader),
      t(
        left === 0 ? 'aucun pion au gobelet' : left === 1 ? '1 pion au gobelet' : `${left} pions au gobelet`,
        left === 0 ? 'no marker in the cup' : left === 1 ? '1 marker in the cup' : `${left} markers in the cup`,
      ),
      ...orders,
      state.collapsed[formation] === 1
        ? t('effondrée', 'collapsed')
        : t(`pertes ${lost} sur ${formed}, s’effondre à ${at}`, `lost ${lost} of ${formed}, collapses at ${at}`),
    ],
    ' · ',
  );
}

function actorsOf(field: Field, state: State): ActorShown[] {
  const formations = field.formations.map(({ side, name, leader, units }, f): ActorShown => {
    const present = units.some((unit) => onMap(state, unit));
    const standing = f === state.active ? 'acts' : !present ? 'out' : state.markers[f]! > 0 ? 'waits' : 'done';
    const led = new Set(ledUnits(field, state, f));
    return {
      id: leaderId(leader),
      side,
      name,
      about: aboutFormation(field, state, f),
      standing,
      commands: units.filter((unit) => onMap(state, unit) && (led.size === 0 || led.has(unit))).map(unitId),
    };
  });
  const owed = waiting(state);
  const commanders = [0, 1].map((side): ActorShown => {
    const leader = field.commander(side);
    const { name } = field.leaders[leader]!;
    const acts = owed !== undefined && owed.owes === 'command' && owed.side === side;
    const standing = !leads(state, leader) ? 'out' : acts ? 'acts' : state.step === 'command' ? 'done' : 'waits';
    return { id: leaderId(leader), side, name, about: aboutLeader(field, leader), standing, commands: [] };
  });
  return [...formations.toSorted((a, b) => RANK[a.standing] - RANK[b.standing]), ...commanders];
}

const RANK: Readonly<Record<ActorShown['standing'], number>> = { acts: 0, waits: 1, done: 2, out: 3 };

function fallenOf(field: Field, state: State) {
  return field.units.flatMap(({ side, turn }, unit) => {
    if (onMap(state, unit)) return [];
    const now = stateOf(state, unit);
    const text = now === 'waiting' ? t(`arrive au tour ${turn}`, `arrives in turn ${turn}`) : stateWords(now);
    return [{ side, name: unitText(field, unit), text }];
  });
}

/** `side-1` throws for the initiative; a marker comes out of the cup. */
function throwerOf(field: Field, who: string): Text {
  if (who.startsWith('side-')) return field.scenario.sides[Number(who.split('-')[1]) - 1]!.name;
  return who === 'cup' ? t('gobelet', 'cup') : t('dé', 'die');
}
