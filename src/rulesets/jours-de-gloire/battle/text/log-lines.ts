import type { SideIndex } from '../../../../kernel/game.ts';
import { withDe } from '../../../../kernel/elision.ts';
import { join, same, t, type Text } from '../../../../kernel/text.ts';
import { numberOf } from '../../../../space/hex.ts';
import { FIRE_RESULT_NAMES } from '../../charts/fire.ts';
import { rangeText, SHOCK_RESULTS } from '../../charts/shock.ts';
import { STATE_NAMES, type UnitType } from '../../types.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import type { Event, EventOf } from '../position/events.ts';
import { FACING_NAMES, FACINGS } from '../../../../hex-battle/counters/facing-names.ts';
import type { Field } from '../position/field.ts';
import type { Assault, Right } from '../position/obligations.ts';
import {
  hexOf,
  type Impulse,
  NOBODY,
  OFF_MAP,
  type Over,
  type State,
  type Step,
  type UnitState,
  waiting,
} from '../position/state.ts';
import { pointsOf } from '../turn/victory.ts';

export const hexText = (field: Field, hex: number): string => numberOf(field.grid, hex);

export const TYPE_LETTERS: Readonly<Record<UnitType, string>> = {
  infantry: 'I',
  cavalry: 'C',
  'heavy-cavalry': 'L',
  artillery: 'A',
};

/** Battalions begin with a numeral, so that a letter before it would not read: `I I/25th`. */
const TYPES_IN_SHORT: Readonly<Record<UnitType, Text>> = {
  infantry: same('inf.'),
  cavalry: same('cav.'),
  'heavy-cavalry': t('cav. lourde', 'heavy cav.'),
  artillery: same('art.'),
};

/** `inf. 78th` */
export function unitText(field: Field, unit: number): Text {
  const { type, name } = field.units[unit]!;
  const { fr, en } = TYPES_IN_SHORT[type];
  return t(`${fr} ${name.fr}`, `${en} ${name.en}`);
}

const unitsText = (field: Field, units: readonly number[]): Text =>
  join(
    units.map((unit) => unitText(field, unit)),
    ', ',
  );

const facingText = (facing: number): Text => FACING_NAMES[FACINGS[facing]!];

const formationsText = (field: Field, formations: readonly number[]): Text =>
  join(
    formations.map((formation) => field.formations[formation]!.name),
    ', ',
  );

/** Steps that the log names when they start; the others show in what is done. */
export const STEP_NAMES: Readonly<Partial<Record<Step, Text>>> = {
  fire: t('tirs', 'fire'),
  move: t('mouvements', 'moves'),
  shock: t('chocs et charges', 'shocks and charges'),
  rally: t('ralliements', 'rallies'),
};

export const stateWords = (state: UnitState): Text =>
  state === 'left' || state === 'waiting' ? t('hors de la carte', 'off the map') : STATE_NAMES[state];

export const IN_SQUARE = t('en carré', 'in square');

const WHY_STATE: Readonly<Record<NonNullable<EventOf<'state'>['why']>, Text>> = {
  front: t('recul devant un ennemi', 'recoiled before an enemy'),
  terrain: t('terrain', 'terrain'),
  charge: t('après la charge', 'after the charge'),
  collapse: t('formation effondrée', 'formation collapsed'),
};

const IMPULSE_TEXTS: Readonly<Record<Impulse, Text>> = {
  half: t('sans ordres : demi-mouvement, pas de choc', 'without orders: half allowance, no shock'),
  passed: t('test d’initiative réussi', 'initiative test passed'),
  failed: t('échec au test d’initiative : ralliements seulement', 'initiative test failed: rally only'),
};

const TEST_TEXTS: Readonly<Record<EventOf<'tested'>['test'], Text>> = {
  engagement: t('test d’engagement', 'engagement test'),
  square: t('test pour le carré', 'test for square'),
  'counter-charge': t('test de contre-charge', 'test to counter-charge'),
  cohesion: t('test de cohésion', 'cohesion test'),
};

const FIRE_TEXTS: Readonly<Record<EventOf<'fire'>['kind'], Text>> = {
  ordinary: t('tir', 'fire'),
  reaction: t('tir de réaction', 'reaction fire'),
  'counter-battery': t('contre-batterie', 'counter-battery fire'),
};

const RIGHT_TEXTS: Readonly<Record<Right, Text>> = {
  breakthrough: t('choc de rupture', 'breakthrough'),
  'counter-shock': t('contre-choc', 'counter-shock'),
  pursuit: t('poursuite', 'pursuit'),
};

