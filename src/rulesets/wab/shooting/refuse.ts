import type { Refusal } from '../../../kernel/assessment.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { hasTwoStrengths } from '../charts/weapons.ts';
import { missileSource, rangeFor, refuseOddRange } from '../missile.ts';
import { TWO_STRENGTHS } from '../options.ts';
import { refuseBody } from '../fields.ts';
import { inchesText, MOST_DICE } from '../types.ts';
import type { Batch, Situation } from './situation.ts';

/** W-8: a heavier pattern exists where the chart prints two Strengths and they are read as two patterns. */
const refuseHeavier = (b: Batch, options: Options): Refusal | undefined =>
  !b.heavier || (hasTwoStrengths(b.weapon) && b.strength === 0 && chosenOption(options, TWO_STRENGTHS) === 'grades')
    ? undefined
    : {
        refused: t(
          'le modèle lourd ne compte que pour l’arquebuse et l’arbalète, sans Force saisie, sous l’interprétation W-8 « deux modèles d’arme »',
          'the heavier pattern counts only for handgun and crossbow, with no Strength stated, under ruling W-8 “two patterns of weapon”',
        ),
        source: missileSource(b.weapon),
        rulings: [TWO_STRENGTHS.id],
      };

function refuseBatch(b: Batch, options: Options): Refusal | undefined {
  if (b.weapon === 'other' && (b.range === 0 || b.strength === 0))
    return {
      refused: t(
        'pour une autre arme, indiquer sa portée et sa Force',
        'another weapon needs its range and Strength stated',
      ),
      source: cite('weapons'),
      rulings: ['W-44'],
    };
  const odd = refuseOddRange(b);
  if (odd) return odd;
  if (b.distance > rangeFor(b))
    return {
      refused: t(
        `hors de portée : ${inchesText(b.distance).fr}, portée ${rangeFor(b)}`,
        `out of range: ${inchesText(b.distance).en}, range ${rangeFor(b)}`,
      ),
      source: missileSource(b.weapon),
      rulings: ['W-32'],
    };
  if (b.ballisticSkill === 0)
    return {
      refused: t('une CT de 0 ne tire pas', 'a BS of 0 does not shoot'),
      source: cite('shooting'),
      rulings: ['W-31'],
    };
  return refuseHeavier(b, options);
}

function refuseMelee(melee: Situation['melee']): Refusal | undefined {
  if (melee.length === 0) return undefined;
  const own = melee.filter(({ side }) => side === 'own').length;
  const source = cite('targets', 'melee');
  if (own === 0)
    return {
      refused: t(
        'un corps à corps a deux camps : indiquer une unité du camp des tireurs',
        'a combat has two sides: state a unit of the shooters’ side',
      ),
      source,
    };
  const enemy = melee.length - own + 1;
  if (own > 3 || enemy > 3)
    return {
      refused: t('trois unités par camp au plus', 'three units a side at most'),
      source,
      rulings: ['W-33'],
    };
  return undefined;
}

function refuseShots(shots: number): Refusal | undefined {
  if (shots <= MOST_DICE) return undefined;
  return {
    refused: t(
      `${shots} tirs : ${MOST_DICE} dés à la fois au plus`,
      `${shots} shots: ${MOST_DICE} dice at once at most`,
    ),
    source: cite('shooting'),
    rulings: ['W-46'],
  };
}

export function refuse(s: Situation, options: Options): Refusal | undefined {
  for (const b of s.shooters) {
    const refusal = refuseBatch(b, options);
    if (refusal) return refusal;
  }
  for (const unit of [s.target, ...s.melee]) {
    const refusal = refuseBody(unit);
    if (refusal) return refusal;
  }
  return refuseShots(s.shooters.reduce((sum, { models }) => sum + models, 0)) ?? refuseMelee(s.melee);
}
