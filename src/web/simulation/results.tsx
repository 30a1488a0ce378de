import { useSignal } from '@preact/signals';
import { capitalize, t } from '../../kernel/text.ts';
import { LEVELS } from '../../minds/levels.ts';
import { rowsText } from '../../present/spreadsheet-rows.ts';
import type { Difference, Report, VariantReport } from '../../sim/report.ts';
import { battleRows, intervalText, decimals, meanText, parText, shareText } from '../../sim/figures-text.ts';
import { Fold } from '../base/fold.tsx';
import { lang, say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { saveFile } from '../base/save-file.ts';
import { Select } from '../form/select.tsx';
import type { FiguresProps } from './figures.tsx';
import type { SimulationModel } from './model.ts';

const Figures = lazy<FiguresProps>(async () => (await import('./figures.tsx')).Figures);

/** The results: plots first, then numbers. */
export function Results({ model }: { model: SimulationModel }) {
  const looked = useSignal(0);
  const report = model.report.value;
  const batch = model.batch.value;
  if (report === undefined || batch === undefined) return null;
  const at = Math.min(looked.value, report.variants.length - 1);
  const variant = report.variants[at]!;
  const csv = (): void => {
    const labels = batch.variants.map(({ label }) => label);
    const rows = battleRows(model.done.value, labels, lang.peek());
    saveFile(new Blob([rowsText(rows, ',')], { type: 'text/csv' }), `${model.id}.csv`);
  };
  return (
    <section class="stack simulation-results" aria-label={say(t('Résultats', 'Results'))}>
      {report.differences.length > 0 && (
        <>
          <Differences differences={report.differences} first={say(model.sides[0]!)} />
          <label class="field">
            <span class="field-label">{say(t('Regarder', 'Look at'))}</span>
            <Select
              options={report.variants.map(({ label }, i) => ({ id: String(i), text: say(label) }))}
              value={String(at)}
              onChoose={(id) => (looked.value = Number(id))}
            />
          </label>
        </>
      )}
      <Shares variant={variant} model={model} />
      <Figures
        report={report}
        battles={model.done.value.filter((one) => one.variant === at).map(({ fought }) => fought)}
        sides={model.sides}
        lang={lang.value}
      />
      <Fold summary={say(t('Fins de bataille', 'How battles ended'))}>{() => <Endings variant={variant} />}</Fold>
      <div class="row">
        <button type="button" class="compact" onClick={csv}>
          {say(t('Exporter les batailles (CSV)', 'Export the battles (CSV)'))}
        </button>
      </div>
    </section>
  );
}

function Shares({ variant, model }: { variant: VariantReport; model: SimulationModel }) {
  const { played, draws, turns, luck, par } = variant;
  const minds = model.batch.value!.minds;
  return (
    <>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={say(t('Victoires', 'Wins'))}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say(t('Camp', 'Side'))}</th>
              <th scope="col">{say(t('Joué par', 'Played by'))}</th>
              <th scope="col" class="num">
                {say(t('Victoires', 'Wins'))}
              </th>
              <th scope="col">{say(t('Part, intervalle à 95 %', 'Share, 95% interval'))}</th>
              <th scope="col">{say(t('Force perdue', 'Strength lost'))}</th>
            </tr>
          </thead>
          <tbody>
            {variant.sides.map(({ wins, share, lost }, i) => (
              <tr key={i}>
                <th scope="row">{say(model.sides[i]!)}</th>
                <td>{say(LEVELS[minds[i]!].name)}</td>
                <td class="num">{wins}</td>
                <td>{shareText(share, lang.value)}</td>
                <td>{meanText({ ...lost, low: Math.max(0, lost.low) }, lang.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {say(
          t(
            `${played} ${played < 2 ? 'bataille' : 'batailles'}, dont ${draws} ${draws < 2 ? 'nulle' : 'nulles'} ; ${meanText(turns, 'fr')} tours. Le camp que les dés ont favorisé a gagné dans ${shareText(luck.favouredWon, 'fr')} des cas.`,
            `${played} ${played === 1 ? 'battle' : 'battles'}, ${draws} of them drawn; ${meanText(turns, 'en')} turns. The side that the dice favoured won ${shareText(luck.favouredWon, 'en')} of the time.`,
          ),
        )}
      </p>
      {par !== undefined && <p>{say(capitalize(parText(par, model.sides)))}.</p>}
    </>
  );
}

function Differences({ differences, first }: { differences: readonly Difference[]; first: string }) {
  const points = (value: number): string => decimals(100 * value, 1, lang.value).replace('-', '−');
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={say(t('Différences', 'Differences'))}>
      <table class="table">
        <caption>
          {say(
            t(
              `Part de ${first}, en points, avec les mêmes dés que le scénario tel quel`,
              `Share of ${first}, in points, with the same dice as the scenario as it stands`,
            ),
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say(t('Au lieu de cela', 'Instead'))}</th>
            <th scope="col">{say(t('Différence, intervalle à 95 %', 'Difference, 95% interval'))}</th>
            <th scope="col">{say(t('Verdict', 'Verdict'))}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, share, matters, battles }) => (
            <tr key={label.en}>
              <th scope="row">{say(label)}</th>
              <td>
                {points(share.value)} ({intervalText(lang.value, points(share.low), points(share.high))})
              </td>
              <td>
                {say(
                  matters
                    ? t('cela compte', 'it matters')
                    : t(`rien de visible sur ${battles} batailles`, `nothing to be seen over ${battles} battles`),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Endings = ({ variant }: { variant: Report['variants'][number] }) => (
  <table class="table compact">
    <thead>
      <tr>
        <th scope="col" class="num">
          {say(t('Tour', 'Turn'))}
        </th>
        <th scope="col" class="num">
          {say(t('Fois', 'Times'))}
        </th>
        <th scope="col">{say(t('Fin', 'End'))}</th>
      </tr>
    </thead>
    <tbody>
      {variant.endings.map(({ turn, times, why }) => (
        <tr key={`${turn} ${why.en}`}>
          <td class="num">{turn}</td>
          <td class="num">{times}</td>
          <td>{say(capitalize(why))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
