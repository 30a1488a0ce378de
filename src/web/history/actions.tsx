import { useSignal } from '@preact/signals';
import { isMore, type Problem } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { percent } from '../../calculate/number.ts';
import { colon, say } from '../base/lang.ts';
import { clearHistory, everything, full, importCombats, kept, nearlyFull } from './history.ts';
import { exported, LARGEST_FILE, readFile, TOO_LARGE } from './file.ts';
import { type Told, toldOfImport } from './told.ts';
import { amount } from '../base/wording.ts';

const NOTHING_IMPORTED = t('Rien n’a été importé', 'Nothing was imported');
const NO_ROOM = t('cet appareil n’a plus de place', 'this device has no room left');

const nothing = (why: Text): Told => ({
  lines: [t(`${NOTHING_IMPORTED.fr} : ${why.fr}.`, `${NOTHING_IMPORTED.en}: ${why.en}.`)],
  refused: [],
  tone: 'bad',
});

async function imported(file: File): Promise<Told> {
  const read = file.size > LARGEST_FILE ? { problem: TOO_LARGE } : readFile(await file.text(), Date.now());
  if ('problem' in read) return nothing(read.problem);
  const taken = importCombats(read.combats);
  return taken === undefined ? nothing(NO_ROOM) : toldOfImport(taken, read.refused);
}

/** Export, import and clear, with how full the history is and what came of them. */
export function HistoryActions() {
  const told = useSignal<Told | undefined>(undefined);
  const asking = useSignal(false);
  const { length } = everything.value;
  const all = amount(length, t('combat', 'combat'), t('combats', 'combats'));
  const cleared = (): void => {
    clearHistory();
    asking.value = false;
    told.value = { lines: [t('Historique effacé.', 'History cleared.')], refused: [], tone: 'good' };
  };
  return (
    <div class="stack">
      <div class="row">
        <button type="button" disabled={length === 0} onClick={() => save(exported(everything.value))}>
          {say(t('Exporter (JSON)', 'Export (JSON)'))}
        </button>
        <label class="button calc-file">
          {say(t('Importer (JSON)', 'Import (JSON)'))}
          <input
            type="file"
            accept="application/json,.json"
            onChange={async (event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              if (file !== undefined) told.value = await imported(file);
              input.value = '';
            }}
          />
        </label>
        <button type="button" disabled={length === 0} onClick={() => (asking.value = true)}>
          {say(t('Tout effacer…', 'Clear all…'))}
        </button>
        {length > 0 && <span class="muted small">{say(fullText(all, full.value))}</span>}
      </div>
      <Warnings />
      {asking.value && length > 0 && (
        <div class="notice warn row" role="alertdialog" aria-label={say(t('Confirmation', 'Confirmation'))}>
          <span>{say(t(`Effacer ${all.fr} de cet appareil ?`, `Clear ${all.en} from this device?`))}</span>
          <button type="button" class="primary" onClick={cleared}>
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

/** Told while there is still time to export. */
const Warnings = () => (
  <>
    {!kept.value && (
      <p class="notice bad">
        {say(
          t(
            'Cet appareil refuse de garder les derniers combats : exportez-les avant de fermer la page.',
            'This device refuses to keep the last combats: export them before you close the page.',
          ),
        )}
      </p>
    )}
    {nearlyFull.value && (
      <p class="notice warn">
        {say(
          t(
            'L’historique est presque plein : les combats les plus anciens laisseront la place aux nouveaux. Exportez-le, puis effacez-le.',
            'The history is nearly full: the oldest combats will make way for new ones. Export it, then clear it.',
          ),
        )}
      </p>
    )}
  </>
);

const Account = ({ told: { lines, refused } }: { told: Told }) => (
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
  isMore(problem) ? t('', '') : t(`n° ${problem.path}${colon()}`, `no. ${problem.path}${colon()}`);

function save(json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `grognard-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
