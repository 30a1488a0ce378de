import { t, type Text } from '../kernel/text.ts';
import { clip } from '../kernel/untrusted.ts';

/** Says which version a file has where it has another than the one that is read; undefined where it says none or that. */
export function otherVersion(json: unknown, expected: number): Text | undefined {
  const { version } = Object(json) as { readonly version?: unknown };
  if (version === undefined || version === expected) return undefined;
  const given = clip(JSON.stringify(version));
  return t(`${given} est donnée, ${expected} est attendue`, `${given} is given, ${expected} is expected`);
}
