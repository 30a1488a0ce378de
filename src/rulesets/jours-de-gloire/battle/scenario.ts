import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { mapDocument, name } from '../../../space/map-document.ts';
import { strength, unitType } from '../units.ts';
import { FACING_NAMES } from '../../../hex-battle/counters/facing-names.ts';
import { article } from '../../../hex-battle/scenario/article.ts';
import { sideColour } from '../../../hex-battle/scenario/colours.ts';
import { EDGES } from '../../../hex-battle/scenario/edges.ts';
import { heading, hex, id, initiative, MOST_TURNS, MOST_UNITS, side } from '../../../hex-battle/scenario/heading.ts';
import { par } from '../../../hex-battle/scenario/par.ts';

const MOST_LEADERS = 26;

const arrival = byDefault(
  whole(t('Tour d’arrivée', 'Turn of arrival'), 0, MOST_TURNS, {
    help: t('0 : présent au début', '0: there from the start'),
  }),
  0,
);

export const RANKS = {
  formation: t('commande sa formation', 'commands his formation'),
  army: t('commande l’armée', 'commands the army'),
} as const;

/** The closed list of what a battle may change in the rules. */
export const SPECIAL_RULES = {
  fog: t('brouillard jusqu’à ce tour : nul ne voit plus loin', 'fog until this turn: nobody sees farther'),
  orders: t('à partir de ce tour, le camp donne tant d’ordres', 'from this turn on, the side gives so many orders'),
} as const;

const leader = record(t('Chef', 'Leader'), {
  id: id(),
  side,
  name,
  formation: id(t('Formation', 'Formation')),
  rank: byDefault(choice(t('Rang', 'Rank'), RANKS), 'formation'),
  rating: whole(t('Valeur (initiative)', 'Rating (initiative)'), 0, 9),
  bonus: byDefault(
    whole(t('Bonus', 'Bonus'), 0, 4, {
      help: t('du chef d’armée, aux tests à sa portée', 'of the army commander, to tests in his range'),
    }),
    0,
  ),
  range: whole(t('Portée de commandement', 'Command range'), 0, 20),
  hex,
  turn: arrival,
});

const reverse = record(t('Face en désordre', 'Disordered side'), {
  strength: byDefault(whole(t('Force (PF)', 'Strength (SP)'), 0, 40), 0),
  cohesion: byDefault(whole(t('Cohésion', 'Cohesion'), 0, 12), 0),
});

const unit = record(t('Unité', 'Unit'), {
  side,
  name,
  article,
  formation: id(t('Formation', 'Formation')),
  type: unitType,
  strength,
  cohesion: whole(t('Cohésion', 'Cohesion'), 0, 12),
  engagement: whole(t('Engagement', 'Engagement'), 0, 12),
  movement: whole(t('Points de mouvement', 'Movement allowance'), 1, 20),
  range: byDefault(whole(t('Portée efficace', 'Efficient range'), 1, 12, { help: t('artillerie', 'artillery') }), 3),
  horse: flag(t('Artillerie à cheval', 'Horse artillery')),
  disordered: byDefault(reverse, {}),
  hex,
  facing: choice(t('Orientation', 'Facing'), FACING_NAMES),
  turn: arrival,
});

const special = record(t('Règle spéciale', 'Special rule'), {
  rule: choice(t('Règle', 'Rule'), SPECIAL_RULES),
  turn: whole(t('Tour', 'Turn'), 1, MOST_TURNS),
  hexes: byDefault(whole(t('Vue, en hexagones (brouillard)', 'Sight, in hexes (fog)'), 1, 20), 2),
  side: byDefault(whole(t('Camp (ordres)', 'Side (orders)'), 1, 2), 1),
  orders: byDefault(whole(t('Ordres', 'Orders'), 0, 12), 2),
});

const objective = record(t('Objectif', 'Objective'), {
  hex,
  points: whole(t('Points', 'Points'), 1, 40),
  side: byDefault(whole(t('Camp qui le tient au début', 'Side that holds it at the start'), 0, 2), 0),
});

const exit = record(t('Sortie', 'Exit'), {
  hex,
  side,
  points: whole(t('Points par unité', 'Points for each unit'), 1, 20),
});

const army = record(t('Camp', 'Side'), {
  name,
  colour: sideColour,
  edge: choice(t('Bord vers lequel il fuit', 'Edge it flees to'), EDGES),
  orders: whole(t('Ordres par tour', 'Orders a turn'), 0, 12),
  collapse: byDefault(
    whole(
      t('Formations effondrées qui lui font perdre la bataille', 'Collapsed formations that lose it the battle'),
      0,
      24,
      {
        help: t('0 : jamais', '0: never'),
      },
    ),
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
  collapsePoints: byDefault(whole(t('Points par formation effondrée', 'Points for a collapsed formation'), 0, 40), 4),
  objectives: byDefault(list(t('Objectifs', 'Objectives'), objective, 0, 20), []),
  exits: byDefault(list(t('Sorties', 'Exits'), exit, 0, 20), []),
  par: byDefault(par, {}),
});
export type ScenarioDocument = OutputOf<typeof scenarioDocument>;
