import { CATALOGUE } from './src/rulesets/catalogue.ts';

const SRC = `${import.meta.dirname}/src`;
const WEB = `${SRC}/web`;
const RULESETS = CATALOGUE.map(({ id }) => id);

/** Loaded apart, when somebody asks: the register in words, the shapes of results, what armies are, battles. */
const ON_DEMAND =
  /\/src\/rulesets\/[\w-]+\/(?:rulings|shapes|army|armies|equivalents|battles|field|scenarios)(?:\.ts$|\/)/;
/** The home page knows no more of a ruleset than these. */
const KNOWN_AT_HOME = /\/(?:card|procedures|catalogue)\.ts$/;
/** A whole ruleset imports its procedures, which import what they share: in one file with either it would go in circles. */
const WHOLE = /\/rulesets\/[\w-]+\/index\.ts$/;
/** Folders of a ruleset that are no procedure. */
const SHARED = /^(?:charts|combat)$/;

/** Which ruleset a file belongs to, and which procedure, if it serves one alone. */
function placeOf(id: string): { readonly ruleset: string; readonly procedure: string | undefined } | undefined {
  const path = /\/src\/rulesets\/([\w-]+)\/(.*)$/.exec(id);
  if (path === null || [ON_DEMAND, KNOWN_AT_HOME, WHOLE].some((pattern) => pattern.test(id))) return undefined;
  const [, ruleset, rest] = path as unknown as [string, string, string];
  const [folder, ...more] = rest.split('/');
  return { ruleset, procedure: more.length === 0 || SHARED.test(folder!) ? undefined : folder };
}

/** What the build knows of a file. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** All that some files need. */
function neededBy(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set(files);
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}

const proceduresOf = (root: string, graph: Graph): readonly string[] =>
  graph.getModuleInfo(`${root}/procedures.ts`)?.dynamicallyImportedIds ?? [];

const FORECAST = /\/forecast\.ts$/;

/** What the procedures of a ruleset need, each by its folder; the cover comes with all of them. */
interface Needs {
  /** As far as their dice, where that comes apart. */
  readonly first: ReadonlyMap<string, ReadonlySet<string>>;
  readonly all: ReadonlyMap<string, ReadonlySet<string>>;
}

function needsIn(root: string, graph: Graph): Needs {
  const folderOf = (id: string): string => id.split('/').at(-2)!;
  const needs = (ids: readonly string[]) =>
    new Map(
      [...new Set(ids.map(folderOf))].map((folder) => [
        folder,
        neededBy([...ids.filter((id) => folderOf(id) === folder), `${root}/cover.ts`], graph),
      ]),
    );
  const ids = proceduresOf(root, graph);
  const all = needs(ids.filter((id) => !FORECAST.test(id)));
  return { first: new Map([...all, ...needs(ids.filter((id) => FORECAST.test(id)))]), all };
}

const known = new Map<string, Needs>();

function needsOf(id: string, ruleset: string, graph: Graph): Needs {
  const root = id.slice(0, id.indexOf(`/rulesets/${ruleset}/`) + `/rulesets/${ruleset}`.length);
  let needs = known.get(root);
  if (needs === undefined) known.set(root, (needs = needsIn(root, graph)));
  return needs;
}

const sharing = (needs: Needs['all'], id: string): readonly string[] =>
  [...needs].filter(([, needed]) => needed.has(id)).map(([procedure]) => procedure);

/**
 * What procedures of a ruleset share: what two of them need in a file for these two, all else in one, since many small
 * files would be packed worse. A file is needed by whoever needs a file that imports it: there are no circles.
 */
function sharedChunk(id: string, graph: Graph): string | null {
  const beside = /virtual:beside-rules\/([\w-]+)$/.exec(id)?.[1];
  if (beside !== undefined) return beside;
  const place = placeOf(id);
  if (place === undefined || place.procedure !== undefined) return null;
  const { first, all } = needsOf(id, place.ruleset, graph);
  const before = sharing(first, id);
  if (before.length > 1) return [place.ruleset, ...(before.length === 2 ? before : [])].join('-');
  if (before.length === 1) return `${place.ruleset}-${before[0]!}`;
  return before.length === 0 && sharing(all, id).length > 0 ? `${place.ruleset}-sequel` : null;
}

/** A file for each procedure, one more for what follows its dice: nobody loads those he has not opened. */
function procedureChunk(id: string, graph: Graph): string | null {
  const place = placeOf(id);
  if (place?.procedure === undefined) return null;
  const { ruleset, procedure } = place;
  const needed = needsOf(id, ruleset, graph).first.get(procedure);
  return [ruleset, procedure, ...(needed === undefined || needed.has(id) ? [] : ['sequel'])].join('-');
}

export const rulesChunk = (id: string, graph: Graph): string | null =>
  sharedChunk(id, graph) ?? procedureChunk(id, graph);

const SCENARIO = /\/src\/rulesets\/[\w-]+\/scenarios\//;

/** A program that loads a ruleset loads all of it but its battles. */
export function wholeRulesetChunk(id: string): string | null {
  if (SCENARIO.test(id)) return null;
  return placeOf(id)?.ruleset ?? /\/src\/rulesets\/([\w-]+)\/index\.ts$/.exec(id)?.[1] ?? null;
}

const beginnings = new Map<string, ReadonlySet<string>>();

/** All that a battle of a ruleset needs from its first step on, by the rules and on the table. */
function neededToBegin(ruleset: string, graph: Graph): ReadonlySet<string> {
  const root = `${SRC}/rulesets/${ruleset}`;
  let needed = beginnings.get(ruleset);
  if (needed === undefined)
    beginnings.set(ruleset, (needed = neededBy([`${root}/battles.ts`, `${root}/field/shown.ts`], graph)));
  return needed;
}

