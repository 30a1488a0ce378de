import { withDe } from '../../../../kernel/elision.ts';
import { join, t, type Text } from '../../../../kernel/text.ts';
import { numberOf } from '../../../../space/hex.ts';
import { codesText, MELEE_RESULTS, rangeText } from '../../charts/melee.ts';
import { FATE_NAMES } from '../../charts/leaders.ts';
import { stateText } from '../../states.ts';
import type { Command } from '../turn/orders.ts';
import type { Event } from '../position/events.ts';
import { FACING_NAMES, FACINGS } from '../../../../hex-battle/counters/facing-names.ts';
import type { Field } from '../position/field.ts';
import { pointsOf } from '../turn/victory.ts';
import {
  hexOf,
  type LeaderFate,
  NOBODY,
  OFF_MAP,
  type Over,
  type PassedOver,
  type State,
  type Step,
  type UnitState,
  waiting,
} from '../position/state.ts';

export const hexText = (field: Field, hex: number): string => numberOf(field.grid, hex);

/** `Ph Perdiccas` */
export function unitText(field: Field, unit: number): Text {
  const { type, name } = field.units[unit]!;
  return t(`${type} ${name.fr}`, `${type} ${name.en}`);
}

const unitsText = (field: Field, units: readonly number[]): Text =>
  join(
    units.map((unit) => unitText(field, unit)),
    ', ',
  );

const leaderText = (field: Field, leader: number): Text => field.leaders[leader]!.name;

const facingText = (facing: number): Text => FACING_NAMES[FACINGS[facing]!];

/** Who moves, leaders included. */
const moversText = (field: Field, units: readonly number[], leaders: readonly number[]): Text =>
  join([...units.map((unit) => unitText(field, unit)), ...leaders.map((leader) => leaderText(field, leader))], ', ');

const STEP_NAMES: Readonly<Record<Step, Text>> = {
  initiative: t('initiative', 'initiative'),
  early: t('au vainqueur de choisir qui agit d’abord', 'the winner may choose who acts first'),
  rally: t('ralliements', 'rallies'),
  move: t('mouvements', 'moves'),
  fire: t('tirs', 'fire'),
  melee: t('mêlées', 'melees'),
  rout: t('fuites', 'rout moves'),
  over: t('fin', 'end'),
};

/** What players do in each step. */
const DEEDS: Readonly<Record<PassedOver, Text>> = {
  early: t('agir avant les autres', 'act before the others'),
  rally: t('se rallier', 'rally'),
  move: t('se déplacer', 'move'),
  fire: t('tirer', 'fire'),
  melee: t('attaquer', 'attack'),
};

/** `nobody can rally, fire or attack` */
function idleText(steps: readonly PassedOver[]): Text {
  const deeds = steps.map((step) => DEEDS[step]);
  const last = deeds.pop();
  if (last === undefined) return t('rien à faire', 'nothing to do');
  const others = join(deeds, ', ');
  return deeds.length === 0
    ? t(`personne ne peut ${last.fr}`, `nobody can ${last.en}`)
    : t(`personne ne peut ${others.fr} ni ${last.fr}`, `nobody can ${others.en} or ${last.en}`);
}

export const stateWords = (state: UnitState): Text =>
  state === 'removed' ? t('retirée', 'removed') : stateText(state);

export const FATE_TEXTS: Readonly<Record<LeaderFate, Text>> = {
  ...FATE_NAMES,
  captured: t('capturé', 'captured'),
  fled: t('en fuite hors de la carte', 'fled off the map'),
};

const WHY_OVER: Readonly<Record<Over['why'], Text>> = {
  collapse: t('l’armée adverse s’effondre', 'the other army collapses'),
  death: t('mort du chef adverse', 'death of the other leader'),
  flight: t('fuite du chef adverse', 'flight of the other leader'),
  objective: t('objectif atteint', 'objective taken'),
  held: t('l’adversaire n’a pas atteint son but', 'the other side has not reached its aim'),
  points: t('aux points', 'on points'),
  draw: t('égalité', 'a draw'),
};

export const endingText = (field: Field, { winner, why }: Over): Text => {
  if (winner === NOBODY) return WHY_OVER.draw;
  const { fr, en } = field.scenario.sides[winner]!.name;
  return t(`victoire : ${fr} (${WHY_OVER[why].fr})`, `victory: ${en} (${WHY_OVER[why].en})`);
};

