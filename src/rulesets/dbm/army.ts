import { type Army, type ArmyRules, entryKind } from '../../kernel/army.ts';
import { byDefault, choice, type OutputOf, record, words } from '../../kernel/schema.ts';
import { same, t } from '../../kernel/text.ts';
import { DBM } from './ruleset.ts';
import {
  chariots,
  crossingName,
  elementName,
  general,
  grade,
  irregular,
  mobile,
  refuseElement,
  troopType,
} from './element.ts';
import { demoralisedCommands, gauges } from './equivalents.ts';
import type {
  CloseCombatEffect,
  MoveDistanceEffect,
  PipCostEffect,
  PipOddsEffect,
  RiverEffect,
  ShootingEffect,
  SpontaneousAdvanceEffect,
  VisibilityEffect,
} from './shapes.ts';
import { code, GRADES, TROOPS } from './types.ts';

type AnyEffect =
  | CloseCombatEffect
  | ShootingEffect
  | SpontaneousAdvanceEffect
  | RiverEffect
  | PipCostEffect
  | PipOddsEffect
  | MoveDistanceEffect
  | VisibilityEffect;

const STATE_NAMES = {
  present: t('présent', 'present'),
  destroyed: t('détruit', 'destroyed'),
  left: t('sorti de table', 'left the table'),
} as const;

const element = record(t('Élément', 'Element'), {
  name: elementName,
  type: troopType,
  grade,
  general,
  irregular,
  chariots,
  mobile,
  command: words(t('Corps', 'Command'), 40),
  state: byDefault(choice(t('État', 'State'), STATE_NAMES), 'present'),
});
export type ArmyElement = OutputOf<typeof element>;

const isDemoralised = ({ command }: ArmyElement, army: Army): boolean => demoralisedCommands(army).includes(command);

/** One entry for each element, since each has its own fate. */
const ELEMENT = entryKind<ArmyElement, AnyEffect>({
  id: 'element',
  title: t('Élément', 'Element'),
  schema: element,
  state: ['state'],
  roles: [
    {
      recordFields: { type: troopType },
      facts: (given, army) => ({
        ...given,
        fixed: given.type === 'Bg' && !given.mobile,
        demoralised: isDemoralised(given, army),
      }),
    },
    {
      recordFields: { name: crossingName },
      facts: (given) => ({ name: given.name || code(given), general: given.general }),
    },
    { whole: { procedure: 'move-distance', actor: 'element' }, facts: ({ type, grade }) => ({ type, grade }) },
    { whole: { procedure: 'visibility', actor: 'troops' }, facts: ({ type }) => ({ type }) },
  ],
  refuse: refuseElement,
  describe: (given) => same(code(given)),
  standing(given, army) {
    if (given.state !== 'present') return { standing: 'gone', text: STATE_NAMES[given.state] };
    return isDemoralised(given, army)
      ? { standing: 'shaken', text: t('démoralisé', 'demoralised'), rulings: ['D-70', 'D-71'] }
      : { standing: 'steady', text: STATE_NAMES.present };
  },
  changes(_, effect) {
    switch (effect.kind) {
      case 'destroyed':
        return { state: 'destroyed' };
      case 'crossing':
        return effect.fate === 'drowned' ? { state: 'destroyed' } : {};
      case 'level':
      case 'beaten':
      case 'unharmed':
      case 'recoil':
      case 'flee':
      case 'passed':
      case 'placed':
      case 'pushed':
      case 'spared':
      case 'follow':
      case 'stay':
      case 'fight-on':
      case 'none':
      case 'advance':
      case 'no-advance':
      case 'bars':
      case 'joins':
      case 'unmoved':
      case 'ignored':
      case 'state':
      case 'spend':
      case 'pay':
      case 'keep':
      case 'move':
      case 'sight':
        return {};
    }
  },
  goneValues: () => ({ state: 'destroyed' }),
  parseCell: (text) => {
    const [, type, grade] = /^\s*(\w+)\s*\(\s*(\w)\s*\)\s*$/.exec(text) ?? [];
    const found = TROOPS.find((known) => known.toLowerCase() === type?.toLowerCase());
    const graded = GRADES.find((known) => known.toLowerCase() === grade?.toLowerCase());
    return found === undefined || graded === undefined ? undefined : { type: found, grade: graded };
  },
});

export const ARMY: ArmyRules = {
  ruleset: DBM.id,
  kinds: [ELEMENT],
  gauges,
  samples: async () => (await import('./armies.ts')).ARMIES,
};
