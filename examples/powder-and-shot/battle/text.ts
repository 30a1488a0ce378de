import type { Sketcher } from '../../../src/kernel/game.ts';
import { NOBODY } from '../../../src/hex-battle/counters/word.ts';
import { sketchMap } from '../../../src/hex-battle/text/map-sketch.ts';
import { joinNames, t, type Text } from '../../../src/kernel/text.ts';
import { numberOf } from '../../../src/space/hex.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { NEW_STATES, type Terrain } from '../types.ts';
import { type Field, lostBy, strengthOf, unitAt } from './field.ts';
import type { Command, Event, State } from './state.ts';

const nameOf = ({ units }: Field, unit: number): Text => units[unit]!.name;
const hexText = ({ map }: Field, hex: number): string => numberOf(map.grid, hex);
const namesOf = (field: Field, units: readonly number[]): Text => joinNames(units.map((unit) => nameOf(field, unit)));

/** What a command does. */
export function said(field: Field, command: Command): Text {
  if (command.do === 'pass') return t('fin du tour de ce camp', 'end of this side’s turn');
  if (command.do === 'move') {
    const { fr, en } = nameOf(field, command.unit);
    const to = hexText(field, command.to);
    return t(`${fr} → ${to}`, `${en} → ${to}`);
  }
  const [who, whom] = [namesOf(field, command.units), nameOf(field, command.target)];
  return t(`${who.fr} : attaque de ${whom.fr}`, `${who.en}: attack on ${whom.en}`);
}

export function eventText(field: Field, event: Event): Text | undefined {
  switch (event.is) {
    case 'moved': {
      const { fr, en } = nameOf(field, event.unit);
      return t(`${fr} va en ${hexText(field, event.to)}`, `${en} goes to ${hexText(field, event.to)}`);
    }
    case 'fought': {
      const [who, whom] = [namesOf(field, event.units), nameOf(field, event.target)];
      return t(`combat : ${who.fr} contre ${whom.fr}`, `combat: ${who.en} against ${whom.en}`);
    }
    case 'struck':
      return struckText(nameOf(field, event.unit), NEW_STATES[event.to]);
    case 'handed': {
      const name = field.scenario.sides[event.side]!.name;
      return t(`tour ${event.turn}, aux ${name.fr}`, `turn ${event.turn}, ${name.en} to act`);
    }
    case 'over':
      return endingText(field, event);
  }
}

export function endingText(field: Field, { winner, why }: NonNullable<State['over']>): Text {
  if (winner === NOBODY) return t('égalité', 'a draw');
  const { fr, en } = field.scenario.sides[winner]!.name;
  return why === 'beaten'
    ? t(`victoire des ${fr} : l’ennemi a perdu la moitié de ses PF`, `${en} win: the enemy has lost half of its SP`)
    : t(`victoire des ${fr}, qui ont perdu moins`, `${en} win, having lost less`);
}

export function standingText(field: Field, state: State): Text {
  const lost = [0, 1].map((side) => `${lostBy(field, state, side)}/${strengthOf(field, side)}`).join(' – ');
  const turn = `${state.turn}/${field.scenario.turns}`;
  return t(`tour ${turn}, PF perdus ${lost}`, `turn ${turn}, SP lost ${lost}`);
}

const GROUND: Readonly<Record<Terrain, string>> = { open: '.', woods: 'w', village: 'v', pond: '~' };
const LETTERS = { infantry: 'i', cavalry: 'c', artillery: 'a' } as const;
const CELL_WIDTH = 4;

function cell(field: Field, state: State, hex: number): string {
  const unit = unitAt(state, hex);
  if (unit === undefined) return GROUND[terrainAt(field.map, hex) as Terrain];
  const { side, arm, strength } = field.units[unit]!;
  const letter = side === 0 ? LETTERS[arm] : LETTERS[arm].toUpperCase();
  return `${letter}${strength}${state.units[unit]!.state === 'shaken' ? '!' : ''}`;
}

export const sketcherFor = (field: Field): Sketcher<State> => ({
  sketch: (state) => sketchMap(field.map.grid, CELL_WIDTH, (hex) => cell(field, state, hex)),
  legend: t(
    'minuscules : premier camp, majuscules : second · i, c, a : arme, puis PF · ! ébranlée · w bois, v village, ~ étang',
    'small letters: first side, capitals: second · i, c, a: arm, then SP · ! shaken · w woods, v village, ~ pond',
  ),
});

const struckText = (who: Text, now: Text): Text => t(`${who.fr} : ${now.fr}`, `${who.en}: ${now.en}`);
