import { counterOf, leaderId, unitId } from '../../../space/counters.ts';
import type { Game } from '../../../kernel/game.ts';
import { join, type Lang, signed, t, type Text } from '../../../kernel/text.ts';
import type { ActorShown, CounterShown, SideShown, Table } from '../../../space/table.ts';
import { fire } from '../fire/index.ts';
import { melee } from '../melee/index.ts';
import { sideToAct } from './activity.ts';
import { withAgreed } from './agreed.ts';
import { meleeAtStake } from './at-stake.ts';
import type { Command } from './commands.ts';
import { bonusOf, deriveFire, qualityOf, shownSide, strengthOf } from './derive.ts';
import type { Field } from './field.ts';
import type { Battle } from './game.ts';
import { ableOf, gesturesOf, plainOf } from './gestures.ts';
import { hintFor } from './guide.ts';
import { radiusOf } from './leading.ts';
import { leaderPath, pathOf } from './moving.ts';
import { FRONTS } from './places.ts';
import { screenBetween, type Screen } from './sight.ts';
import {
  facingOf,
  fateOf,
  hexOf,
  is,
  isLeader,
  isRouted,
  leaderHex,
  leads,
  onMap,
  type State,
  stateOf,
  type UnitState,
  waiting,
} from './state.ts';
import { actsBefore, awaitsActivation } from './turn.ts';
import { lossesOf, pointsOf } from './victory.ts';
import { FATE_TEXTS, stateWords, unitText } from './words.ts';
import { OFF } from '../../../space/hex.ts';

/** As the results chart abbreviates them. */
const STATE_CODES: Readonly<Partial<Record<UnitState, string>>> = { fatigued: 'F', discouraged: 'D', routed: 'Dr' };

const WOUNDED = { code: 'W', text: FATE_TEXTS.wounded };

/** A battle of this ruleset laid on a table. */
export function tableOf(game: Game): Table<State, Command> {
  const { field } = game as unknown as Battle;
  return {
    map: field.map,
    counters: (state) => countersOf(field, state),
    about: (state, id) => aboutCounter(field, state, id),
    able: (state) => ableOf(field, state),
    isOwed: (state) => waiting(state) !== undefined || state.step === 'early',
    gestures: (state, id) => gesturesOf(field, state, id),
    plain: (state) => plainOf(field, state),
    isPass: (command) => command.do === 'pass',
    path: (state, command) => wayOf(field, state, command),
    combat: (state, command, lang) => combatOf(field, state, command, lang),
    fronts: (state, side) => frontsOfSide(field, state, side),
    screen: (state, from, to) => {
      const blocked = screenBetween(field, state, from, to);
      return blocked && { hexes: blocked.hexes, text: SCREENS[blocked.why] };
    },
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    actors: (state) => actorsOf(field, state),
    fallen: (state) => fallenOf(field, state),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    aids: async () => (await import('./aids.ts')).aidsOf(field),
  };
}

const SCREENS: Readonly<Record<Screen, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  unit: t('une unité', 'a unit'),
};

/** Units below, their tops above them, leaders on top. */
function countersOf(field: Field, state: State): CounterShown[] {
  const side = sideToAct(field, state);
  const able = new Set(ableOf(field, state));
  const shown: CounterShown[] = [];
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(is(state, b, 'below')) - Number(is(state, a, 'below')));
  for (const unit of order) {
    if (!onMap(state, unit)) continue;
    const { type, movement, side: own } = field.units[unit]!;
    const now = stateOf(state, unit);
    const code = STATE_CODES[now];
    shown.push({
      id: unitId(unit),
      side: own,
      hex: hexOf(state, unit),
      name: unitText(field, unit),
      type,
      strength: strengthOf(field, state, unit),
      rating: qualityOf(field, state, unit),
      movement,
      facing: facingOf(state, unit),
      ...(code !== undefined && { state: { code, text: stateWords(now) } }),
      spent: able.size > 0 && own === side && !able.has(unitId(unit)),
      reversed: shownSide(field, state, unit) === 1,
    });
  }
  for (const [leader, { side: own, name }] of field.leaders.entries())
    if (leads(state, leader))
      shown.push({
        id: leaderId(leader),
        side: own,
        hex: leaderHex(state, leader),
        name,
        type: 'leader',
        ...(fateOf(state, leader) === 'wounded' && { state: WOUNDED }),
      });
  return shown;
}

