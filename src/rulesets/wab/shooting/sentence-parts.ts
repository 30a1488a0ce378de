import type { Assessment } from '../../../kernel/assessment.ts';
import type { SentencePart } from '../../../kernel/sentence-part.ts';
import { joinNames, join, lowerCase, same, t, type Text } from '../../../kernel/text.ts';
import { casualtiesText } from '../casualties.ts';
import { rollsBrief, hitText } from '../attack-rolls.ts';
import { missileText } from '../missile.ts';
import type { ShootingOutcome } from '../shapes.ts';
import { shotsText, sizedName } from '../types.ts';
import { facets, measureOfFacet } from './facets.ts';
import { unitId } from './cast.ts';
import type { Batch, Situation } from './situation.ts';
import { isInTheOpen, type ShootingInput } from './volleys.ts';

/** What the dice of a batch need; in a melee only to hit, since the rest depends on who is hit. */
function needsOf(input: ShootingInput, place: number): Text | undefined {
  if (isInTheOpen(input)) return rollsBrief(input.pools[place]!.rolls);
  const pool = input.volleys.flatMap(({ batches }) => batches).find((each) => each.place === place);
  return pool && hitText(pool.rolls?.[0]?.face ?? 1);
}

/** `Cretans, 20 shots (short bow, 4+/4+, save 5+)`; after a batch with the same weapon, `8 (5+/4+, save 5+)`. */
function batchText({ name, models, weapon }: Batch, needs: Text | undefined, before: Batch | undefined): Text {
  const again = needs !== undefined && before !== undefined && before.weapon === weapon;
  const shots = again ? same(models) : shotsText(models);
  const how = join([...(again ? [] : [lowerCase(missileText(weapon))]), ...(needs === undefined ? [] : [needs])], ', ');
  const who = name === '' ? '' : `${name}, `;
  return t(`${who}${shots.fr} (${how.fr})`, `${who}${shots.en} (${how.en})`);
}

/** Briefs of the lines that count in any batch, each once. */
function circumstances({ tallies }: Assessment<ShootingInput>): readonly Text[] {
  const briefs = new Map(tallies.flatMap((sum) => sum.briefs).map((brief) => [brief.en, brief]));
  return [...briefs.values()];
}

export function headline({ shooters, target, melee }: Situation, assessment?: Assessment<ShootingInput>): Text {
  const from = joinNames(
    shooters.map((batch, place) =>
      batchText(batch, assessment && needsOf(assessment.input, place), shooters[place - 1]),
    ),
  );
  const at = sizedName(target.name, target.models);
  const inCombat = melee.length === 0 ? [] : [t('au corps à corps', 'in hand-to-hand combat')];
  const counted = assessment === undefined ? [] : circumstances(assessment);
  return join([t(`${from.fr} sur ${at.fr}`, `${from.en} at ${at.en}`), ...inCombat, ...counted], ', ');
}

/** The sentence tells so many units of a melee apart. */
const MOST_UNITS = 3;

export function sentenceParts(assessment: Assessment<ShootingInput>): readonly SentencePart<ShootingOutcome>[] {
  const { input, cast } = assessment;
  const all = facets(assessment);
  if (input.units.length === 1) return [{ facet: all[0]!, counted: casualtiesText }];
  return all
    .filter(({ id }) => measureOfFacet(id).measure === 'casualties')
    .slice(0, MOST_UNITS)
    .map((facet) => ({ facet, of: cast[unitId(measureOfFacet(facet.id).place)]!, counted: casualtiesText }));
}
