import { takeBack } from '../../../armies/apply.ts';
import { restoreArmy, copySample, newArmy, renameArmy } from '../../../armies/edit.ts';
import { standingOf } from '../../../armies/entries.ts';
import type { Army, ArmyRules } from '../../../kernel/army.ts';
import { BadInput } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { armyLink, armyOfLink, readArmyLink } from '../../../present/armies/link.ts';
import { sheetJson } from '../../../present/armies/sheet.ts';
import { armyTable, readArmyTable } from '../../../present/armies/table.ts';
import { type Arguments, refuseFlags, type OptionName } from '../../arguments/arguments.ts';
import { grid } from '../../output/grid.ts';
import { badInput, noSuchOption, pick } from '../../arguments/problem.ts';
import { rendererOf, tableFormat } from '../../output/render.ts';
import { json } from '../../output/terminal-safe.ts';
import type { ExitCode, World } from '../../world.ts';
import { fileName, replaceAll, writeNew } from '../../files.ts';
import { readText } from './files.ts';
import { ARMY_COMMANDS, type ArmyCommandId } from './commands.ts';
import { fileText, type ArmyOfFile, readArmyFile, rulesOf, printLeftOut } from './army-file.ts';
import { sheetText } from './sheet.ts';

type Command = (args: Arguments, names: readonly string[], world: World) => Promise<void>;

const COMMANDS: Readonly<Record<ArmyCommandId, Command>> = {
  show,
  samples,
  new: create,
  'from-table': fromTable,
  table,
  link,
  'from-link': fromLink,
  undo,
  start,
};

/** `army show …` and the like. */
export async function army(args: Arguments, world: World): Promise<ExitCode> {
  refuseFlags(args);
  const [typed, ...names] = args.names;
  const { id, takes, most }: { id: ArmyCommandId; takes: readonly OptionName[]; most: number } = pick(
    ARMY_COMMANDS,
    typed,
    'army',
  );
  const given = (['name', 'sample', 'out', 'format'] as const).filter((name) => args[name] !== undefined);
  const other = [...given, ...(args.partly ? (['partly'] as const) : [])].find((name) => !takes.includes(name));
  if (other !== undefined) throw noSuchOption(other, ['lang', ...takes] satisfies OptionName[]);
  if (names.length > most) throw badInput(fileName(names[most]!), 'mot de trop', 'one word too many');
  await COMMANDS[id](args, names, world);
  return 0;
}

async function armyFor(args: Arguments, file: string | undefined, world: World, writes = false): Promise<ArmyOfFile> {
  if (file === undefined) throw badInput('', 'il manque le fichier d’une armée', 'the file of an army is missing');
  const kept = await readArmyFile(file, world);
  printLeftOut(file, kept.left, args, world, writes);
  return kept;
}

async function show(args: Arguments, [file]: readonly string[], world: World): Promise<void> {
  const { rules, army } = await armyFor(args, file, world);
  world.out(
    args.format === 'json' ? json(sheetJson(rules, army)) : sheetText(rules, army, rendererOf(args), tableFormat(args)),
  );
}

async function samples(args: Arguments, [ruleset]: readonly string[], world: World): Promise<void> {
  const all = await (await rulesOf(ruleset)).samples();
  const listed = all.map(({ id, name, side, notes }) => ({ id, name, side, notes }));
  const { lang } = args;
  const rows = listed.map(({ id, name, side, notes }) => [id, name[lang], side[lang], notes[lang]]);
  const headings = ['id', t('armée', 'army')[lang], t('camp', 'side')[lang], t('notes', 'notes')[lang]];
  world.out(args.format === 'json' ? json(listed) : grid(headings, rows, tableFormat(args)));
}

async function create(args: Arguments, [ruleset]: readonly string[], world: World): Promise<void> {
  const rules = await rulesOf(ruleset);
  const { name, sample, lang } = args;
  const named = name === undefined ? {} : { name };
  if (sample === undefined)
    return writeArmy(
      args,
      rules,
      underFlag('name', () => newArmy(rules, named)),
      world,
    );
  const chosen = pick(
    (await rules.samples()).map((one) => ({ id: one.id, title: one.name, one })),
    sample,
    'sample',
    lang,
  );
  return writeArmy(
    args,
    rules,
    underFlag('name', () => renameArmy(copySample(rules, chosen.one, lang), named)),
    world,
  );
}

