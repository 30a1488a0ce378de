import { useEffect, useRef } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { say } from '../base/lang.ts';
import { route } from '../base/router.ts';

/** Every page of a ruleset from every other, one tap away. */
export function RulesetNav() {
  const [id, page, third] = route.value.path;
  const ruleset = contentsOf(id);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) bar.current!.scrollLeft = here.offsetLeft - (bar.current!.clientWidth - here.offsetWidth) / 2;
  }, [id, page, third]);
  if (ruleset === undefined) return null;
  const compared = ruleset.procedures.filter(({ matchups }) => matchups);
  const link = (to: string, text: Text, here: boolean, as?: string) => (
    <li key={to} class={as}>
      <a href={`#/${ruleset.id}${to}`} aria-current={here ? 'page' : undefined}>
        {say(text)}
      </a>
    </li>
  );
  return (
    <nav ref={bar} class="ruleset-nav screen-only" aria-label={say(ruleset.title)}>
      <ul role="list">
        {link('', ruleset.title, page === undefined, 'ruleset-nav-title')}
        {ruleset.procedures.map((p) => link(`/${p.id}`, p.text, page === p.id))}
        {link('/charts', t('Tables', 'Charts'), page === 'charts')}
        {link('/rulings', t('Interprétations', 'Rulings'), page === 'rulings')}
        {compared.map((p) =>
          link(
            `/matchups/${p.id}`,
            compared.length === 1
              ? t('Face-à-face', 'Match-ups')
              : t(`Face-à-face : ${p.text.fr}`, `Match-ups: ${p.text.en}`),
            page === 'matchups' && third === p.id,
          ),
        )}
      </ul>
    </nav>
  );
}
