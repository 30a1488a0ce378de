import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../../kernel/ruling.ts';
import theFord from '../../scenarios/the-ford.json' with { type: 'json' };
import type { Event } from '../position/events.ts';
import { openBattle } from '../game.ts';
import type { PassedOver } from '../position/state.ts';
import { tellEvent } from './log-lines.ts';

const { field } = openBattle(theFord, OUR_OPTIONS);
const told = (event: Event) => tellEvent(field, event);
const leaderNamed = (name: string): number => field.leaders.findIndex((leader) => leader.name.fr === name);

test('names after « de » are elided', () => {
  expect(told({ is: 'activation', leader: leaderNamed('Omarès') })?.fr).toBe('activation d’Omarès');
  expect(told({ is: 'activation', leader: leaderNamed('Memnon') })?.fr).toBe('activation de Memnon');
});

test('steps in which nobody can act are told in one line', () => {
  const idle = (...steps: PassedOver[]) => told({ is: 'idle', steps });
  expect(idle('fire')).toEqual({ fr: 'personne ne peut tirer', en: 'nobody can fire' });
  expect(idle('fire', 'melee')).toEqual({
    fr: 'personne ne peut tirer ni attaquer',
    en: 'nobody can fire or attack',
  });
  expect(idle('rally', 'move', 'fire', 'melee')).toEqual({
    fr: 'personne ne peut se rallier, se déplacer, tirer ni attaquer',
    en: 'nobody can rally, move, fire or attack',
  });
  expect(idle('early')?.fr).toBe('personne ne peut agir avant les autres');
});

test('a line of the chart is told as in the odds', () =>
  expect(told({ is: 'result', line: '14..16' } as Event)).toEqual({
    fr: expect.stringMatching(/^mêlée, ligne 14 à 16 : défenseurs /),
    en: expect.stringMatching(/^melee, line 14 to 16: defenders /),
  }));

test('one unit or several: the same words', () => {
  const [one, other] = [0, 1].map((unit) => `${field.units[unit]!.type} ${field.units[unit]!.name.en}`);
  expect(told({ is: 'attack', attackers: [0], defenders: [1] } as unknown as Event)?.en).toBe(
    `attack: ${one} against ${other}`,
  );
  expect(told({ is: 'flight', unit: 0, leaders: [], path: [], end: 'edge' } as unknown as Event)?.en).toBe(
    `${one}: flight off the map`,
  );
});
