import type { ArmySetting } from '../../armies/placements.ts';
import type { Model } from '../calculator/model.ts';
import { armyRulesOf } from './army-rules.ts';
import { armiesOf } from './army-store.ts';

/** The armies at the table of a calculator, once what they are has come. */
export function settingOf({ ruleset, procedure }: Model): ArmySetting | undefined {
  const rules = armyRulesOf(ruleset.id)?.value;
  return typeof rules === 'object' ? { rules, procedure, armies: armiesOf(rules) } : undefined;
}
