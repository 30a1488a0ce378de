import { useEffect, useState } from 'preact/hooks';
import { t } from '../../kernel/text.ts';
import { say } from './lang.ts';
import { TroublePage } from './trouble-page.tsx';

const PATIENCE = 250;

/** Shows nothing for a moment, because most pages are loaded at once. */
export function Loading() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="page waiting" role="status">
      {long && <p class="muted">{say(t('Chargement…', 'Loading…'))}</p>}
    </div>
  );
}

export const LoadingFailed = ({ retry }: { retry: () => void }) => (
  <TroublePage
    title={t('Cette page n’est pas encore sur cet appareil', 'This page is not on this device yet')}
    text={t(
      'Elle n’a pas pu être téléchargée. Une fois connecté, tout Grognard est gardé ici et marche hors ligne.',
      'It could not be downloaded. Once online, all of Grognard is kept here and works offline.',
    )}
    retry={retry}
  />
);