async function fromTable(args: Arguments, [first, second]: readonly string[], world: World): Promise<void> {
  const rules = await rulesOf(first);
  if (second === undefined)
    throw badInput('', 'il manque la table (fichier ou -)', 'the table is missing (a file or -)');
  const text = await readText(second, world);
  const empty = underFlag('name', () => newArmy(rules, args.name === undefined ? {} : { name: args.name }));
  const { army, left } = readArmyTable(rules, empty, text, args.lang);
  printLeftOut(second, left, args, world, args.out !== undefined);
  await writeArmy(args, rules, army, world);
}

async function table(args: Arguments, [file]: readonly string[], world: World): Promise<void> {
  const { rules, army } = await armyFor(args, file, world);
  world.out(armyTable(rules, army, args.lang, args.lang === 'fr' ? ';' : ','));
}

async function link(args: Arguments, [file]: readonly string[], world: World): Promise<void> {
  const { rules, army } = await armyFor(args, file, world);
  world.out(`${world.address?.() ?? ''}${armyLink(rules, army)}`);
}

async function fromLink(args: Arguments, [typed]: readonly string[], world: World): Promise<void> {
  if (typed === undefined) throw badInput('', 'il manque le lien (ou -)', 'the link is missing (or -)');
  const parts = readArmyLink(typed === '-' ? await readText(typed, world) : typed);
  const rules = await rulesOf(parts.ruleset);
  const { army, left } = armyOfLink(rules, parts);
  printLeftOut('link', left, args, world, args.out !== undefined);
  const { name = army.name } = args;
  await writeArmy(
    args,
    rules,
    underFlag('name', () => renameArmy(army, { name })),
    world,
  );
}

/** Takes the last result back in each file; where several files are named it must be the same result. */
async function undo(args: Arguments, files: readonly string[], world: World): Promise<void> {
  const all: ArmyOfFile[] = [];
  for (const file of files.length > 0 ? files : [undefined]) all.push(await armyFor(args, file, world, true));
  const [first] = all.map(({ history }) => history.at(-1)?.text.en);
  const written = new Map<string, string>();
  const lines: string[] = [];
  const { lang } = args;
  for (const { file, rules, army, history } of all) {
    const last = history.at(-1);
    if (last === undefined) throw badInput(fileName(file), 'rien à annuler', 'nothing to take back');
    if (last.text.en !== first)
      throw badInput(
        fileName(file),
        `le dernier résultat y est un autre : ${last.text.fr}`,
        `its last result is another one: ${last.text.en}`,
      );
    const before = takeBack(rules, { [file]: army }, last.changes)[file]!;
    written.set(file, fileText({ rules, army: before, history: history.slice(0, -1) }));
    for (const { entry, name } of last.changes)
      lines.push(`  ${name[lang]}${lang === 'fr' ? ' :' : ':'} ${standingOf(rules, before, entry).text[lang]}`);
  }
  await replaceAll(written);
  const what = all[0]!.history.at(-1)!.text[lang];
  world.out([`${t('Annulé :', 'Taken back:')[lang]} ${what}`, ...new Set(lines)].join('\n'));
}

async function start(args: Arguments, [file]: readonly string[], world: World): Promise<void> {
  const kept = await armyFor(args, file, world, true);
  const army = restoreArmy(kept.army);
  const changed = army.entries.filter((entry, i) => entry !== kept.army.entries[i]).length;
  await replaceAll(new Map([[kept.file, fileText({ ...kept, army, history: [] })]]));
  world.out(
    t(
      `${fileName(kept.file)} : comme au départ (${changed} unité${changed > 1 ? 's changées' : ' changée'})`,
      `${fileName(kept.file)}: as it stood at the start (${changed} unit${changed === 1 ? '' : 's'} changed)`,
    )[args.lang],
  );
}

/** Writes an army to standard output, or into a file that is not there yet. */
async function writeArmy(args: Arguments, rules: ArmyRules, army: Army, world: World): Promise<void> {
  const text = fileText({ rules, army, history: [] });
  if (args.out === undefined) world.out(text.trimEnd());
  else await writeNew(args.out, text);
}

/** Reports problems under the flag that stated the value. */
function underFlag<R>(flag: OptionName, make: () => R): R {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.problems.map(({ text }) => ({ path: `--${flag}`, text })));
  }
}
