import { t } from '../../kernel/text.ts';
import { showToast } from '../base/toast.ts';

const reload = (): void => location.reload();

/** Keeps all of Grognard on the device for use offline. */
export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // Another tab took a newer release: former files, which this one may still ask for, are gone.
  if (workers.controller !== null)
    workers.addEventListener('controllerchange', () =>
      showToast({
        kind: 'update',
        text: t('Une nouvelle version est en service.', 'A new version is in use.'),
        action: t('Recharger', 'Reload'),
        act: reload,
      }),
    );
  try {
    const registration = await workers.register(`${import.meta.env.BASE_URL}sw.js`);
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
  showToast({
    kind: 'update',
    text: t('Une nouvelle version est prête.', 'A new version is ready.'),
    action: t('L’utiliser', 'Use it'),
    act: () => {
      workers.addEventListener('controllerchange', reload, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  });
}
