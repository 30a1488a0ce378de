import { availableParallelism } from 'node:os';
import { SEED_VERSION } from '../../../kernel/seed.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { inBattleOrder, tasksOf } from '../../../sim/batch.ts';
import type { BatchRun } from '../../../sim/task-dealer.ts';
import { reportOn } from '../../../sim/report.ts';
import { rowsText } from '../../../present/spreadsheet-rows.ts';
import { battleRows } from '../../../sim/figures-text.ts';
import { type Arguments, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { ownFlags, scenarioNamed } from '../play/battles.ts';
import { badInput } from '../../arguments/problem.ts';
import { json } from '../../output/terminal-safe.ts';
import type { ExitCode, World } from '../../world.ts';
import { identityOf, mindsOption, variantsOf, wholeOption } from './options.ts';
import { BattleFileWriter } from './battle-file-writer.ts';
import { battlesIn } from './battle-file.ts';
import { reportText } from './report-text.ts';
import { playAll } from './threads.ts';

const MOST_GAMES = 100_000;
const MOST_JOBS = 64;
const GAMES = 100;
/** Plays a scenario many times between minds, and says how it went. */
export async function simulate(args: Arguments, world: World): Promise<ExitCode> {
  refuseNamesBeyond(1, args);
  const given = ownFlags(args, 'simulate');
  const games = wholeOption('--games', given.games, GAMES, MOST_GAMES);
  const jobs = wholeOption('--jobs', given.jobs, Math.min(MOST_JOBS, availableParallelism()), MOST_JOBS);
  const [first, second = first!] = mindsOption('--minds', given.minds ?? 'conscript');
  const minds = [first!, second];
  const listed = await scenarioNamed(args.names[0]);
  if (!listed.battles.computerPlays)
    throw badInput(
      'scenario',
      'l’ordinateur ne joue pas encore ce système',
      'the computer does not play this ruleset yet',
    );
  const variants = await variantsOf(listed, args, given.compare, given.sweep);
  const labels = variants.map(({ label }) => label);
  const opened = variants.map(({ scenario, options }) => listed.battles.open(scenario, options).game);
  const seed = args.seed ?? world.seed();
  const identity = identityOf(opened, minds, seed);
  const done = given.resume === undefined ? [] : [...(await battlesIn(given.resume, identity))];
  const keeper = given.resume === undefined ? undefined : new BattleFileWriter(given.resume, identity, done);
  const tasks = tasksOf(variants.length, games, done);
  const all = games * variants.length;
  let missing = tasks.length;
  const stop = stopOf(world);
  let unkept: unknown;
  try {
    await keeper?.begin();
    await playAll({ ruleset: listed.ruleset, variants, minds, seed }, tasks, {
      jobs,
      ...stop,
      see: (one) => {
        done.push(one);
        missing--;
        world.progress?.(all - missing, all);
      },
    });
  } finally {
    stop.forget();
    // An end, early or not, clears the line.
    world.progress?.(all, all);
    unkept = await keeper?.end().catch((error: unknown) => error);
  }
  // A file may hold more battles than are asked for this time.
  const battles = inBattleOrder(done.filter(({ variant, battle }) => battle < games && variant < variants.length));
  const report = reportOn(labels, battles);
  const { sides, scenario } = opened[0]!;
  if (args.format === 'json')
    world.out(
      json({
        scenario: scenario.id,
        minds,
        seed,
        seedVersion: SEED_VERSION,
        games,
        played: battles.length,
        sides,
        ...report,
      }),
    );
  else if (args.format === 'csv') world.out(rowsText(battleRows(battles, labels, args.lang), ','));
  else {
    const played = playedText(battles.length, all, games);
    const head = t(
      `${scenario.title.fr} · ${played.fr} · graine ${seed}`,
      `${scenario.title.en} · ${played.en} · seed ${seed}`,
    );
    world.out(`${head[args.lang]}\n\n${reportText(report, sides, minds, args.lang)}`);
  }
  if (unkept !== undefined) throw unkept;
  if (missing > 0) {
    const on = keeper === undefined ? t('', '') : t(' ; la même commande reprend', '; the same command goes on');
    world.err(
      t(
        `interrompu après ${battles.length} batailles sur ${all}${on.fr}`,
        `interrupted after ${battles.length} of ${all} battles${on.en}`,
      )[args.lang],
    );
  }
  return 0;
}

const playedText = (played: number, all: number, games: number): Text =>
  played < all
    ? t(`${played} batailles jouées sur ${all}`, `${played} of ${all} battles`)
    : t(`${games} bataille${games > 1 ? 's' : ''}`, `${games} battle${games === 1 ? '' : 's'}`);

/** Whether somebody wants to stop, and when; `forget` where nobody listens any more. */
function stopOf(world: World): Pick<BatchRun, 'stopped' | 'interrupted'> & { forget(): void } {
  let stopped = false;
  let forget: (() => void) | undefined;
  const interrupted = new Promise<void>((resolve) => {
    forget = world.onInterrupt?.(() => {
      stopped = true;
      resolve();
    });
  });
  return { stopped: () => stopped, interrupted, forget: () => forget?.() };
}
