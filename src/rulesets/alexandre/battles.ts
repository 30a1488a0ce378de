import { asItWas, type Battles, type ScenarioCard } from '../../kernel/game.ts';
import { t } from '../../kernel/text.ts';
import { mustHaveBothSides } from '../../hex-battle/scenario/checks.ts';
import type { Command } from './battle/turn/orders.ts';
import type { Event } from './battle/position/events.ts';
import { type Battle, openBattle } from './battle/game.ts';
import type { State } from './battle/position/state.ts';

const former = async () => (await import('./scenarios/former.ts')).FORMER;

const SCENARIOS: readonly ScenarioCard[] = [
  {
    id: 'the-ford',
    title: t('Le Gué', 'The Ford'),
    about: t('L’aile d’Alexandre au Granique, pour apprendre.', 'Alexander’s wing at the Granicus, to learn by.'),
    load: async (hash) =>
      asItWas((await import('./scenarios/the-ford.json', { with: { type: 'json' } })).default, hash, former),
  },
  {
    id: 'gaugamela',
    title: t('Gaugamèles', 'Gaugamela'),
    about: t('La bataille entière : 84 unités, douze tours.', 'The whole battle: 84 units, twelve turns.'),
    load: async (hash) =>
      asItWas((await import('./scenarios/gaugamela.json', { with: { type: 'json' } })).default, hash, former),
  },
];

export const BATTLES: Battles<State, Command, Event> = {
  scenarios: SCENARIOS,
  open: (scenario, options) => {
    const battle = openBattle(scenario, options);
    mustHaveBothSides(battle.field.units);
    return battle;
  },
  judge: async (game) => (await import('./battle/mind/judge.ts')).judgeOf(game as Battle),
};
