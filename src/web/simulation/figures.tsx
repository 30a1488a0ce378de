import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { type Lang, t, type Text } from '../../kernel/text.ts';
import type { BattleWithLuck } from '../../minds/battle.ts';
import type { Report } from '../../sim/report.ts';
import { say } from '../base/lang.ts';
import { endingPlot, lossPlot, luckPlot, type Plot, winPlot } from './plots.ts';

export interface FiguresProps {
  readonly report: Report;
  /** Of the variant that is looked at. */
  readonly battles: readonly BattleWithLuck[];
  readonly sides: readonly Text[];
  readonly lang: Lang;
}

/** The plots of a simulation; what they show in colour stands in rows or in words too. */
export function Figures({ report, battles, sides, lang }: FiguresProps) {
  const names = sides.map((side) => side[lang]);
  const drawn = { names, lang, draw: t('nulle', 'draw')[lang] };
  return (
    <div class="simulation-figures">
      <Figure
        title={t('Qui a gagné', 'Who won')}
        about={t(
          'Trait : intervalle à 95 % de la part du premier camp.',
          'Line: 95% interval of the first side’s share.',
        )}
        plot={(width) => winPlot(report, drawn, width)}
        on={[report, lang]}
      />
      <Figure
        title={t('Quand', 'When')}
        about={t('Batailles finies à chaque tour, par vainqueur.', 'Battles ended in each turn, by winner.')}
        plot={(width) => endingPlot(battles, drawn, width)}
        on={[report, battles.length, lang]}
      />
      <Figure
        title={t('À quel prix', 'At what cost')}
        about={t('Force perdue par chaque camp.', 'Strength lost by each side.')}
        plot={(width) => lossPlot(battles, drawn, width)}
        on={[report, battles.length, lang]}
      />
      <Figure
        title={t('Avec quels dés', 'By what dice')}
        about={t(
          `Ce que les dés ont apporté à ${names[0]!} au-delà de leurs chances exactes, par vainqueur.`,
          `What the dice brought ${names[0]!} beyond their exact chances, by winner.`,
        )}
        plot={(width) => luckPlot(battles, drawn, width)}
        on={[report, battles.length, lang]}
      />
    </div>
  );
}

interface FigureProps {
  readonly title: Text;
  readonly about: Text;
  readonly plot: (width: number) => Plot;
  /** What it is drawn anew for. */
  readonly on: readonly unknown[];
}

function Figure({ title, about, plot, on }: FigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => (width.value = Math.round(entry!.contentRect.width)));
    seen.observe(frame.current!);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    if (width.value === 0) return;
    const drawing = plot(width.value);
    // Its parts are named in English, in a way that screen readers may not be told: the whole has our name.
    for (const part of drawing.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', `${say(title)}. ${say(about)}`);
    frame.current!.replaceChildren(drawing);
  }, [width.value, ...on]);
  return (
    <figure class="card simulation-figure">
      <h2>{say(title)}</h2>
      <div ref={frame} class="simulation-plot" />
      <figcaption class="small muted">{say(about)}</figcaption>
    </figure>
  );
}
