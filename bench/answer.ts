import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import { signed, t, type Text } from '../src/kernel/text.ts';
import { answer, assess, type Calculation, calculationOf, isResolvable } from '../src/calculate/calculation.ts';
import { sentence } from '../src/present/sentence.ts';
import { alexandre } from '../src/rulesets/alexandre/index.ts';
import { melee } from '../src/rulesets/alexandre/melee/index.ts';
import type { MeleeInput } from '../src/rulesets/alexandre/melee/resolve.ts';
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

/** What a battle needs of it: the input of the rule alone, no line and no word. */
function oursRoll(asked: Calculation): number {
  const found = assess(asked);
  return isResolvable(found) ? (found.assessment.input as MeleeInput).total : NaN;
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

/** The lines of the results chart from the best for the attackers on, and whose codes they are. */
const CODES = [
  t('Dr+R', 'Dr+R'),
  t('D+R', 'D+R'),
  t('F+R', 'F+R'),
  t('R', 'R'),
  t('pas d’effet', 'no effect'),
  t('R (défenseurs F)', 'R (defenders F)'),
  t('F+R', 'F+R'),
  t('D+R', 'D+R'),
];
const DEFENDERS = t('défenseurs', 'defenders');
const ATTACKERS = t('attaquants', 'attackers');
const WHOSE = [DEFENDERS, DEFENDERS, DEFENDERS, DEFENDERS, undefined, ATTACKERS, ATTACKERS, ATTACKERS];
const LEADERS = t('chaque chef blessé 2\u202f%, tué 1\u202f%', 'each leader wounded 2%, killed 1%');

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

/** The sentence and nothing else: no itemised lines, no distribution kept. */
function limit(f: Facts): Text {
  const total = limitTotal(f);
  const tenths = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let natural = 0; natural <= 9; natural++) tenths[CODES.length - 1 - lineAt(natural + total)]!++;
  let fr = `Alexandre contre la Perse : Ca (${f.attacking} PF) avec Alexandre (+${f.attackerBonus}) attaque Ca (${f.defending} PF) avec Mithridate (+${f.defenderBonus}), meilleure qualité, gué 1, en montant, de flanc, mod. ${signed(total)}`;
  let en = `Alexander against Persia: Ca (${f.attacking} SP) with Alexandre (+${f.attackerBonus}) attacks Ca (${f.defending} SP) with Mithridate (+${f.defenderBonus}), better quality, ford 1, uphill, in the flank, modifier ${signed(total)}`;
  let [before, beforeEnglish] = [' : ', ': '];
  let told: Text | undefined;
  for (let i = 0; i < CODES.length; i++) {
    if (tenths[i] === 0) continue;
    const [code, whose] = [CODES[i]!, WHOSE[i]];
    const [lead, leadEnglish] = whose === undefined || whose === told ? ['', ''] : [`${whose.fr} `, `${whose.en} `];
    fr += `${before}${lead}${code.fr} ${tenths[i]! * 10}\u202f%`;
    en += `${beforeEnglish}${leadEnglish}${code.en} ${tenths[i]! * 10}%`;
    before = beforeEnglish = ', ';
    told = whose;
  }
  return t(`${fr} ; ${LEADERS.fr}.`, `${en}; ${LEADERS.en}.`);
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
    title: 'whole answer, itemised, in a sentence',
    contenders: [
      {
        who: 'ours, warm',
        run: () => ours(nextCalculation()),
        wrong: () => STRENGTHS.map((_, i) => oursUnlikeLimit(i)).find((complaint) => complaint !== undefined),
        goal: timesFaster(10, '@smogon/calc'),
      },
      { who: '@smogon/calc', run: withSmogon, wrong: () => unlike(withSmogon(), DESCRIBED) },
      {
        who: 'limit',
        run: () => limit(nextFacts()),
        wrong: () =>
          unlike(
            limit(FACTS[0]!).en,
            'Alexander against Persia: Ca (1 SP) with Alexandre (+3) attacks Ca (6 SP) with Mithridate (+1), better quality, ford 1, uphill, in the flank, modifier +3: defenders D+R 30%, F+R 30%, R 20%, no effect 10%, attackers R (defenders F) 10%; each leader wounded 2%, killed 1%.',
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
