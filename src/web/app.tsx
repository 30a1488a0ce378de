import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../kernel/text.ts';
import { contentsOf } from './base/contents.ts';
import { say } from './base/lang.ts';
import { used } from './base/recent.ts';
import { go, route } from './base/router.ts';
import { Boundary } from './shell/boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { pageOf } from './shell/pages.tsx';
import { RulesetNav } from './shell/ruleset-nav.tsx';
import { titleOf } from './shell/titles.ts';
import { useArrival } from './shell/arrival.ts';

export function App() {
  const main = useRef<HTMLElement>(null);
  const { path } = route.value;
  const address = path.join('/');
  useArrival(main, address);
  useSignalEffect(() => {
    document.title = titleOf(route.value);
    const [ruleset] = route.value.path;
    if (ruleset !== undefined && contentsOf(ruleset) !== undefined) used(ruleset);
  });
  return (
    <>
      <a
        class="skip button screen-only"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say(t('Aller au contenu', 'Skip to the content'))}
      </a>
      <Header />
      <RulesetNav />
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary key={address}>{pageOf(path)}</Boundary>
      </main>
      <Footer />
    </>
  );
}

/** `/` leads to the search of charts from anywhere but a field one types in. */
addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLElement && event.target.matches('input, select, textarea, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing && !(event.target as HTMLElement).matches('[type=radio], [type=checkbox]')) return;
  event.preventDefault();
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  if (search === null) go('#/charts?search');
  else search.focus();
});
