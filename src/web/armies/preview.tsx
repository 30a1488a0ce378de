import { armySheetOf } from '../../armies/sheet.ts';
import { t } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { say } from '../base/lang.ts';
import { go } from '../base/router.ts';
import { amount } from '../base/wording.ts';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { ProblemList } from './problem-list.tsx';
import type { FoundArmy } from './army-text.ts';
import { addArmy } from './army-store.ts';
import { StandingCounts, StandingMark } from './standing.tsx';
import { iconOf } from './unit-text.ts';

interface PreviewProps {
  readonly found: FoundArmy;
  onCancel(): void;
}

/** Shows what would be imported and what left out. An import never overwrites an army. */
export function Preview({ found, onCancel }: PreviewProps) {
  const { rules, army, left } = found;
  const { lines, counts } = armySheetOf(rules, army);
  const title = CATALOGUE.find(({ id }) => id === rules.ruleset)?.title;
  const take = (): void => go(`#/${rules.ruleset}/army/${addArmy(rules, army)}`);
  return (
    <section class="card stack army-preview" aria-labelledby="preview-title" style={{ '--gap': 'var(--space-3)' }}>
      <h2 id="preview-title">{army.name || say(t('Armée sans nom', 'Unnamed army'))}</h2>
      <p>
        {title && `${say(title)} · `}
        {say(amount(lines.length, t('unité', 'unit'), t('unités', 'units')))} <StandingCounts counts={counts} />
      </p>
      <ul class="army-brief" role="list">
        {lines.map(({ entry, name, standing }) => (
          <li key={entry.id}>
            <UnitIcon type={iconOf(entry)} /> {say(name)}
            {standing.standing !== 'steady' && (
              <>
                {' '}
                <StandingMark standing={standing} />
              </>
            )}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div class="notice warn">
          <p>{say(t('Laissé de côté :', 'Left out:'))}</p>
          <ProblemList problems={left} />
        </div>
      )}
      <div class="row">
        <button type="button" class="primary" onClick={take}>
          {say(t('Ajouter à mes armées', 'Add to my armies'))}
        </button>
        <button type="button" onClick={onCancel}>
          {say(t('Ne pas la garder', 'Do not keep it'))}
        </button>
      </div>
    </section>
  );
}
