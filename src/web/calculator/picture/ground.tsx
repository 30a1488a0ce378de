import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { optionName } from '../../form/naming.ts';
import { isPlain, type Spot } from './places.ts';

/** By the words that terrain charts use, as a map draws them; the first that fits. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/bridge|ford/, 'M-6-4q6 5 12 0M-6 4q6-5 12 0'],
  [/water|river|stream|sea|marsh/, 'M-6-2q3-4 6 0t6 0M-6 3q3-4 6 0t6 0'],
  [/redoubt|fortification|wall|town|castle|hard/, 'M-6 5v-9h3v3h2v-3h3v3h2v-3h2v9z'],
  [/wood|orchard|soft/, 'M0 6v-3M-5 3 0-6l5 9z'],
  [/slope|steep|crest|level|up|down|higher|bank/, 'M-6 5 0-5 6 5M-3 5l3-5 3 5'],
  [/./, 'M-5 4l2-4 2 4M1 1l2-4 2 4'],
];
const NOTHING = 'M-4 0h8M0-4v8';

const wordOf = ({ field, value, name }: Spot): string => (field.kind === 'choice' ? String(value) : name);

/** Lines that stand for what is set there; a plus where nothing is. */
export const groundSign = (spots: readonly Spot[]): string => {
  const set = spots.find((spot) => !isPlain(spot));
  return set === undefined ? NOTHING : SIGNS.find(([words]) => words.test(wordOf(set)))![1];
};

const factText = ({ field, value }: Spot): string => {
  if (field.kind === 'choice') return say(optionName(field, String(value)));
  const label = say(field.about.label);
  return field.kind === 'flag' ? label : `${label}${colon()}${String(value)}`;
};

/** What is set there, in words. */
export const groundText = (spots: readonly Spot[]): string =>
  spots
    .filter((spot) => !isPlain(spot))
    .map(factText)
    .join(', ');

export const GROUND = t('Terrain', 'Ground');
