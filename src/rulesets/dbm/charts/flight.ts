import { key } from '../../../kernel/chart.ts';
import { t } from '../../../kernel/text.ts';

// oxfmt-ignore
export const FLIGHT = key({
  id: 'flight',
  title: t('Fuite', 'Flight'),
  lines: [
    { id: 'recoil', code: t('d’abord', 'first'), text: t('un recul initial', 'a first recoil') },
    { id: 'turn', code: t('puis', 'then'), text: t('demi-tour et son mouvement plus 50 pas', 'turns about and goes its move plus 50p') },
    { id: 'demoralised', code: t('démoralisé', 'demoralised'), text: t('au plus près vers sa base de table ; en marche de flanc, vers son bord d’arrivée', 'to its own table edge by the shortest way; a flank march, to the edge it came from') },
    { id: 'remount', code: t('démonté', 'dismounted'), text: t('remonte automatiquement pour fuir', 'remounts automatically to flee') },
  ],
  rulings: ['D-59', 'D-64'],
});

/** Flight goes this much beyond the move. */
export const FLIGHT_BONUS = 50;
