import { servedAddress } from '../../server/server-notice.ts';
import { badInput } from './problem.ts';
import type { World } from '../world.ts';

/** Where links open: what `GROGNARD_URL` says, else the server that runs on this machine. Throws `BadInput`. */
export function addressFor(env: World['env']): string | undefined {
  const told = env['GROGNARD_URL'];
  if (!told) return servedAddress(env);
  if (!/^https?:\/\/[^\s#]+$/.test(told))
    throw badInput(
      'GROGNARD_URL',
      'une adresse comme https://exemple.org/ est attendue',
      'an address such as https://example.org/ is expected',
    );
  return told.endsWith('/') ? told : `${told}/`;
}
