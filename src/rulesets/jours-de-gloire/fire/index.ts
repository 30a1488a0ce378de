import { type Dice, d10, keyed } from '../../../kernel/dice.ts';
import { tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { type Instruction, procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import { FIRE_MODIFIERS, FIRE_TABLE, type FireFacts, type FireResult } from '../charts/fire.ts';
import { figureAt, hasSixFronts } from '../charts/terrain.ts';
import { type Fighter, fighterKey, type Ladder, ladderOf, suffer, type Suffered } from '../fate.ts';
import { facets, RESULT_TEXTS } from './facets.ts';
import { type Situation, situation } from './situation.ts';
import { counted, inWater, levelRow, terrainsOf, worksOf } from '../ground.ts';
import { badSquare } from '../square.ts';
import { COMBINED_BATTERIES, DISORDERED_AGAIN, FIRE_STRIKES, FIRING_OUT, TWO_RANGES } from '../options.ts';
import { type NewState, STATE_NAMES, TERRAIN_NAMES } from '../types.ts';
import { describe, distinct, fighters, unitName } from '../units.ts';

export interface Roll {
  readonly total: number;
  readonly target: readonly Fighter[];
  /** How many of them, from the top, the fire strikes. */
  readonly struck: number;
  readonly ladder: Ladder;
}

export interface Outcome {
  readonly result: FireResult;
  /** What each unit of the target is afterwards. */
  readonly states: readonly NewState[];
}

const CODES: Readonly<Record<FireResult, readonly Suffered[]>> = { R: ['R'], D: ['D'], CT: ['CT'], none: [] };

const resolve = keyed(
  (roll: Roll, dice: Dice): Outcome => {
    const ask = { who: t('tireur', 'firer'), why: t('tir', 'fire') };
    const result = dice.read(d10, FIRE_TABLE, ask, roll.total);
    return {
      result,
      states: roll.target.map((unit, i) =>
        i < roll.struck ? suffer(unit, CODES[result], roll.ladder, dice).state : unit.state,
      ),
    };
  },
  ({ total, target, struck, ladder }) => `${total}|${target.map(fighterKey).join(';')}|${struck}|${ladder.again}`,
);

/** An adjacent hexside that fire may not cross: NA, and note [f]. */
function blocked(s: Situation): Refusal | undefined {
  if (s.distance > 1) return undefined;
  const sides = [...(s.crest ? (['crest'] as const) : []), ...(s.slope === 'none' ? [] : [s.slope])];
  const side = sides.find((key) => figureAt(key, 'fire') === 'NA');
  if (side === undefined) return undefined;
  const name = TERRAIN_NAMES[side];
  return {
    refused: t(`pas de tir adjacent par ce côté (${name.fr})`, `no adjacent fire across that hexside (${name.en})`),
    source: cite('terrain', side),
    rulings: ['J-41'],
  };
}

function refuse(s: Situation): Refusal | undefined {
  if (s.batteries.length > 1 && s.together !== 'stacked')
    return {
      refused: t(
        'deux batteries ne tirent ensemble qu’empilées et de même formation',
        'two batteries fire together only if stacked and of one formation',
      ),
      source: cite('fire-modifiers', 'combined'),
    };
  const short = s.batteries.find(({ greatestRange }) => greatestRange > 0 && greatestRange < s.distance);
  if (short)
    return {
      refused: t(
        `hors de portée : ${s.distance} hex., au plus ${short.greatestRange}`,
        `out of range: ${s.distance} hexes, at most ${short.greatestRange}`,
      ),
      source: cite('fire-modifiers', 'long'),
      rulings: ['J-39'],
    };
  if (s.kind === 'counter-battery' && !s.target.some(({ type }) => type === 'artillery'))
    return {
      refused: t(
        'pas de contre-batterie sans artillerie visée',
        'no counter-battery fire where no artillery is aimed at',
      ),
      source: cite('fire-modifiers', 'answering'),
      rulings: ['J-73'],
    };
  return inWater([s.firerTerrain]) ?? badSquare(s.target, cite('fire-modifiers', 'square')) ?? blocked(s);
}

function factsOf(s: Situation, options: Options): FireFacts {
  // The stronger battery leads; of equals, the one that reaches farther.
  const [lead] = [...s.batteries].sort((a, b) => b.strength - a.strength || b.efficientRange - a.efficientRange);
  const summed = chosen(options, COMBINED_BATTERIES) === 'sum';
  const ranges = s.batteries.map(({ efficientRange }) => efficientRange);
  const terrains = terrainsOf(s.terrain, s.otherTerrain);
  const { into, outOf } = worksOf(s.work);
  const replaced = outOf !== undefined && chosen(options, FIRING_OUT) === 'replaced';
  return {
    firingStrength: summed ? s.batteries.reduce((sum, { strength }) => sum + strength, 0) : lead!.strength,
    batteries: s.batteries.length,
    efficientRanges: new Set(ranges).size > 1 ? 'different' : 'alike',
    sixFronts: s.firerInSquare || (hasSixFronts(s.firerTerrain) && !replaced),
    answering: s.kind !== 'ordinary',
    terrain: counted(terrains, 'fire', options),
    severalTerrains: terrains.length > 1,
    level: levelRow(s.levels),
    workInto: into,
    workOutOf: outOf,
    formedUnits: s.target.filter(({ type }) => type !== 'artillery').length,
    square: s.target.some(({ inSquare }) => inSquare),
    distance: s.distance,
    efficientRange: chosen(options, TWO_RANGES) === 'shortest' ? Math.min(...ranges) : lead!.efficientRange,
  };
}

/** Rulings that bear on the result, or that left a row out of the sum. */
function rulingsOf(s: Situation, facts: FireFacts): string[] {
  return [
    'J-36',
    ...(s.target.some(({ state }) => state !== 'good') ? [DISORDERED_AGAIN.id] : []),
    ...(s.target.length > 1 ? [FIRE_STRIKES.id] : []),
    ...(facts.level !== undefined && facts.distance > 1 ? ['J-40'] : []),
    ...(facts.answering && facts.formedUnits > 1 ? ['J-42'] : []),
  ];
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const facts = factsOf(s, options);
  const sum = tally(t('Tir', 'Fire'), FIRE_MODIFIERS.rows, facts);
  return {
    tallies: [sum],
    readings: [],
    needs: needsText(sum.total),
    rulings: rulingsOf(s, facts),
    roll: {
      total: sum.total,
      target: fighters(s.target, distinct(s.target.map(unitName)), options),
      struck: chosen(options, FIRE_STRIKES) === 'every' ? s.target.length : 1,
      ladder: ladderOf(options),
    },
  };
}

const onDie = (needed: number): Text => {
  if (needed <= 0) return t('quel que soit le dé', 'whatever the die');
  return needed > 9 ? t('impossible', 'not possible') : t(`dé ${needed} ou plus`, `die ${needed} or more`);
};

function needsText(total: number): Text {
  const results = FIRE_TABLE.lines.filter(({ value }) => value !== 'none').reverse();
  const said = (lang: 'fr' | 'en') =>
    results.map(({ from, value }) => `${RESULT_TEXTS[value][lang]}, ${onDie(from - total)[lang]}`).join(' ; ');
  return t(`dé ${signed(total)} : ${said('fr')}`, `die ${signed(total)}: ${said('en').replaceAll(' ; ', '; ')}`);
}

function tell(roll: Roll, { result, states }: Outcome): Instruction[] {
  if (result === 'none') return [{ who: t('cible', 'target'), text: t('aucun effet', 'no effect') }];
  return roll.target.slice(0, roll.struck).map((unit, i) => {
    const after = states[i]!;
    const now = STATE_NAMES[after];
    if (after !== unit.state) return { who: unit.name, text: t(`est maintenant ${now.fr}`, `is now ${now.en}`) };
    return { who: unit.name, text: t(`reste ${now.fr}`, `stays ${now.en}`) };
  });
}

export const fire = procedure<Situation, Roll, Outcome>({
  id: 'fire',
  title: t('Tir d’artillerie', 'Artillery fire'),
  about: t('Une batterie, ou deux ensemble, tirent sur un hexagone.', 'One battery, or two together, fire at a hex.'),
  charts: ['fire-modifiers', 'terrain', 'fire-table', 'tests', 'key'],
  situation,
  examples: [
    {
      id: 'column',
      title: t('une batterie sur une colonne', 'a battery at a column'),
      situation: { batteries: [{ strength: 5 }], distance: 2, target: [{ type: 'infantry', cohesion: 5 }] },
    },
    {
      id: 'village',
      title: t('deux batteries sur un village', 'two batteries at a village'),
      situation: {
        batteries: [{ strength: 6 }, { strength: 4 }],
        distance: 4,
        target: [
          { type: 'infantry', cohesion: 6 },
          { type: 'infantry', cohesion: 4, state: 'disordered' },
        ],
        terrain: 'town',
      },
    },
  ],
  assess,
  resolve,
  facets,
  tell,
  headline: (s) => {
    const target = describe(s.target);
    const strengths = s.batteries.map(({ strength }) => strength).join(' + ');
    return t(
      `tir d’artillerie (${strengths} PF) sur ${target.fr} à ${s.distance} hex.`,
      `artillery fire (${strengths} SP) on ${target.en}, ${s.distance} hex${s.distance === 1 ? '' : 'es'} away`,
    );
  },
});
