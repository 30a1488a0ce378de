import { signal } from '@preact/signals';

/** Set once a newer release waits: it takes over when the reader says so, never in the middle of a battle. */
export const update = signal<(() => void) | undefined>(undefined);

/** Keeps all of Grognard on the device for use offline. */
export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    const offer = () => offerWaiting(registration);
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  } catch {
    // Without it the page works, online.
  }
}

function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  if (waiting === null || workers.controller === null) return;
  update.value = () => {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}
