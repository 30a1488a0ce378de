import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../kernel/text.ts';
import { contentsOf } from './base/contents.ts';
import { isShortcut } from './base/keys.ts';
import { noteUse } from './base/recent.ts';
import { isPaletteOpen } from './base/palette-open.ts';
import { lazy } from './base/lazy.tsx';
import { route } from './base/router.ts';
import { SkipLink } from './base/skip-link.tsx';
import { usePageFocus } from './shell/page-focus.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { pageOf } from './shell/pages.tsx';
import { RulesetNav } from './shell/ruleset-nav.tsx';
import { Toasts } from './shell/toasts.tsx';
import { titleOf } from './shell/titles.ts';

const Palette = lazy(async () => (await import('./palette/palette.tsx')).Palette);

export function App() {
  const main = useRef<HTMLElement>(null);
  const { path, hash } = route.value;
  const address = path.join('/');
  const isHome = path.length === 0;
  // The frame is painted before the code of a page is fetched and run, which would hold it up.
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  usePageFocus(main, address, hash);
  useSignalEffect(() => {
    document.title = titleOf(route.value);
    const [ruleset] = route.value.path;
    if (ruleset !== undefined && contentsOf(ruleset) !== undefined) noteUse(ruleset);
  });
  return (
    <>
      <SkipLink class="skip button screen-only" to={main} text={t('Aller au contenu', 'Skip to the content')} />
      <Header />
      <RulesetNav />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={address}>{(isHome || painted) && pageOf(path)}</ErrorBoundary>
      </main>
      <Footer />
      <Toasts />
      {isPaletteOpen.value && <Palette />}
    </>
  );
}

/** `/` finds anything, from anywhere but a field one types in. */
addEventListener('keydown', (event) => {
  if (event.key !== '/' || !isShortcut(event)) return;
  event.preventDefault();
  isPaletteOpen.value = true;
});
