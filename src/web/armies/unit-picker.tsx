import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { copySample } from '../../armies/edit.ts';
import { kindOf } from '../../armies/entries.ts';
import { fillPlace } from '../../armies/fill.ts';
import type { PlacedDraft, EntryRef, ArmySetting } from '../../armies/placements.ts';
import { type Place, placesOf } from '../../armies/places.ts';
import { searchEntries, armySheetOf, type SheetLine } from '../../armies/sheet.ts';
import { equalJson } from '../../kernel/json-hash.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import { LANGS, t } from '../../kernel/text.ts';
import { colon, lang, say } from '../base/lang.ts';
import { Highlighted } from '../base/highlighted.tsx';
import { recall, remember } from '../base/storage.ts';
import { termsOf } from '../base/terms.ts';
import type { Model } from '../calculator/model.ts';
import { shortestDraft, exampleDraft } from '../form/drafts.ts';
import { Select } from '../form/select.tsx';
import { parsePath, valueOf } from '../form/paths.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { followChange, placeAt } from './placements.ts';
import { openPickerPlace } from './picker-place.ts';
import { ProblemList } from './problem-list.tsx';
import { addArmy } from './army-store.ts';
import { StandingMark } from './standing.tsx';
import { settingOf } from './army-setting.ts';
import { iconOf, valuesTextOf } from './unit-text.ts';
import './unit-picker.css';

/** Chooses units of an army for a place of the form. */
export function UnitPicker({ model, path }: { model: Model; path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  const setting = settingOf(model);
  const place = setting && placeAt(placesOf(setting.rules, model.procedure), path);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="army-picker"
      aria-labelledby="picker-title"
      onClose={() => (openPickerPlace.value = undefined)}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <header class="army-picker-head">
        <h2 id="picker-title">
          {say(t('De mon armée', 'From my army'))}
          {place && `${colon()}${say(place.label)}`}
        </h2>
        <button type="button" class="quiet icon" aria-label={say(t('Fermer', 'Close'))} onClick={close}>
          <Glyph name="remove" />
        </button>
      </header>
      {setting && place && <UnitChoice model={model} setting={setting} place={place} path={path} close={close} />}
    </dialog>
  );
}

interface UnitChoiceProps {
  readonly model: Model;
  readonly setting: ArmySetting;
  readonly place: Place;
  readonly path: string;
  close(): void;
}

const keyOf = ({ army, entry }: EntryRef): string => `${army}/${entry}`;

/** The units that stand in the list already. */
const refsAt = (model: Model, path: string): EntryRef[] =>
  Object.entries(model.placements.value)
    .filter(([actor]) => actor.startsWith(`${path}[`) && /^\[\d+\]$/.test(actor.slice(path.length)))
    .map(([, ref]) => ref);

/** What stands in the form; where it is an example still, nobody of it: its leaders are not the player’s. */
function draftToFill({ draft, placements, procedure }: Model, path: string): PlacedDraft {
  const here = { draft: draft.peek(), placements: placements.peek() };
  const isExample = procedure.examples.some(({ id }) =>
    LANGS.some((each) => equalJson(exampleDraft(procedure, id, each), here.draft)),
  );
  if (!isExample || Object.keys(here.placements).length > 0) return here;
  const shortest = shortestDraft(procedure);
  return path === '' || valueOf(shortest, parsePath(path)) === undefined
    ? here
    : { draft: shortest, placements: here.placements };
}

/** The army of this side: the one that stands there already, the last one, or one that the other side has not. */
function firstArmy(model: Model, { armies }: ArmySetting, path: string): string | undefined {
  const side = String(parsePath(path)[0] ?? '');
  const all = Object.entries(model.placements.value);
  const here = all.find(([actor]) => side !== '' && actor.startsWith(side))?.[1].army;
  const last = recall(`side.${model.ruleset.id}.${model.procedure.id}.${side}`);
  const taken = new Set(all.map(([, ref]) => ref.army));
  const keys = Object.keys(armies);
  return (
    ([here, taken.has(last as string) ? undefined : last].find((key) => keys.includes(key as string)) as string) ??
    keys.find((key) => !taken.has(key)) ??
    keys[0]
  );
}

