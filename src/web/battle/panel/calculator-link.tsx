import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { backLink } from '../../base/back-link.ts';

const pathOf = (hash: string): string => hash.split('?')[0]!;

/** A combat of the battle is opened in the calculator, which then leads back, until one goes elsewhere. */
export function leaveFor(link: string): void {
  const battle = location.hash;
  backLink.value = () => (
    <a class="calc-back" href={battle}>
      ‹ {say(t('Retour à la bataille', 'Back to the battle'))}
    </a>
  );
  const forget = (): void => {
    if (pathOf(location.hash) === pathOf(link)) return;
    backLink.value = undefined;
    removeEventListener('hashchange', forget);
  };
  addEventListener('hashchange', forget);
}
