import type { Refusal } from '../../../kernel/assessment.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { FIRE_TABLE, isShooter, type Shooter } from '../charts/fire.ts';
import { MIXED_FIRERS } from '../options.ts';
import { isTooLarge, refuseWater, tooLarge } from '../units.ts';
import { columnOf, farthest } from './row.ts';
import type { Firer, Situation } from './situation.ts';

export const refuse = ({ firers, target }: Situation, options: Options): Refusal | undefined =>
  refuseFirers(firers) ??
  refuseWater(target.terrain) ??
  (isTooLarge(target.units, options) ? tooLarge(target.units, t('la pile cible', 'the target stack')) : undefined);

function refuseFirers(firers: readonly Firer[]): Refusal | undefined {
  for (const { type } of firers)
    if (!isShooter(type))
      return { refused: t(`les ${type} ne tirent pas`, `${type} do not fire`), source: cite('fire-table') };
  const range = farthest(firers);
  const several = firers.length > 1;
  for (const { type } of firers)
    if (FIRE_TABLE.at(type as Shooter, columnOf(range)) === 'NA')
      return {
        refused: t(
          `les ${type} ne tirent pas à ${range} hex.${several ? ', portée du tireur le plus éloigné' : ''} (NA)`,
          `${type} may not fire at ${range} hexes${several ? ', the range of the farthest firer' : ''} (NA)`,
        ),
        source: cite('fire-table', type),
        ...(several && { rulings: [MIXED_FIRERS.id] }),
      };
  return undefined;
}
