import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { figureAt, hasMark } from '../charts/terrain.ts';
import { inWater, slopeRow, terrainsOf, tooSteep, worksOf } from '../ground.ts';
import type { Attacker, Situation } from './situation.ts';
import { badSquare } from '../square.ts';
import { CHARGE_GROUND, CHARGE_OVER_BRIDGE } from '../options.ts';
import { HEX_TERRAINS, isCavalry, type SideTerrain, TERRAIN_NAMES, type TerrainRow } from '../types.ts';
import { unitName } from '../units.ts';

function wrongUnits(s: Situation): Refusal | undefined {
  const routed = s.attackers.find(({ state }) => state === 'routed');
  if (routed) {
    const name = unitName(routed);
    return {
      refused: t(`une unité en déroute n’attaque pas (${name.fr})`, `a routed unit does not attack (${name.en})`),
      source: cite('shock-modifiers'),
      rulings: ['J-67'],
    };
  }
  if (s.attackers.every(({ type }) => type === 'artillery'))
    return {
      refused: t('l’artillerie n’attaque pas seule (8.9)', 'artillery does not attack alone (8.9)'),
      source: cite('shock-results'),
      rulings: ['J-35', 'J-67'],
    };
  if (s.attackers.some((a) => a.charging && !isCavalry(a)))
    return {
      refused: t('seule la cavalerie charge', 'only cavalry charges'),
      source: cite('shock-modifiers', 'charge'),
    };
  if (s.attackers.some((a) => !a.charging && a.chargePath.length > 0))
    return {
      refused: t(
        'seule une unité qui charge fait un mouvement de charge',
        'only a unit that charges makes a charge movement',
      ),
      source: cite('shock-modifiers', 'charge'),
    };
  if (s.counterCharge) {
    const canCounterCharge = s.defenders.some((d) => isCavalry(d) && d.state === 'good');
    if (!canCounterCharge || !s.attackers.some(({ charging }) => charging))
      return {
        refused: t(
          'contre-charge : de la cavalerie en bon ordre, et seulement contre une charge (9.4)',
          'counter-charge: cavalry in good order, and only against a charge (9.4)',
        ),
        source: cite('shock-results'),
        rulings: ['J-69'],
      };
  }
  return badSquare(s.defenders, cite('shock-modifiers', 'charge-on-square'));
}

function wrongGround(s: Situation, options: Options): Refusal | undefined {
  const hex = terrainsOf(s.terrain, s.otherTerrain).find((key) => figureAt(key, 'shock') === 'NA');
  if (hex !== undefined || s.attackers.some(({ water }) => water === 'river'))
    return {
      refused: t(
        'pas de choc vers une rivière, un lac ou la mer, ni à travers une rivière sans pont',
        'no shock into a river, a lake or the sea, nor across a river without a bridge',
      ),
      source: cite('terrain', 'water'),
    };
  const standing = inWater(s.attackers.map(({ terrain }) => terrain));
  if (standing) return standing;
  for (const attacker of s.attackers) {
    const refusal = tooSteep(attacker, options);
    if (refusal) return refusal;
  }
  return undefined;
}

const isHex = (key: TerrainRow): boolean => HEX_TERRAINS.some((hex) => hex === key);

/** The hexside that an attacker crosses, as far as it bears on charges. */
function sideCrossed(a: Attacker, options: Options): SideTerrain[] {
  const { into, outOf } = worksOf(a.work);
  const overStream = a.water === 'bridge-over-stream' && chosenOption(options, CHARGE_OVER_BRIDGE) === 'forbidden';
  const bridge = a.water === 'bridge-over-river' || overStream;
  return [
    slopeRow(a.slope),
    a.crest ? ('crest' as const) : undefined,
    bridge ? ('bridge' as const) : undefined,
    into,
    outOf,
  ].filter((key) => key !== undefined);
}

/** A charge moves like the rest: not through what the chart forbids to cavalry in shock, whatever J-13 says of [e]. */
function throughWater(s: Situation): Refusal | undefined {
  const wet = s.attackers.some(({ chargePath }) => chargePath.some((key) => figureAt(key, 'shock') === 'NA'));
  if (!wet) return undefined;
  return {
    refused: t('pas de charge à travers une rivière, un lac ou la mer', 'no charge through a river, a lake or the sea'),
    source: cite('terrain', 'water'),
  };
}

/** Note [e]: where a charge may not start, pass or end; rulings J-13 and J-53. */
function noCharge(s: Situation, options: Options): Refusal | undefined {
  const hexesToo = chosenOption(options, CHARGE_GROUND) === 'both';
  for (const a of s.attackers.filter(({ charging }) => charging)) {
    const grounds: readonly (readonly [Text, readonly TerrainRow[]])[] = [
      [t('depuis', 'from'), [a.terrain]],
      [t('à travers', 'through'), [...a.chargePath, ...sideCrossed(a, options)]],
      [t('vers', 'into'), terrainsOf(s.terrain, s.otherTerrain)],
    ];
    for (const [where, keys] of grounds) {
      const key = keys.find((k) => hasMark(k, 'shock', 'e') && (hexesToo || !isHex(k)));
      if (key === undefined) continue;
      const name = TERRAIN_NAMES[key];
      return {
        refused: t(
          `pas de charge ${where.fr} ce terrain (${name.fr})`,
          `no charge ${where.en} that terrain (${name.en})`,
        ),
        source: cite('terrain', key),
        rulings: key === 'bridge' ? [CHARGE_GROUND.id, CHARGE_OVER_BRIDGE.id] : [CHARGE_GROUND.id],
      };
    }
  }
  return undefined;
}

export const refuse = (s: Situation, options: Options): Refusal | undefined =>
  wrongUnits(s) ?? wrongGround(s, options) ?? throughWater(s) ?? noCharge(s, options);