function UnitChoice({ model, setting, place, path, close }: UnitChoiceProps) {
  const { rules, armies } = setting;
  const list = place.path.endsWith('[]') && !path.endsWith(']');
  const chosen = useSignal<readonly EntryRef[]>(list ? refsAt(model, path) : []);
  const at = useSignal(firstArmy(model, setting, path));
  const query = useSignal('');
  const problems = useSignal<readonly Problem[]>([]);
  const army = at.value === undefined ? undefined : armies[at.value];
  if (at.value === undefined || army === undefined)
    return <NoArmies model={model} setting={setting} onTaken={(key) => (at.value = key)} />;
  const key = at.value;
  const found = new Set(searchEntries(rules, army, query.value));
  const lines = armySheetOf(rules, army).lines.filter(
    ({ entry }) => found.has(entry) && place.kinds.includes(entry.kind),
  );
  const standing = lines.filter((line) => line.standing.standing !== 'gone');

  const put = (refs: readonly EntryRef[], how: 'instead' | 'beside'): void => {
    try {
      model.placeUnits(fillPlace(setting, draftToFill(model, path), path, refs, how), followChange);
      remember(`side.${model.ruleset.id}.${model.procedure.id}.${String(parsePath(path)[0] ?? '')}`, key);
      close();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = error.problems.map(({ text }) => ({ path: '', text }));
    }
  };
  const isChosen = (entry: string): boolean => chosen.value.some((ref) => ref.army === key && ref.entry === entry);
  const toggle = (entry: string): void => {
    const ref = { army: key, entry };
    problems.value = [];
    chosen.value = isChosen(entry)
      ? chosen.value.filter((other) => keyOf(other) !== keyOf(ref))
      : [...chosen.value, ref];
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const only = standing.length === 1 ? standing[0]!.entry.id : undefined;
    if (list && chosen.value.length > 0) put(chosen.value, 'instead');
    else if (only !== undefined) put([{ army: key, entry: only }], 'instead');
  };
  const typed = valueOf(model.draft.value, parsePath(path));
  const here = refsAt(model, path);
  const fresh = chosen.value.filter((ref) => !here.some((other) => keyOf(other) === keyOf(ref)));
  const roomy = Array.isArray(typed) && typed.length > 0 && typed.length + fresh.length <= place.most;
  return (
    <form class="army-picker-form" onSubmit={onSubmit} onKeyDown={moveByArrows}>
      <div class="row army-picker-search">
        {Object.keys(armies).length > 1 && (
          <label>
            <span class="visually-hidden">{say(t('Armée', 'Army'))}</span>
            <Select
              options={Object.entries(armies).map(([id, { name }]) => ({ id, text: name || id }))}
              value={key}
              onChoose={(id) => (at.value = id)}
            />
          </label>
        )}
        <label class="army-picker-query">
          <span class="visually-hidden">{say(t('Chercher une unité', 'Find a unit'))}</span>
          <input
            type="search"
            autoFocus
            enterkeyhint="done"
            placeholder={say(t('Chercher une unité', 'Find a unit'))}
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
        </label>
      </div>
      <ul class="army-picker-list" role="list">
        {lines.map((line) => (
          <li key={line.entry.id}>
            {list ? (
              <label class="army-pick">
                <input
                  type="checkbox"
                  checked={isChosen(line.entry.id)}
                  disabled={line.standing.standing === 'gone' && !isChosen(line.entry.id)}
                  onChange={() => toggle(line.entry.id)}
                />
                <UnitText setting={setting} line={line} query={query.value} />
              </label>
            ) : (
              <button
                type="button"
                class="army-pick"
                disabled={line.standing.standing === 'gone'}
                onClick={() => put([{ army: key, entry: line.entry.id }], 'instead')}
              >
                <UnitText setting={setting} line={line} query={query.value} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {lines.length === 0 && (
        <p class="muted army-picker-none">
          {say(t('Aucune unité de cette armée ne convient ici.', 'No unit of this army fits here.'))}
        </p>
      )}
      <div role="status" class={problems.value.length > 0 ? 'notice bad' : ''}>
        {problems.value.length > 0 && <ProblemList problems={problems.value} />}
      </div>
      {list && (
        <div class="row army-picker-foot">
          <button type="submit" class="primary" disabled={chosen.value.length === 0}>
            {say(t('Placer', 'Put in'))} ({chosen.value.length})
          </button>
          {roomy && fresh.length > 0 && fresh.length === chosen.value.length && (
            <button type="button" onClick={() => put(fresh, 'beside')}>
              {say(t('Ajouter à ceux du formulaire', 'Add to those in the form'))}
            </button>
          )}
          <span class="small muted">{say(t(`${place.most} au plus`, `${place.most} at most`))}</span>
        </div>
      )}
    </form>
  );
}

const UnitText = ({ setting, line, query }: { setting: ArmySetting; line: SheetLine; query: string }) => (
  <>
    <UnitIcon type={iconOf(line.entry)} />
    <span class="army-pick-text">
      <b>
        <Highlighted text={say(line.name)} terms={termsOf(query)} />
      </b>{' '}
      <span class="army-values">{say(valuesTextOf(kindOf(setting.rules, line.entry.kind), line.entry))}</span>
    </span>
    <StandingMark standing={line.standing} />
  </>
);

/** Arrows lead from the search into the list and through it. */
function moveByArrows(event: TargetedKeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.target instanceof HTMLSelectElement) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], .army-picker-list :is(input, button)'),
  ].filter((one) => !one.matches(':disabled'));
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}

interface NoArmiesProps {
  readonly model: Model;
  readonly setting: ArmySetting;
  onTaken(key: string): void;
}

/** Before the first army: both of ours at one tap, so that two sides are there. */
function NoArmies({ model, setting, onTaken }: NoArmiesProps) {
  const take = async (): Promise<void> => {
    const samples = await setting.rules.samples();
    const keys = samples.map((sample) => addArmy(setting.rules, copySample(setting.rules, sample, lang.value)));
    onTaken(keys[0]!);
  };
  return (
    <div class="stack army-picker-none">
      <p>{say(t('Vous n’avez pas encore d’armée ici.', 'You have no army here yet.'))}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => void take()}>
          {say(t('Prendre les deux armées fournies', 'Take the two sample armies'))}
        </button>
        <a class="button" href={`#/${model.ruleset.id}/army`}>
          {say(t('Créer la mienne', 'Make my own'))}
        </a>
      </div>
    </div>
  );
}
