// Makes sure that what the package needs is installed, then runs the rest of its arguments as a command, with the
// project's own Node first on the path. Plain JavaScript: it must run on whatever Node the machine has.
//   node scripts/run.mjs [--browser] command arguments…
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.grognard-installed');
const windows = process.platform === 'win32';

/** Installs when there is no installation, or when it is of another lock file. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('grognard: installing packages…');
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (npm.status !== 0) {
    console.error('grognard: npm could not install the packages (see above).');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
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
