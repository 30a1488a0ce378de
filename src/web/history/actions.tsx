import { FileButton } from '../base/file-button.tsx';
import { useSignal } from '@preact/signals';
import { isRemainder, type Problem } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { percent } from '../../calculate/number.ts';
import { colon, say } from '../base/lang.ts';
import { showToast } from '../base/toast.ts';
import { everyGame, keepGames } from './games.ts';
import { clearHistory, everything, full, importCombats, restoreEntries } from './history.ts';
import { saveJson, today } from '../base/save-file.ts';
import { historyText, type FileRead, LARGEST_FILE, readFile, TOO_LARGE } from './history-file.ts';
import { type ImportReport, importReport } from './import-report.ts';
import { amount } from '../base/wording.ts';

const NOTHING_IMPORTED = t('Rien n’a été importé', 'Nothing was imported');
const NO_ROOM = t('cet appareil n’a plus de place', 'this device has no room left');

const nothing = (why: Text): ImportReport => ({
  lines: [t(`${NOTHING_IMPORTED.fr} : ${why.fr}.`, `${NOTHING_IMPORTED.en}: ${why.en}.`)],
  refused: [],
  tone: 'bad',
});

async function importFile(file: File): Promise<ImportReport> {
  const read = file.size > LARGEST_FILE ? { problem: TOO_LARGE } : readFile(await file.text(), Date.now());
  if ('problem' in read) return nothing(read.problem);
  const taken = importCombats(read.combats);
  if (taken !== undefined) importGames(read.games);
  return taken === undefined ? nothing(NO_ROOM) : importReport(taken, read.refused);
}

function importGames(found: FileRead['games']): void {
  if (found.length > 0) keepGames((kept) => withMissing(kept, found));
}

const withMissing = (games: FileRead['games'], more: FileRead['games']): FileRead['games'] => {
  const here = new Set(games.map(({ id }) => id));
  return [...games, ...more.filter(({ id }) => !here.has(id))];
};

/** Export, import and clear, with how full the history is and what came of them. */
export function HistoryActions() {
  const told = useSignal<ImportReport | undefined>(undefined);
  const asking = useSignal(false);
  const { length } = everything.value;
  const all = amount(length, t('combat', 'combat'), t('combats', 'combats'));
  const clearAll = (): void => {
    const [combats, games] = [everything.value, everyGame.value];
    clearHistory();
    keepGames(() => []);
    asking.value = false;
    told.value = undefined;
    showToast({
      kind: 'removed',
      text: t('Historique effacé.', 'History cleared.'),
      action: t('Annuler', 'Undo'),
      act: () => {
        restoreEntries(combats);
        keepGames((kept) => withMissing(kept, games));
      },
    });
  };
  return (
    <div class="stack history-actions screen-only">
      <div class="row">
        <button
          type="button"
          disabled={length + everyGame.value.length === 0}
          onClick={() => saveJson(historyText(everything.value, everyGame.value), `grognard-${today()}`)}
        >
          {say(t('Exporter', 'Export'))}
        </button>
        <FileButton
          text={say(t('Importer', 'Import'))}
          take={async (file) => void (told.value = await importFile(file))}
        />
        <button type="button" disabled={length + everyGame.value.length === 0} onClick={() => (asking.value = true)}>
          {say(t('Tout effacer…', 'Clear all…'))}
        </button>
        {length > 0 && <span class="muted small">{say(fullText(all, full.value))}</span>}
      </div>
      {asking.value && (
        <div class="notice warn row" role="alertdialog" aria-label={say(t('Confirmation', 'Confirmation'))}>
          <span>{say(t(`Effacer ${all.fr} de cet appareil ?`, `Clear ${all.en} from this device?`))}</span>
          <button type="button" class="primary" onClick={clearAll}>
            {say(t('Effacer', 'Clear'))}
          </button>
          <button type="button" onClick={() => (asking.value = false)}>
            {say(t('Garder', 'Keep'))}
          </button>
        </div>
      )}
      <div role="status" class={told.value === undefined ? '' : `notice ${told.value.tone}`}>
        {told.value && <Account told={told.value} />}
      </div>
    </div>
  );
}

const fullText = (all: Text, share: number): Text => {
  const part = percent(Math.min(1, share));
  return t(`${all.fr}, ${part.fr} de la place`, `${all.en}, ${part.en} of the room`);
};

const Account = ({ told: { lines, refused } }: { told: ImportReport }) => (
  <>
    {lines.map((line, i) => (
      <p key={i}>{say(line)}</p>
    ))}
    {refused.length > 0 && (
      <ul>
        {refused.map((problem) => (
          <li key={problem.path}>
            {say(placeOf(problem))}
            {say(problem.text)}
          </li>
        ))}
      </ul>
    )}
  </>
);

const placeOf = (problem: Problem): Text =>
  isRemainder(problem) ? t('', '') : t(`n° ${problem.path}${colon()}`, `no. ${problem.path}${colon()}`);
