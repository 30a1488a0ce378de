import { computed, signal } from '@preact/signals';
import type { Battles } from '../../kernel/battles.ts';
import { BadInput } from '../../kernel/problem.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Field } from '../../kernel/schema.ts';
import { capitalize, t, type Text } from '../../kernel/text.ts';
import type { LevelId } from '../../minds/levels.ts';
import { type Batch, type PlayedTask, inBattleOrder, tasksOf, type Variant } from '../../sim/batch.ts';
import { type Report, reportOn } from '../../sim/report.ts';
import { AS_IT_STANDS, sweep, type Variable, valuesOf, variablesIn } from '../../sim/variants.ts';
import { newSeed } from '../base/new-seed.ts';
import { preferredOptions } from '../base/preferred-options.ts';
import { playAll, threads } from './threads.ts';

export const MOST_BATTLES = 10_000;
const BATTLES = 100;
/** How often what is shown follows what is played. */
const SHOWN_MS = 300;
const LONGEST_SEED = 40;

/** A scenario that can be opened, with what may be varied in it. */
export interface OpenedScenario {
  readonly ruleset: Ruleset;
  readonly battles: Battles;
  readonly id: string;
  readonly title: Text;
  readonly sides: readonly Text[];
  readonly document: unknown;
  readonly format: Field;
  readonly register: readonly Ruling[];
}

/** What the scenario is compared with. */
export type Comparison = 'nothing' | 'ruling' | 'number';

/** The state of a simulation: the question, the run and its results. */
export function simulationModel(opened: OpenedScenario) {
  const { ruleset, battles, document, format } = opened;
  const rulings = opened.register.filter((ruling) => ruling.options !== undefined);
  const variables = variablesIn(format, document);

  const games = signal(String(BATTLES));
  const minds = signal<readonly [LevelId, LevelId]>(['conscript', 'conscript']);
  const seed = signal(newSeed());
  const against = signal<Comparison>('nothing');
  const ruling = signal<Ruling | undefined>(rulings[0]);
  const option = signal<string | undefined>(otherOption(ruleset, rulings[0]));
  const variable = signal<Variable | undefined>(variables[0]);
  const values = signal(nearbyValues(variables[0]));

  const problems = signal<ReadonlyMap<string, Text>>(new Map());
  const running = signal(false);
  const failed = signal(false);
  const batch = signal<Batch | undefined>(undefined);
  const wanted = signal(0);
  const done = signal<readonly PlayedTask[]>([]);
  /** Battles a second, of the run that goes on or went last. */
  const pace = signal(0);

  const report = computed((): Report | undefined =>
    batch.value === undefined || done.value.length === 0
      ? undefined
      : reportOn(
          batch.value.variants.map(({ label }) => label),
          done.value,
        ),
  );

  function variantsAsked(): readonly Variant[] {
    const options = preferredOptions(ruleset).value;
    const first: Variant = { label: capitalize(AS_IT_STANDS), scenario: document, options };
    if (against.value === 'ruling' && ruling.value !== undefined && option.value !== undefined) {
      const { id } = ruling.value;
      const said = (ruling.value.options as Readonly<Record<string, Text>>)[option.value]!;
      return [
        first,
        { ...first, label: t(`${id} : ${said.fr}`, `${id}: ${said.en}`), options: { ...options, [id]: option.value } },
      ];
    }
    if (against.value !== 'number' || variable.value === undefined) return [first];
    const { path, whose, label } = variable.value;
    const named = whose.en === '' ? label : t(`${whose.fr}, ${label.fr}`, `${whose.en}, ${label.en}`);
    const found = sweep(first, path, valuesOf(values.value, 'values'), 'values', named);
    // What the scenario's own format refuses is a problem of the values.
    try {
      for (const { scenario } of found) battles.open(scenario, options);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new BadInput(error.problems.map(({ text }) => ({ path: 'values', text })));
    }
    return found;
  }

  function gamesAsked(): number {
    const number = /^\s*\d{1,6}\s*$/.test(games.value) ? Number(games.value) : 0;
    if (number >= 1 && number <= MOST_BATTLES) return number;
    const text = t(
      `un nombre entier de 1 à ${MOST_BATTLES} est attendu`,
      `a whole number from 1 to ${MOST_BATTLES} is expected`,
    );
    throw new BadInput([{ path: 'games', text }]);
  }

  let stopped = false;

  /** Plays what is still missing of what is asked: the same question goes on, another begins anew. */
  async function start(): Promise<void> {
    problems.value = new Map();
    let asked: Batch;
    let number: number;
    try {
      number = gamesAsked();
      asked = {
        ruleset: ruleset.id,
        variants: variantsAsked(),
        minds: minds.value,
        seed: seed.value.slice(0, LONGEST_SEED),
      };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = new Map(error.problems.map(({ path, text }) => [path, text]));
      return;
    }
    if (JSON.stringify(asked) !== JSON.stringify(batch.value)) {
      batch.value = asked;
      done.value = [];
    }
    const played = [...done.value];
    const tasks = tasksOf(asked.variants.length, number, played);
    wanted.value = number * asked.variants.length;
    running.value = true;
    failed.value = stopped = false;
    const begun = performance.now();
    const before = played.length;
    const show = (): void => {
      pace.value = ((played.length - before) * 1000) / (performance.now() - begun);
      done.value = inBattleOrder(played);
    };
    const showing = setInterval(show, SHOWN_MS);
    try {
      await playAll(asked, tasks, {
        jobs: threads(),
        stopped: () => stopped,
        see: (one) => void played.push(one),
      });
    } catch {
      failed.value = true;
    } finally {
      clearInterval(showing);
      show();
      running.value = false;
    }
  }

  return {
    ...opened,
    rulings,
    variables,
    games,
    minds,
    seed,
    against,
    ruling,
    option,
    variable,
    values,
    problems,
    running,
    failed,
    batch,
    wanted,
    done,
    pace,
    report,
    start,
    stop: (): void => void (stopped = true),
    setMind: (side: number, level: LevelId): void => {
      minds.value = side === 0 ? [level, minds.value[1]] : [minds.value[0], level];
    },
    chooseRuling: (id: string): void => {
      ruling.value = rulings.find((one) => one.id === id);
      option.value = otherOption(ruleset, ruling.value);
    },
    chooseVariable: (path: string): void => {
      variable.value = variables.find((one) => one.path === path);
      values.value = nearbyValues(variable.value);
    },
  };
}

export type SimulationModel = ReturnType<typeof simulationModel>;

/** The first option of a ruling that is not in force. */
function otherOption(ruleset: Ruleset, ruling: Ruling | undefined): string | undefined {
  if (ruling === undefined) return undefined;
  const ids = Object.keys(ruling.options ?? {});
  const inForce = preferredOptions(ruleset).peek()[ruling.id] ?? ids[0];
  return ids.find((id) => id !== inForce);
}

/** Values on both sides of the one that stands. */
const nearbyValues = (variable: Variable | undefined): string =>
  variable === undefined ? '' : `${Math.max(0, variable.value - 1)},${variable.value + 1}`;
