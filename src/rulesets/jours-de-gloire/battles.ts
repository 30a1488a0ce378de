import { t } from '../../kernel/text.ts';
import { scenarioOfHash, defineBattles, type ScenarioCard } from '../../kernel/battles.ts';
import { mustDifferInColour } from '../../hex-battle/scenario/colours.ts';
import { mustHaveBothSides } from '../../hex-battle/scenario/checks.ts';
import { openBattle } from './battle/game.ts';
import { FACTS } from './scenarios/facts.ts';

const former = async () => (await import('./scenarios/former-scenarios.ts')).FORMER_SCENARIOS;

const SCENARIOS: readonly ScenarioCard[] = [
  {
    id: 'maida',
    title: t('Maida', 'Maida'),
    difficulty: 'easy',
    facts: FACTS['maida'],
    about: t('Stuart contre Reynier en Calabre, pour apprendre.', 'Stuart against Reynier in Calabria, to learn by.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/maida.json', { with: { type: 'json' } })).default, hash, former),
    course: async () => (await import('./scenarios/maida-course.ts')).COURSE,
  },
  {
    id: 'auerstaedt',
    title: t('Auerstaedt', 'Auerstaedt'),
    difficulty: 'demanding',
    facts: FACTS['auerstaedt'],
    about: t(
      'La bataille entière : Davout contre toute l’armée prussienne, douze tours.',
      'The whole battle: Davout against all the Prussian army, twelve turns.',
    ),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/auerstaedt.json', { with: { type: 'json' } })).default, hash, former),
  },
];

export const BATTLES = defineBattles({
  scenarios: SCENARIOS,
  quick: async () => (await import('./generator/quick-battle.ts')).QUICK_BATTLES,
  game: (scenario, options) => {
    const battle = openBattle(scenario, options);
    mustHaveBothSides(battle.field.units);
    mustDifferInColour(battle.field.scenario.sides);
    return battle;
  },
  table: async (battle) => (await import('./battle/table.ts')).tableOf(battle),
  judge: async (battle) => (await import('./battle/mind/judge.ts')).judgeOf(battle),
});