function aboutCounter(field: Field, state: State, id: string): Text[] {
  const counter = counterOf(id);
  return 'unit' in counter ? aboutUnit(field, state, counter.unit) : [aboutLeader(field, state, counter.leader)];
}

function aboutUnit(field: Field, state: State, unit: number): Text[] {
  const { movement, stillBefore, ...printed } = field.units[unit]!;
  const [strength, quality] = [strengthOf(field, state, unit), qualityOf(field, state, unit)];
  const other = 1 - shownSide(field, state, unit);
  const hidden = `${printed.strength[other]} / ${printed.quality[other]}`;
  const commanders = field.leaders.flatMap(({ name }, l) => ((state.command[unit]! & (1 << l)) === 0 ? [] : [name]));
  const done: Text[] = [
    ...(is(state, unit, 'moved') ? [t('a bougé', 'has moved')] : []),
    ...(is(state, unit, 'fired') ? [t('a tiré', 'has fired')] : []),
    ...(is(state, unit, 'attacked') ? [t('a attaqué', 'has attacked')] : []),
    ...(is(state, unit, 'fled') ? [t('a fui', 'has fled')] : []),
  ];
  const command = join(commanders, ', ');
  return [
    t(
      `force ${strength}, qualité ${quality}, mouvement ${movement} (au ${other === 1 ? 'verso' : 'recto'} ${hidden})`,
      `strength ${strength}, quality ${quality}, movement ${movement} (${other === 1 ? 'reverse' : 'front'} ${hidden})`,
    ),
    join([stateWords(stateOf(state, unit)), ...done], ', '),
    commanders.length === 0
      ? t('hors de commandement : tourne d’un sommet', 'out of command: turns one vertex')
      : t(`sous ${command.fr}`, `under ${command.en}`),
    ...(stillBefore > state.turn
      ? [t(`n’agit pas avant le tour ${stillBefore}`, `does not act before turn ${stillBefore}`)]
      : []),
  ];
}

function aboutLeader(field: Field, state: State, leader: number): Text {
  const { value } = field.leaders[leader]!;
  const [bonus, radius] = [signed(bonusOf(field, state, leader)), radiusOf(field, state, leader)];
  return t(`bonus ${bonus}, valeur ${value}, rayon ${radius}`, `bonus ${bonus}, value ${value}, radius ${radius}`);
}

function wayOf(field: Field, state: State, command: Command): readonly number[] {
  switch (command.do) {
    case 'move':
      return pathOf(field, state, command);
    case 'lead':
      return leaderPath(field, state, command);
    case 'advance':
      return [hexOf(state, command.units[0]!), command.to];
    case 'flee':
      return [hexOf(state, command.unit), command.to];
    case 'retreat': {
      const owed = waiting(state);
      return owed?.owes === 'retreat' ? [hexOf(state, owed.units[0]!), command.to] : [];
    }
    default:
      return [];
  }
}

