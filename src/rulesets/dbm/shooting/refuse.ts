import { firstVerdict } from '../../../kernel/chart.ts';
import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { MAY_SHOOT, rangeRow, RANGES } from '../charts/shooting.ts';
import { type ActsAs, exceptionOf } from '../combat/acts-as.ts';
import { type Element, printedType, refuseColumn, refuseElement } from '../element.ts';
import { isX } from '../combat/fighter.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { code } from '../types.ts';
import type { ShootingSide, Situation } from './situation.ts';

interface Shot extends ActsAs {
  readonly by: Pick<Element, 'type' | 'grade'> & Partial<Pick<Element, 'landed'>>;
  readonly distance: number;
  readonly ownPhase: boolean;
  readonly moved: boolean;
  readonly secondRank: boolean;
  readonly options: ChosenOptions;
}

/** The lines that forbid a shot, as the end of a sentence. */
const NOT_NOW: Readonly<Record<string, Text>> = {
  'second-rank': t('du 2e rang', 'from the 2nd rank'),
  'second-rank-x': t('du 2e rang, sauf dans sa propre phase', 'from the 2nd rank except in its own phase'),
  'art-own-phase': t('dans sa propre phase', 'in its own phase'),
  'art-moved': t('après avoir bougé dans sa propre phase', 'having moved in its own phase'),
};

/** Why a shot may not be made; nothing where it may. */
function refuseShot(shot: Shot): Refusal | undefined {
  const printed = { type: printedType(shot.by), grade: shot.by.grade };
  const row = shot.acts === 'none' ? undefined : rangeRow(printed, shot.acts);
  if (row === undefined || shot.acts === 'none') {
    const landed = shot.by.landed === true;
    const here = isX(printed, 'Ps') && shot.options.PSILOI_X_SHOOT === 'as-artillery';
    return {
      refused: t(
        `${code(printed)} ne tire pas${here ? ' sur cette cible' : ''}`,
        `${code(printed)} does not shoot${here ? ' at this target' : ''}`,
      ),
      source: shot.line === undefined ? cite('ranges') : cite('exceptions', shot.line),
      ...(landed && { rulings: ['D-48'] }),
      ...(printed.type === 'Ps' && { rulings: ['D-21'] }),
    };
  }
  const range = RANGES.at(row, 'range');
  if (shot.distance > range)
    return {
      refused: t(
        `${code(printed)} tire à ${range} pas au plus, pas à ${shot.distance}`,
        `${code(printed)} shoots up to ${range}p, not ${shot.distance}`,
      ),
      source: cite('ranges', row),
    };
  const verdict = firstVerdict(MAY_SHOOT, {
    ...printed,
    acts: shot.acts,
    ownPhase: shot.ownPhase,
    moved: shot.moved,
    secondRank: shot.secondRank,
    options: shot.options,
  });
  if (verdict.value) return undefined;
  const why = NOT_NOW[verdict.id]!;
  return {
    refused: t(`${code(printed)} ne tire pas ${why.fr}`, `${code(printed)} may not shoot ${why.en}`),
    source: cite('may-shoot', verdict.id),
    ...(shot.secondRank && { rulings: ['D-63'] }),
  };
}

function refuseShooter(
  self: ShootingSide,
  enemy: ShootingSide,
  away: number,
  ownPhase: boolean,
  options: ChosenOptions,
): Refusal | undefined {
  const main = refuseShot({
    by: self,
    ...exceptionOf(self, enemy, 'shoots', false, options),
    distance: away,
    ownPhase,
    moved: self.moved,
    secondRank: self.secondRank,
    options,
  });
  if (main) return main;
  for (const support of self.supporters) {
    const refusal =
      refuseElement(support) ??
      refuseShot({
        by: support,
        ...exceptionOf(support, enemy, 'shoots', false, options),
        ownPhase,
        options,
        ...support,
      });
    if (refusal) return refusal;
  }
  return undefined;
}

/** Why this shooting may not be; nothing where it may. */
export function refuse(s: Situation, options: ChosenOptions): Refusal | undefined {
  const column = refuseColumn(s.shooter) ?? refuseColumn(s.target);
  if (column) return column;
  if (s.target.supporters.length > 0 && !s.target.shootsBack)
    return {
      refused: t(
        'une cible qui ne tire pas n’a pas de tireurs en soutien',
        'a target that does not shoot has no supporting shooters',
      ),
      source: cite('tactical-factors', 'overlaps'),
    };
  return (
    refuseShooter(s.shooter, s.target, s.distance, s.phase === 'shooter', options) ??
    (s.target.shootsBack ? refuseShooter(s.target, s.shooter, s.distance, s.phase === 'target', options) : undefined)
  );
}
