import { tally, type Tally } from '../../kernel/modifier.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, procedure, type Reading, type Refusal } from '../../kernel/ruleset.ts';
import { cite } from '../../kernel/source.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { type Course, courseText, hitStages, hurtStages, type Strengths, toHit, toWound, weakened } from './blow.ts';
import { casualtiesReading } from './casualties.ts';
import { type ChartedSkill, SHOOTING, SHOOTING_MODIFIERS, type ShotFacts } from './charts/shooting.ts';
import { isThrown, strengthsOf, WEAPON_CHART } from './charts/weapons.ts';
import { isLong, missileSource, missileText, rangeFor } from './missile.ts';
import { nameOf, numbered } from './parts.ts';
import { BOTH_COVERS, HIGH_SKILL, LONE_AND_LOOSE, ODD_HIT, THROWN, TWO_STRENGTHS } from './rulings.ts';
import { assessSave, distinct, distinctReadings } from './saving.ts';
import { type Batch, refuse, type Situation, situation } from './shooting-situation.ts';
import { facets, type Outcome, type Pool, resolve, type Roll, tell, type Volley } from './volley.ts';
import { listed, modelsText } from './types.ts';

/** Beyond the chart every point of BS takes one more off the score. */
function chartScore(ballisticSkill: number, switches: Switches): number {
  const charted = Math.min(ballisticSkill, 6);
  const beyond = chosen(switches, HIGH_SKILL) === 'continues' ? ballisticSkill - charted : 0;
  return SHOOTING.at('score', String(charted) as ChartedSkill) - beyond;
}

/** The modifier rows under the readings chosen for covers and for characters among skirmishers. */
function modifierRows(switches: Switches): typeof SHOOTING_MODIFIERS.rows {
  const coversAdd = chosen(switches, BOTH_COVERS) === 'both-add';
  const looseOnce = chosen(switches, LONE_AND_LOOSE) === 'once';
  if (!coversAdd && !looseOnce) return SHOOTING_MODIFIERS.rows;
  return SHOOTING_MODIFIERS.rows.map(({ group, ...row }) => {
    if (group === 'cover') return coversAdd ? row : { ...row, group };
    return looseOnce && (row.id === 'character' || row.id === 'skirmishers') ? { ...row, group: 'lone' } : row;
  });
}

