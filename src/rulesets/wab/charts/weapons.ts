import { matrix, row } from '../../../kernel/chart.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import type { Weapon } from '../types.ts';

/** A range in inches, or a Strength as printed. */
export type WeaponCell = number | 'S2' | 'S3' | 'S3/4';

// oxfmt-ignore
export const WEAPON_CHART = matrix<Weapon, 'range' | 'strength', WeaponCell>({
  id: 'weapons',
  title: t('Portées et Force des tirs (résumé)', 'Shooting ranges and Strength (summary)'),
  corner: t('Arme', 'Weapon'),
  columns: [
    { id: 'range', text: t('Portée', 'Range') },
    { id: 'strength', text: t('Force', 'Strength') },
  ],
  rows: [
    row('rocks',          t('Pierres ou cailloux lancés', 'Thrown rocks or stones'),  4, 'S3'),
    row('javelins',       t('Javelots', 'Javelins'),                                  8, 'S3'),
    row('darts',          t('Fléchettes', 'Darts'),                                  12, 'S2'),
    row('handgun',        t('Arquebuse', 'Handgun'),                                 18, 'S3/4'),
    row('light-crossbow', t('Arbalète légère', 'Light crossbow'),                    18, 'S3'),
    row('short-bow',      t('Arc court', 'Short bow'),                               18, 'S3'),
    row('sling',          t('Fronde', 'Sling'),                                      18, 'S3'),
    row('composite-bow',  t('Arc composite', 'Composite bow'),                       24, 'S3'),
    row('staff-sling',    t('Fustibale', 'Staff sling'),                             24, 'S3'),
    row('crossbow',       t('Arbalète', 'Crossbow'),                                 30, 'S3/4'),
    row('longbow',        t('Arc long', 'Longbow'),                                  30, 'S3'),
  ],
  show: (cell): Text => (typeof cell === 'number' ? same(`${cell}"`) : t(cell.replace('S', 'F'), cell)),
  rulings: ['W-8', 'W-9', 'W-10', 'W-29', 'W-32', 'W-44'],
});

export const weaponText = (weapon: Weapon): Text => WEAPON_CHART.rows.find(({ keys }) => keys.includes(weapon))!.text;

export const rangeOf = (weapon: Weapon): number => Number(WEAPON_CHART.at(weapon, 'range'));

/** `S3/4` gives both figures, the others one. */
export const strengthsOf = (weapon: Weapon): { readonly low: number; readonly high: number } => {
  const figures = String(WEAPON_CHART.at(weapon, 'strength')).slice(1).split('/').map(Number);
  return { low: figures[0]!, high: figures.at(-1)! };
};

/** Whose Strength the chart prints twice (W-8). */
export const hasTwoStrengths = (weapon: Weapon | 'other'): boolean =>
  weapon !== 'other' && WEAPON_CHART.at(weapon, 'strength') === 'S3/4';

/** Thrown by hand: whom the fantasy parent exempts from two of the modifiers (W-10). */
export const isThrown = (weapon: Weapon | 'other'): boolean => weapon === 'rocks' || weapon === 'javelins' || weapon === 'darts';

/** Archers and darters, who shoot from rear ranks too (W-13). */
export const isMassed = (weapon: Weapon | 'other'): boolean =>
  weapon === 'short-bow' || weapon === 'composite-bow' || weapon === 'longbow' || weapon === 'darts';
