import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { storageRoom, unsaved } from './army-store.ts';

/** Warns while there is still time to make room. */
export const StorageWarnings = () => (
  <>
    {unsaved.value.size > 0 ? (
      <p class="notice bad screen-only" role="alert">
        {say(
          t(
            'Cet appareil refuse de garder vos derniers changements : exportez l’armée avant de fermer la page.',
            'This device refuses to keep your last changes: export the army before you close the page.',
          ),
        )}
      </p>
    ) : (
      storageRoom.value === 'none' && (
        <p class="notice bad screen-only">
          {say(
            t(
              'Cet appareil ne garde rien (navigation privée, ou plus de place) : une armée sera perdue avec la page, sauf si vous l’exportez.',
              'This device keeps nothing (private browsing, or no room left): an army is lost with the page unless you export it.',
            ),
          )}
        </p>
      )
    )}
    {storageRoom.value === 'little' && unsaved.value.size === 0 && (
      <p class="notice warn screen-only">
        {say(
          t(
            'Il reste peu de place sur cet appareil : exportez vos armées, puis effacez ce qui ne sert plus (historique, anciennes armées).',
            'Little room is left on this device: export your armies, then clear what you no longer need (history, old armies).',
          ),
        )}
      </p>
    )}
  </>
);
