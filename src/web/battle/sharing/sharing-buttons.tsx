import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { saveFile } from '../../base/save-file.ts';
import { isDark } from '../../base/theme.ts';
import { sideColours } from '../../board/side-colours.ts';
import { Glyph } from '../../icons/glyphs.tsx';
import type { BattleModel } from '../match/model.ts';
import type { Picture, PictureTheme } from './picture.ts';
import { nameOf, pngFile, svgFile } from './picture.ts';
import { printPosition } from './print.tsx';

interface Props {
  readonly model: BattleModel;
  readonly legend: ComponentChildren;
  draw(by: PictureTheme): Promise<Picture>;
}

const FAILED = t('L’image n’a pas pu être faite.', 'The picture could not be made.');

/** The position as a picture to keep or to send, or on paper. */
export function SharingButtons({ model, legend, draw }: Props) {
  const isBusy = useSignal(false);
  const trouble = useSignal<Text | undefined>(undefined);
  const busily = (act: () => Promise<void>) => async (): Promise<void> => {
    isBusy.value = true;
    trouble.value = undefined;
    try {
      await act();
    } catch {
      trouble.value = FAILED;
    } finally {
      isBusy.value = false;
    }
  };
  const now = (): Promise<Picture> => draw(isDark.value ? 'night' : 'day');
  const savePng = busily(async () => saveFile(await pngFile(await now()), `${nameOf(model)}.png`));
  const saveSvg = busily(async () => saveFile(svgFile(await now()), `${nameOf(model)}.svg`));
  const share = busily(async () => {
    const name = `${nameOf(model)}.png`;
    const files = [new File([await pngFile(await now())], name, { type: 'image/png' })];
    try {
      await navigator.share({ files, title: say(model.game.scenario.title) });
    } catch (error) {
      // Whoever gives it up again had his reasons.
      if ((error as Error).name !== 'AbortError') throw error;
    }
  });
  const print = busily(async () =>
    printPosition({
      title: say(model.game.scenario.title),
      standing: say(model.game.standing(model.state.value)),
      picture: await draw('day'),
      legend,
      colours: sideColours(model.table.colours ?? ['red', 'blue']),
    }),
  );
  return (
    <section class="battle-sharing" aria-label={say(t('Image et papier', 'Picture and paper'))}>
      <div class="row">
        <button type="button" class="compact" disabled={isBusy.value} onClick={print}>
          <Glyph name="print" /> {say(t('Imprimer la carte', 'Print the map'))}
        </button>
        <button type="button" class="compact" disabled={isBusy.value} onClick={savePng}>
          {say(t('Image PNG', 'PNG picture'))}
        </button>
        <button type="button" class="compact" disabled={isBusy.value} onClick={saveSvg}>
          {say(t('Image SVG', 'SVG picture'))}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" class="compact" disabled={isBusy.value} onClick={share}>
            {say(t('Partager', 'Share'))}
          </button>
        )}
      </div>
      <p role="status" class="small">
        {trouble.value !== undefined && say(trouble.value)}
      </p>
    </section>
  );
}
