import { t } from '../../../kernel/text.ts';

/** The two sides of a shock, of one unit and of several. */
export const SIDES = {
  attackers: [t('attaquant', 'attacker'), t('attaquants', 'attackers')],
  defenders: [t('défenseur', 'defender'), t('défenseurs', 'defenders')],
} as const;
