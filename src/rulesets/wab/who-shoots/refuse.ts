import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { rangeFor, refuseOddRange } from '../missile.ts';
import { filesText, modelsText } from '../types.ts';
import { filesOf, type Situation } from './situation.ts';

export function refuse(s: Situation): Refusal | undefined {
  const files = filesOf(s);
  if (rangeFor(s) === 0)
    return {
      refused: t('pour une autre arme, indiquer sa portée', 'another weapon needs its range stated'),
      source: cite('weapons'),
      rulings: ['W-44'],
    };
  const odd = refuseOddRange(s);
  if (odd) return odd;
  if (s.models !== 0 && s.models < files)
    return {
      refused: t(
        `${filesText(files).fr} pour ${modelsText(s.models).fr}`,
        `${filesText(files).en} of ${modelsText(s.models).en}`,
      ),
      source: cite('targets', 'massed'),
    };
  if (s.skirmishers && s.models > files)
    return {
      refused: t(
        'des tirailleurs n’ont pas de rangs : donner la place de chacun',
        'skirmishers have no ranks: give the place of each',
      ),
      source: cite('targets', 'skirmishers'),
      rulings: ['W-42'],
    };
  const targets = new Set(s.front.map(({ target }) => target).filter((target) => target !== ''));
  if (targets.size > 1)
    return {
      refused: t('une unité ne vise qu’une cible', 'a unit aims at one target only'),
      source: cite('targets', 'one-target'),
    };
  return undefined;
}
