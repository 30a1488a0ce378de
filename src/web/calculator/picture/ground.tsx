import { fieldOf } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { optionName, placeText } from '../../form/field-names.ts';
import type { Model } from '../model.ts';
import { isAtDefault, type OpenEditor, type Spot } from './pictured-side.ts';

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
  const set = spots.find((spot) => !isAtDefault(spot));
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
    .filter((spot) => !isAtDefault(spot))
    .map(factText)
    .join(', ');

export const GROUND = t('Terrain', 'Ground');

/** `Friendly element, `: nothing for the whole combat. */
export const ofWhom = (model: Model, owner: string): string =>
  owner === '' ? '' : `${say(placeText(fieldOf(model.procedure.situation), owner))}, `;

/** Facts of a list that is empty are stated first. */
export function groundOpened(model: Model, spots: readonly Spot[], open: OpenEditor): void {
  const { owner, unstated } = spots[0]!;
  if (unstated !== undefined) model.edit(unstated.list, [unstated.item]);
  open(
    owner,
    spots.map(({ name }) => name),
  );
}

export function Ground({ model, spots, open }: { model: Model; spots: readonly Spot[]; open: OpenEditor }) {
  const set = groundText(spots);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`picture-ground${set === '' ? '' : ' set'}`}
      aria-haspopup="dialog"
      aria-label={`${ofWhom(model, spots[0]!.owner)}${say(GROUND)}${set && colon() + set}`}
      onClick={() => groundOpened(model, spots, open)}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path class="picture-sign" d={groundSign(spots)} />
      </svg>
    </button>
  );
}
