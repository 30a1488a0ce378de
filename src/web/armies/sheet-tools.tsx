import { useSignal } from '@preact/signals';
import { restoreArmy, startFromNow } from '../../armies/edit.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { equalJson } from '../../kernel/json-hash.ts';
import { BadInput } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { armyLink } from '../../present/armies/link.ts';
import { armyTable } from '../../present/armies/table.ts';
import { absoluteLink, useCopy } from '../base/copy.tsx';
import { lang, say } from '../base/lang.ts';
import { go } from '../base/router.ts';
import { showToast } from '../base/toast.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { deleteArmy, exportArmy } from './actions.ts';
import { addArmy, changeArmy, duplicateOf, type StoredArmy, copyAtStart, undoChange, undoable } from './army-store.ts';

/** Actions on a whole army. */
export function SheetTools({ rules, kept }: { rules: ArmyRules; kept: StoredArmy }) {
  const { army, key } = kept;
  const more = useSignal(false);
  const { copy, said, byHand } = useCopy();
  const canUndo = (undoable.value.get(key) ?? 0) > 0;
  const toList = `#/${rules.ruleset}/army`;
  const open = (copied: Army): void => go(`${toList}/${addArmy(rules, copied)}`);
  const changeTo = (next: Army, text: Text): void => {
    changeArmy(rules, kept, next);
    showToast({ kind: 'army', text, action: t('Annuler', 'Undo'), act: () => undoChange(key) });
  };
  const share = (): void => {
    try {
      void copy(absoluteLink(armyLink(rules, army)), t('Lien copié.', 'Link copied.'));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      showToast({
        kind: 'army',
        text: error.problems[0]!.text,
        action: t('Exporter', 'Export'),
        act: () => exportArmy(rules, army),
      });
    }
  };
  const touched = !equalJson(army, restoreArmy(army));
  return (
    <div class="stack screen-only" style={{ '--gap': 'var(--space-2)' }}>
      <div class="row army-tools">
        <button type="button" class="compact" disabled={!canUndo} onClick={() => undoChange(key)}>
          <Glyph name="undo" />
          {say(t('Annuler', 'Undo'))}
        </button>
        <button type="button" class="compact" onClick={() => exportArmy(rules, army)}>
          {say(t('Exporter', 'Export'))}
        </button>
        <button type="button" class="compact" onClick={share}>
          {say(t('Copier le lien', 'Copy link'))}
        </button>
        <button type="button" class="compact" onClick={() => print()}>
          <Glyph name="print" />
          {say(t('Imprimer', 'Print'))}
        </button>
        <button type="button" class="compact" aria-expanded={more.value} onClick={() => (more.value = !more.value)}>
          {say(t('Plus…', 'More…'))}
        </button>
        {said}
      </div>
      {more.value && (
        <div class="row army-tools">
          <button
            type="button"
            class="compact"
            onClick={() => void copy(armyTable(rules, army, lang.value, '\t'), t('Tableau copié.', 'Table copied.'))}
          >
            {say(t('Copier en tableau', 'Copy as a table'))}
          </button>
          <button type="button" class="compact" onClick={() => open(duplicateOf(army, say))}>
            {say(t('Dupliquer', 'Duplicate'))}
          </button>
          <button type="button" class="compact" onClick={() => open(copyAtStart(army, say))}>
            {say(t('Copie « comme au départ »', 'Copy “as it stood at the start”'))}
          </button>
          {touched && (
            <>
              <button
                type="button"
                class="compact"
                onClick={() =>
                  changeTo(restoreArmy(army), t('Toutes les unités comme au départ.', 'All units as at the start.'))
                }
              >
                {say(t('Tout remettre comme au départ', 'Put all back as at the start'))}
              </button>
              <button
                type="button"
                class="compact"
                onClick={() =>
                  changeTo(
                    startFromNow(army),
                    t('L’état actuel est le nouveau départ.', 'The army as it stands is the new start.'),
                  )
                }
              >
                {say(t('Prendre l’état actuel pour départ', 'Take this state as the start'))}
              </button>
            </>
          )}
          <button
            type="button"
            class="compact"
            onClick={() => {
              go(toList);
              deleteArmy(kept);
            }}
          >
            {say(t('Supprimer', 'Delete'))}
          </button>
        </div>
      )}
      {byHand}
    </div>
  );
}
