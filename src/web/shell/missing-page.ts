import { lazy } from '../base/lazy.tsx';

/** The page of an unknown address, which few ever see. */
export const Missing = lazy<object>(async () => (await import('./missing.tsx')).Missing);
