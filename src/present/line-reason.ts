import type { Line, Tally } from '../kernel/modifier.ts';
import { t, type Text } from '../kernel/text.ts';

/** Why a line counts or does not. */
export function lineReason({ lines, facts }: Tally, { row, standing, because }: Line): Text {
  if (standing === 'counts') return t('s’applique', 'applies');
  if (standing === 'absent') return row.absence?.(facts) ?? t('ne s’applique pas ici', 'does not apply here');
  const other = lines.find(({ row }) => row.id === because)!.row.text;
  return t(`écarté par : ${other.fr}`, `set aside by: ${other.en}`);
}
