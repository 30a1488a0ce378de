import { BadInput } from '../../kernel/problem.ts';
import { byDefault, choice } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';

/** Colours of armies; how each looks by day and by night stands in `web/board/side-colours.css`. */
export const SIDE_COLOURS = {
  usual: t('comme d’habitude', 'as usual'),
  red: t('rouge', 'red'),
  blue: t('bleu', 'blue'),
  green: t('vert', 'green'),
  violet: t('violet', 'violet'),
  ochre: t('ocre', 'ochre'),
  grey: t('gris', 'grey'),
} as const;
export type SideColour = keyof typeof SIDE_COLOURS;

export const sideColour = byDefault(choice(t('Couleur', 'Colour'), SIDE_COLOURS), 'usual');

/** As usual the first side is red and the second blue. */
const USUALLY = ['red', 'blue'] as const;

export type Coloured = readonly { readonly colour: SideColour }[];

export const coloursOf = (sides: Coloured): readonly Exclude<SideColour, 'usual'>[] =>
  sides.map(({ colour }, side) => (colour === 'usual' ? USUALLY[side]! : colour));

/** Throws `BadInput` where both sides have one colour. */
export function mustDifferInColour(sides: Coloured): void {
  const [first, second] = coloursOf(sides);
  if (first === second)
    throw new BadInput([
      { path: 'sides[2].colour', text: t('les deux camps ont la même couleur', 'both sides have the same colour') },
    ]);
}

/** A scenario is the same battle in other colours: its hash does not know them. */
export function withoutColours<S extends { readonly sides: readonly { readonly colour?: SideColour }[] }>(
  scenario: S,
): object {
  const sides = scenario.sides.map((side) => {
    const { colour: _, ...others } = side;
    return others;
  });
  return { ...scenario, sides };
}
