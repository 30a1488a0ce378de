import { type Problem, type Problems } from '../../../kernel/problem.ts';
import { t } from '../../../kernel/text.ts';
import { mayEnter } from '../movement/step.ts';
import type { Field } from './position/field.ts';
import { NOBODY } from './position/state.ts';

const TOO_LARGE = t('deux unités et 9 PF au plus par hexagone', 'two units and 9 SP at most in a hex');

const unknownId = (path: string, id: string): Problem => ({
  path,
  text: t(`« ${id} » est inconnu`, `"${id}" is unknown`),
});

/** Checks what no schema can say: stacks within limits, leaders for all, ground that may hold them. */
export function checkScenario(field: Field, problems: Problems): void {
  const stacks = new Map<number, number[]>();
  for (const [i, unit] of field.units.entries()) {
    const path = `units[${i + 1}]`;
    const stack = stacks.get(unit.hex) ?? [];
    stacks.set(unit.hex, [...stack, i]);
    if (stack.some((other) => field.units[other]!.side !== unit.side || field.units[other]!.facing !== unit.facing))
      problems.add(() => ({
        path,
        text: t('une pile a un seul camp et une seule orientation', 'a stack has one side and one facing'),
      }));
    else if (!field.fitsWith(stack[0] ?? NOBODY, stack[1] ?? NOBODY, [i]))
      problems.add(() => ({ path, text: TOO_LARGE }));
    if (!mayEnter(field.terrain(unit.hex), unit.mover))
      problems.add(() => ({ path: `${path}.hex`, text: t('rien ne s’y tient (NA)', 'nothing stands there (NA)') }));
    if (!field.leaders.some(({ side, formation }) => side === unit.side && formation === unit.formation))
      problems.add(() => ({
        path: `${path}.formation`,
        text: t(`« ${unit.formation} » n’a pas de chef`, `"${unit.formation}" has no leader`),
      }));
  }
  for (const side of [0, 1]) {
    const armyLeaders = field.leaders.filter((leader) => leader.side === side && leader.rank === 'army').length;
    if (armyLeaders !== 1)
      problems.add(() => ({
        path: 'leaders',
        text: t(
          `le camp ${side + 1} a ${armyLeaders} chefs d’armée ; un seul est attendu`,
          `side ${side + 1} has ${armyLeaders} army leaders; one is expected`,
        ),
      }));
  }
  for (const [i, { id }] of field.leaders.entries())
    if (field.leaders.findIndex((leader) => leader.id === id) < i)
      problems.add(() => ({
        path: `leaders[${i + 1}].id`,
        text: t(`« ${id} » est déjà un autre chef`, `"${id}" is another leader already`),
      }));
  for (const [i, { rule, formation, leader }] of field.scenario.special.entries()) {
    if (rule === 'still' && !field.units.some((unit) => unit.formation === formation))
      problems.add(() => unknownId(`special[${i + 1}].formation`, formation));
    if ((rule === 'death-decides' || rule === 'flight-decides') && !field.leaders.some(({ id }) => id === leader))
      problems.add(() => unknownId(`special[${i + 1}].leader`, leader));
  }
}
