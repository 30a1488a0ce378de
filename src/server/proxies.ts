import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/** Which proxies are believed about a caller's address: a number of them in front, or those with these addresses. */
export type Proxies = number | readonly string[];

export const MOST_HOPS = 10;

/** `2`, or `10.0.0.1, 192.168.0.0/16`; undefined where it is neither. */
export function proxiesOf(text: string): Proxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}

function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

/**
 * The framework reads a number of proxies as none. Each proxy adds the address that it was called from at the right:
 * as many as we know are believed, and what the caller wrote further left is not.
 */
export function trustProxyOf(proxies: Proxies): Exclude<FastifyServerOptions['trustProxy'], undefined> {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
