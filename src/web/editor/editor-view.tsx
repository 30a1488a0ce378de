import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import { scenarioFile } from '../../play/scenario-file.ts';
import { isTyping } from '../base/keys.ts';
import { say } from '../base/lang.ts';
import { saveJson } from '../base/save-file.ts';
import { amount } from '../base/wording.ts';
import { Glyph } from '../icons/glyphs.tsx';
import type { EditorModel } from './model.ts';
import { Check, Details, Simulate } from './sheets.tsx';
import { type AnyBench, SurfaceBoard, SurfaceTools } from './surface-view.tsx';
import '../battle/battle.css';
import './editor.css';

const SHEETS = {
  draw: t('Dessiner', 'Draw'),
  details: t('Scénario', 'Scenario'),
  check: t('Contrôle', 'Check'),
} as const;
type Sheet = keyof typeof SHEETS;

/** A scenario on the bench: the map fills the screen, brushes and fields float beside it. */
export function EditorView({ model, bench }: { model: EditorModel; bench: AnyBench }) {
  const sheet = useSignal<Sheet>('draw');
  useKeys(model);
  return (
    <div class="battle editor">
      <Top model={model} sheet={sheet} />
      <div class="battle-map">
        <SurfaceBoard bench={bench} />
      </div>
      <aside class="battle-panel" aria-label={say(t('Outils', 'Tools'))}>
        {model.unkept.value && (
          <p class="notice bad small" role="alert">
            {say(
              t(
                'Cet appareil refuse de garder vos derniers changements : exportez le scénario avant de fermer la page.',
                'This device refuses to keep your last changes: export the scenario before you close the page.',
              ),
            )}
          </p>
        )}
        <nav class="battle-sheets" aria-label={say(t('Volets', 'Sheets'))}>
          {(Object.keys(SHEETS) as Sheet[]).map((name) => (
            <button
              key={name}
              type="button"
              class="quiet compact"
              aria-pressed={sheet.value === name}
              onClick={() => (sheet.value = name)}
            >
              {say(SHEETS[name])}
              {name === 'check' && model.problems.value.length > 0 && (
                <span class="editor-count"> {model.problems.value.length}</span>
              )}
            </button>
          ))}
        </nav>
        <div class="battle-sheet" tabIndex={-1}>
          {sheet.value === 'draw' && <SurfaceTools bench={bench} />}
          {sheet.value === 'details' && <Details model={model} bench={bench} />}
          {sheet.value === 'check' && <Check model={model} bench={bench} leave={() => (sheet.value = 'draw')} />}
        </div>
      </aside>
    </div>
  );
}

function Top({ model, sheet }: { model: EditorModel; sheet: Signal<Sheet> }) {
  const problems = model.problems.value.length;
  const title = say(model.sketch.value['title'] as Text);
  const back = t('Annuler', 'Undo');
  const again = t('Refaire', 'Redo');
  return (
    <header class="battle-top">
      <a class="button quiet compact" href={`#/${model.ruleset}/battles`}>
        ‹ <span class="editor-wide">{say(t('Batailles', 'Battles'))}</span>
      </a>
      <h1 tabIndex={-1}>{title === '' ? say(t('Sans titre', 'Untitled')) : title}</h1>
      <span class="push" />
      <button
        type="button"
        class="quiet icon compact"
        aria-label={say(back)}
        title={say(back)}
        disabled={model.past.value.length === 0}
        onClick={model.undo}
      >
        <Glyph name="undo" />
      </button>
      <button
        type="button"
        class="quiet icon compact editor-redo"
        aria-label={say(again)}
        title={say(again)}
        disabled={model.future.value.length === 0}
        onClick={model.redo}
      >
        <Glyph name="undo" />
      </button>
      <button
        type="button"
        class="quiet compact"
        onClick={() => saveJson(scenarioFile(model.ruleset, model.sketch.value), model.id)}
      >
        {say(t('Exporter', 'Export'))}
      </button>
      {problems === 0 ? (
        <>
          <Simulate model={model} look="quiet compact editor-simulate" />
          <a class="button primary compact" href={`#/${model.ruleset}/battle/${model.id}`}>
            {say(t('Jouer', 'Play'))}
          </a>
        </>
      ) : (
        <button type="button" class="compact" onClick={() => (sheet.value = 'check')}>
          {say(amount(problems, t('défaut', 'problem'), t('défauts', 'problems')))}
        </button>
      )}
    </header>
  );
}

function useKeys(model: EditorModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target)) return;
      const control = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (control && key === 'z' && !event.shiftKey) model.undo();
      else if (control && (key === 'y' || key === 'z')) model.redo();
      else if (key === 'delete' && model.selected.value !== undefined) model.remove(model.selected.value);
      else if (key === 'escape') model.letGo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}
