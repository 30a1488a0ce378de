// The page with hot reload and, behind it, the API: two processes, one Ctrl-C.
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', 'src/server/main.ts'], { stdio: 'inherit', env: { ...process.env, PORT: '4321' } }),
  spawn('vite', [], { stdio: 'inherit' }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
