import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { everything, isKept, nearlyFull } from './history.ts';

/** Warns while there is still time to make room. */
export const HistoryWarnings = () => (
  <>
    {!isKept.value && (
      <p class="notice bad screen-only">
        {say(
          everything.value.length === 0
            ? t(
                'Cet appareil ne garde rien (navigation privée, ou plus de place) : ce que vous noterez ici sera perdu avec la page, sauf si vous l’exportez.',
                'This device keeps nothing (private browsing, or no room left): what you note here is lost with the page unless you export it.',
              )
            : t(
                'Cet appareil refuse de garder les derniers combats : exportez-les avant de fermer la page.',
                'This device refuses to keep the last combats: export them before you close the page.',
              ),
        )}
      </p>
    )}
    {nearlyFull.value && (
      <p class="notice warn screen-only">
        {say(
          t(
            'L’historique est presque plein : les combats les plus anciens laisseront la place aux nouveaux. Exportez-le, puis effacez-le.',
            'The history is nearly full: the oldest combats will make way for new ones. Export it, then clear it.',
          ),
        )}
      </p>
    )}
  </>
);
