// Makes sure that what the package needs is installed, then runs the rest of its arguments as a command, with the
// project's own Node first on the path. Plain JavaScript: it must run on whatever Node the machine has.
//   node scripts/run.mjs [--browser] command arguments…
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** Whether just what the lock file says is installed; binaries of other platforms may be absent. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(join(root, record))) return false;
  const { '': _, ...wanted } = packagesIn('package-lock.json');
  const found = packagesIn(record);
  return (
    Object.keys(found).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) =>
      // npm's record may name what `npm install --package-lock-only` has not put there.
      path in found && existsSync(join(root, path))
        ? found[path].version === version && found[path].integrity === integrity
        : optional === true,
    )
  );
}

function install() {
  if (isInstalled()) return;
  console.error('grognard: installing packages…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (npm.status === 0) return;
  console.error('grognard: npm could not install the packages (see above).');
  process.exit(npm.status ?? 1);
}

/** The browser tests run in Debian's Chromium, or in the one that CHROMIUM names. */
function installBrowser() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return;
  console.error('grognard: installing Chromium for the browser tests…');
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (asRoot) {
    apt('update', '-qq');
    apt('install', '-y', '-qq', 'chromium');
  }
  if (existsSync('/usr/bin/chromium')) return;
  console.error(
    'grognard: the browser tests need Chromium. Install Debian’s package (sudo apt-get install chromium),\n' +
      'or set CHROMIUM to the path of a Chromium or Chrome, then run the command again.',
  );
  process.exit(1);
}

install();
const words = process.argv.slice(2);
if (words[0] === '--browser') {
  words.shift();
  installBrowser();
}
const [command, ...rest] = words;
const child = spawn(command, rest, {
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '') },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`grognard: ${command}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
