import './side-colours.css';

/** What an element and all in it take the colours of the sides from; with the class `side-colours`. */
export const sideColours = (colours: readonly string[]): Readonly<Record<string, string>> => ({
  '--side-a': `var(--colour-${colours[0]})`,
  '--side-b': `var(--colour-${colours[1]})`,
});
