import { decimal } from '../../../calculate/number.ts';
import { fieldsOf, kindOf } from '../../../armies/entries.ts';
import type { Army, ArmyRules, ArmyEntry, Gauge, Threshold } from '../../../kernel/army.ts';
import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { sheetJson, type SheetJson } from '../../../present/armies/sheet.ts';
import { grid } from '../../output/grid.ts';
import type { Renderer, TableFormat } from '../../output/render.ts';
import { oneLine } from '../../output/terminal-safe.ts';
import { OUTPUT_WORDS } from '../../output/output-words.ts';

const STANDINGS: Readonly<Record<SheetJson['lines'][number]['standing'], Text>> = {
  steady: t('en ordre', 'steady'),
  shaken: t('en difficulté', 'shaken'),
  gone: t('hors de combat', 'gone'),
};

const HEADINGS = [t('Nom', 'Name'), t('Unité', 'Unit'), t('Tenue', 'Standing'), t('État', 'State')];

/** Who stands how, and how far the army is from breaking; a table alone where it is for a spreadsheet. */
export function sheetText(rules: ArmyRules, army: Army, renderer: Renderer, format: TableFormat): string {
  const { lines, counts, gauges } = sheetJson(rules, army);
  const sized = sizeOf(rules);
  const sizes = army.entries.map((entry) => sizeText(rules, entry, renderer));
  const rows = lines.map(({ name, what, standing, text, rulings }, i) => [
    renderer.say(name),
    renderer.say(what),
    ...(sized === undefined ? [] : [sizes[i]!]),
    renderer.say(STANDINGS[standing]),
    [renderer.say(text), ...rulings].join(' '),
  ]);
  const [name, unit, ...rest] = HEADINGS;
  const headings = [name!, unit!, ...(sized === undefined ? [] : [sized]), ...rest].map((text) => renderer.say(text));
  if (format === 'csv') return grid(headings, rows, 'csv');
  const title = oneLine([army.name || '—', army.side].filter(Boolean).join(' · '));
  const counted = t(
    `${counts.steady} en ordre, ${counts.shaken} en difficulté, ${counts.gone} hors de combat`,
    `${counts.steady} steady, ${counts.shaken} shaken, ${counts.gone} gone`,
  );
  const mark = format === 'md' ? '- ' : '';
  return [
    format === 'md' ? `### ${title}` : title,
    ...(army.notes === '' ? [] : [oneLine(army.notes)]),
    '',
    ...(rows.length > 0 ? [grid(headings, rows, format), ''] : []),
    mark + renderer.say(counted),
    ...gauges.map((gauge) => mark + gaugeText(gauge, renderer)),
  ].join('\n');
}

/** What its units have more or less of: models, strength. */
const sizeOf = ({ kinds }: ArmyRules): Text | undefined =>
  kinds.flatMap((kind) => (kind.divisible === undefined ? [] : [fieldsOf(kind)[kind.divisible]!.about.label]))[0];

/** `17 of 20`. */
function sizeText(rules: ArmyRules, { kind: id, values, start }: ArmyEntry, renderer: Renderer): string {
  const size = kindOf(rules, id).divisible;
  if (size === undefined) return '';
  const [now, was] = [values[size], start[size]].map(String);
  return now === was ? now! : renderer.say(t(`${now} sur ${was}`, `${now} of ${was}`));
}

/** `Losses of the army: 3 of 35 SP; at 16: the army collapses (40%) (Grognard’s convention, A-59)`: what is ours says so. */
function gaugeText({ title, counted, lost, of, thresholds, origin, rulings }: Gauge, renderer: Renderer): string {
  const [few, all] = [lost, of].map((count) => decimal(count, renderer.lang));
  const share = t(`${few} sur ${all} ${counted.fr}`, `${few} of ${all} ${counted.en}`);
  const head = `${renderer.say(capitalize(title))}${renderer.colon()} ${renderer.say(share)}${originText(origin, rulings, renderer)}`;
  return [head, ...thresholds.map((threshold) => thresholdText(threshold, renderer))].join(
    renderer.say(t(' ; ', '; ')),
  );
}

function thresholdText({ at, reached, text, origin, rulings }: Threshold, renderer: Renderer): string {
  const when = reached ? t('atteint', 'reached') : t('à', 'at');
  return `${renderer.say(when)} ${decimal(at, renderer.lang)}${renderer.colon()} ${renderer.say(text)}${originText(origin, rulings, renderer)}`;
}

function originText(origin: Gauge['origin'], rulings: readonly string[], renderer: Renderer): string {
  const ours = origin === 'printed' ? [] : [renderer.say(OUTPUT_WORDS.origins[origin])];
  const said = [...ours, ...rulings].join(', ');
  return said === '' ? '' : ` (${said})`;
}
