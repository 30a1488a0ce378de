import { t } from '../../kernel/text.ts';
import { offer } from '../base/toast.ts';

/** Whether this tab asked for the newer release. */
let asked = false;

/** Keeps all of Grognard on the device for use offline. */
export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    tellOfOtherTabs();
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    const waits = () => offerWaiting(registration);
    waits();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
  } catch {
    // Without it the page works, online.
  }
}

/** A newer release takes over when the reader says so, never in the middle of a battle. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  if (waiting === null || workers.controller === null) return;
  offer({
    kind: 'update',
    text: t('Une nouvelle version est prête.', 'A new version is ready.'),
    action: t('L’utiliser', 'Use it'),
    act: () => {
      asked = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  });
}

/** Once a release takes over, all tabs have its files and no others: those of what they run are gone. */
function tellOfOtherTabs(): void {
  const workers = navigator.serviceWorker;
  let isUpdate = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (isUpdate)
      offer({
        kind: 'update',
        text: t('Une nouvelle version est en service.', 'A new version is in use.'),
        action: t('Recharger', 'Reload'),
        act: () => location.reload(),
      });
    // The first one only begins to keep the files of this very release.
    isUpdate = true;
  });
}