/** The situation of the calculator. */
function combatOf(field: Field, state: State, command: Command, lang: Lang) {
  const named = <F extends object>(facts: readonly F[], counters: readonly { readonly name: Text }[]) =>
    facts.map((one, i) => ({ ...one, name: counters[i]!.name[lang] }));
  const unitsOf = (units: readonly number[]) => units.map((unit) => field.units[unit]!);
  const leadersOf = (leaders: readonly number[]) => leaders.map((leader) => field.leaders[leader]!);
  if (command.do === 'fire') {
    const { situation, target, leaders } = deriveFire(field, state, command.units, command.at);
    const told = {
      ...situation,
      firers: named(situation.firers, unitsOf(command.units)),
      target: {
        ...situation.target,
        units: named(situation.target.units, unitsOf(target)),
        leaders: named(situation.target.leaders, leadersOf(leaders)),
      },
    };
    return { procedure: fire.id, situation: withAgreed(fire.situation, told, command.agreed) };
  }
  const found = meleeAtStake(field, state, command);
  if (found === undefined) return undefined;
  const stacks = <S extends { readonly units: readonly object[]; readonly leaders: readonly object[] }>(
    facts: readonly S[],
    side: typeof found.attackers,
  ) =>
    facts.map((stack, i) => ({
      ...stack,
      units: named(stack.units, unitsOf(side[i]!.units)),
      leaders: named(stack.leaders, leadersOf(side[i]!.leaders)),
    }));
  const told = {
    ...found.situation,
    attackers: stacks(found.situation.attackers, found.attackers),
    defenders: stacks(found.situation.defenders, found.defenders),
  };
  const agreed = command.do === 'fight' ? command.agreed : undefined;
  return { procedure: melee.id, situation: withAgreed(melee.situation, told as typeof found.situation, agreed) };
}

function frontsOfSide(field: Field, state: State, side: number): number[] {
  const fronts = new Set<number>();
  for (const [unit, counter] of field.units.entries()) {
    if (counter.side !== side || !onMap(state, unit) || isRouted(state, unit)) continue;
    const hex = hexOf(state, unit);
    for (const direction of FRONTS[facingOf(state, unit)]!) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front !== OFF && field.isNear(hex, front)) fronts.add(front);
    }
  }
  return [...fronts];
}

function sideShown(field: Field, state: State, side: number): SideShown {
  const { collapse } = field.scenario.sides[side]!;
  return {
    points: pointsOf(field, state, side),
    lost: lossesOf(field, state, side),
    of: field.strengths[side]!,
    ...(collapse > 0 && { collapsesAt: collapse / 100 }),
  };
}

function actorsOf(field: Field, state: State): ActorShown[] {
  const standing = (leader: number): ActorShown['standing'] => {
    if (leader === state.active) return 'acts';
    if (!leads(state, leader) || isLeader(state, leader, 'inactive')) return 'out';
    return awaitsActivation(state, leader) ? 'waits' : 'done';
  };
  return field.leaders
    .map((_, leader) => leader)
    .sort((a, b) => (actsBefore(field, state, a, b) ? -1 : actsBefore(field, state, b, a) ? 1 : 0))
    .map((leader) => ({
      id: leaderId(leader),
      side: field.leaders[leader]!.side,
      name: field.leaders[leader]!.name,
      about: aboutLeader(field, state, leader),
      standing: standing(leader),
      commands: field.units.flatMap((_, unit) =>
        (state.command[unit]! & (1 << leader)) !== 0 && onMap(state, unit) ? [unitId(unit)] : [],
      ),
    }));
}

function fallenOf(field: Field, state: State) {
  const units = field.units.flatMap(({ side }, unit) =>
    onMap(state, unit) ? [] : [{ side, name: unitText(field, unit), text: stateWords(stateOf(state, unit)) }],
  );
  const leaders = field.leaders.flatMap(({ side, name }, leader) =>
    leads(state, leader) ? [] : [{ side, name, text: FATE_TEXTS[fateOf(state, leader)] }],
  );
  return [...leaders, ...units];
}

/** `side-1` throws for the initiative, `leader-2` for his life. */
function throwerOf(field: Field, who: string): Text {
  const n = Number(who.split('-')[1]) - 1;
  if (who.startsWith('side-')) return field.scenario.sides[n]!.name;
  return field.leaders[n]?.name ?? t('dé', 'die');
}
