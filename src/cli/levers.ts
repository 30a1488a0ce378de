import { t, type Text } from '../kernel/text.ts';
import { answer, isResolvable, type Resolvable } from '../calculate/calculation.ts';
import { type Lever, leversOf } from '../calculate/levers.ts';
import { type FacetShares, gistOf, sharesIn } from '../calculate/shares.ts';
import { changesOf } from '../present/changes.ts';
import { leversJson } from '../present/levers.ts';
import { sentence } from '../present/sentence.ts';
import type { Arguments } from './arguments.ts';
import { tellAnswer } from './calculating.ts';
import { calculationFrom } from './given.ts';
import { aligned, grid } from './grid.ts';
import { bad } from './problem.ts';
import { type Renderer, rendererOf, tableFormat } from './render.ts';
import { json } from './visible.ts';
import { WORDS } from './words.ts';
import type { ExitCode, World } from './world.ts';

/** A terminal shows the strongest; tables and JSON have all of them. */
const MOST_SHOWN = 15;

/** What would change it: every fact a player controls, changed one at a time. */
export async function levers(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return tellAnswer(found, args, world);
  const before = sharesIn(found, gistOf(found));
  if (before === undefined) throw bad('levers', WORDS.tooLong.fr, WORDS.tooLong.en);
  if (args.format === 'json') world.out(json(leversJson(found)));
  else world.out(leversText(found, before, args));
  return 0;
}

function leversText(found: Resolvable, before: FacetShares, args: Arguments): string {
  const renderer = rendererOf(args);
  const format = tableFormat(args);
  const all = leversOf(found);
  if (format === 'csv') return longForm(all, before, renderer);
  const shown = all.slice(0, MOST_SHOWN);
  const rows = shown.map((lever) => [renderer.say(lever.text), changesText(before, lever, renderer)]);
  const title = renderer.say(WORDS.levers);
  const list =
    format === 'md'
      ? grid([title, renderer.say(WORDS.odds)], rows, 'md')
      : `${title}\n${aligned(rows, { indent: '  ' })}`;
  const parts = [renderer.title(found.calculation), renderer.say(sentence(found)), ''];
  if (all.length === 0) return [...parts, renderer.say(NOTHING)].join('\n');
  const more = all.length - shown.length;
  return [...parts, list, ...(more > 0 ? [renderer.say(moreText(more))] : [])].join('\n');
}

const NOTHING = t('Aucun fait ne change ces chances à lui seul.', 'No single fact changes these odds.');

const moreText = (n: number): Text =>
  t(`… et ${n} autre${n > 1 ? 's' : ''} (--format csv)`, `… and ${n} more (--format csv)`);

/** `defenders routed 20% → 30%` for every class that changes. */
const changesText = (before: FacetShares, { shares }: Lever, renderer: Renderer): string =>
  changesOf(before, shares)
    .map(({ text, from, to }) => `${renderer.say(text)} ${renderer.say(from)} → ${renderer.say(to)}`)
    .join(', ');

function longForm(all: readonly Lever[], before: FacetShares, renderer: Renderer): string {
  const rows = all.flatMap((lever) =>
    changesOf(before, lever.shares).map(({ text, from, to }) => [
      renderer.say(lever.text),
      renderer.say(text),
      renderer.say(from),
      renderer.say(to),
      String(lever.gain),
      String(lever.effect),
    ]),
  );
  return grid(['lever', 'class', 'before', 'after', 'gain', 'effect'], rows, 'csv');
}
