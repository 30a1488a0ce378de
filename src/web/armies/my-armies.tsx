import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { storedNames } from './army-storage.ts';

/** The armies of a ruleset on this device, one tap away. */
export function MyArmies({ ruleset }: { ruleset: string }) {
  const armies = storedNames(ruleset);
  return (
    <section class="row" aria-labelledby="my-armies">
      <h2 id="my-armies">
        <a href={`#/${ruleset}/army`}>{say(t('Mes armées', 'My armies'))}</a>
      </h2>
      {armies.map(({ key, name }) => (
        <a key={key} class="button" href={`#/${ruleset}/army/${key}`}>
          {name || say(t('Sans nom', 'Unnamed'))}
        </a>
      ))}
      {armies.length === 0 && (
        <span class="muted">
          {say(
            t(
              'Deux petites armées sont fournies ; ou saisissez la vôtre une fois pour toutes.',
              'Two small armies are included; or type your own once and for all.',
            ),
          )}
        </span>
      )}
    </section>
  );
}
