import { Agent } from 'node:http';
import { ask, type Asked } from '../test/api/ask.ts';

/** What many ask of a server at the same time, each from an address of its own and one thing after the other. */
export interface Load {
  readonly url: string;
  readonly addresses: number;
  readonly times: number;
  readonly asked: readonly Asked[];
}

/** In a process of its own: reading large answers must not keep those waiting who are measured. */
const { url, addresses, times, asked } = JSON.parse(process.argv[2]!) as Load;
const agent = new Agent({ keepAlive: true });
let answered = 0;

async function keepAsking(n: number): Promise<void> {
  for (let i = 0; i < times; i++, answered++) {
    const one = asked[(n + i) % asked.length]!;
    const { status, text } = await ask(url, agent, { ...one, from: `192.0.2.${n + 1}` });
    if (status !== 200) throw new Error(`${one.path}: ${status} ${text}`);
    if (answered === 0) process.send!('begun');
  }
}

process.on('message', () => process.send!(answered));
await Promise.all(Array.from({ length: addresses }, (_, n) => keepAsking(n)));
agent.destroy();
process.disconnect?.();
