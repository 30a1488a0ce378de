import { byDefault, record, whole, words } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';

/** The fields above the list of an army. */
export const HEADING = record(t('Armée', 'Army'), {
  name: words(t('Nom', 'Name'), 60),
  side: words(t('Camp', 'Side'), 60),
  notes: words(t('Notes', 'Notes'), 2000),
  breaking: byDefault(
    whole(t('Part des pertes qui la brise (%)', 'Share of losses that breaks it (%)'), 0, 100, {
      help: t('selon le scénario ; 0 : celle des règles, ou aucune', 'by the scenario; 0: that of the rules, or none'),
    }),
    0,
  ),
});
