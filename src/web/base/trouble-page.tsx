import type { ComponentChildren } from 'preact';
import { t, type Text } from '../../kernel/text.ts';
import { say } from './lang.ts';

interface TroublePageProps {
  readonly title: Text;
  readonly text: Text;
  readonly children?: ComponentChildren;
  retry(): void;
}

/** A page that cannot be shown: what happened, and the ways out. */
export const TroublePage = ({ title, text, children, retry }: TroublePageProps) => (
  <div class="page stack">
    <h1>{say(title)}</h1>
    <p class="lead">{say(text)}</p>
    {children}
    <div class="row">
      <button type="button" class="primary" onClick={retry}>
        {say(t('Réessayer', 'Try again'))}
      </button>
      <a href="#/">{say(t('Retour à l’accueil', 'Back to the home page'))}</a>
    </div>
  </div>
);
