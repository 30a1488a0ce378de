import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { preferredOptions } from '../base/preferred-options.ts';
import { loadedRegister } from '../base/register.ts';
import { RulingLinks } from './citation/links.tsx';
import type { Model } from './model.ts';

/** Says which options of rulings stand here in place of ours, and leads back. */
export function OptionsNote({ model }: { model: Model }) {
  const { ruleset, override } = model;
  const here = Object.entries(model.options.value);
  const mine = Object.keys(preferredOptions(ruleset).value).length > 0;
  return (
    <aside class="notice calc-note small" aria-label={say(t('Interprétations en vigueur', 'Rulings in force'))}>
      {here.length === 0
        ? say(t('Avec nos interprétations, pas les vôtres.', 'With our rulings, not yours.'))
        : override.value === undefined
          ? say(t('Avec vos interprétations :', 'With your rulings:'))
          : say(t('Avec les interprétations de ce lien :', 'With the rulings of this link:'))}
      {here.map(([id, option]) => {
        const text = loadedRegister(ruleset).value.find((ruling) => ruling.id === id)?.options?.[option];
        return (
          <span key={id}>
            {' '}
            <RulingLinks ruleset={ruleset} ids={[id]} /> {text && say(text)}
          </span>
        );
      })}{' '}
      {here.length > 0 && (
        <button type="button" class="link" onClick={() => (override.value = mine ? OUR_OPTIONS : undefined)}>
          {say(t('Revenir aux nôtres', 'Back to ours'))}
        </button>
      )}{' '}
      {override.value !== undefined && mine && (
        <button type="button" class="link" onClick={() => (override.value = undefined)}>
          {say(t('Prendre les vôtres', 'Take yours'))}
        </button>
      )}
    </aside>
  );
}
