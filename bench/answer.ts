import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import { signed, t, type Text } from '../src/kernel/text.ts';
import { answer, assess, type Calculation, calculationOf, isResolvable } from '../src/calculate/calculation.ts';
import { sentence } from '../src/present/sentence.ts';
import { alexandre } from '../src/rulesets/alexandre/index.ts';
import { melee } from '../src/rulesets/alexandre/melee/index.ts';
import type { Roll } from '../src/rulesets/alexandre/melee/roll.ts';
import { type Contest, differs, timesFaster } from './harness.ts';
import { lineAt } from './melee.ts';

/** The Companions at the Granicus, with more or fewer men: the answers differ, so that no single one can be kept. */
const STRENGTHS = Array.from({ length: 9 }, (_, i) => i + 1);
const DEFENDING = 6;

const CALCULATIONS = STRENGTHS.map((strength): Calculation =>
  calculationOf(alexandre, melee, {
    attackers: [
      {
        units: [{ type: 'Ca', strength, quality: 8 }],
        leaders: [{ name: 'Alexandre', bonus: 3 }],
        approaches: [{ aspect: 'flank', slope: 'up' }],
      },
    ],
    defenders: [
      {
        units: [{ type: 'Ca', strength: DEFENDING, quality: 6 }],
        leaders: [{ name: 'Mithridate', bonus: 1 }],
        terrain: 'ford-1',
      },
    ],
  }),
);

const ours = (calculation: Calculation): Text => sentence(answer(calculation));

/** What a battle needs of it: the roll alone, no line and no word. */
function oursRoll(asked: Calculation): number {
  const found = assess(asked);
  return isResolvable(found) ? (found.assessment.roll as Roll).total : NaN;
}

/** The facts of such a melee, as flat as one would pass them by hand. */
interface Facts {
  readonly attacking: number;
  readonly defending: number;
  readonly types: number;
  readonly attackerQuality: number;
  readonly defenderQuality: number;
  readonly terrain: number;
  readonly attackerBonus: number;
  readonly defenderBonus: number;
  readonly facing: number;
}

const FACTS = STRENGTHS.map((attacking): Facts => ({
  attacking,
  defending: DEFENDING,
  types: 0,
  attackerQuality: 8,
  defenderQuality: 6,
  terrain: +1 - 1,
  attackerBonus: 3,
  defenderBonus: 1,
  facing: 2,
}));

const CLASSES = [
  t('défenseurs en déroute', 'defenders routed'),
  t('défenseurs repoussés', 'defenders driven back'),
  t('personne', 'nobody'),
  t('attaquants repoussés', 'attackers driven back'),
];
/** The class of each line of the results chart. */
const CLASS_OF = [3, 3, 3, 2, 1, 1, 1, 0];

function ratioWorth(attacking: number, defending: number): number {
  if (attacking >= 2 * defending) return 2;
  if (attacking >= defending) return 1;
  if (2 * attacking >= defending) return 0;
  return 3 * attacking >= defending ? -1 : -2;
}

function limitTotal(f: Facts): number {
  const quality = Math.sign(f.attackerQuality - f.defenderQuality);
  const bonus = f.attackerBonus - f.defenderBonus;
  const sum = f.types + ratioWorth(f.attacking, f.defending) + quality + f.terrain + bonus + f.facing;
  return Math.min(7, Math.max(-7, sum));
}

/** The sentence and nothing else: no itemised lines, no leaders' fates, no distribution kept. */
function limit(f: Facts): Text {
  const total = limitTotal(f);
  const tenths = [0, 0, 0, 0];
  for (let natural = 0; natural <= 9; natural++) tenths[CLASS_OF[lineAt(natural + total)]!]!++;
  let fr = `Attaque de Ca (${f.attacking} PF) contre Ca (${f.defending} PF) (${signed(total)})`;
  let en = `Attack by Ca (${f.attacking} SP) on Ca (${f.defending} SP) (${signed(total)})`;
  let [before, beforeEnglish] = [' : ', ': '];
  for (let i = 0; i < CLASSES.length; i++) {
    if (tenths[i] === 0) continue;
    fr += `${before}${CLASSES[i]!.fr} ${tenths[i]! * 10}\u202f%`;
    en += `${beforeEnglish}${CLASSES[i]!.en} ${tenths[i]! * 10}%`;
    before = beforeEnglish = ', ';
  }
  return t(`${fr}.`, `${en}.`);
}

/** The calculation of its own tests, from Pokémon and a move that are already there. */
const GENERATION = Generations.get(5);
const GENGAR = new Pokemon(GENERATION, 'Gengar', {
  item: 'Choice Specs',
  nature: 'Timid',
  evs: { spa: 252 },
  boosts: { spa: 1 },
});
const CHANSEY = new Pokemon(GENERATION, 'Chansey', { item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } });
const FOCUS_BLAST = new Move(GENERATION, 'Focus Blast');
const DESCRIBED =
  '+1 252 SpA Choice Specs Gengar Focus Blast vs. 252 HP / 252+ SpD Eviolite Chansey: 274-324 (38.9 - 46%) -- guaranteed 3HKO';

const withSmogon = (): string => calculate(GENERATION, GENGAR, CHANSEY, FOCUS_BLAST).desc();

const unlike = (found: string, expected: string): string | undefined =>
  found === expected ? undefined : `says “${found}” instead of “${expected}”`;

/** All of a list, one after the other, again and again. */
function inTurn<V>(values: readonly V[]): () => V {
  let next = 0;
  return () => {
    const value = values[next]!;
    next = next + 1 === values.length ? 0 : next + 1;
    return value;
  };
}

export function answerContest(): Contest {
  const nextCalculation = inTurn(CALCULATIONS);
  const nextFacts = inTurn(FACTS);
  const oursUnlikeLimit = (i: number): string | undefined => {
    const [found, expected] = [ours(CALCULATIONS[i]!), limit(FACTS[i]!)];
    return unlike(found.fr, expected.fr) ?? unlike(found.en, expected.en);
  };
  return {
    id: 'answer',
    title: 'whole answer, itemised, in a sentence',
    contenders: [
      {
        who: 'ours, warm',
        run: () => ours(nextCalculation()),
        wrong: () => STRENGTHS.map((_, i) => oursUnlikeLimit(i)).find((complaint) => complaint !== undefined),
        goal: timesFaster(20, '@smogon/calc'),
      },
      { who: '@smogon/calc', run: withSmogon, wrong: () => unlike(withSmogon(), DESCRIBED) },
      {
        who: 'limit',
        run: () => limit(nextFacts()),
        wrong: () =>
          unlike(
            limit(FACTS[0]!).en,
            'Attack by Ca (1 SP) on Ca (6 SP) (+3): defenders driven back 80%, nobody 10%, attackers driven back 10%.',
          ),
      },
    ],
  };
}

/** The same melees as far as the die: what a battle asks for thousands of times. */
export function rollContest(): Contest {
  const nextCalculation = inTurn(CALCULATIONS);
  const nextFacts = inTurn(FACTS);
  return {
    id: 'roll',
    title: 'the roll of a melee, without lines or words',
    contenders: [
      {
        who: 'ours',
        run: () => oursRoll(nextCalculation()),
        wrong: () => differs(CALCULATIONS.map(oursRoll), FACTS.map(limitTotal)),
        goal: timesFaster(30, '@smogon/calc'),
      },
      { who: '@smogon/calc', run: withSmogon, wrong: () => unlike(withSmogon(), DESCRIBED) },
      { who: 'limit', run: () => limitTotal(nextFacts()), wrong: () => differs([limitTotal(FACTS[0]!)], [3]) },
    ],
  };
}
