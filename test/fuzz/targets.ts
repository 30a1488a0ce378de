import fc from 'fast-check';

/** What can be fuzzed: each is loaded when it is asked for. */
export const TARGETS = {
  situations: async () => (await import('./situations.ts')).situationsProperty,
  links: async () => (await import('./links.ts')).linksProperty,
  cli: async () => (await import('./command-lines.ts')).commandLinesProperty,
  history: async () => (await import('./histories.ts')).historiesProperty,
  'army-files': async () => (await import('./armies.ts')).armyFilesProperty,
  'army-tables': async () => (await import('./armies.ts')).armyTablesProperty,
  'army-links': async () => (await import('./armies.ts')).armyLinksProperty,
  'army-cli': async () => (await import('./army-lines.ts')).armyLinesProperty,
  journals: async () => (await import('./journals.ts')).journalsProperty,
  http: async () => (await import('./requests.ts')).requestsProperty,
} as const;

export type TargetId = keyof typeof TARGETS;
export const TARGET_IDS = Object.keys(TARGETS) as TargetId[];

export interface Settings {
  readonly seed: number;
  readonly runs: number;
  /** Leads to the smallest failing case found before: only that one is tried. */
  readonly path?: string;
}

/** Undefined where nothing failed; otherwise the smallest failing case, and how to see it again. */
export async function faultOf(
  target: string,
  property: fc.IRawProperty<unknown>,
  { seed, runs, path }: Settings,
): Promise<string | undefined> {
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!failed) return undefined;
  return [
    `${target}: ${errorInstance instanceof Error ? errorInstance.stack : String(errorInstance)}`,
    `smallest case: ${fc.stringify(counterexample)}`,
    `again: npm run fuzz -- --what ${target} --seed ${seed} --path ${counterexamplePath}`,
  ].join('\n');
}

export const fuzz = async (target: TargetId, settings: Settings): Promise<string | undefined> =>
  faultOf(target, (await TARGETS[target]()) as fc.IRawProperty<unknown>, settings);
