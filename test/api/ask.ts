import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface Asked {
  /** After the slash at the end of the server's address. */
  readonly path: string;
  readonly body?: object;
  /** The address that a proxy in front of the server reports. */
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** GET, or POST where there is a body. */
export async function ask(url: string, agent: Agent, { path, body, from }: Asked): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sending = request(`${url}${path}`, {
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    agent,
  });
  sending.end(text);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() };
}