const WHY_OVER: Readonly<Record<Over['why'], Text>> = {
  collapse: t('formations adverses effondrées', 'enemy formations collapsed'),
  points: t('aux points', 'on points'),
  draw: t('égalité', 'a draw'),
};

export const endingText = (field: Field, { winner, why }: Over): Text => {
  if (winner === NOBODY) return WHY_OVER.draw;
  const { fr, en } = field.scenario.sides[winner]!.name;
  return t(`victoire : ${fr} (${WHY_OVER[why].fr})`, `victory: ${en} (${WHY_OVER[why].en})`);
};

/** `turn 3 of 8 · points: British 4, French 7` */
export function standingText(field: Field, state: State): Text {
  const { turns, sides } = field.scenario;
  const said = (lang: 'fr' | 'en'): string =>
    sides.map(({ name }, side) => `${name[lang]} ${pointsOf(field, state, side)}`).join(', ');
  return t(
    `tour ${state.turn} sur ${turns} · points : ${said('fr')}`,
    `turn ${state.turn} of ${turns} · points: ${said('en')}`,
  );
}

const lineText = (line: string): Text => {
  const band = SHOCK_RESULTS.lines.find(({ id }) => id === line)!;
  const range = rangeText(band);
  const [defender, attacker] = SHOCK_RESULTS.show(band.value);
  return t(
    `${range.fr} : défenseur ${defender!.fr}, attaquant ${attacker!.fr}`,
    `${range.en}: defender ${defender!.en}, attacker ${attacker!.en}`,
  );
};

const assaultText = (field: Field, { on, units, charges }: Pick<Assault, 'on' | 'units' | 'charges'>): Text => {
  const hex = hexText(field, on);
  const riding = charges.map(({ unit, path }) => {
    const { fr, en } = unitText(field, unit);
    const from = hexText(field, path[path.length - 1]!);
    return t(`${fr} charge par ${from}`, `${en} charges by ${from}`);
  });
  const who = join([...units.map((unit) => unitText(field, unit)), ...riding], ', ');
  return t(`choc sur ${hex} : ${who.fr}`, `shock on ${hex}: ${who.en}`);
};

function ordersGiven(field: Field, side: SideIndex, orders: number): Text {
  const { fr, en } = field.scenario.sides[side]!.name;
  return t(`${fr} : ordres donnés (${orders})`, `${en}: orders given (${orders})`);
}

