import { armyJson, fileJson, readArmy, rulesetIdIn } from '../../../armies/army-file.ts';
import { historyJson, type NotedResult, readHistory } from '../../../armies/history.ts';
import type { Army, ArmyRules } from '../../../kernel/army.ts';
import { BadInput, type Problem } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import type { Arguments } from '../../arguments/arguments.ts';
import { pick } from '../../arguments/problem.ts';
import { json } from '../../output/terminal-safe.ts';
import type { World } from '../../world.ts';
import { fileName } from '../../files.ts';
import { readText } from './files.ts';

/** An army and the file that keeps it. */
export interface ArmyOfFile {
  readonly file: string;
  readonly rules: ArmyRules;
  readonly army: Army;
  /** What results changed in it, the last one at the end. */
  readonly history: readonly NotedResult[];
  /** What of the file could not be taken. */
  readonly left: readonly Problem[];
}

/** The army of a file, in any ruleset or in one. Throws `BadInput` with the file before each place. */
export async function readArmyFile(file: string, world: World, only?: ArmyRules): Promise<ArmyOfFile> {
  const text = await readText(file, world);
  return inFile(file, async () => {
    const given = fileJson(text);
    const rules = only ?? (await rulesOf(rulesetIdIn(given)));
    const { army, left } = readArmy(rules, given);
    return { file, rules, army, ...historyIn(rules, given, file, left) };
  });
}

/** A history that cannot be read is left out like a unit that cannot. */
function historyIn(rules: ArmyRules, given: unknown, file: string, left: readonly Problem[]) {
  try {
    return { history: readHistory(rules, given, file), left };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { history: [], left: [...left, ...error.problems] };
  }
}

export const rulesOf = async (id: string | undefined): Promise<ArmyRules> => pick(CATALOGUE, id, 'ruleset').army();

async function inFile<R>(file: string, read: () => Promise<R>): Promise<R> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(withFile(file, error.problems));
  }
}

const withFile = (file: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, text }) => ({
    path: ['file', ''].includes(path) ? fileName(file) : `${fileName(file)} ${path}`,
    text,
  }));

/** Tells what of a file was left out; a file that is to be written needs --partly then. */
export function printLeftOut(
  file: string,
  left: readonly Problem[],
  args: Arguments,
  world: World,
  writes: boolean,
): void {
  if (left.length === 0) return;
  const problems = withFile(file, left);
  if (writes && !args.partly) throw new BadInput([...problems, { path: fileName(file), text: NOT_WRITTEN }]);
  for (const { path, text } of problems)
    world.err(`grognard: ${path}${args.lang === 'fr' ? ' :' : ':'} ${text[args.lang]}`);
}

const NOT_WRITTEN = t(
  'rien n’est écrit : cela serait perdu (--partly pour l’accepter)',
  'nothing is written: this would be lost (--partly to accept it)',
);

/** The file as it is written. */
export const fileText = ({ rules, army, history }: Pick<ArmyOfFile, 'rules' | 'army' | 'history'>): string =>
  `${json({ ...armyJson(rules, army), ...(history.length > 0 && { history: historyJson(history) }) })}\n`;
