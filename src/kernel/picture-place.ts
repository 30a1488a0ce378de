/**
 * Where a picture of the combat shows a fact, by what may stand there. A picture is drawn where both sides have a counter:
 * a record that holds a choice of types with a drawing (`web/icons/symbols.ts`), or has a `symbol` of its own, in a field
 * whose `side` is `own` or `enemy`. Facts of a counter stand at it, those of nobody between the two.
 */
export const PICTURE_PLACES = {
  choice: [
    /** From which of the hexes around him somebody is struck: one of `front`, `rear` and a third. */
    'hex',
    /** Into which arc of the enemy somebody strikes, likewise. */
    'arc',
    /** Into which of his own arcs he is struck. */
    'struck',
    /** Between the two, or under those who stand there. */
    'ground',
    /** A mark on the counter. */
    'badge',
  ],
  whole: [
    /** How far apart they are. */
    'range',
    /** Which of the enemy’s units somebody strikes. */
    'against',
    /** On how many of its flanks the enemy stands; several such facts tell kinds of enemies apart by their `symbol`. */
    'flanks',
    /** A block of so many. */
    'models',
    /** So many of them in the fighting ranks. */
    'fighters',
    'ground',
  ],
  flag: [
    /** Does not face the enemy. */
    'turned',
    'ground',
    /** Its `symbol` is what is marked. */
    'badge',
  ],
  list: [
    /** Attacks: each holds a choice with the place `hex`. */
    'hex',
    /** Others beside those who stand there. */
    'joined',
    /** Others behind them. */
    'behind',
  ],
} as const;

export type PlaceFor<K extends keyof typeof PICTURE_PLACES> = (typeof PICTURE_PLACES)[K][number];
export type PicturePlace = PlaceFor<keyof typeof PICTURE_PLACES>;
