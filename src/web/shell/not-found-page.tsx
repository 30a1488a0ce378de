import { Fragment } from 'preact';
import { t } from '../../kernel/text.ts';
import { CONTENTS } from '../base/contents.ts';
import { colon, say } from '../base/lang.ts';
import { route } from '../base/router.ts';

/** The page for an unknown address, with links to pages that exist. */
export function NotFoundPage() {
  return (
    <div class="page stack" style={{ '--gap': 'var(--space-5)' }}>
      <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h1>{say(t('Il n’y a rien à cette adresse', 'There is nothing at this address'))}</h1>
        <p class="lead">
          <code class="code">{route.value.hash.split('?')[0]}</code>{' '}
          {say(
            t(
              'ne mène à aucune page. Le lien est peut-être incomplet, ou vient d’une autre version.',
              'leads to no page. The link may be incomplete, or come from another version.',
            ),
          )}
        </p>
      </div>
      <nav aria-label={say(t('Pages existantes', 'Existing pages'))}>
        <ul class="not-found" role="list">
          <li>
            <a href="#/">{say(t('Accueil', 'Home'))}</a>
          </li>
          <li>
            <a href="#/charts">{say(t('Toutes les tables', 'All charts'))}</a>
          </li>
          <li>
            <a href="#/battles">{say(t('Toutes les batailles', 'All battles'))}</a>
          </li>
          {CONTENTS.map(({ id, title, procedures, battles }) => (
            <li key={id}>
              <a href={`#/${id}`}>{say(title)}</a>
              <ul>
                {battles.length > 0 && (
                  <li>
                    <a href={`#/${id}/battles`}>{say(t('Batailles', 'Battles'))}</a>
                    {colon()}
                    {battles.map((battle, i) => (
                      <Fragment key={battle.id}>
                        {i > 0 && ', '}
                        <a href={`#/${id}/battles?choose=${battle.id}`}>{say(battle.text)}</a>
                      </Fragment>
                    ))}
                  </li>
                )}
                <li>
                  <a href={`#/${id}/army`}>{say(t('Armées', 'Armies'))}</a>
                </li>
                {procedures.map((p) => (
                  <li key={p.id}>
                    <a href={`#/${id}/${p.id}`}>{say(p.text)}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
