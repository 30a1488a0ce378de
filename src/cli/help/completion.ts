import { type Field, fieldOf } from '../../kernel/schema.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { type Lang, LANGS, t, type Text } from '../../kernel/text.ts';
import { LEVEL_IDS, LEVELS } from '../../minds/levels.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { COMMAND_IDS, type CommandId, formatsOf, OPTIONS_OF } from '../arguments/arguments.ts';
import { ARMY_COMMANDS } from '../commands/armies/commands.ts';
import { fieldCalled, flagIn } from '../arguments/field-names.ts';
import { pathsFrom } from './path-completion.ts';
import { aboutCommand, aboutOption } from './command-words.ts';
import { NEW } from '../commands/play/new-scenario.ts';
import { NEXT } from '../commands/play/next-scenario.ts';
import { ownFlagsOf } from '../arguments/own-flags.ts';
import { allScenarios } from '../commands/play/battles.ts';
import { SHELLS } from './completion-scripts.ts';

/** A word that may stand next, and what it means. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** What may stand in place of the last of these words: a line each, its meaning after a tab. */
export async function candidatesFor(words: readonly string[], lang: Lang): Promise<string> {
  const { before, current, within } = placeOf(words);
  const flag = before.at(-1)?.startsWith('--') === true && !current.startsWith('--') ? before.at(-1)! : undefined;
  const names = namesIn(flag === undefined ? before : before.slice(0, -1));
  const scope = await scopeOf(names);
  const found =
    flag === undefined ? await wordsAfter(scope, current, lang) : valuesOf(scope, flag.slice(2), current, lang);
  return found
    .filter(({ word }) => word.startsWith(current))
    .map(({ word, about }) => `${within}${word}\t${about.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}

/** The shell keeps the first half of `--lang=f`. */
function placeOf(words: readonly string[]): { before: readonly string[]; current: string; within: string } {
  const [before, last] = [words.slice(0, -1), words.at(-1) ?? ''];
  const [, flag, value] = /^(--[^=]+)=(.*)$/s.exec(last) ?? [];
  return flag === undefined
    ? { before, current: last, within: '' }
    : { before: [...before, flag], current: value!, within: `${flag}=` };
}

/** The names of command, ruleset and procedure among the words; what follows a flag is its value. */
const namesIn = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, i) => !word.startsWith('--') && !(words[i - 1]?.startsWith('--') === true && !words[i - 1]!.includes('=')),
  );

interface Scope {
  readonly command: CommandId | undefined;
  /** How many names stand already. */
  readonly depth: number;
  /** The name after the command. */
  readonly second: string | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly procedure: Procedure | undefined;
}

async function scopeOf([command, ruleset, procedure, ...more]: readonly string[]): Promise<Scope> {
  const known = COMMAND_IDS.find((id) => id === command);
  const loaded = await (
    isOfScenarios(known)
      ? (await allScenarios()).find(({ card }) => card.id === ruleset)
      : CATALOGUE.find(({ id }) => id === ruleset)
  )?.load();
  return {
    command: known,
    second: ruleset,
    depth: [command, ruleset, procedure, ...more].filter((name) => name !== undefined).length,
    ruleset: loaded,
    procedure: loaded?.procedures.find(({ id }) => id === procedure),
  };
}

/** Commands whose first name is that of a scenario. */
const isOfScenarios = (command: CommandId | undefined): boolean =>
  command === 'play' || command === 'simulate' || command === 'scenarios';

const withoutAbout = (words: readonly string[]): Candidate[] => words.map((word) => ({ word, about: '' }));

async function wordsAfter(scope: Scope, current: string, lang: Lang): Promise<Candidate[]> {
  if (current.startsWith('-')) return flagsOf(scope, current, lang);
  const { command, depth, ruleset } = scope;
  const candidatesOf = (things: readonly { id: string; title: Text }[]): Candidate[] =>
    things.map(({ id, title }) => ({ word: id, about: title[lang] }));
  if (depth === 0) return COMMAND_IDS.map((word) => ({ word, about: aboutCommand(word)[lang] }));
  if (command === 'completion') return depth === 1 ? SHELLS.map((word) => ({ word, about: '' })) : [];
  if (command === 'army' && depth === 1)
    return ARMY_COMMANDS.map(({ id, about }) => ({ word: id, about: about[lang] }));
  if (command === 'army') return depth === 2 && takesRuleset(scope) ? candidatesOf(CATALOGUE) : [];
  if (command === 'serve' || command === undefined) return [];
  if (command === 'replay') return depth === 1 ? withoutAbout(pathsFrom(current)) : [];
  if (isOfScenarios(command)) {
    if (command === 'scenarios' && scope.second === NEXT) return depth === 2 ? withoutAbout(pathsFrom(current)) : [];
    if (command === 'scenarios' && scope.second === NEW && depth === 2)
      return candidatesOf(CATALOGUE.filter(({ battles }) => battles !== undefined));
    if (depth > 1) return [];
    const cards = candidatesOf((await allScenarios()).map(({ card }) => card));
    const words = command === 'scenarios' ? [...cards, ...withoutAbout([NEW, NEXT])] : cards;
    return current === '' ? words : [...words, ...withoutAbout(pathsFrom(current))];
  }
  if (depth === 1) return candidatesOf(CATALOGUE);
  if (depth > 2 || ruleset === undefined) return [];
  if (command === 'charts') return candidatesOf(ruleset.charts);
  if (command === 'rulings') return ruleset.rulingChoices.map(({ id }) => ({ word: id, about: '' }));
  const procedures = ruleset.procedures.filter(({ matchups }) => command !== 'matrix' || matchups !== undefined);
  return candidatesOf(command === 'schema' ? [...procedures, ARMY] : procedures);
}

const ARMY = { id: 'army', title: t('une armée', 'an army') };

/** `army new`, say: its first name is that of what it does, the second that of a ruleset. */
const takesRuleset = ({ second }: Scope): boolean =>
  ARMY_COMMANDS.some(({ id, form }) => id === second && form.includes('<ruleset>'));

/** What the flags of a command state: the situation of its procedure, or the filters of its table. */
function factsOf({ command, procedure }: Scope): Field | undefined {
  if (procedure === undefined || command === 'schema' || command === 'charts') return undefined;
  if (command !== 'matrix') return fieldOf(procedure.situation);
  return procedure.matchups && fieldOf(procedure.matchups.filters);
}

function flagsOf(scope: Scope, current: string, lang: Lang): Candidate[] {
  const general = (scope.command === undefined ? (['lang'] as const) : OPTIONS_OF[scope.command]).map((name) => ({
    word: `--${name}`,
    about: aboutOption(name)[lang],
  }));
  const alone = [...ownFlagsOf(scope.command ?? '')].map(([name, { about }]) => ({
    word: `--${name}`,
    about: about[lang],
  }));
  const own = [...alone, ...general];
  const root = factsOf(scope);
  if (root === undefined) return [...own, { word: '--help', about: '' }];
  const steps = current.slice(2).split('.').slice(0, -1);
  const within = fieldAt(root, steps);
  const prefix = `--${steps.map((step) => `${step}.`).join('')}`;
  const facts = within === undefined ? [] : [...pathsIn(within, prefix, lang), ...labelsIn(within, prefix, lang)];
  return steps.length === 0 ? [...facts, ...own, { word: '--help', about: '' }] : facts;
}

/** All fields under one, by their paths. */
function pathsIn(field: Field, prefix: string, lang: Lang): Candidate[] {
  const record = itemOf(field);
  if (record.kind !== 'record') return [];
  return Object.entries(record.fields).flatMap(([id, inner]) => [
    { word: prefix + id, about: inner.about.label[lang] },
    ...pathsIn(inner, `${prefix}${id}.`, lang),
  ]);
}

/** The same fields by their French labels, a step at a time: the English ones are too near the ids to be offered beside them. */
function labelsIn(field: Field, prefix: string, lang: Lang): Candidate[] {
  const record = itemOf(field);
  if (record.kind !== 'record' || lang === 'en') return [];
  const { fields } = record;
  return Object.entries(fields).flatMap(([id, { about }]) => {
    const flag = flagIn(fields, id, lang);
    return flag === undefined ? [] : [{ word: prefix + flag, about: about.label[lang] }];
  });
}

const itemOf = (field: Field): Field => (field.kind === 'list' ? field.item : field);

function fieldAt(root: Field, steps: readonly string[]): Field | undefined {
  let field: Field | undefined = root;
  for (const step of steps) {
    if (field?.kind === 'list' && /^\d+$/.test(step)) field = field.item;
    else {
      const record: Field | undefined = field && itemOf(field);
      field = record?.kind === 'record' ? record.fields[fieldCalled(record.fields, step) ?? ''] : undefined;
    }
  }
  return field;
}

function valuesOf(scope: Scope, flag: string, current: string, lang: Lang): Candidate[] {
  const root = factsOf(scope);
  const fact = root && fieldAt(root, flag.split('.'));
  const isOwn = scope.command !== undefined && OPTIONS_OF[scope.command].some((name) => name === flag);
  if (!isOwn && fact !== undefined) return valuesIn(fact, lang);
  if (flag === 'lang') return withoutAbout(LANGS);
  if (flag === 'format') return withoutAbout(formatsOf(scope.command ?? ''));
  if (flag === 'army') return withoutAbout(pathsFrom(current));
  const values = flag === 'ruling' ? 'rulings' : ownFlagsOf(scope.command ?? '').get(flag)?.values;
  if (values === 'file') return withoutAbout(pathsFrom(current));
  if (values === 'rulings')
    return withoutAbout(
      (scope.ruleset?.rulingChoices ?? []).flatMap(({ id, options }) => options.map((option) => `${id}=${option}`)),
    );
  if (values === 'minds' || values === 'opponent') return mindsAfter(values, current, lang);
  return withoutAbout(values ?? []);
}

/** `veteran`, then who plays the second side, or which side it plays. */
function mindsAfter(values: 'minds' | 'opponent', current: string, lang: Lang): Candidate[] {
  const first = current.slice(0, current.indexOf(',') + 1);
  if (first !== '' && values === 'opponent') return withoutAbout([`${first}1`, `${first}2`]);
  return LEVEL_IDS.map((id) => ({ word: first + id, about: LEVELS[id].about[lang] }));
}

/** The values of a choice; of a record on one line, those of its first one. */
function valuesIn(field: Field, lang: Lang): Candidate[] {
  const single = itemOf(field);
  if (single.kind === 'flag')
    return [
      { word: 'true', about: '' },
      { word: 'false', about: '' },
    ];
  if (single.kind === 'choice')
    return single.values.map((word) => ({ word, about: single.about.options?.[word]?.[lang] ?? '' }));
  const first =
    single.kind === 'record' ? Object.values(single.fields).find(({ kind }) => kind === 'choice') : undefined;
  return first === undefined ? [] : valuesIn(first, lang);
}
