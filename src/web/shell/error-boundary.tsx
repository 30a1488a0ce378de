import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../../kernel/text.ts';
import { TroublePage } from '../base/trouble-page.tsx';

/** Shows a page of faults in place of a blank one where our code throws. */
export function ErrorBoundary({ children }: { children: ComponentChildren }) {
  const [error, retry] = useErrorBoundary((caught: unknown) => console.error(caught));
  if (error === undefined) return <>{children}</>;
  return (
    <TroublePage
      title={t('Cette page a un défaut', 'This page has a fault')}
      text={t(
        'La faute est à Grognard. Vos calculs enregistrés sont intacts.',
        'The fault is Grognard’s. Your saved calculations are safe.',
      )}
      retry={retry}
    >
      <pre class="notice bad small code fault">{error instanceof Error ? error.message : String(error)}</pre>
    </TroublePage>
  );
}