function strengthsFor(b: Batch, long: boolean, switches: Switches): Strengths {
  if (b.strength > 0 || b.weapon === 'other') return { wound: b.strength, save: b.strength };
  const { low, high } = strengthsOf(b.weapon);
  switch (chosen(switches, TWO_STRENGTHS)) {
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
  if (WEAPON_CHART.at(b.weapon, 'strength') === 'S3/4') return [TWO_STRENGTHS.id];
  return b.weapon === 'rocks' || b.weapon === 'javelins' ? ['W29'] : [];
};

const strengthText = ({ wound, save }: Strengths): Text =>
  wound === save ? same(wound) : t(`${wound}, ${save} contre l’armure`, `${wound}, ${save} against armour`);

const factsOf = (b: Batch, target: Situation['target'], switches: Switches): ShotFacts => ({
  largeTarget: target.large,
  moved: b.moved,
  targetCharging: target.charging,
  longRange: isLong(b.distance, rangeFor(b), switches),
  targetCharacter: target.character,
  targetSkirmishing: target.skirmishers,
  targetMovingLightChariot: target.movingLightChariot,
  softCover: target.softCover,
  hardCover: target.hardCover,
  thrown: isThrown(b.weapon),
  thrownExempt: isThrown(b.weapon) && chosen(switches, THROWN) === 'exempt',
});

const unitsOf = (s: Situation) => [{ ...s.target, side: 'enemy' as const }, ...s.melee];

const unitName = (unit: { readonly name: string }, position: number): Text =>
  nameOf(unit, position === 0 ? t('cible', 'target') : t(`unité ${position + 1}`, `unit ${position + 1}`));

/** One batch against every unit that its hits may fall on. */
function assessBatch(s: Situation, position: number, switches: Switches) {
  const b = s.shooters[position]!;
  const who = nameOf(b, numbered(t('tireurs', 'shooters'), position, s.shooters.length));
  const sum = tally(
    t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`),
    modifierRows(switches),
    factsOf(b, s.target, switches),
  );
  const base = chartScore(b.ballisticSkill, switches);
  const hit = toHit(who, base - sum.total, switches);
  const long = isLong(b.distance, rangeFor(b), switches);
  const printed = strengthsFor(b, long, switches);
  const strengths = weakened(printed, hit.strengthLost, switches);
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
  const hurts = unitsOf(s).map((unit, i) => {
    const target = unitName(unit, i);
    const wound = toWound(
      t(`${who.fr}, ${target.fr}`, `${who.en}, ${target.en}`),
      strengths.wound,
      unit.toughness,
      switches,
    );
    const save = assessSave(
      target,
      { ...unit, by: 'shooting', strength: strengths.save, piercing: b.piercing },
      switches,
    );
    readings.push(wound.reading, save.reading);
    tallies.push(...save.tallies);
    return {
      course: hurtStages(who, target, wound.from, save.from),
      text: courseText(hit.from, wound.from, save.from),
    };
  });
  return { who, shots: b.models, hit: hitStages(who, hit.from), hurts, readings, tallies };
}

type AssessedBatch = ReturnType<typeof assessBatch>;

/** Hits that wound and are saved alike fall together; on a melee they are shared together (W34). */
function volleysOf(batches: readonly AssessedBatch[]): Volley[] {
  const volleys = new Map<string, { batches: Volley['batches'][number][]; hurts: readonly Course[] }>();
  for (const { shots, hit, hurts } of batches) {
    const courses = hurts.map(({ course }) => course);
    const alike = JSON.stringify(courses.map((course) => course?.map(({ from, to }) => [from, to])));
    const volley = volleys.get(alike) ?? { batches: [], hurts: courses };
    volley.batches.push({ shots, hit });
    volleys.set(alike, volley);
  }
  return [...volleys.values()];
}

/** A batch at a target in the open: one course from the hit to the save. */
function poolOf({ shots, hit, hurts }: AssessedBatch): Pool {
  const hurt = hurts[0]!.course;
  return { dice: shots, course: hurt === null ? null : [...hit, ...hurt] };
}

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const batches = s.shooters.map((_, i) => assessBatch(s, i, switches));
  const units = unitsOf(s).map((unit, i) => ({
    name: unitName(unit, i),
    side: unit.side,
    models: unit.models,
    wounds: unit.wounds,
    carried: unit.carried,
  }));
  const volleys = volleysOf(batches);
  const inMelee = s.melee.length > 0;
  return {
    tallies: distinct(batches.flatMap(({ tallies }) => tallies)),
    readings: [
      ...distinctReadings(batches.flatMap(({ readings }) => readings)),
      ...units.map((unit) => casualtiesReading(unit.name, unit)),
    ],
    needs: listed(
      batches.flatMap(({ who, shots, hurts }) =>
        hurts.map(({ text }, i) =>
          inMelee
            ? t(
                `${who.fr}, ${shots} d6 (${units[i]!.name.fr}) : ${text.fr}`,
                `${who.en}, ${shots} d6 (${units[i]!.name.en}): ${text.en}`,
              )
            : t(`${who.fr}, ${shots} d6 : ${text.fr}`, `${who.en}, ${shots} d6: ${text.en}`),
        ),
      ),
    ),
    rulings: [
      ...new Set([
        ...(inMelee ? [ODD_HIT.id, 'W33'] : []),
        ...(s.melee.length > 1 ? ['W15'] : []),
        ...(inMelee && volleys.length > 1 ? ['W34'] : []),
      ]),
    ],
    roll: {
      pools: inMelee ? [] : batches.map(poolOf),
      volleys: inMelee ? volleys : [],
      units,
      odd: chosen(switches, ODD_HIT),
    },
  };
}

export const shooting = procedure<Situation, Roll, Outcome>({
  id: 'shooting',
  title: t('Tir', 'Shooting'),
  about: t(
    'Une unité tire : touches, blessures, sauvegardes, pertes.',
    'A unit shoots: hits, wounds, saves, casualties.',
  ),
  charts: [
    'weapons',
    'shooting',
    'shooting-modifiers',
    'seven-plus',
    'wound',
    'armour',
    'shields',
    'best-save',
    'save-modifiers',
    'casualties',
    'targets',
  ],
  situation,
  examples: [
    {
      id: 'archers',
      title: t('des archers sur de l’infanterie à bouclier', 'archers at infantry with shields'),
      situation: {
        shooters: [{ models: 20, weapon: 'short-bow', distance: 9 }],
        target: { models: 24, armour: 'light', shield: 'shield' },
      },
    },
    {
      id: 'two-ranges',
      title: t('une volée à cheval sur la demi-portée', 'a volley astride half range'),
      situation: {
        shooters: [
          { models: 12, weapon: 'crossbow', distance: 15 },
          { models: 8, weapon: 'crossbow', distance: 16 },
        ],
        target: {
          models: 10,
          wounds: 2,
          toughness: 4,
          troop: 'cavalry',
          armour: 'heavy',
          shield: 'shield',
          barding: 'half-metal',
        },
      },
    },
    {
      id: 'melee',
      title: t('tirer dans une mêlée', 'shooting into a melee'),
      situation: {
        shooters: [{ models: 10, weapon: 'javelins', distance: 6, moved: true }],
        target: { name: 'Gauls', models: 20, shield: 'shield' },
        melee: [{ name: 'hastati', models: 16, armour: 'light', shield: 'large-shield' }],
      },
    },
  ],
  assess,
  resolve,
  facets,
  tell,
  headline: (s) => {
    const shots = s.shooters.reduce((sum, { models }) => sum + models, 0);
    const texts = [...new Set(s.shooters.map((b) => b.weapon))].map(missileText);
    const [with_, target] = [join(texts, ' + '), nameOf(s.target, modelsText(s.target.models))];
    return t(
      `${shots} tir${shots > 1 ? 's' : ''} (${with_.fr}) sur ${target.fr}`,
      `${shots} shot${shots > 1 ? 's' : ''} (${with_.en}) at ${target.en}`,
    );
  },
});
