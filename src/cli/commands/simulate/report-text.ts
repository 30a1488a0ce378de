import { t, type Text } from '../../../kernel/text.ts';
import { LEVELS, type LevelId } from '../../../minds/levels.ts';
import type { Report, VariantReport } from '../../../sim/report.ts';
import { intervalText, decimals, meanText, parText, shareText } from '../../../sim/figures-text.ts';
import type { Lang } from '../../../kernel/text.ts';
import { bar, grid } from '../../output/grid.ts';

const BAR = 30;

function variantText(report: VariantReport, sides: readonly Text[], minds: readonly LevelId[], lang: Lang): string[] {
  const won = t('victoires', 'wins')[lang];
  const lost = t('PF perdus', 'strength lost')[lang];
  const rows = report.sides.map(({ wins, share, lost: losses }, i) => [
    `${sides[i]![lang]} (${LEVELS[minds[i]!].name[lang]})`,
    String(wins),
    shareText(share, lang),
    meanText(losses, lang),
    bar(share.value, BAR),
  ]);
  const { mean, favouredWon } = report.luck;
  return [
    grid(
      [t('camp', 'side')[lang], won, t('part, intervalle à 95 %', 'share, 95% interval')[lang], lost, ''],
      rows,
      'text',
    ),
    '',
    `${t('nulles', 'draws')[lang]} ${report.draws} · ${t('tours', 'turns')[lang]} ${meanText(report.turns, lang)} · ${t('ordres', 'commands')[lang]} ${decimals(report.commands.value, 0, lang)}`,
    t(
      `les dés ont apporté au premier camp ${meanText(mean, lang)} ; le camp qu’ils ont favorisé a gagné ${shareText(favouredWon, lang)}`,
      `the dice brought the first side ${meanText(mean, lang)}; the side that they favoured won ${shareText(favouredWon, lang)}`,
    )[lang],
    ...(report.par === undefined ? [] : [parText(report.par, sides)[lang]]),
    '',
    grid(
      [t('tour', 'turn')[lang], t('fois', 'times')[lang], t('fin', 'end')[lang]],
      report.endings.map(({ turn, times, why }) => [String(turn), String(times), why[lang]]),
      'text',
    ),
  ];
}

/** What a person reads. */
export function reportText(
  { variants, differences }: Report,
  sides: readonly Text[],
  minds: readonly LevelId[],
  lang: Lang,
): string {
  const several = variants.length > 1;
  const lines = variants.flatMap((variant) => [
    ...(several ? [`\n${variant.label[lang]} · ${variant.played} ${t('batailles', 'battles')[lang]}`] : []),
    ...variantText(variant, sides, minds, lang),
  ]);
  if (differences.length > 0)
    lines.push(
      '',
      t(
        `Différences avec le scénario tel quel, mêmes dés : part de ${sides[0]!.fr}`,
        `Differences from the scenario as it stands, same dice: share of ${sides[0]!.en}`,
      )[lang],
      ...differences.map(({ label, share, matters, battles }) => {
        const points = (value: number): string => decimals(100 * value, 1, lang);
        const said = `${points(share.value)} points (${intervalText(lang, points(share.low), points(share.high))})`;
        const verdict = matters
          ? t('cela compte', 'it matters')
          : t(
              `rien d’établi sur ${battles} bataille${battles > 1 ? 's' : ''}`,
              `nothing is settled by ${battles} battle${battles === 1 ? '' : 's'}`,
            );
        const colon = lang === 'fr' ? ' :' : ':';
        return `  ${label[lang]}${colon} ${said}${colon} ${verdict[lang]}`;
      }),
    );
  return lines.join('\n');
}
