import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Contest, type Skipped, timesSlower } from './harness.ts';

const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const COMMAND = ['odds', 'alexandre', 'melee', '--attackers.units', 'Ph 9', '--defenders.units', 'In 6'];
/** Any answer of it holds chances. */
const EXPECTED = /\d ?%/u;

const node = (...args: readonly string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

export function cliContest(): Contest | Skipped {
  if (!existsSync(PROGRAM)) return { skipped: 'build first: npm run build' };
  const ours = () => node(PROGRAM, ...COMMAND);
  const bare = () => node('-e', '0');
  return {
    title: `grognard ${COMMAND.slice(0, 3).join(' ')}, cold start`,
    contenders: [
      {
        who: 'ours',
        run: ours,
        wrong() {
          const { status, stdout, stderr } = ours();
          if (status !== 0) return `ended with ${status}: ${stderr.trim()}`;
          return EXPECTED.test(stdout) ? undefined : `no chances in its answer: ${stdout.trim()}`;
        },
        goal: timesSlower(3, 'node -e 0'),
      },
      { who: 'node -e 0', run: bare, wrong: () => (bare().status === 0 ? undefined : 'node does not start') },
    ],
  };
}