/**
 * Battles stand apart from the charts, and maps from battles: who calculates loads neither, and no file waits for itself.
 * Of maps, what one ruleset alone needs stands with its battles. What is asked for later (a counter in hand, a journal of
 * others, the editor, a terminal) has files of its own.
 */
export function fieldChunk(id: string, graph: Graph): string | null {
  const ruleset = /\/src\/rulesets\/([\w-]+)\/(?:field\/|battles\.ts$)/.exec(id)?.[1];
  // What minds know comes with a mind.
  if (ruleset !== undefined && id.includes('/field/judging/')) return `${ruleset}-judging`;
  if (ruleset === undefined && !id.includes('/src/space/')) return null;
  const [first, ...others] = RULESETS.filter((one) => neededToBegin(one, graph).has(id));
  if (first === undefined) return null;
  return others.length > 0 ? 'space' : `${first}-field`;
}

/** Of the kernel, what no page but battles needs. */
const OF_EVERY_BATTLE = /\/src\/kernel\/(?:game|lanes)\.ts$/;

/** In the page maps come with all that lists of battles and battles need. */
function battleChunk(id: string, graph: Graph): string | null {
  const chunk = OF_EVERY_BATTLE.test(id) ? 'space' : fieldChunk(id, graph);
  return chunk === 'space' ? 'games' : chunk;
}

/** What answers are made of, in the page and at the command line. */
const CORE = /\/src\/(?:kernel|calculate|present)\//;

const BATTLE = /\/src\/web\/(?:battle|board)\//;
const GAMES = /\/src\/(?:play|web)\//;

/** What the page loads in one go, by the file it goes into. */
interface Loads {
  /** The first page one sees, with the frame around all. */
  readonly home: ReadonlySet<string>;
  /** What every calculator needs. */
  readonly calculator: ReadonlySet<string>;
  /** What the rules of any procedure need. */
  readonly rules: ReadonlySet<string>;
  /** What a battle needs, and what the list of battles needs too. */
  readonly battle: ReadonlySet<string>;
  readonly games: ReadonlySet<string>;
}

let loads: Loads | undefined;

function loadsIn(graph: Graph): Loads {
  const combat = neededBy([`${WEB}/home/live-combat.tsx`], graph);
  const calculator = neededBy([`${WEB}/calculator/page.tsx`], graph);
  const [battle, battles] = [`${WEB}/battle/battle-page.tsx`, `${WEB}/battle/battles-page.tsx`].map((page) =>
    neededBy([page], graph),
  );
  return {
    home: new Set([...neededBy([`${WEB}/main.tsx`], graph), ...[...combat].filter((id) => calculator.has(id))]),
    calculator,
    rules: neededBy(
      RULESETS.flatMap((id) => proceduresOf(`${SRC}/rulesets/${id}`, graph)),
      graph,
    ),
    battle: battle!,
    games: new Set([...battle!].filter((id) => battles!.has(id))),
  };
}

/** What comes with the aids of any table, fetched beside them. */
const HELPING = /\/src\/(?:web\/battle\/(?:helping|line|sighting)|space\/aiding)\.ts$/;

/** What reads journals of any battle. */
const OF_JOURNALS = /\/src\/space\/journal-shapes\.ts$/;

/** What calculators show of bodies of men alone: their ranks, their arcs, who strikes. */
const OF_BODIES = /\/calculator\/(?:picture\/(?:arcs|block)|answer\/strikes)\.tsx$/;

/**
 * Files that always come together are one: each file apart is packed worse and names what it takes from others. So the
 * first page is a file; calculators, with all that answers are made of, are one.
 */
export function pageChunk(id: string, graph: Graph): string | null {
  const ofBattles = battleChunk(id, graph);
  if (ofBattles !== null) return ofBattles;
  if (HELPING.test(id)) return 'helping';
  if (OF_JOURNALS.test(id)) return 'journals';
  loads ??= loadsIn(graph);
  if (loads.home.has(id)) return 'home';
  if (OF_BODIES.test(id)) return 'bodies';
  if (CORE.test(id)) return loads.rules.has(id) || loads.calculator.has(id) ? 'calculator' : null;
  if (!loads.calculator.has(id)) {
    if (loads.games.has(id) && GAMES.test(id)) return 'games';
    return loads.battle.has(id) && BATTLE.test(id) ? 'battle' : null;
  }
  return 'calculator';
}

/** What a calculation at the command line goes through, from the words typed to the answer: one file, quickly found. */
const PROGRAM = /\/src\/cli\/(?!armies\/|playing\/|simulating\/)|\/src\/server\/notice\.ts$|\/node_modules\/@noble\//;
const NOT_PROGRAM =
  /\/src\/cli\/(?:main|completion|flag-rows|help|levers|looking-up|matrix|rulings-text|serve|shells)\.ts$/;
/** Of the layers below, what other commands need. */
const OTHER_COMMANDS = /\/(?:matchups|levers|changes|rulings|luck|json-schema)\.ts$|\/src\/(?:present\/)?armies\//;
const CARDS = /\/src\/rulesets\/(?:catalogue|[\w-]+\/(?:card|procedures))\.ts$/;

export function programChunk(id: string): string | null {
  if (CARDS.test(id)) return 'core';
  const isProgram = PROGRAM.test(id) ? !NOT_PROGRAM.test(id) : CORE.test(id) && !OTHER_COMMANDS.test(id);
  return isProgram ? 'core' : null;
}
