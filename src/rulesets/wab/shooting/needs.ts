import { t, type Text } from '../../../kernel/text.ts';
import { rollsText, hitText, woundAndSaveText } from '../attack-rolls.ts';
import { listText, shotsText } from '../types.ts';
import { type AssessedBatch, hurtOf } from './aim.ts';
import { groupName, shootersName, unitName } from './cast.ts';
import type { OddHit } from './sharing.ts';
import { type Situation, unitsOf } from './situation.ts';

const SHARED: Readonly<Record<OddHit, Text>> = {
  die: t(
    'touches partagées à parts égales entre les camps, l’impaire au d6',
    'hits shared equally between the sides, the odd one on a d6',
  ),
  enemy: t(
    'touches partagées à parts égales entre les camps, l’impaire à l’ennemi',
    'hits shared equally between the sides, the odd one to the enemy',
  ),
  'each-hit': t('un d6 par touche pour savoir quel camp', 'a d6 for each hit says which side'),
};

const withLead = (who: Text, text: Text): Text => t(`${who.fr} : ${text.fr}`, `${who.en}: ${text.en}`);

/** What the dice of a batch must show, at a target in the open. */
export const openNeeds = (s: Situation, { place, shots, hit, aimed, strengths }: AssessedBatch): Text =>
  rollsText(shootersName(s, place), shots, hit.die, hurtOf(aimed[0]!), strengths.wound, s.target.toughness);

/** The dice of a batch into a melee: to hit once, to share the hits, then wounds and saves unit by unit. */
export function meleeNeeds(s: Situation, group: readonly AssessedBatch[], odd: OddHit): Text {
  const { aimed, strengths } = group[0]!;
  const units = unitsOf(s);
  const hurts = aimed.map(hurtOf);
  if (hurts.every(({ wound }) => wound === null)) {
    const toughness = units.map((unit) => unit.toughness);
    const who = groupName(
      s,
      group.map(({ place }) => place),
    );
    return withLead(who, woundAndSaveText(hurts[0]!, strengths.wound, toughness));
  }
  const hits = group.map(({ place, shots, hit: { die } }) => {
    const [who, hits] = [shootersName(s, place), hitText(die)];
    return t(
      `${who.fr}, ${die > 1 ? `${shots} d6` : shotsText(shots).fr} : ${hits.fr}`,
      `${who.en}, ${die > 1 ? `${shots} d6` : shotsText(shots).en}: ${hits.en}`,
    );
  });
  const then = units.map((unit, i) =>
    withLead(unitName(unit, i), woundAndSaveText(hurts[i]!, strengths.wound, [unit.toughness])),
  );
  return listText([...hits, SHARED[odd], ...then]);
}
