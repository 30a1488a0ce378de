import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { update } from './updates.ts';

export function Footer() {
  return (
    <footer class="footer screen-only">
      <div role="status">
        {update.value !== undefined && (
          <p class="notice row">
            {say(t('Une nouvelle version est prête.', 'A new version is ready.'))}
            <button type="button" class="compact" onClick={update.value}>
              {say(t('L’utiliser', 'Use it'))}
            </button>
          </p>
        )}
      </div>
      <p class="small muted prose">
        {say(
          t(
            'Les règles appartiennent à leurs auteurs. Grognard lit leurs tables, les explique avec ses propres mots et calcule des chances exactes, même hors ligne.',
            'The rules belong to their authors. Grognard reads their charts, explains them in its own words and computes exact odds, offline too.',
          ),
        )}
      </p>
    </footer>
  );
}