/** An event in a line; nothing is told of what only keeps the books. */
export function tellEvent(field: Field, event: Event): Text | undefined {
  const hex = (at: number): string => hexText(field, at);
  const end = (path: readonly number[]): string => hex(path[path.length - 1]!);
  switch (event.is) {
    case 'turn':
      return t(`tour ${event.turn}`, `turn ${event.turn}`);
    // Orders lie face down: how many is all that is told.
    case 'orders':
      return ordersGiven(field, event.side, event.formations.length);
    case 'face-down':
      return event.orders === undefined ? undefined : ordersGiven(field, event.side, event.orders);
    case 'initiative': {
      const { fr, en } = field.scenario.sides[event.holder]!.name;
      const totals = event.totals.join(' – ');
      return t(`initiative ${totals} : ${fr}`, `initiative ${totals}: ${en}`);
    }
    case 'activation': {
      const { fr, en } = field.formations[event.formation]!.name;
      return event.led.length > 0
        ? t(`activation ${withDe(fr)}, avec ordres`, `activation of ${en}, with orders`)
        : t(`activation ${withDe(fr)}, sans ordres`, `activation of ${en}, without orders`);
    }
    case 'lapse': {
      const { fr, en } = field.formations[event.formation]!.name;
      return t(`le dernier pion (${fr}) n’est pas joué`, `the last marker (${en}) is not played`);
    }
    case 'impulse':
      return IMPULSE_TEXTS[event.impulse];
    case 'step': {
      const name = STEP_NAMES[event.step];
      if (name === undefined || event.idle === undefined) return name;
      return t(`${name.fr} : rien à faire`, `${name.en}: nothing to do`);
    }
    case 'arrive': {
      const { fr, en } = unitText(field, event.unit);
      return t(`${fr} arrive en ${hex(event.hex)}`, `${en} arrives in ${hex(event.hex)}`);
    }
    case 'takes-command':
    case 'joins': {
      const { fr, en } = field.leaders[event.leader]!.name;
      if (event.hex === OFF_MAP) return t(`${fr} quitte la carte`, `${en} leaves the map`);
      return t(`${fr} en ${hex(event.hex)}`, `${en} in ${hex(event.hex)}`);
    }
    case 'move':
    case 'refusal': {
      const [who, facing] = [unitsText(field, event.units), facingText(event.facing)];
      const [fr, en] = event.is === 'refusal' ? [' : choc refusé', ': shock refused'] : ['', ''];
      return t(
        `${who.fr}${fr} → ${end(event.path)}, face au ${facing.fr}`,
        `${who.en}${en} → ${end(event.path)}, facing ${facing.en}`,
      );
    }
    case 'lead': {
      const { fr, en } = field.leaders[event.leader]!.name;
      return t(`${fr} → ${end(event.path)}`, `${en} → ${end(event.path)}`);
    }
    case 'square': {
      const { fr, en } = unitsText(field, event.units);
      return event.formed
        ? t(`${fr} : en carré`, `${en}: in square`)
        : t(`${fr} : quitte le carré`, `${en}: leaves its square`);
    }
    case 'state': {
      const [{ fr, en }, state] = [unitText(field, event.unit), stateWords(event.to)];
      const why = event.why && WHY_STATE[event.why];
      return t(`${fr} : ${state.fr}${why ? ` (${why.fr})` : ''}`, `${en}: ${state.en}${why ? ` (${why.en})` : ''}`);
    }
    case 'fire': {
      const [{ fr, en }, kind] = [unitsText(field, event.units), FIRE_TEXTS[event.kind]];
      const result = event.result === 'none' ? t('sans effet', 'no effect') : FIRE_RESULT_NAMES[event.result];
      return t(
        `${kind.fr} : ${fr} sur ${hex(event.at)}, ${result.fr}`,
        `${kind.en}: ${en} at ${hex(event.at)}, ${result.en}`,
      );
    }
    case 'declare':
      return assaultText(field, event.assault);
    case 'tested': {
      const [{ fr, en }, test] = [unitText(field, event.unit), TEST_TEXTS[event.test]];
      return event.passed
        ? t(`${fr} : ${test.fr}, réussite`, `${en}: ${test.en}, passed`)
        : t(`${fr} : ${test.fr}, échec`, `${en}: ${test.en}, failed`);
    }
    case 'charge': {
      const { fr, en } = unitText(field, event.unit);
      return t(`${fr} charge → ${end(event.path)}`, `${en} charges → ${end(event.path)}`);
    }
    case 'counter-charge': {
      const { fr, en } = unitsText(field, event.units);
      return t(`contre-charge : ${fr}`, `counter-charge: ${en}`);
    }
    case 'result': {
      const { fr, en } = lineText(event.line);
      return t(`choc, ligne ${fr}`, `shock, line ${en}`);
    }
    case 'recoil': {
      const { fr, en } = unitsText(field, event.units);
      return t(`${fr} : recul → ${end(event.path)}`, `${en}: recoil → ${end(event.path)}`);
    }
    case 'advance': {
      const { fr, en } = unitsText(field, event.units);
      return t(`${fr} : avance en ${hex(event.to)}`, `${en}: advance into ${hex(event.to)}`);
    }
    case 'flight': {
      const { fr, en } = unitText(field, event.unit);
      if (event.end === 'edge') return t(`${fr} : fuite hors de la carte`, `${en}: flight off the map`);
      if (event.end === 'blocked') return t(`${fr} : fuite impossible`, `${en}: no way to flee`);
      const to = event.path.length === 0 ? '=' : end(event.path);
      return t(`${fr} : fuite → ${to}`, `${en}: flight → ${to}`);
    }
    case 'rally': {
      const [{ fr, en }, state] = [unitText(field, event.unit), stateWords(event.to)];
      return event.passed
        ? t(`${fr} : ralliement, ${state.fr}`, `${en}: rally, ${state.en}`)
        : t(`${fr} : ralliement, échec`, `${en}: rally, failed`);
    }
    case 'gone': {
      const { fr, en } = unitText(field, event.unit);
      return event.as === 'left'
        ? t(`${fr} sort de la carte (${event.points})`, `${en} leaves the map (${event.points})`)
        : t(`${fr} : éliminée`, `${en}: eliminated`);
    }
    case 'collapse': {
      const { fr, en } = field.formations[event.formation]!.name;
      return t(`la formation ${withDe(fr)} s’effondre`, `${en}’s formation collapses`);
    }
    case 'held': {
      const { fr, en } = field.scenario.sides[event.by]!.name;
      const at = hex(field.objectives[event.objective]!.hex);
      return t(`${at} tenu : ${fr}`, `${at} held: ${en}`);
    }
    case 'over':
      return endingText(field, event.over);
    case 'rest':
    case 'face':
    case 'assault':
    case 'begin':
    case 'owe':
    case 'paid':
    case 'face-up':
      return undefined;
  }
}

