import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ABOUTS } from 'virtual:abouts';
import { t, type Text } from '../../kernel/text.ts';
import { CONTENTS } from '../base/contents.ts';
import { isPaletteOpen } from '../base/palette-open.ts';
import { say } from '../base/lang.ts';
import { Highlighted } from '../base/highlighted.tsx';
import { preferredOptions } from '../base/preferred-options.ts';
import { byRecency } from '../base/recent.ts';
import { loadedRegister } from '../base/register.ts';
import { go } from '../base/router.ts';
import { rulesetOf } from '../base/rulesets.ts';
import { termsOf } from '../base/terms.ts';
import { amount } from '../base/wording.ts';
import type { Abouts } from '../contents-plugin.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { type PaletteResult, resultsFor } from './results.ts';
import './palette.css';

const KINDS: Readonly<Record<PaletteResult['kind'], Text>> = {
  answer: t('Réponse', 'Answer'),
  page: t('Page', 'Page'),
  row: t('Table', 'Chart'),
  ruling: t('Interprétation', 'Ruling'),
};

const HINTS = ['Kn v Sp', '7:4', 'gué', 'A-20'] as const;

/** What was sought last stands there again. */
let last = '';

/** Finds anything: a field with a list under it, driven by keys, by touch or by voice. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const query = useSignal(last);
  const at = useSignal(0);
  useEffect(() => {
    const box = dialog.current!;
    const close = (): void => box.close();
    box.showModal();
    // Back and forward lead to another page: what is sought is no part of it.
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, []);
  const loadings = byRecency().map(({ id }) => rulesetOf(id)!.value);
  const rulesets = loadings.flatMap((loading) => (loading.state === 'ready' ? [loading.ruleset] : []));
  const waiting = loadings.some(({ state }) => state === 'loading');
  const known = rulesets.map((ruleset) => ({
    ruleset,
    rulings: loadedRegister(ruleset).value,
    options: preferredOptions(ruleset).value,
  }));
  const terms = termsOf(query.value);
  const finds = useMemo(
    () => resultsFor({ contents: CONTENTS, abouts: ABOUTS as Abouts, rulesets: known }, query.value),
    [query.value, ...known.flatMap(({ rulings, options }) => [rulings, options])],
  );
  const chosen = Math.min(at.value, finds.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const ask = (text: string): void => {
    last = text;
    query.value = text;
    at.value = 0;
  };
  const open = ({ href }: PaletteResult): void => {
    dialog.current!.close();
    go(href);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (step !== undefined && finds.length > 0) {
      event.preventDefault();
      const next = chosen + step;
      at.value =
        Math.abs(step) === 1 ? (next + finds.length) % finds.length : Math.max(0, Math.min(finds.length - 1, next));
    } else if (event.key === 'Enter' && finds[chosen] !== undefined) {
      event.preventDefault();
      open(finds[chosen]);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label={say(t('Chercher partout', 'Find anything'))}
      onClose={() => (isPaletteOpen.value = false)}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div class="palette-field">
        <Glyph name="search" />
        <input
          type="text"
          role="combobox"
          enterkeyhint="go"
          autoFocus
          aria-label={say(t('Table, ligne, interprétation, procédure', 'Chart, row, ruling, procedure'))}
          aria-expanded={finds.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={finds.length > 0 ? `palette-${chosen}` : undefined}
          placeholder={say(t('Chercher partout', 'Find anything'))}
          value={query.value}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="quiet icon"
          aria-label={say(t('Fermer', 'Close'))}
          onClick={() => dialog.current!.close()}
        >
          <Glyph name="remove" />
        </button>
      </div>
      <ul id="palette-list" ref={list} role="listbox" class="palette-list" aria-label={say(t('Trouvé', 'Found'))}>
        {finds.map((find, i) => (
          <li
            key={`${find.kind} ${find.href} ${find.title.en}`}
            id={`palette-${i}`}
            role="option"
            class={`palette-find ${find.kind}`}
            aria-selected={i === chosen}
            onClick={() => open(find)}
            onPointerMove={() => (at.value = i)}
          >
            <span class="palette-title">
              <Highlighted text={say(find.title)} terms={terms} />
            </span>
            <span class="palette-where small muted">
              {[say(KINDS[find.kind]), say(find.where)].filter(Boolean).join(' · ')}
            </span>
            {say(find.detail) !== '' && <span class="palette-detail small">{say(find.detail)}</span>}
          </li>
        ))}
      </ul>
      <div class="palette-foot small muted">
        <p role="status">
          {terms.length === 0
            ? ''
            : waiting
              ? say(t('Chargement des tables…', 'Loading the charts…'))
              : finds.length === 0
                ? say(t('Rien ne répond à ces mots.', 'Nothing answers these words.'))
                : say(amount(finds.length, t('réponse', 'found'), t('réponses', 'found')))}
        </p>
        {terms.length === 0 && (
          <div class="row">
            <span>{say(t('Par exemple', 'For example'))}</span>
            {HINTS.map((hint) => (
              <button
                key={hint}
                type="button"
                class="compact"
                onClick={(event) => {
                  ask(hint);
                  event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
                }}
              >
                {hint}
              </button>
            ))}
          </div>
        )}
      </div>
    </dialog>
  );
}
