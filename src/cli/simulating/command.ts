import { availableParallelism } from 'node:os';
import { t } from '../../kernel/text.ts';
import { type Done, inBattleOrder, tasksOf } from '../../sim/batch.ts';
import { reportOn } from '../../sim/report.ts';
import { rowsText } from '../../present/rows.ts';
import { battleRows } from '../../sim/telling.ts';
import { type Arguments, noMoreThan } from '../arguments.ts';
import { ownFlags, scenarioNamed } from '../playing/battles.ts';
import { bad } from '../problem.ts';
import { json } from '../visible.ts';
import type { ExitCode, World } from '../world.ts';
import { identityOf, mindsOf, variantsOf, wholeOf } from './asking.ts';
import { battlesIn, keepBattles } from './resuming.ts';
import { reportText } from './telling.ts';
import { playAll } from './threads.ts';

const MOST_GAMES = 100_000;
const MOST_JOBS = 64;
const GAMES = 100;
/** Battles between two writings of the file. */
const KEPT_EVERY = 50;

/** Plays a scenario many times between minds, and says how it went. */
export async function simulate(args: Arguments, world: World): Promise<ExitCode> {
  noMoreThan(1, args);
  if (args.format === 'md')
    throw bad('--format', 'une valeur parmi text, json, csv est attendue', 'one of text, json, csv is expected');
  const given = ownFlags(args, 'games', 'minds', 'jobs', 'compare', 'sweep', 'resume');
  const games = wholeOf('--games', given.games, GAMES, MOST_GAMES);
  const jobs = wholeOf('--jobs', given.jobs, Math.min(MOST_JOBS, availableParallelism()), MOST_JOBS);
  const [first, second = first!] = mindsOf('--minds', given.minds ?? 'conscript');
  const minds = [first!, second];
  const listed = await scenarioNamed(args.names[0]);
  if (listed.battles.judge === undefined)
    throw bad('scenario', 'l’ordinateur ne joue pas encore ce système', 'the computer does not play this ruleset yet');
  const variants = await variantsOf(listed, args, given.compare, given.sweep);
  const labels = variants.map(({ label }) => label);
  const opened = variants.map(({ scenario, options }) => listed.battles.open(scenario, options));
  const seed = args.seed ?? world.seed();
  const identity = identityOf(opened, minds, seed);
  const path = given.resume;
  const before = path === undefined ? [] : await battlesIn(path, identity);
  const done: Done[] = before.filter(({ battle, variant }) => battle < games && variant < variants.length);
  const tasks = tasksOf(variants.length, games, done);
  const all = games * variants.length;
  let stopped = false;
  let keeping: Promise<void> = Promise.resolve();
  const forget = world.onInterrupt?.(() => (stopped = true));
  const keep = (): void => {
    if (path !== undefined) keeping = keeping.then(() => keepBattles(path, identity, inBattleOrder(done)));
  };
  await playAll({ ruleset: listed.ruleset, variants, minds, seed }, listed.battles, tasks, {
    jobs,
    stopped: () => stopped,
    see: (one) => {
      done.push(one);
      world.progress?.(done.length, all);
      if (done.length % KEPT_EVERY === 0) keep();
    },
  });
  forget?.();
  keep();
  await keeping;
  const battles = inBattleOrder(done);
  const report = reportOn(labels, battles);
  const sides = opened[0]!.sides;
  if (args.format === 'json')
    world.out(json({ scenario: opened[0]!.scenario.id, minds, seed, games, played: battles.length, sides, ...report }));
  else if (args.format === 'csv') world.out(rowsText(battleRows(battles, labels), ','));
  else {
    const { fr, en } = opened[0]!.scenario.title;
    const head = t(`${fr} · ${games} batailles · graine ${seed}`, `${en} · ${games} battles · seed ${seed}`);
    world.out(`${head[args.lang]}\n\n${reportText(report, sides, minds, args.lang)}`);
  }
  if (stopped && battles.length < all) {
    const on = path === undefined ? t('', '') : t(' ; la même commande reprend', '; the same command goes on');
    world.err(
      t(
        `interrompu après ${battles.length} batailles sur ${all}${on.fr}`,
        `interrupted after ${battles.length} of ${all} battles${on.en}`,
      )[args.lang],
    );
  }
  return 0;
}
