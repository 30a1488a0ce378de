import { t, type Text } from '../../kernel/text.ts';
import {
  type CampaignCard,
  scenarioOfHash,
  defineBattles,
  type Difficulty,
  type ScenarioCard,
} from '../../kernel/battles.ts';
import { mustDifferInColour } from '../../hex-battle/scenario/colours.ts';
import { mustHaveBothSides } from '../../hex-battle/scenario/checks.ts';
import { openBattle } from './battle/game.ts';
import { FACTS } from './scenarios/facts.ts';

const former = async () => (await import('./scenarios/former-scenarios.ts')).FORMER_SCENARIOS;

/** A battle that was fought. */
const historical = (
  id: keyof typeof FACTS,
  difficulty: Difficulty,
  title: Text,
  about: Text,
  scenario: () => Promise<{ readonly default: object }>,
): ScenarioCard => ({
  id,
  title,
  difficulty,
  facts: FACTS[id],
  about,
  load: async (hash) => scenarioOfHash((await scenario()).default, hash, former),
});

const SCENARIOS: readonly ScenarioCard[] = [
  {
    ...historical(
      'maida',
      'easy',
      t('Maida', 'Maida'),
      t('Stuart contre Reynier en Calabre, pour apprendre.', 'Stuart against Reynier in Calabria, to learn by.'),
      () => import('./scenarios/maida.json', { with: { type: 'json' } }),
    ),
    course: async () => (await import('./scenarios/maida-course.ts')).COURSE,
  },
  historical(
    'auerstaedt',
    'demanding',
    t('Auerstaedt', 'Auerstaedt'),
    t(
      'La bataille entière : Davout contre toute l’armée prussienne, douze tours.',
      'The whole battle: Davout against all the Prussian army, twelve turns.',
    ),
    () => import('./scenarios/auerstaedt.json', { with: { type: 'json' } }),
  ),
  historical(
    'sahagun',
    'easy',
    t('Sahagún', 'Sahagún'),
    t('Hussards et dragons dans la neige : dix minutes.', 'Hussars and dragoons in the snow: ten minutes.'),
    () => import('./scenarios/sahagun.json', { with: { type: 'json' } }),
  ),
  historical(
    'montebello',
    'medium',
    t('Montebello', 'Montebello'),
    t('Lannes contre Ott, en attendant Victor.', 'Lannes against Ott, until Victor comes.'),
    () => import('./scenarios/montebello.json', { with: { type: 'json' } }),
  ),
  historical(
    'marengo-afternoon',
    'demanding',
    t('Marengo, l’après-midi', 'Marengo, the afternoon'),
    t('Melas force le Fontanone.', 'Melas forces the Fontanone.'),
    () => import('./scenarios/marengo-afternoon.json', { with: { type: 'json' } }),
  ),
  historical(
    'marengo-evening',
    'medium',
    t('Marengo, le soir', 'Marengo, the evening'),
    t('Desaix contre la colonne de Zach.', 'Desaix against Zach’s column.'),
    () => import('./scenarios/marengo-evening.json', { with: { type: 'json' } }),
  ),
  historical(
    'corunna',
    'medium',
    t('La Corogne', 'Corunna'),
    t('Moore contre Soult, dos à la mer.', 'Moore against Soult, his back to the sea.'),
    () => import('./scenarios/corunna.json', { with: { type: 'json' } }),
  ),
  historical(
    'craonne',
    'medium',
    t('Craonne', 'Craonne'),
    t('Napoléon contre Vorontsov, sur un plateau.', 'Napoleon against Vorontsov, on a plateau.'),
    () => import('./scenarios/craonne.json', { with: { type: 'json' } }),
  ),
];

const CAMPAIGNS: readonly CampaignCard[] = [
  {
    id: 'italy',
    title: t('L’Italie en cinq jours', 'Italy in five days'),
    about: t(
      'De Montebello au soir de Marengo : la moitié des pertes de chaque arme manque à la bataille suivante.',
      'From Montebello to the evening of Marengo: half of what each arm lost is missing in the next battle.',
    ),
    battles: ['montebello', 'marengo-afternoon', 'marengo-evening'],
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
