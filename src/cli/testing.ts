import { run } from './run.ts';
import type { World } from './world.ts';

/** Runs the program as a terminal would, without a process. */
export async function grognard(
  line: readonly string[],
  given: { stdin?: string; answers?: string[]; env?: Record<string, string>; address?: string } = {},
) {
  const [out, err]: [string[], string[]] = [[], []];
  const { answers } = given;
  const world: World = {
    env: given.env ?? {},
    version: '9.9.9',
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    input: async () => given.stdin ?? '',
    ask: answers && (async () => answers.shift()),
    seed: () => 'seed',
    address: () => given.address,
  };
  const code = await run(line, world);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export const MELEE = ['alexandre', 'melee', '--attackers.units', 'Ca 7', '--defenders.units', 'In 5'];
export const FIRE = ['alexandre', 'fire', '--firers', 'Ar 7', '--target.units', 'Pe 4', '--target.leaders', 'Darius 1'];
