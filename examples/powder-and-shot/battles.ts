import { defineBattles } from '../../src/kernel/battles.ts';
import { mustHaveBothSides } from '../../src/hex-battle/scenario/checks.ts';
import { t } from '../../src/kernel/text.ts';
import { openBattle } from './battle/game.ts';

export const BATTLES = defineBattles({
  scenarios: [
    {
      id: 'the-village',
      title: t('Le Village', 'The Village'),
      about: t('Deux petites armées, huit tours.', 'Two small armies, eight turns.'),
      load: async () => (await import('./scenario.ts')).THE_VILLAGE,
    },
  ],
  game: (scenario, options) => {
    const battle = openBattle(scenario, options);
    mustHaveBothSides(battle.field.units);
    return battle;
  },
  table: async (battle) => (await import('./battle/table.ts')).tableOf(battle),
  judge: async (battle) => (await import('./battle/judge.ts')).judgeOf(battle),
});
