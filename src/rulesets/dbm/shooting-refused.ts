import { firstVerdict } from '../../kernel/chart.ts';
import type { Refusal } from '../../kernel/ruleset.ts';
import { cite } from '../../kernel/source.ts';
import { t } from '../../kernel/text.ts';
import type { Exception } from './charts/exceptions.ts';
import { MAY_SHOOT, rangeRow, RANGES } from './charts/shooting.ts';
import { actsAs } from './combat.ts';
import { type Element, printedType, refuseElement } from './element.ts';
import type { Readings } from './readings.ts';
import { code } from './types.ts';

interface Supporter {
  readonly type: Element['type'];
  readonly grade: Element['grade'];
  readonly distance: number;
  readonly moved: boolean;
  readonly secondRank: boolean;
}

interface ShooterFacts extends Element {
  readonly moved: boolean;
  readonly secondRank: boolean;
  readonly supporters: readonly Supporter[];
}

interface ShootingFacts {
  readonly shooter: ShooterFacts;
  readonly target: ShooterFacts & { readonly shootsBack: boolean };
  readonly distance: number;
  readonly phase: 'shooter' | 'target';
}

interface Shot {
  readonly by: { readonly type: Element['type']; readonly grade: Element['grade']; readonly landed?: boolean };
  readonly acts: Exception;
  readonly line: string | undefined;
  readonly distance: number;
  readonly ownPhase: boolean;
  readonly moved: boolean;
  readonly secondRank: boolean;
}

/** Why a shot may not be made; nothing where it may. */
function refuseShot(shot: Shot): Refusal | undefined {
  const printed = { type: printedType(shot.by), grade: shot.by.grade };
  const row = shot.acts === 'none' ? undefined : rangeRow(printed, shot.acts);
  if (row === undefined || shot.acts === 'none') {
    const landed = shot.by.landed === true;
    return {
      refused: t(`${code(printed)} ne tire pas sur cette cible`, `${code(printed)} does not shoot at this target`),
      source: shot.line === undefined ? cite('ranges') : cite('exceptions', shot.line),
      ...(landed && { rulings: ['D48'] }),
      ...(printed.type === 'Ps' && { rulings: ['D21'] }),
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
  });
  if (verdict.value) return undefined;
  return {
    refused: t(
      `${code(printed)} ne tire pas : ${verdict.text.fr}`,
      `${code(printed)} may not shoot: ${verdict.text.en}`,
    ),
    source: cite('may-shoot', verdict.id),
  };
}

/** A supporting shooter as an element with nothing said of it. */
const asElement = (given: { readonly type: Element['type']; readonly grade: Element['grade'] }): Element => ({
  ...BARE,
  ...given,
});

const BARE: Omit<Element, 'type' | 'grade'> = {
  going: 'good',
  name: '',
  irregular: false,
  chariots: false,
  landed: false,
  general: false,
  countsGood: false,
  fortification: false,
  weather: false,
  mobile: false,
  rears: [],
  behind: [],
};

function refuseShooter(
  self: ShooterFacts,
  enemy: ShooterFacts,
  away: number,
  ownPhase: boolean,
  readings: Readings,
): Refusal | undefined {
  const main = refuseShot({
    by: self,
    ...actsAs(self, enemy, 'shoots', false, readings),
    distance: away,
    ownPhase,
    moved: self.moved,
    secondRank: self.secondRank,
  });
  if (main) return main;
  for (const support of self.supporters) {
    const refusal =
      refuseElement(support) ??
      refuseShot({
        by: support,
        ...actsAs(asElement(support), enemy, 'shoots', false, readings),
        ownPhase,
        ...support,
      });
    if (refusal) return refusal;
  }
  return undefined;
}

/** Why this shooting may not be; nothing where it may. */
export function refuseShooting(s: ShootingFacts, readings: Readings): Refusal | undefined {
  for (const element of [s.shooter, s.target]) {
    const refusal = refuseElement(element) ?? element.rears.map(refuseElement).find((found) => found !== undefined);
    if (refusal) return refusal;
  }
  return (
    refuseShooter(s.shooter, s.target, s.distance, s.phase === 'shooter', readings) ??
    (s.target.shootsBack ? refuseShooter(s.target, s.shooter, s.distance, s.phase === 'target', readings) : undefined)
  );
}
