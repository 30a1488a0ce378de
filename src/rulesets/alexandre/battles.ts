import { t } from '../../kernel/text.ts';
import { type CampaignCard, scenarioOfHash, defineBattles, type ScenarioCard } from '../../kernel/battles.ts';
import { mustDifferInColour } from '../../hex-battle/scenario/colours.ts';
import { mustHaveBothSides } from '../../hex-battle/scenario/checks.ts';
import { openBattle } from './battle/game.ts';
import { FACTS } from './scenarios/facts.ts';

const former = async () => (await import('./scenarios/former-scenarios.ts')).FORMER_SCENARIOS;

const SCENARIOS: readonly ScenarioCard[] = [
  {
    id: 'the-ford',
    title: t('Le Gué', 'The Ford'),
    difficulty: 'easy',
    facts: FACTS['the-ford'],
    about: t('L’aile d’Alexandre au Granique, pour apprendre.', 'Alexander’s wing at the Granicus, to learn by.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/the-ford.json', { with: { type: 'json' } })).default, hash, former),
    course: async () => (await import('./scenarios/the-ford-course.ts')).COURSE,
  },
  {
    id: 'persian-gates',
    title: t('Les Portes persiques', 'The Persian Gates'),
    difficulty: 'medium',
    facts: FACTS['persian-gates'],
    about: t('Un défilé dans la neige, forcé des deux côtés.', 'A defile in the snow, forced from both ends.'),
    load: async (hash) =>
      scenarioOfHash(
        (await import('./scenarios/persian-gates.json', { with: { type: 'json' } })).default,
        hash,
        former,
      ),
  },
  {
    id: 'granicus',
    title: t('Le Granique', 'The Granicus'),
    difficulty: 'medium',
    facts: FACTS['granicus'],
    about: t('La bataille entière, d’une aile à l’autre.', 'The whole battle, from wing to wing.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/granicus.json', { with: { type: 'json' } })).default, hash, former),
  },
  {
    id: 'hydaspes',
    title: t('L’Hydaspe', 'The Hydaspes'),
    difficulty: 'medium',
    facts: FACTS['hydaspes'],
    about: t('Les éléphants de Poros, au sortir du fleuve.', 'The elephants of Porus, at the river’s edge.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/hydaspes.json', { with: { type: 'json' } })).default, hash, former),
  },
  {
    id: 'issus',
    title: t('Issos', 'Issus'),
    difficulty: 'demanding',
    facts: FACTS['issus'],
    about: t('Entre mer et montagne, derrière le Pinaros.', 'Between sea and mountain, behind the Pinarus.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/issus.json', { with: { type: 'json' } })).default, hash, former),
  },
  {
    id: 'gaugamela',
    title: t('Gaugamèles', 'Gaugamela'),
    difficulty: 'demanding',
    facts: FACTS['gaugamela'],
    about: t('La bataille entière : 84 unités, douze tours.', 'The whole battle: 84 units, twelve turns.'),
    load: async (hash) =>
      scenarioOfHash((await import('./scenarios/gaugamela.json', { with: { type: 'json' } })).default, hash, former),
  },
];

const CAMPAIGNS: readonly CampaignCard[] = [
  {
    id: 'asia',
    title: t('Trois batailles pour l’Asie', 'Three battles for Asia'),
    about: t(
      'Du Granique à Gaugamèles : la moitié des pertes de chaque type manque à la bataille suivante.',
      'From the Granicus to Gaugamela: half of what each type lost is missing in the next battle.',
    ),
    battles: ['granicus', 'issus', 'gaugamela'],
  },
];

export const BATTLES = defineBattles({
  scenarios: SCENARIOS,
  campaigns: CAMPAIGNS,
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
