import type { BattleModel } from '../match/model.ts';

/** A position as a drawing that stands by itself. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** By day on paper; else as it is seen on the screen. */
export type PictureTheme = 'day' | 'night';

/** Points of a picture for each of the drawing, as many as a device can hold in one canvas. */
const SHARPEST = 2.5;
const MOST_POINTS = 16_000_000;

export const scaleOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): number =>
  Math.min(SHARPEST, Math.sqrt(MOST_POINTS / (width * height)));

/** `the-ford-turn-3` */
export const nameOf = ({ game, table, state }: BattleModel): string =>
  `${game.scenario.id}-turn-${table.turn(state.value).now}`;

export const svgFile = ({ svg }: Picture): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** A drawing as a picture of points. */
export async function pngFile(picture: Picture): Promise<Blob> {
  const scale = scaleOf(picture);
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((file) => (file === null ? reject(new Error('no picture')) : resolve(file)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