function sayTest(state: State): Text {
  switch (waiting(state)?.owes) {
    case 'square':
      return t('former le carré', 'form square');
    case 'counter-charge':
      return t('contre-charger', 'counter-charge');
    default:
      return t('lancer le dé du test', 'roll the die of the test');
  }
}

function sayPass(state: State): Text {
  const owed = waiting(state);
  if (owed === undefined)
    return state.step === 'shock' && state.declared.length > 0
      ? t('jouer les chocs déclarés', 'play the shocks declared')
      : t('étape suivante', 'next step');
  return owed.owes === 'impulse' ? t('demi-mouvement, pas de choc', 'half allowance, no shock') : t('non', 'no');
}

function sayMove(field: Field, state: State, { units, to, facing }: CommandOf<'move'>): Text {
  const [who, looks] = [unitsText(field, units), facingText(facing)];
  const [from, there] = [hexText(field, hexOf(state, units[0]!)), hexText(field, to)];
  return t(`${who.fr} ${from} → ${there}, face au ${looks.fr}`, `${who.en} ${from} → ${there}, facing ${looks.en}`);
}

/** What a command does, in a line. */
export function sayCommand(field: Field, state: State, command: Command): Text {
  const hex = (at: number): string => hexText(field, at);
  switch (command.do) {
    case 'orders': {
      if (command.formations.length === 0) return t('aucun ordre', 'no orders');
      const { fr, en } = formationsText(field, command.formations);
      return t(`ordres : ${fr}`, `orders: ${en}`);
    }
    case 'initiative':
      return t('lancer les dés d’initiative', 'roll for initiative');
    case 'activate': {
      const { fr, en } = field.formations[command.formation]!.name;
      return t(`activer ${fr} d’abord`, `activate ${en} first`);
    }
    case 'draw':
      return t('tirer un pion d’activation', 'draw an activation marker');
    case 'try':
      return t('test d’initiative', 'initiative test');
    case 'fire': {
      const { fr, en } = unitsText(field, command.units);
      return t(`${fr} : tir sur ${hex(command.at)}`, `${en}: fire at ${hex(command.at)}`);
    }
    case 'move':
      return sayMove(field, state, command);
    case 'lead': {
      const { fr, en } = field.leaders[command.leader]!.name;
      return t(`${fr} → ${hex(command.to)}`, `${en} → ${hex(command.to)}`);
    }
    case 'line': {
      const { fr, en } = unitsText(field, command.units);
      return t(`${fr} : quitter le carré`, `${en}: leave the square`);
    }
    case 'leave': {
      const { fr, en } = unitsText(field, command.units);
      return t(`${fr} : sortir de la carte`, `${en}: leave the map`);
    }
    case 'shock':
      return assaultText(field, command);
    case 'refuse': {
      const facing = facingText(command.facing);
      return t(
        `refuser → ${hex(command.to)}, face au ${facing.fr}`,
        `refuse → ${hex(command.to)}, facing ${facing.en}`,
      );
    }
    case 'test':
      return sayTest(state);
    case 'fight':
      return t('lancer le dé du choc', 'roll the shock die');
    case 'recoil':
      return t(`reculer en ${hex(command.to)}`, `recoil to ${hex(command.to)}`);
    case 'advance': {
      const [{ fr, en }, facing] = [unitsText(field, command.units), facingText(command.facing)];
      return t(`${fr} : avance, face au ${facing.fr}`, `${en}: advance, facing ${facing.en}`);
    }
    case 'again': {
      const [right, what] = [RIGHT_TEXTS[command.option], assaultText(field, command)];
      return t(`${right.fr}, ${what.fr}`, `${right.en}, ${what.en}`);
    }
    case 'flee': {
      const { fr, en } = unitText(field, command.unit);
      return command.to === OFF_MAP
        ? t(`${fr} fuit hors de la carte`, `${en} flees off the map`)
        : t(`${fr} fuit en ${hex(command.to)}`, `${en} flees to ${hex(command.to)}`);
    }
    case 'rally': {
      const { fr, en } = unitText(field, command.unit);
      return t(`rallier ${fr}`, `rally ${en}`);
    }
    case 'pass':
      return sayPass(state);
  }
}
