import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';

/** A bug of ours must not leave a blank page: say what happened, and offer the ways out. */
export function Boundary({ children }: { children: ComponentChildren }) {
  const [error, retry] = useErrorBoundary((caught: unknown) => console.error(caught));
  if (error === undefined) return <>{children}</>;
  return (
    <div class="page stack">
      <h1>{say(t('Cette page a un défaut', 'This page has a fault'))}</h1>
      <p class="lead">
        {say(
          t(
            'La faute est à Grognard. Vos calculs enregistrés sont intacts.',
            'The fault is Grognard’s. Your saved calculations are safe.',
          ),
        )}
      </p>
      <pre class="notice bad small code fault">{error instanceof Error ? error.message : String(error)}</pre>
      <div class="row">
        <button type="button" class="primary" onClick={retry}>
          {say(t('Réessayer', 'Try again'))}
        </button>
        <a href="#/">{say(t('Retour à l’accueil', 'Back to the home page'))}</a>
      </div>
    </div>
  );
}
