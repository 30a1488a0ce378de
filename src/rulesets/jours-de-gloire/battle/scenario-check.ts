import type { Problems } from '../../../kernel/problem.ts';
import { t } from '../../../kernel/text.ts';
import { NO_FORMATION } from './position/counters.ts';
import type { Field } from './position/field.ts';

const TOO_LARGE = t(
  'par hexagone : deux infanteries ou deux cavaleries et une artillerie, ou deux artilleries d’une formation',
  'in a hex: two infantry or two cavalry and one artillery, or two artillery of one formation',
);

/** Checks what no schema can say: stacks within limits, leaders for all, ground that may hold them. */
export function checkField(field: Field, problems: Problems): void {
  const stacks = new Map<number, number[]>();
  for (const [i, unit] of field.units.entries()) {
    const path = `units[${i + 1}]`;
    if (unit.formation < 0)
      problems.add(() => ({
        path: `${path}.formation`,
        text: t(
          `« ${field.scenario.units[i]!.formation} » n’a pas de chef`,
          `"${field.scenario.units[i]!.formation}" has no leader`,
        ),
      }));
    if (field.isWater(unit.hex))
      problems.add(() => ({ path: `${path}.hex`, text: t('rien ne s’y tient (NA)', 'nothing stands there (NA)') }));
    if (unit.turn > 0) continue;
    const stack = [...(stacks.get(unit.hex) ?? []), i];
    stacks.set(unit.hex, stack);
    if (stack.some((other) => field.units[other]!.side !== unit.side || field.units[other]!.facing !== unit.facing))
      problems.add(() => ({
        path,
        text: t('une pile a un seul camp et une seule orientation', 'a stack has one side and one facing'),
      }));
    else if (!field.fits(stack)) problems.add(() => ({ path, text: TOO_LARGE }));
  }
  for (const [f, { side, id, leader }] of field.formations.entries())
    if (field.formations.some((other, g) => g < f && other.side === side && other.id === id))
      problems.add(() => ({
        path: `leaders[${leader + 1}].formation`,
        text: t(`« ${id} » a déjà un chef`, `"${id}" has a leader already`),
      }));
  for (const side of [0, 1]) {
    const count = field.leaders.filter((leader) => leader.side === side && leader.formation === NO_FORMATION).length;
    if (count !== 1)
      problems.add(() => ({
        path: 'leaders',
        text: t(
          `le camp ${side + 1} a ${count} chefs d’armée ; un seul est attendu`,
          `side ${side + 1} has ${count} army commanders; one is expected`,
        ),
      }));
  }
}
