import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { byGroup, GROUP_NAMES } from '../base/procedure-groups.ts';
import { moveAmong } from '../base/keys.ts';
import { say } from '../base/lang.ts';
import { route } from '../base/router.ts';

/** As many pages stand in a row without headings. */
const FEW = 5;
const MATCHUPS = t('Face-à-face', 'Match-ups');

/** Every page of a ruleset from every other, one tap away; arrow keys lead along them, so that a form is few Tab stops away. */
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
  const many = ruleset.procedures.length > FEW;
  const link = (to: string, text: Text, here: boolean, as?: string) => (
    <li key={to} class={as}>
      <a
        href={`#/${ruleset.id}${to}`}
        aria-current={here ? 'page' : undefined}
        tabIndex={here || to === '' ? undefined : -1}
      >
        {say(text)}
      </a>
    </li>
  );
  const matchups = (p: (typeof compared)[number], text: Text) =>
    link(`/matchups/${p.id}`, text, page === 'matchups' && third === p.id);
  return (
    <nav
      ref={bar}
      class="ruleset-nav screen-only"
      aria-label={say(ruleset.title)}
      onKeyDown={(event) => moveAmong(event, 'a')}
    >
      <ul role="list">
        {link('', ruleset.title, page === undefined, 'ruleset-nav-title')}
        {byGroup(ruleset).map(({ group, procedures }) => {
          const links = procedures.map((p) => link(`/${p.id}`, p.text, page === p.id));
          return many ? (
            <Group key={group} name={GROUP_NAMES[group]}>
              {links}
            </Group>
          ) : (
            links
          );
        })}
        {compared.length > 1 ? (
          <Group name={MATCHUPS}>{compared.map((p) => matchups(p, p.text))}</Group>
        ) : (
          compared.map((p) => matchups(p, MATCHUPS))
        )}
        {ruleset.battles.length > 0 &&
          link('/battles', t('Batailles', 'Battles'), page === 'battles', many ? 'ruleset-nav-apart' : undefined)}
        {link(
          '/army',
          t('Armées', 'Armies'),
          page === 'army',
          many && ruleset.battles.length === 0 ? 'ruleset-nav-apart' : undefined,
        )}
        {link('/charts', t('Tables', 'Charts'), page === 'charts')}
        {link('/rulings', t('Interprétations', 'Rulings'), page === 'rulings')}
      </ul>
    </nav>
  );
}

const Group = ({ name, children }: { name: Text; children: ComponentChildren }) => (
  <li class="ruleset-nav-group">
    <span aria-hidden="true">{say(name)}</span>
    <ul role="list" aria-label={say(name)}>
      {children}
    </ul>
  </li>
);