/** `tour 3 sur 8 · Macédoine 4 points, Perse 7,5` */
export function standingText(field: Field, state: State): Text {
  const { turns, sides } = field.scenario;
  const said = (lang: 'fr' | 'en'): string =>
    sides
      .map(({ name }, side) => {
        const points = String(pointsOf(field, state, side));
        return `${name[lang]} ${lang === 'fr' ? points.replace('.', ',') : points}`;
      })
      .join(', ');
  return t(
    `tour ${state.turn} sur ${turns} · points : ${said('fr')}`,
    `turn ${state.turn} of ${turns} · points: ${said('en')}`,
  );
}

const lineText = (line: string): Text => {
  const band = MELEE_RESULTS.lines.find(({ id }) => id === line)!;
  const range = rangeText(band);
  const [defenders, attackers] = [codesText(band.value.defenders), codesText(band.value.attackers)];
  return t(
    `${range.fr} : défenseurs ${defenders.fr}, attaquants ${attackers.fr}`,
    `${range.en}: defenders ${defenders.en}, attackers ${attackers.en}`,
  );
};

/** An event in a line; nothing is told of what only keeps the books. */
export function tellEvent(field: Field, event: Event): Text | undefined {
  const hex = (at: number): string => hexText(field, at);
  switch (event.is) {
    case 'turn':
      return t(`tour ${event.turn}`, `turn ${event.turn}`);
    case 'initiative': {
      const { fr, en } = field.scenario.sides[event.holder]!.name;
      const totals = event.totals.join(' – ');
      const idle = event.inactive === NOBODY ? undefined : leaderText(field, event.inactive);
      return t(
        `initiative ${totals} : ${fr}${idle === undefined ? '' : ` ; ${idle.fr} n’agit pas`}`,
        `initiative ${totals}: ${en}${idle === undefined ? '' : `; ${idle.en} does not act`}`,
      );
    }
    case 'activation': {
      if (event.leader === NOBODY) return t('tous les chefs ont agi', 'all leaders have acted');
      const { fr, en } = leaderText(field, event.leader);
      return t(`activation ${withDe(fr)}`, `activation of ${en}`);
    }
    case 'step':
      return STEP_NAMES[event.step];
    case 'idle':
      return idleText(event.steps);
    case 'move': {
      const who = moversText(field, event.units, event.leaders);
      const [to, facing] = [hex(event.path[event.path.length - 1]!), facingText(event.facing)];
      return t(`${who.fr} → ${to}, face au ${facing.fr}`, `${who.en} → ${to}, facing ${facing.en}`);
    }
    case 'lead': {
      const { fr, en } = leaderText(field, event.leader);
      const to = hex(event.path[event.path.length - 1]!);
      return t(`${fr} → ${to}`, `${en} → ${to}`);
    }
    case 'order': {
      const { fr, en } = unitText(field, event.top);
      return t(`${fr} passe en haut de sa pile`, `${en} becomes the top of its stack`);
    }
    case 'rally': {
      const [{ fr, en }, state] = [unitText(field, event.unit), stateWords(event.to)];
      return t(`${fr} : ralliement (${event.total}), ${state.fr}`, `${en}: rally (${event.total}), ${state.en}`);
    }
    case 'face': {
      const [{ fr, en }, facing] = [unitText(field, event.unit), facingText(event.facing)];
      return t(`${fr} fait face au ${facing.fr}`, `${en} faces ${facing.en}`);
    }
    case 'fire': {
      const { fr, en } = unitsText(field, event.units);
      const result = event.result === 'none' ? t('sans effet', 'no effect') : t(event.result, event.result);
      return t(`tir : ${fr} sur ${hex(event.at)}, ${result.fr}`, `fire: ${en} at ${hex(event.at)}, ${result.en}`);
    }
    case 'attack': {
      const [attackers, defenders] = [unitsText(field, event.attackers), unitsText(field, event.defenders)];
      return t(`attaque : ${attackers.fr} contre ${defenders.fr}`, `attack: ${attackers.en} against ${defenders.en}`);
    }
    case 'result': {
      const { fr, en } = lineText(event.line);
      return t(`mêlée, ligne ${fr}`, `melee, line ${en}`);
    }
    case 'state': {
      const [{ fr, en }, state] = [unitText(field, event.unit), stateWords(event.to)];
      return t(`${fr} : ${state.fr}`, `${en}: ${state.en}`);
    }
    case 'retreat': {
      const { fr, en } = moversText(field, event.units, event.leaders);
      return t(`recul en ${hex(event.to)} : ${fr}`, `retreat to ${hex(event.to)}: ${en}`);
    }
    case 'flight': {
      const { fr, en } = moversText(field, [event.unit], event.leaders);
      if (event.end === 'edge') return t(`${fr} : fuite hors de la carte`, `${en}: flight off the map`);
      if (event.end === 'blocked') return t(`${fr} : fuite impossible`, `${en}: no way to flee`);
      const to = event.path.length === 0 ? '=' : hex(event.path[event.path.length - 1]!);
      return t(`${fr} : fuite → ${to}`, `${en}: flight → ${to}`);
    }
    case 'advance': {
      const { fr, en } = moversText(field, event.units, event.leaders);
      return t(`avance en ${hex(event.to)} : ${fr}`, `advance into ${hex(event.to)}: ${en}`);
    }
    case 'gone': {
      const [{ fr, en }, state] = [unitText(field, event.unit), stateWords(event.as)];
      return t(`${fr} : ${state.fr}`, `${en}: ${state.en}`);
    }
    case 'leader': {
      const [{ fr, en }, fate] = [leaderText(field, event.leader), FATE_TEXTS[event.fate]];
      return t(`${fr} : ${fate.fr}`, `${en}: ${fate.en}`);
    }
    case 'joins': {
      const { fr, en } = leaderText(field, event.leader);
      return t(`${fr} rejoint ${hex(event.hex)}`, `${en} joins ${hex(event.hex)}`);
    }
    case 'substitute': {
      const { fr, en } = leaderText(field, event.leader);
      return t(`un remplaçant ${withDe(fr)} en ${hex(event.hex)}`, `a substitute for ${en} in ${hex(event.hex)}`);
    }
    case 'owe':
    case 'paid':
      return undefined;
    case 'over':
      return endingText(field, event.over);
  }
}

