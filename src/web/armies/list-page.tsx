import { useSignal } from '@preact/signals';
import { copySample, newArmy } from '../../armies/edit.ts';
import { armySheetOf } from '../../armies/sheet.ts';
import type { ArmyRules, SampleArmy } from '../../kernel/army.ts';
import { t } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { Fold } from '../base/fold.tsx';
import { colon, lang, say } from '../base/lang.ts';
import { go } from '../base/router.ts';
import { saveJson } from '../base/save-file.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { deleteArmy, exportArmy } from './actions.ts';
import { ImportArmy } from './import-army.tsx';
import { Gauges } from './gauges.tsx';
import { ProblemList } from './problem-list.tsx';
import { addArmy, type StoredArmy, type UnreadableArmy, storedArmies } from './army-store.ts';
import { StandingCounts } from './standing.tsx';
import { StorageWarnings } from './storage-warnings.tsx';

interface ListProps {
  readonly rules: ArmyRules;
  readonly samples: readonly SampleArmy[];
}

/** The armies of a ruleset on this device. */
export function ListPage({ rules, samples }: ListProps) {
  const { armies, sealed } = storedArmies(rules);
  const title = contentsOf(rules.ruleset)!.title;
  const none = armies.length === 0;
  return (
    <div class="page stack army">
      <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h1>{say(t(`Mes armées, ${title.fr}`, `My armies, ${title.en}`))}</h1>
        <p class="muted prose">
          {say(
            t(
              'Saisie une fois, une armée remplit les formulaires avec l’état de chaque unité et note ce que les dés décident. Elle reste sur cet appareil.',
              'Typed once, an army fills the forms with the state of each unit and notes what the dice decide. It stays on this device.',
            ),
          )}
        </p>
      </div>
      <StorageWarnings />
      {armies.length > 0 && (
        <ul class="army-list" role="list">
          {armies.map((kept) => (
            <ArmyCard key={kept.key} rules={rules} kept={kept} />
          ))}
        </ul>
      )}
      {sealed.map((one) => (
        <UnreadableArmyCard key={one.key} rules={rules} sealed={one} />
      ))}
      <section class="stack" aria-labelledby="new-army" style={{ '--gap': 'var(--space-3)' }}>
        <h2 id="new-army">{say(none ? t('Commencer', 'Start') : t('Une autre armée', 'Another army'))}</h2>
        <NewArmy rules={rules} />
        <div class="row">
          <span>{say(t('Ou une armée fournie, prête à jouer', 'Or a sample army, ready to play'))}</span>
          {samples.map((sample) => (
            <button
              key={sample.id}
              type="button"
              onClick={() => go(`#/${rules.ruleset}/army/${addArmy(rules, copySample(rules, sample, lang.value))}`)}
            >
              <Glyph name="add" />
              {say(sample.name)}
            </button>
          ))}
        </div>
        <Fold summary={say(t('Importer une armée', 'Import an army'))}>{() => <ImportArmy rules={rules} />}</Fold>
      </section>
    </div>
  );
}

function ArmyCard({ rules, kept }: { rules: ArmyRules; kept: StoredArmy }) {
  const { key, army } = kept;
  const { counts, gauges } = armySheetOf(rules, army);
  return (
    <li class="card army-card">
      <a class="army-card-name" href={`#/${rules.ruleset}/army/${key}`}>
        {army.name || say(t('Sans nom', 'Unnamed'))}
      </a>
      <StandingCounts counts={counts} />
      <Gauges ruleset={rules.ruleset} gauges={gauges.slice(0, 1)} />
      <div class="row">
        <button
          type="button"
          class="compact"
          aria-label={`${say(t('Exporter', 'Export'))}${colon()}${army.name}`}
          onClick={() => exportArmy(rules, army)}
        >
          {say(t('Exporter', 'Export'))}
        </button>
        <button
          type="button"
          class="compact"
          aria-label={`${say(t('Supprimer', 'Delete'))}${colon()}${army.name}`}
          onClick={() => deleteArmy(kept)}
        >
          {say(t('Supprimer', 'Delete'))}
        </button>
      </div>
    </li>
  );
}

function NewArmy({ rules }: { rules: ArmyRules }) {
  const name = useSignal('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        go(`#/${rules.ruleset}/army/${addArmy(rules, newArmy(rules, { name: name.value.trim() }))}`);
      }}
    >
      <label class="field army-new">
        <span class="field-label">{say(t('Nom de la nouvelle armée', 'Name of the new army'))}</span>
        <input
          value={name.value}
          maxLength={60}
          autoComplete="off"
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary">
        {say(t('Créer', 'Create'))}
      </button>
    </form>
  );
}

/** An army that cannot be read whole; it is never dropped and never overwritten. */
function UnreadableArmyCard({ rules, sealed }: { rules: ArmyRules; sealed: UnreadableArmy }) {
  const looking = useSignal(false);
  return (
    <section class="notice warn stack" style={{ '--gap': 'var(--space-2)' }} aria-label={sealed.name}>
      <p>
        <b>{sealed.name}</b>
        {colon()}
        {say(
          t(
            'gardée telle quelle, mais cette version de Grognard ne la lit pas en entier.',
            'kept as it is, but this version of Grognard cannot read all of it.',
          ),
        )}
      </p>
      <ProblemList problems={sealed.problems} />
      <div class="row">
        <button type="button" class="compact" onClick={() => saveJson(sealed.text, `${rules.ruleset}-${sealed.key}`)}>
          {say(t('Exporter tel quel', 'Export as it is'))}
        </button>
        <button type="button" class="compact" onClick={() => (looking.value = !looking.value)}>
          {say(t('Récupérer ce qui se lit…', 'Recover what can be read…'))}
        </button>
        <button
          type="button"
          class="compact"
          onClick={() => deleteArmy({ key: sealed.key, army: { name: sealed.name } })}
        >
          {say(t('Supprimer', 'Delete'))}
        </button>
      </div>
      {looking.value && <ImportArmy rules={rules} given={sealed.text} />}
    </section>
  );
}
