import { t, type Text } from '../kernel/text.ts';
import { clip } from '../kernel/untrusted.ts';

/** Says which version a file has where it has none of those that are read; undefined where it says none or such a one. */
export function otherVersion(json: unknown, read: readonly number[]): Text | undefined {
  const { version } = Object(json) as { readonly version?: unknown };
  if (version === undefined || read.some((one) => one === version)) return undefined;
  const given = clip(JSON.stringify(version));
  const [fr, en] = [read.join(' ou '), read.join(' or ')];
  return t(`${given} est donnée, ${fr} est attendue`, `${given} is given, ${en} is expected`);
}
