import { t } from '../../kernel/text.ts';
import { isPaletteOpen } from '../base/palette-open.ts';
import { lang, say } from '../base/lang.ts';
import { route } from '../base/router.ts';
import { Glyph, Mark } from '../icons/glyphs.tsx';
import { ThemeButton, ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const [first] = route.value.path;
  const current = (page: string | undefined) => (first === page ? 'page' : undefined);
  return (
    <header class="header screen-only">
      <a
        class="brand"
        href="#/"
        aria-label={say(t('Grognard, accueil', 'Grognard, home'))}
        aria-current={current(undefined)}
      >
        <Mark />
        <span class="brand-name">Grognard</span>
      </a>
      <nav class="header-nav" aria-label={say(t('Principal', 'Main'))}>
        <a href="#/charts" aria-current={current('charts')}>
          {say(t('Tables', 'Charts'))}
        </a>
        <a href="#/history" aria-current={current('history')}>
          {say(t('Historique', 'History'))}
        </a>
      </nav>
      <span class="push" />
      <button
        type="button"
        class="quiet header-find"
        aria-haspopup="dialog"
        aria-label={say(t('Chercher partout', 'Find anything'))}
        onClick={() => (isPaletteOpen.value = true)}
      >
        <Glyph name="search" />
        <span class="wide-only">{say(t('Chercher', 'Find'))}</span>
        <kbd class="wide-only" aria-hidden="true">
          /
        </kbd>
      </button>
      <LanguageSwitch />
      <ThemeButton />
      <ThemeSwitch at="header" />
    </header>
  );
}

function LanguageSwitch() {
  const other = lang.value === 'fr' ? 'en' : 'fr';
  const name = other === 'fr' ? 'Français' : 'English';
  return (
    <button
      type="button"
      class="quiet header-lang"
      lang={other}
      aria-label={`${other.toUpperCase()}, ${name}`}
      onClick={() => {
        lang.value = other;
      }}
    >
      <span class="wide-only">{name}</span>
      <span class="narrow-only">{other.toUpperCase()}</span>
    </button>
  );
}