/** What a command does, in a line. */
export function sayCommand(field: Field, state: State, command: Command): Text {
  const hex = (at: number): string => hexText(field, at);
  switch (command.do) {
    case 'initiative':
      return t('lancer les dés d’initiative', 'roll for initiative');
    case 'activate': {
      const { fr, en } = leaderText(field, command.leader);
      return t(`activer ${fr} d’abord`, `activate ${en} first`);
    }
    case 'rally': {
      const { fr, en } = unitText(field, command.unit);
      return t(`rallier ${fr}`, `rally ${en}`);
    }
    case 'move': {
      const who = moversText(field, command.units, command.leaders);
      const facing = facingText(command.facing);
      const [from, to] = [hex(hexOf(state, command.units[0]!)), hex(command.to)];
      return t(`${who.fr} ${from} → ${to}, face au ${facing.fr}`, `${who.en} ${from} → ${to}, facing ${facing.en}`);
    }
    case 'lead': {
      const { fr, en } = leaderText(field, command.leader);
      return t(`${fr} → ${hex(command.to)}`, `${en} → ${hex(command.to)}`);
    }
    case 'top': {
      const { fr, en } = unitText(field, command.unit);
      return t(`${fr} en haut de sa pile`, `${en} on top of its stack`);
    }
    case 'fire': {
      const { fr, en } = unitsText(field, command.units);
      return t(`${fr} : tir sur ${hex(command.at)}`, `${en}: fire at ${hex(command.at)}`);
    }
    case 'attack': {
      const [from, on] = [command.from.map(hex).join(', '), command.on.map(hex).join(', ')];
      return t(`attaquer ${on} depuis ${from}`, `attack ${on} from ${from}`);
    }
    case 'fight':
      return t('lancer le dé de mêlée', 'roll the melee die');
    case 'retreat':
      return t(`reculer en ${hex(command.to)}`, `retreat to ${hex(command.to)}`);
    case 'flee': {
      const { fr, en } = unitText(field, command.unit);
      return command.to === OFF_MAP
        ? t(`${fr} fuit hors de la carte`, `${en} flees off the map`)
        : t(`${fr} fuit en ${hex(command.to)}`, `${en} flees to ${hex(command.to)}`);
    }
    case 'advance': {
      const [{ fr, en }, facing] = [unitsText(field, command.units), facingText(command.facing)];
      return t(
        `${fr} : avance en ${hex(command.to)}, face au ${facing.fr}`,
        `${en}: advance into ${hex(command.to)}, facing ${facing.en}`,
      );
    }
    case 'face': {
      const facing = facingText(command.facing);
      return t(`faire face au ${facing.fr}`, `face ${facing.en}`);
    }
    case 'check':
      return t('lancer le dé du chef', 'roll the leader’s die');
    case 'pass':
      return waiting(state) === undefined ? t('étape suivante', 'next step') : t('non', 'no');
  }
}
