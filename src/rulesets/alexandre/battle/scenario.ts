import { byDefault, choice, flag, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { mapDocument, name } from '../../../space/map-document.ts';
import { FACING_NAMES } from '../../../hex-battle/counters/facing-names.ts';
import { article } from '../../../hex-battle/scenario/article.ts';
import { sideColour } from '../../../hex-battle/scenario/colours.ts';
import { EDGES } from '../../../hex-battle/scenario/edges.ts';
import { heading, hex, id, initiative, MOST_TURNS, MOST_UNITS, side } from '../../../hex-battle/scenario/heading.ts';
import { par } from '../../../hex-battle/scenario/par.ts';
import { quality, strength, unitType } from '../units.ts';

const MOST_LEADERS = 24;

export const RANKS = {
  formation: t('commande sa formation', 'commands his formation'),
  wing: t('commande toutes les unités à portée', 'commands all units in radius'),
  army: t('commande l’armée', 'commands the army'),
} as const;

/** The closed list of what a battle may change in the rules. */
export const SPECIAL_RULES = {
  still: t('la formation n’agit pas avant ce tour', 'the formation does not act before this turn'),
  'spent-chariots': t(
    'les chars sont retirés après leur première mêlée',
    'chariots are removed after their first melee',
  ),
  'death-decides': t(
    'la mort du chef donne la victoire à l’autre camp',
    'the leader’s death gives the other side victory',
  ),
  'flight-decides': t(
    'le chef qui quitte la carte en fuyant fait s’effondrer son armée',
    'a leader who flees off the map makes his army collapse',
  ),
} as const;

const leader = record(t('Chef', 'Leader'), {
  id: id(),
  side,
  name,
  formation: id(t('Formation', 'Formation')),
  rank: byDefault(choice(t('Rang', 'Rank'), RANKS), 'formation'),
  bonus: whole(t('Bonus', 'Bonus'), 0, 6),
  value: whole(t('Valeur d’activation', 'Activation value'), 0, 9),
  radius: whole(t('Rayon de commandement', 'Command radius'), 0, 20),
  hex,
});

const reverse = record(t('Face fatiguée', 'Fatigued side'), {
  strength: byDefault(whole(t('Force (PF)', 'Strength (SP)'), 0, 9), 0),
  quality: byDefault(whole(t('Qualité', 'Quality'), 0, 20), 0),
});

const unit = record(t('Unité', 'Unit'), {
  side,
  name,
  article,
  formation: id(t('Formation', 'Formation')),
  type: unitType,
  strength,
  quality,
  movement: whole(t('Points de mouvement', 'Movement allowance'), 1, 20),
  hex,
  facing: choice(t('Orientation', 'Facing'), FACING_NAMES),
  fatigued: byDefault(reverse, {}),
  unarmed: flag(t('Ne tire pas', 'Does not fire')),
});

const special = record(t('Règle spéciale', 'Special rule'), {
  rule: choice(t('Règle', 'Rule'), SPECIAL_RULES),
  formation: id(t('Formation', 'Formation')),
  leader: id(t('Chef', 'Leader')),
  turn: byDefault(whole(t('Tour', 'Turn'), 1, MOST_TURNS), 1),
});

const objective = record(t('Objectif', 'Objective'), {
  side,
  units: whole(t('Unités en bon ordre ou fatiguées', 'Units in good order or fatigued'), 1, 60),
  zone: words(t('Zone', 'Zone'), 9, { help: t('0101-1404 : deux coins', '0101-1404: two corners') }),
  ahead: flag(t('et davantage de points', 'and more points')),
});

const army = record(t('Camp', 'Side'), {
  name,
  colour: sideColour,
  edge: choice(t('Bord vers lequel il fuit', 'Edge it flees to'), EDGES),
  collapse: byDefault(
    whole(t('Effondrement (% des PF perdus)', 'Collapse (% of SP lost)'), 0, 100, {
      help: t('0 : jamais', '0: never'),
    }),
    0,
  ),
});

/** A battle as a document: plain JSON, laid out so that a person can read it. */
export const scenarioDocument = record(t('Scénario', 'Scenario'), {
  ...heading,
  initiative,
  sides: list(t('Camps', 'Sides'), army, 2, 2),
  map: mapDocument,
  leaders: list(t('Chefs', 'Leaders'), leader, 1, MOST_LEADERS),
  units: list(t('Unités', 'Units'), unit, 1, MOST_UNITS),
  special: byDefault(list(t('Règles spéciales', 'Special rules'), special, 0, 40), []),
  objectives: byDefault(list(t('Objectifs, jugés à la fin', 'Objectives, judged at the end'), objective, 0, 2), []),
  otherwise: byDefault(
    whole(t('Camp vainqueur si nul n’a gagné', 'Side that wins where nobody has'), 0, 2, {
      help: t('0 : aux points', '0: by points'),
    }),
    0,
  ),
  par: byDefault(par, {}),
});
export type ScenarioDocument = OutputOf<typeof scenarioDocument>;
