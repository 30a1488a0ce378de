import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allScenarios } from '../commands/play/battles.ts';
import { grognard } from '../testing.ts';

const SCENARIOS = (await allScenarios()).map(({ card }) => card.id);

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'grognard-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The program by its name, as it would be installed.
writeFileSync(join(folder, 'grognard'), `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`, { mode: 0o755 });

const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;
const inShell = (shell: string, args: readonly string[]) =>
  spawnSync(shell, args, {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, LC_ALL: 'C.UTF-8', TERM: 'dumb' },
  });

const candidates = async (words: readonly string[], lang = 'en'): Promise<string[]> =>
  (await grognard(['--complete', '--', ...words], { env: { LANG: lang } })).out.split('\n');
const words = async (...line: string[]): Promise<string[]> =>
  (await candidates(line)).map((candidate) => candidate.split('\t')[0]!).filter(Boolean);

describe('what may stand next', () => {
  test.each<[string[], string[]]>([
    [['le'], ['levers']],
    [
      ['army', 's'],
      ['show', 'samples', 'start'],
    ],
    [['army', 'new', 'al'], ['alexandre']],
    [['army', 'show', ''], []],
    [['schema', 'alexandre', 'a'], ['army']],
    [['odds', 'alexandre', 'melee', '--ar'], ['--army']],
    [['resolve', 'alexandre', 'melee', '--app'], ['--apply']],
    [['odds', 'al'], ['alexandre']],
    [
      ['odds', 'alexandre', ''],
      ['melee', 'fire', 'movement'],
    ],
    [['matrix', 'alexandre', ''], ['melee']],
    [['charts', 'alexandre', 'typ'], ['types']],
    [['odds', 'alexandre', 'melee', '--pha'], ['--phalanxPair']],
    [['odds', 'alexandre', 'melee', '--la'], ['--lang']],
    [
      ['odds', 'alexandre', 'fire', '--target.terrain', 'ford'],
      ['ford-1', 'ford-2', 'ford-3'],
    ],
    [
      ['odds', 'alexandre', 'fire', '--target.units', 'P'],
      ['Ph', 'Pe'],
    ],
    [['odds', 'alexandre', 'melee', '--attackers.2.fi'], ['--attackers.2.fired']],
    [
      ['odds', 'alexandre', 'melee', '--ruling', 'A-7='],
      ['A-7=every-unit', 'A-7=top-unit'],
    ],
    [['odds', 'alexandre', 'melee', '--format=m'], ['--format=md']],
    [['odds', 'alexandre', 'melee', '--ruling', 'A-7=t'], ['A-7=top-unit']],
    [
      ['odds', 'dbm', 'pip-odds', '--use', ''],
      ['highest', 'lowest', 'sum'],
    ],
    [['matrix', 'alexandre', 'melee', '--asp'], ['--aspect']],
    [['odds', '--lang', 'fr', 'alexandre', 'fi'], ['fire']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    ...(['play', 'simulate', 'scenarios'] as const).map((command): [string[], string[]] => [
      [command, ''],
      [...SCENARIOS, ...(command === 'scenarios' ? ['new', 'next'] : [])],
    ]),
    [
      ['scenarios', 'new', ''],
      ['alexandre', 'jours-de-gloire'],
    ],
    [['play', 'mai'], ['maida']],
    [['play', 'the-ford', ''], []],
    [
      ['play', 'the-ford', '--'],
      ['--opponent', '--dice', '--journal', '--lang', '--ruling', '--seed', '--help'],
    ],
    [
      ['replay', '--'],
      ['--at', '--lang', '--help'],
    ],
    [
      ['simulate', '--'],
      '--games --minds --jobs --compare --sweep --resume --lang --format --ruling --seed --help'.split(' '),
    ],
    [
      ['serve', '--'],
      ['--port', '--host', '--lang', '--help'],
    ],
    [
      ['simulate', 'maida', '--minds', ''],
      ['conscript', 'veteran', 'grognard', 'plain', 'random'],
    ],
    [['simulate', 'maida', '--minds', 'veteran,g'], ['veteran,grognard']],
    [['play', 'maida', '--opponent', 'v'], ['veteran']],
    [
      ['play', 'maida', '--opponent', 'veteran,'],
      ['veteran,1', 'veteran,2'],
    ],
    [
      ['play', 'maida', '--dice', ''],
      ['rolled', 'typed'],
    ],
    [
      ['play', 'the-ford', '--ruling', 'A-49='],
      ['A-49=one-more', 'A-49=free'],
    ],
    [['simulate', 'maida', '--compare', 'J-99=u'], ['J-99=unharmed']],
    [
      ['simulate', 'maida', '--format', ''],
      ['text', 'json', 'csv'],
    ],
    [['odds', 'chess', ''], []],
    [['odds', 'alexandre', 'melee', '--constructor.'], []],
    [['serve', ''], []],
  ])('%j', async (line, expected) => expect(await words(...line)).toEqual(expected));

  test('files, where one is wanted', async () => {
    writeFileSync(join(folder, 'battle.json'), '');
    writeFileSync(join(folder, 'of two words.json'), '');
    mkdirSync(join(folder, 'battles'), { recursive: true });
    const begun = join(folder, 'b');
    const both = [join(folder, 'battle.json'), `${join(folder, 'battles')}/`];
    for (const line of [
      ['replay'],
      ['play'],
      ['scenarios'],
      ['play', 'the-ford', '--journal'],
      ['simulate', 'maida', '--resume'],
      ['odds', 'dbm', 'pip-odds', '--army'],
    ])
      expect(await words(...line, begun)).toEqual(both);
    expect(await words('replay', join(folder, 'nowhere', 'b'))).toEqual([]);
  });

  test('with its meaning, in the language of the reader', async () =>
    expect(await candidates(['odds', 'alexandre', 'melee', '--defenders.units.state', 'r'], 'fr')).toEqual([
      'routed\ten déroute',
    ]));

  test('every command', async () => expect(await words('')).toContain('completion'));
});

describe('the scripts', () => {
  test.runIf(has('bash'))('of bash, in bash', () => {
    const { stdout, stderr } = inShell('bash', [
      '-c',
      `source <(grognard completion bash)
       tried() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _grognard grognard; echo "\${COMPREPLY[@]}"; }
       complete -p grognard
       tried grognard odds jours
       tried grognard odds alexandre fire --target.terrain ford
       tried grognard odds alexandre melee --lang = f
       tried grognard odds alexandre melee --ruling A-7 = t`,
    ]);
    expect([stderr, stdout]).toEqual([
      '',
      'complete -F _grognard grognard\njours-de-gloire\nford-1 ford-2 ford-3\nfr\ntop-unit\n',
    ]);
  });

  test.runIf(has('zsh'))('of zsh, in zsh', () => {
    const { stdout, stderr } = inShell('zsh', [
      '-f',
      '-c',
      `autoload -Uz compinit && compinit -u -D
       source <(grognard completion zsh)
       _describe() { print -l -- "\${(@P)2}"; }
       words=(grognard odds alexandre fire --target.terrain ford); CURRENT=6; _grognard
       print $_comps[grognard]`,
    ]);
    expect([stderr, stdout]).toEqual(['', 'ford-1:Ford 1\nford-2:Ford 2\nford-3:Ford 3\n_grognard\n']);
  });

  test.runIf(has('fish'))('of fish, in fish', () => {
    const { stdout, stderr } = inShell('fish', [
      '--no-config',
      '-c',
      `grognard completion fish | source
       complete -C 'grognard odds alexandre fire --target.terrain ford'`,
    ]);
    expect([stderr, stdout]).toEqual(['', 'ford-1\tFord 1\nford-2\tFord 2\nford-3\tFord 3\n']);
  });

  // Where a shell is not there its test above is skipped: this much is seen everywhere.
  test.each([
    ['bash', 'complete -F _grognard grognard'],
    ['zsh', 'compdef _grognard grognard'],
    ['fish', 'complete -c grognard -f -a'],
  ])('of %s registers itself and asks the program', async (shell, line) => {
    const { code, out } = await grognard(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toContain(line);
    expect(out).toContain('--complete --');
  });

  test('of another shell is none', async () =>
    expect((await grognard(['completion', 'tcsh'])).err).toBe(
      'grognard: unknown shell "tcsh"; there are: bash, zsh, fish',
    ));
});
