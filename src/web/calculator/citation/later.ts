import { lazy } from '../../base/lazy.tsx';
import type { CitationContext } from './context.ts';

/** Charts and rulings are laid out when one is first opened. */
export const CitationSheet = lazy<{ readonly model: CitationContext }>(
  async () => (await import('./citation.tsx')).CitationSheet,
);
