import * as v from 'valibot';
import { issuePath } from '../kernel/valibot-issue.ts';
import { BadInput } from '../kernel/problem.ts';
import { t, type Text } from '../kernel/text.ts';
import { otherVersion } from './version.ts';

const FORMAT = 'grognard-scenario';
const VERSION = 1;

/** The largest map with two hundred units stays far below. */
export const LONGEST_SCENARIO = 1_000_000;

const envelope = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  ruleset: v.pipe(v.string(), v.maxLength(100)),
  scenario: v.unknown(),
});

/** A scenario out of a file: whether it can be played is for its ruleset to say. */
export interface ScenarioFile {
  /** Undefined where the file holds the scenario alone. */
  readonly ruleset: string | undefined;
  readonly scenario: unknown;
}

/** The text of a file. */
export const scenarioFile = (ruleset: string, scenario: unknown): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ruleset, scenario }, null, 2)}\n`;

const unfit = (path: string, text: Text): BadInput => new BadInput([{ path, text }]);

/** Throws `BadInput`. */
export function readScenarioFile(text: string): ScenarioFile {
  if (text.length > LONGEST_SCENARIO)
    throw unfit('scenario', t(`${LONGEST_SCENARIO} caractères au plus`, `at most ${LONGEST_SCENARIO} characters`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unfit('scenario', t('ce n’est pas du JSON valide', 'this is not valid JSON'));
  }
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'format'))
    return { ruleset: undefined, scenario: json };
  const read = v.safeParse(envelope, json);
  if (!read.success) {
    const other = otherVersion(json, [VERSION]);
    if (other !== undefined) throw unfit('version', other);
    throw unfit(
      issuePath(read.issues) || 'scenario',
      t('ne convient pas ; un scénario de grognard est attendu', 'does not fit; a scenario of grognard is expected'),
    );
  }
  return { ruleset: read.output.ruleset, scenario: read.output.scenario };
}
