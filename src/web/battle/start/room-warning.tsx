import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { room } from '../match/saves.ts';

/** Told while there is still time to export. */
export function RoomWarning() {
  if (room.value === 'enough') return null;
  return (
    <p class={room.value === 'full' ? 'notice bad small' : 'notice warn small'} role="alert">
      {say(
        room.value === 'full'
          ? t(
              'Cet appareil n’a plus de place : la partie n’est plus gardée. Exportez-la, puis effacez-en d’autres.',
              'This device has no room left: the game is no longer kept. Export it, then remove others.',
            )
          : t(
              'Cet appareil n’a bientôt plus de place : exportez et effacez de vieilles parties.',
              'This device is nearly full: export and remove old games.',
            ),
      )}
    </p>
  );
}
