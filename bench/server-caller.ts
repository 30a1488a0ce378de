import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ask, type Asked } from '../test/api/ask.ts';
import type { Load } from './server-load.ts';
import type { ServerId } from './server-process.ts';

const PROCESS = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const LOAD = fileURLToPath(new URL('./server-load.ts', import.meta.url));
const CONNECTIONS = 4;

export interface Others {
  readonly isDone: boolean;
  /** So far. */
  answered(): Promise<number>;
  readonly ended: Promise<void>;
}

/** A server that runs, and somebody who calls it over loopback. */
export class Caller {
  readonly #server: ChildProcess;
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true });

  static async of(id: ServerId): Promise<Caller> {
    const server = fork(PROCESS, [id], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [port] = (await once(server, 'message')) as [number];
    return new Caller(server, `http://127.0.0.1:${port}/`);
  }

  private constructor(server: ChildProcess, url: string) {
    this.#server = server;
    this.#url = url;
  }

  /** The text of the answer; throws where its status is not 200. */
  async ask(asked: Asked): Promise<string> {
    const { status, text } = await ask(this.#url, this.#agent, asked);
    if (status !== 200) throw new Error(`${asked.path}: ${status} ${text}`);
    return text;
  }

  /** Others who ask at the same time, once the first of them has an answer. */
  async load(load: Omit<Load, 'url'>): Promise<Others> {
    const child = fork(LOAD, [JSON.stringify({ ...load, url: this.#url })], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const others = { isDone: false };
    const ended = once(child, 'exit').then(([code]) => {
      others.isDone = true;
      if (code !== 0) throw new Error(`the other callers ended with ${code}`);
    });
    await once(child, 'message');
    return Object.assign(others, {
      ended,
      answered: async () => {
        if (!child.connected) return load.addresses * load.times;
        const told = once(child, 'message') as Promise<[number]>;
        child.send('answered');
        return Promise.race([told.then(([n]) => n), ended.then(() => load.addresses * load.times)]);
      },
    });
  }

  /** Nanoseconds of the server's processor time for one request, over `count` of them on a few connections. */
  async cost(asked: readonly Asked[], count: number): Promise<number> {
    const before = await this.#processorTime();
    let next = 0;
    const connection = async () => {
      while (next < count) await this.ask(asked[next++ % asked.length]!);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    return ((await this.#processorTime()) - before) * (1_000 / count);
  }

  async #processorTime(): Promise<number> {
    const answer = once(this.#server, 'message');
    this.#server.send('processor time');
    return ((await answer) as [number])[0];
  }

  async stop(): Promise<void> {
    const ended = once(this.#server, 'exit');
    this.#agent.destroy();
    this.#server.kill();
    await ended;
  }
}
