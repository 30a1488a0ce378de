import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { room } from '../match/saves.ts';

const SAID = {
  nearly: t(
    'Cet appareil n’a bientôt plus de place : exportez et effacez de vieilles parties.',
    'This device is nearly full: export and remove old games.',
  ),
  full: t(
    'Cet appareil n’a plus de place : la partie n’est plus gardée. Exportez-la, puis effacez-en d’autres.',
    'This device has no room left: the game is no longer kept. Export it, then remove others.',
  ),
  forbidden: t(
    'Ce navigateur ne garde rien pour cette page : la partie sera perdue avec cet onglet. Exportez-la.',
    'This browser keeps nothing for this page: the game is lost with this tab. Export it.',
  ),
};

/** Told while there is still time to export. */
export function RoomWarning() {
  const state = room.value;
  if (state === 'enough') return null;
  return (
    <p class={state === 'nearly' ? 'notice warn small' : 'notice bad small'} role="alert">
      {say(SAID[state])}
    </p>
  );
}
