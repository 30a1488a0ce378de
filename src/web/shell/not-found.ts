import { lazy } from '../base/lazy.tsx';

/** The page for an unknown address, which few ever see. */
export const NotFound = lazy(async () => (await import('./not-found-page.tsx')).NotFoundPage);
