import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/copied.ts';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly [kind: string]: unknown;
}
interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
const { devDependencies, optionalDependencies, workspaces } = read('package.json') as Manifest;

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const namesIn = (locked: Locked): string[] => KINDS.flatMap((kind) => Object.keys(locked[kind] ?? {}));

/** Whether a package that stands at `from` would find `name` in the lock, as Node looks for it. */
function isLocked(name: string, from: string): boolean {
  if (`${from}${from === '' ? '' : '/'}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

describe('the lock file', () => {
  test('lists every package that another asks for, the binaries of all platforms among them: npm ci works everywhere', () => {
    const asked = Object.entries(packages).flatMap(([from, locked]) => namesIn(locked).map((name) => ({ from, name })));
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(({ from, name }) => !isLocked(name, from))).toEqual([]);
  });

  test('holds each package by its hash, and names no registry', () => {
    const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(fetched.length).toBeGreaterThan(500);
    expect(
      fetched.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true).map(([path]) => path),
    ).toEqual([]);
    expect(Object.values(packages).flatMap(({ resolved }) => resolved ?? [])).toEqual(
      workspaces.toSorted().toReversed(),
    );
  });

  test('has no package that fetches or builds anything while it is installed', () => {
    expect(Object.keys(packages).filter((path) => packages[path]!.hasInstallScript)).toEqual([]);
  });

  test('gives one and the same Node to every platform', () => {
    const { optionalDependencies: nodes } = read('scripts/node/package.json') as Manifest;
    expect(Object.keys(nodes).length).toBeGreaterThanOrEqual(5);
    expect(new Set(Object.values(nodes)).size).toBe(1);
    for (const [name, version] of Object.entries(nodes))
      expect(packages[`node_modules/${name}`]).toMatchObject({ version });
  });
});

// npm leaves an optional package out where the machine's own Node is too old for it; ours is not, but npm does not know it.
test('what serves is optional for users, and always there for contributors', () => {
  expect(devDependencies).toMatchObject(optionalDependencies);
});
