import { tally, type Tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Reading } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type Hurt, type Strengths, toHit, toWound, weakened } from '../blow.ts';
import { type ChartedSkill, SHOOTING, SHOOTING_MODIFIERS, type ShotFacts } from '../charts/shooting.ts';
import { hasTwoStrengths, isThrown, strengthsOf } from '../charts/weapons.ts';
import { isLong, missileSource, rangeFor } from '../missile.ts';
import { nameOf, numbered } from '../parts.ts';
import { BOTH_COVERS, HIGH_SKILL, LONE_AND_LOOSE, THROWN, TWO_STRENGTHS } from '../options.ts';
import { assessSave } from '../saving.ts';
import type { Batch, Situation } from './situation.ts';

/** Beyond the chart every point of BS takes one more off the score. */
function chartScore(ballisticSkill: number, options: Options): number {
  const charted = Math.min(ballisticSkill, 6);
  const beyond = chosen(options, HIGH_SKILL) === 'continues' ? ballisticSkill - charted : 0;
  return SHOOTING.at('score', String(charted) as ChartedSkill) - beyond;
}

/** The modifier rows under the readings chosen for covers and for characters among skirmishers. */
function modifierRows(options: Options): typeof SHOOTING_MODIFIERS.rows {
  const coversAdd = chosen(options, BOTH_COVERS) === 'both-add';
  const looseOnce = chosen(options, LONE_AND_LOOSE) === 'once';
  if (!coversAdd && !looseOnce) return SHOOTING_MODIFIERS.rows;
  return SHOOTING_MODIFIERS.rows.map(({ group, ...row }) => {
    if (group === 'cover') return coversAdd ? row : { ...row, group };
    return looseOnce && (row.id === 'character' || row.id === 'skirmishers') ? { ...row, group: 'lone' } : row;
  });
}

function strengthsFor(b: Batch, long: boolean, options: Options): Strengths {
  if (b.strength > 0 || b.weapon === 'other') return { wound: b.strength, save: b.strength };
  const { low, high } = strengthsOf(b.weapon);
  switch (chosen(options, TWO_STRENGTHS)) {
    case 'by-range':
      return long ? { wound: low, save: low } : { wound: high, save: high };
    case 'wound-3-save-4':
      return { wound: low, save: high };
    case 'grades':
      return b.heavier ? { wound: high, save: high } : { wound: low, save: low };
  }
}

const strengthRulings = (b: Batch): string[] => {
  if (b.range > 0 || b.strength > 0 || b.weapon === 'other') return ['W44'];
  if (hasTwoStrengths(b.weapon)) return [TWO_STRENGTHS.id];
  return b.weapon === 'rocks' || b.weapon === 'javelins' ? ['W29'] : [];
};

const strengthText = ({ wound, save }: Strengths): Text =>
  wound === save ? same(wound) : t(`${wound}, ${save} contre l’armure`, `${wound}, ${save} against armour`);

const factsOf = (b: Batch, target: Situation['target'], options: Options): ShotFacts => ({
  largeTarget: target.large,
  moved: b.moved,
  targetCharging: target.charging,
  longRange: isLong(b.distance, rangeFor(b), options),
  targetCharacter: target.character,
  targetSkirmishing: target.skirmishers,
  targetMovingLightChariot: target.movingLightChariot,
  softCover: target.softCover,
  hardCover: target.hardCover,
  thrown: isThrown(b.weapon),
  thrownExempt: isThrown(b.weapon) && chosen(options, THROWN) === 'exempt',
});

export const unitsOf = (s: Situation) => [{ ...s.target, side: 'enemy' as const }, ...s.melee];

export const unitName = (unit: { readonly name: string }, position: number): Text =>
  nameOf(unit, position === 0 ? t('cible', 'target') : t(`unité ${position + 1}`, `unit ${position + 1}`));

/** One batch against every unit that its hits may fall on. */
export function assessBatch(s: Situation, position: number, options: Options) {
  const b = s.shooters[position]!;
  const who = nameOf(b, numbered(t('tireurs', 'shooters'), position, s.shooters.length));
  const sum = tally(
    t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`),
    modifierRows(options),
    factsOf(b, s.target, options),
  );
  const base = chartScore(b.ballisticSkill, options);
  const hit = toHit(who, base - sum.total, options);
  const long = isLong(b.distance, rangeFor(b), options);
  const printed = strengthsFor(b, long, options);
  const strengths = weakened(printed, hit.strengthLost, options);
  const readings: Reading[] = [
    {
      source: cite('shooting', 'score'),
      text: t(`${who.fr} : CT ${b.ballisticSkill}`, `${who.en}: BS ${b.ballisticSkill}`),
      value: same(base),
      ...(b.ballisticSkill > 6 && { rulings: [HIGH_SKILL.id] }),
    },
    {
      source: missileSource(b.weapon),
      text: t(
        `${who.fr} : ${long ? 'longue' : 'courte'} portée (${b.distance} sur ${rangeFor(b)}), Force`,
        `${who.en}: ${long ? 'long' : 'short'} range (${b.distance} of ${rangeFor(b)}), Strength`,
      ),
      value: strengthText(printed),
      rulings: strengthRulings(b),
    },
    hit.reading,
  ];
  const tallies = [sum as Tally];
  const hurts = unitsOf(s).map((unit, i): Hurt => {
    const target = unitName(unit, i);
    const wound = toWound(
      t(`${who.fr}, ${target.fr}`, `${who.en}, ${target.en}`),
      strengths.wound,
      unit.toughness,
      options,
    );
    readings.push(wound.reading);
    if (wound.from === undefined) return { wound: undefined, save: undefined };
    const save = assessSave(
      target,
      { ...unit, by: 'shooting', strength: strengths.save, piercing: b.piercing },
      options,
    );
    readings.push(save.reading);
    tallies.push(...save.tallies);
    return { wound: wound.from, save: save.from };
  });
  return { who, shots: b.models, hit: hit.from, strengths, piercing: b.piercing, hurts, readings, tallies };
}

export type AssessedBatch = ReturnType<typeof assessBatch>;
