import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { isDark, type Theme, theme, THEMES } from '../base/theme.ts';
import { Segments } from '../form/segments.tsx';
import { Glyph } from '../icons/glyphs.tsx';

const THEME_NAMES: Readonly<Record<Theme, Text>> = {
  system: t('Thème du système', 'System theme'),
  light: t('Thème clair', 'Light theme'),
  dark: t('Thème sombre', 'Dark theme'),
};

/** In the header; where there is little room, at the foot of the page. */
export const ThemeSwitch = ({ at }: { at: 'header' | 'footer' }) => (
  <Segments
    name={`theme-${at}`}
    legend={say(t('Thème', 'Theme'))}
    legendHidden
    options={THEMES.map((id) => ({ id, text: <Glyph name={id} />, label: say(THEME_NAMES[id]) }))}
    value={theme.value}
    attributes={{ class: `segments header-theme ${at === 'header' ? 'wide-only' : 'narrow-only'}` }}
    onChoose={(id) => {
      theme.value = id;
    }}
  />
);

/** Where there is little room in the header: from day to night and back. */
export const ThemeButton = () => (
  <button
    type="button"
    class="quiet header-find narrow-only"
    aria-label={say(THEME_NAMES[isDark.value ? 'light' : 'dark'])}
    onClick={() => {
      theme.value = isDark.value ? 'light' : 'dark';
    }}
  >
    <Glyph name={isDark.value ? 'light' : 'dark'} />
  </button>
);
