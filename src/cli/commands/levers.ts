import { t, type Text } from '../../kernel/text.ts';
import { answer, isResolvable, type Resolvable } from '../../calculate/calculation.ts';
import { type Lever, leversOf } from '../../calculate/levers.ts';
import { measureText, measureOf } from '../../calculate/measure.ts';
import { type FacetShares, gistOf, sharesIn } from '../../calculate/shares.ts';
import { classChangesOf } from '../../present/lever-changes.ts';
import { changeOf, leverGroups } from '../../present/lever-groups.ts';
import { leversJson } from '../../present/levers.ts';
import { sentence } from '../../present/sentence.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { printAnswer } from './calculate.ts';
import { calculationFrom } from '../arguments/calculation.ts';
import { align, grid } from '../output/grid.ts';
import { badInput } from '../arguments/problem.ts';
import { type Renderer, rendererOf, tableFormat } from '../output/render.ts';
import { json } from '../output/terminal-safe.ts';
import { OUTPUT_WORDS } from '../output/output-words.ts';
import type { ExitCode, World } from '../world.ts';

/** A terminal shows the strongest; tables and JSON have all of them. */
const MOST_SHOWN = 15;

/** What would change it: every fact a player controls, changed one at a time. */
export async function levers(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return printAnswer(found, args, world);
  const before = sharesIn(found, gistOf(found));
  if (before === undefined) throw badInput('levers', OUTPUT_WORDS.tooLong.fr, OUTPUT_WORDS.tooLong.en);
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
  const measure = measureOf(before);
  const groups = leverGroups(found.calculation.procedure, shown).map(({ title, levers: group }) => {
    const rows = group.map((lever) => [renderer.say(lever.said), changeText(changeOf(lever, measure), renderer)]);
    const name = renderer.say(title);
    return format === 'md'
      ? grid([name, renderer.say(measure.text)], rows, 'md')
      : `${name}\n${align(rows, { indent: '  ' })}`;
  });
  const list = groups.join(format === 'md' ? '\n\n' : '\n');
  const title = `${renderer.say(OUTPUT_WORDS.levers)} (${renderer.say(measure.text)} ${renderer.say(measureText(measure, measure.of(before)))})`;
  const parts = [renderer.title(found.calculation), renderer.say(sentence(found)), ''];
  if (all.length === 0) return [...parts, renderer.say(NOTHING)].join('\n');
  const more = all.length - shown.length;
  return [
    ...parts,
    title,
    ...(format === 'md' ? [''] : []),
    list,
    ...(more > 0 ? [renderer.say(moreText(more))] : []),
  ].join('\n');
}

const NOTHING = t('Aucun fait ne change ces chances à lui seul.', 'No single fact changes these odds.');

const moreText = (n: number): Text =>
  t(`… et ${n} autre${n > 1 ? 's' : ''} (--format csv)`, `… and ${n} more (--format csv)`);

/** `60% → 76%  +16`. */
const changeText = (change: ReturnType<typeof changeOf>, renderer: Renderer): string =>
  change.only !== undefined
    ? renderer.say(change.only)
    : `${renderer.say(change.from)} → ${renderer.say(change.to)}  ${renderer.say(change.by)}`;

function longForm(all: readonly Lever[], before: FacetShares, renderer: Renderer): string {
  const rows = all.flatMap((lever) =>
    classChangesOf(before, lever.shares).map(({ text, from, to }) => [
      lever.side,
      renderer.say(lever.text),
      String(lever.from),
      String(lever.to),
      renderer.say(text),
      renderer.say(from),
      renderer.say(to),
      String(lever.gain),
      String(lever.effect),
    ]),
  );
  return grid(['side', 'lever', 'from', 'to', 'class', 'before', 'after', 'gain', 'effect'], rows, 'csv');
}
