import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export const Footer = () => (
  <footer class="footer screen-only">
    <p class="small muted prose">
      {say(
        t(
          'Les règles appartiennent à leurs auteurs. Grognard lit leurs tables, les explique avec ses propres mots et calcule des chances exactes, même hors ligne.',
          'The rules belong to their authors. Grognard reads their charts, explains them in its own words and computes exact odds, offline too.',
        ),
      )}
    </p>
    <ThemeSwitch at="footer" />
  </footer>
);
