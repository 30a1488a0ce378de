import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { assessBatch, type AssessedBatch, unitName, unitsOf } from './aim.ts';
import { courseText, hitStages, hitText, hurtStages, hurtText } from '../blow.ts';
import { casualtiesReading } from '../casualties.ts';
import { missileText } from '../missile.ts';
import { nameOf } from '../parts.ts';
import { ODD_HIT } from '../options.ts';
import { distinct, distinctReadings } from '../saving.ts';
import { refuse, type Situation, situation } from './situation.ts';
import { listed, modelsText, namesText, shotsText } from '../types.ts';
import { facets, type Outcome, type Pool, resolve, type Roll, tell, type Volley } from './roll.ts';

/** W34: hits of one Strength, with the same bearing on armour, are shared together; they wound and are saved alike. */
function alike(batches: readonly AssessedBatch[]): AssessedBatch[][] {
  const groups = new Map<string, AssessedBatch[]>();
  for (const batch of batches) {
    const key = `${batch.strengths.wound},${batch.strengths.save},${batch.piercing}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [batch]);
    else group.push(batch);
  }
  return [...groups.values()];
}

const whoOf = (group: readonly AssessedBatch[]): Text => namesText(group.map(({ who }) => who));

/** Whether any unit of the melee can be hurt: else nothing is thrown. */
const canHurt = ([first]: readonly AssessedBatch[]): boolean => first!.hurts.some(({ wound }) => wound !== undefined);

const volleyOf = (group: readonly AssessedBatch[], units: Roll['units']): Volley => ({
  batches: group.map(({ who, shots, hit }) => ({ shots, hit: hitStages(who, hit) })),
  hurts: group[0]!.hurts.map((hurt, i) => hurtStages(whoOf(group), units[i]!.name, hurt)),
});

/** A batch at a target in the open: one course from the hit to the save. */
function poolOf({ who, shots, hit, hurts }: AssessedBatch, target: Text): Pool {
  const hurt = hurtStages(who, target, hurts[0]!);
  return { dice: shots, course: hurt === null ? null : [...hitStages(who, hit), ...hurt] };
}

const SHARED: Readonly<Record<Roll['odd'], Text>> = {
  die: t('touches partagées entre les camps, l’impaire au d6', 'hits shared between the sides, the odd one on a d6'),
  enemy: t(
    'touches partagées entre les camps, l’impaire à l’ennemi',
    'hits shared between the sides, the odd one to the enemy',
  ),
  'each-hit': t('un d6 par touche pour savoir quel camp', 'a d6 for each hit says which side'),
};

/** To hit once, share, then wounds and saves unit by unit. */
function meleeNeeds(s: Situation, group: readonly AssessedBatch[], units: Roll['units'], odd: Roll['odd']): Text {
  const { hurts, strengths } = group[0]!;
  const toughness = unitsOf(s).map((unit) => unit.toughness);
  if (!canHurt(group)) return led(whoOf(group), hurtText(hurts[0]!, strengths.wound, toughness));
  const hits = group.map(({ who, shots, hit }) =>
    t(
      `${who.fr}, ${hit > 1 ? `${shots} d6` : shotsText(shots).fr} : ${hitText(hit).fr}`,
      `${who.en}, ${hit > 1 ? `${shots} d6` : shotsText(shots).en}: ${hitText(hit).en}`,
    ),
  );
  const then = hurts.map((hurt, i) => led(units[i]!.name, hurtText(hurt, strengths.wound, [toughness[i]!])));
  return listed([...hits, SHARED[odd], ...then]);
}

const led = (who: Text, text: Text): Text => t(`${who.fr} : ${text.fr}`, `${who.en}: ${text.en}`);

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const batches = s.shooters.map((_, i) => assessBatch(s, i, options));
  const units = unitsOf(s).map((unit, i) => ({
    name: unitName(unit, i),
    side: unit.side,
    models: unit.models,
    wounds: unit.wounds,
    carried: unit.carried,
  }));
  const inMelee = s.melee.length > 0;
  const groups = inMelee ? alike(batches) : [];
  const odd = chosen(options, ODD_HIT);
  return {
    tallies: distinct(batches.flatMap(({ tallies }) => tallies)),
    readings: [
      ...distinctReadings(batches.flatMap(({ readings }) => readings)),
      ...units.map((unit) => casualtiesReading(unit.name, unit)),
    ],
    needs: listed(
      inMelee
        ? groups.map((group) => meleeNeeds(s, group, units, odd))
        : batches.map(({ who, shots, hit, hurts, strengths }) =>
            courseText(who, shots, hit, hurts[0]!, strengths.wound, s.target.toughness),
          ),
    ),
    rulings: [
      ...(inMelee ? [ODD_HIT.id, 'W33'] : []),
      ...(s.melee.length > 1 ? ['W15'] : []),
      ...(inMelee && batches.length > 1 ? ['W34'] : []),
    ],
    roll: {
      pools: inMelee ? [] : batches.map((batch) => poolOf(batch, units[0]!.name)),
      volleys: groups.filter(canHurt).map((group) => volleyOf(group, units)),
      units,
      odd,
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
      `${shotsText(shots).fr} (${with_.fr}) sur ${target.fr}`,
      `${shotsText(shots).en} (${with_.en}) at ${target.en}`,
    );
  },
});
