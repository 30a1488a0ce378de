import { BadInput, type Problem } from '../../../kernel/problem.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { takeUp } from '../../../play/replay.ts';
import { readSave, type Save } from '../../../play/save.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';

/** By which battle a journal is gone through. */
export interface Audited {
  readonly ruleset: string;
  readonly scenario: { readonly id: string; readonly hash: string; readonly own?: unknown };
  readonly options: Options;
}

/** What it is sent: first the text of a file, then the battle that it is of. */
export type Sent = { readonly text: string } | { readonly audited: Audited };

export type Said =
  | { readonly save: Save }
  | { readonly done: number }
  | { readonly sound: true }
  | { readonly problems: readonly Problem[] };

/** How often it says how far it has come. */
const TOLD_MS = 100;

let save: Save | undefined;

const say = (said: Said): void => postMessage(said, { transfer: [] });

async function audit({ ruleset, scenario, options }: Audited): Promise<void> {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  const document = scenario.own ?? (await battles.scenarios.find(({ id }) => id === scenario.id)!.load(scenario.hash));
  let told = performance.now();
  await takeUp(battles.open(document, options).game, save!.journal, (done) => {
    if (performance.now() - told < TOLD_MS) return;
    told = performance.now();
    say({ done });
  });
  say({ sound: true });
}

async function answer(sent: Sent): Promise<void> {
  try {
    if ('audited' in sent) return await audit(sent.audited);
    save = readSave(sent.text);
    say({ save });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    say({ problems: error.problems });
  }
}

/** A thread beside the page: a long file holds nothing up. What fails is an error of the thread, for the page to hear of. */
addEventListener('message', ({ data }: MessageEvent<Sent>) => void answer(data).catch(reportError));
