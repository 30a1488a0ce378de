// Makes sure that what the package needs is installed, then runs commands one after the other, with the project's own
// Node first on the path. Plain JavaScript: it must run on whatever Node the machine has.
//   node scripts/run.mjs [--browser] command arguments… [--then command arguments…]…
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The command that runs, and whether somebody has asked us to end. */
let running;
let stopping = false;

function stop(signal) {
  stopping = true;
  running?.kill(signal);
}

/** An npm that is killed outright passes no signal on, nor does its shell, where there is one, that dies of a signal. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500).unref();
}

/** No shell stands between us and the command, so that a signal reaches it. */
function run([command, ...rest], options) {
  return new Promise((resolve) => {
    running = spawn(command, rest, { cwd: root, shell: windows, ...options });
    running.on('error', (error) => {
      console.error(`grognard: ${command}: ${error.message}`);
      resolve(1);
    });
    running.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends with the code of a command that failed, and before the next one where somebody has asked us to end. */
function goOnAfter(code, complaint) {
  if (code === 0 && !stopping) return;
  if (complaint !== undefined && !stopping) console.error(`grognard: ${complaint}`);
  process.exit(code);
}

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

async function install() {
  if (isInstalled()) return;
  console.error('grognard: installing packages…');
  const npm = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  goOnAfter(await run(npm, { stdio: ['ignore', 2, 2] }), 'npm could not install the packages (see above).');
}

/** The browser tests run in Debian's Chromium, or in the one that CHROMIUM names. */
async function installBrowser() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return;
  console.error('grognard: installing Chromium for the browser tests…');
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  const apt = (...words) =>
    run(['apt-get', ...words], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (asRoot) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', 'chromium');
  }
  if (existsSync('/usr/bin/chromium')) return;
  console.error(
    'grognard: the browser tests need Chromium. Install Debian’s package (sudo apt-get install chromium),\n' +
      'or set CHROMIUM to the path of a Chromium or Chrome, then run the command again.',
  );
  process.exit(1);
}

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, stop);
if (process.env.npm_lifecycle_event) stopWithParent();

const commands = [[]];
for (const word of process.argv.slice(2))
  if (word === '--then') commands.push([]);
  else commands.at(-1).push(word);
const browser = commands[0][0] === '--browser';

await install();
if (browser) await installBrowser();
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '') };
/** Our own programs are TypeScript: Node keeps what it made of it, and the next one begins in a third of the time. */
const keeping = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...env };
for (const command of browser ? [commands[0].slice(1), ...commands.slice(1)] : commands)
  goOnAfter(await run(command, { stdio: 'inherit', env: command[0] === 'node' ? keeping : env }));
process.exit(0);
