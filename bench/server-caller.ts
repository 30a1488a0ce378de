import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerId } from './server-process.ts';

const PROCESS = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const CONNECTIONS = 4;

export interface Asked {
  readonly path: string;
  readonly body?: object;
  /** The address that the proxy in front of the server would report. */
  readonly from?: string;
}

/** A server that runs, and somebody who calls it over loopback. */
export class Caller {
  readonly #server: ChildProcess;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  static async of(id: ServerId): Promise<Caller> {
    const server = fork(PROCESS, [id], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [port] = (await once(server, 'message')) as [number];
    return new Caller(server, port);
  }

  private constructor(server: ChildProcess, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /** The text of the answer; throws where its status is not 200. */
  async ask({ path, body, from }: Asked): Promise<string> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sending = request({
      host: '127.0.0.1',
      port: this.#port,
      path,
      method: text === undefined ? 'GET' : 'POST',
      agent: this.#agent,
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
      },
    });
    sending.end(text);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const answer = Buffer.concat(chunks).toString();
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${answer}`);
    return answer;
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
