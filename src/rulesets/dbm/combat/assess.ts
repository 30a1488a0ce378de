import { assessmentOf, type Assessment, type ChartReading } from '../../../kernel/assessment.ts';
import { firstVerdict } from '../../../kernel/chart.ts';
import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { type Modifier, type Tally, tally } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { AFTER_COMPARING } from '../charts/class-factors.ts';
import { DOUBLED } from '../charts/doubled.ts';
import { factorRow } from '../charts/factors.ts';
import { BEATEN, EQUAL, type OutcomeChart } from '../charts/outcomes.ts';
import { isMitigating, REAR_SUPPORT, SUPPORT_CONDITIONS } from '../charts/support.ts';
import { TACTICAL_FACTORS } from '../charts/tactical.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { FATE_NAMES } from '../types.ts';
import { exceptionReading } from './acts-as.ts';
import type { Comparison, Degree, OutcomeLine } from './contest.ts';
import { fatalRulings } from './recoil.ts';
import type { CombatFacts, Contestable } from './fighter.ts';
import type { CombatInput, Opponent } from './combat-rule.ts';

/** Every printed line that bears on a total, in the order of the sheet. */
const rows = (supports: readonly Modifier<CombatFacts>[]): readonly Modifier<CombatFacts>[] => [
  factorRow,
  ...TACTICAL_FACTORS.rows,
  ...supports,
  ...SUPPORT_CONDITIONS.rows,
];
const inOwnGroup = (row: Modifier<CombatFacts>): Modifier<CombatFacts> => ({ ...row, group: row.id });
const ORDINARY = REAR_SUPPORT.rows.filter((row) => !isMitigating(row));

/** Supports that only mitigate a defeat (ruling D-9) wait for the dice; several rows may add up (ruling D-8). */
const ROWS: Readonly<
  Record<
    ChosenOptions['MITIGATING'],
    Readonly<Record<ChosenOptions['SEVERAL_SUPPORTS'], readonly Modifier<CombatFacts>[]>>
  >
> = {
  ordinary: { 'best-row': rows(REAR_SUPPORT.rows), added: rows(REAR_SUPPORT.rows.map(inOwnGroup)) },
  mitigating: { 'best-row': rows(ORDINARY), added: rows(ORDINARY.map(inOwnGroup)) },
};

const factorsOf = ({ name, facts }: Contender): Tally<CombatFacts> =>
  tally(name, ROWS[facts.options.MITIGATING][facts.options.SEVERAL_SUPPORTS], facts);

const OUTCOMES: Readonly<Record<Degree, OutcomeChart>> = { equal: EQUAL, beaten: BEATEN, doubled: DOUBLED };

const UNTOUCHED: OutcomeLine = { line: '', fate: 'none', blocked: false };

/** A shooter that is not shot at may be harmed by ruling D-27 only. */
const maySuffer = (f: CombatFacts): boolean => f.close || f.shotAt || f.options.LOSING_SHOOTER === 'suffers';

const UNTITLED = same('');

/** One side as the charts look at it. */
export interface Contender<S extends Contestable = Contestable> {
  readonly id: ActorId;
  readonly name: Text;
  readonly facts: CombatFacts<S>;
  /** Lines of exceptions by which it acts as other troops. */
  readonly exceptions: readonly (string | undefined)[];
}

/** The same as the dice need it; a recoil that cannot be made destroys (ruling D-41). */
function opponentOf<S extends Contestable>({ id, facts }: Contender<S>, total: number): Opponent<S> {
  const harmed = maySuffer(facts);
  const stuck = fatalRulings(id, facts) !== undefined;
  const settle = (degree: Degree): OutcomeLine => {
    if (!harmed) return UNTOUCHED;
    const { id: line, value } = firstVerdict(OUTCOMES[degree], facts);
    const blocked = stuck && (value === 'recoils' || value === 'flees');
    return { line, fate: blocked ? 'destroyed' : value, blocked };
  };
  const correction = (comparison: Comparison): number =>
    tally(UNTITLED, AFTER_COMPARING, { ...facts, factors: 0, die: 0, comparison }).total;
  return {
    id,
    total,
    corrections: { lower: correction('lower'), equal: correction('equal'), higher: correction('higher') },
    fates: { equal: settle('equal'), beaten: settle('beaten'), doubled: settle('doubled') },
    facts,
  };
}

/** What one procedure adds to the account of a combat. */
interface ProcedureParts {
  readings(): readonly ChartReading[];
  rulings(): readonly string[];
  cast(): Cast;
}

export function assessCombat<S extends Contestable>(
  one: Contender<S>,
  two: Contender<S>,
  options: ChosenOptions,
  beside: ProcedureParts,
): Assessment<CombatInput<S>> {
  const tallies = [factorsOf(one), factorsOf(two)] as const;
  const first = opponentOf(one, tallies[0].total);
  const second = opponentOf(two, tallies[1].total);
  return assessmentOf(
    { first, second, half: options.HALF_OR_LESS, resultBand: options.RESULT_BAND },
    {
      tallies: () => tallies,
      readings: () => [
        ...beside.readings(),
        ...[one, two].flatMap(({ name, exceptions }) => exceptions.flatMap((line) => exceptionReading(name, line))),
        ...fateReadings(one, first),
        ...fateReadings(two, second),
      ],
      needs: () =>
        t(
          `un dé chacun : ${first.total} + d6 contre ${second.total} + d6, puis les facteurs de classe`,
          `one die each: ${first.total} + d6 against ${second.total} + d6, then grading factors`,
        ),
      rulings: () => ['D-1', 'D-2', 'D-3', ...beside.rulings()],
      cast: () => beside.cast(),
    },
  );
}

const DEGREE_NAMES: Readonly<Record<'beaten' | 'doubled', Text>> = {
  beaten: t('battu', 'beaten'),
  doubled: t('doublé', 'doubled'),
};

/** The lines of the charts that will decide for one side, before any die is rolled. */
const fateReadings = ({ id, name, facts }: Contender, { fates }: Opponent): ChartReading[] =>
  (['beaten', 'doubled'] as const)
    .filter((degree) => fates[degree].line !== '')
    .map((degree) => {
      const { line, fate, blocked } = fates[degree];
      const how = DEGREE_NAMES[degree];
      const clause = OUTCOMES[degree].lines.find((each) => each.id === line)!;
      const { text } = clause;
      const cited = clause.rulings(facts);
      return {
        source: cite(degree, line),
        text: t(`${name.fr} ${how.fr}`, `${name.en} ${how.en}`),
        value: t(`${FATE_NAMES[fate].fr} (${text.fr})`, `${FATE_NAMES[fate].en} (${text.en})`),
        rulings: blocked ? [...cited, ...fatalRulings(id, facts)!] : cited,
      };
    });
