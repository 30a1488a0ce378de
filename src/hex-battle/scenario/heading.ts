import { record, whole, words } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { name } from '../../space/map-document.ts';
import type { SideColour } from './colours.ts';
import type { Par } from './par.ts';

/* Fields that the documents of all hex battles have. */

const LONGEST_ID = 30;
const LONGEST_INTRODUCTION = 1200;

/** Counters of a scenario, and turns that it may last. */
export const MOST_UNITS = 200;
export const MOST_TURNS = 40;

export const id = (label = t('Identifiant', 'Id')) => words(label, LONGEST_ID);
export const side = whole(t('Camp', 'Side'), 1, 2);
export const hex = words(t('Hexagone', 'Hex'), 4, { help: t('0407 : colonne, puis rangée', '0407: column, then row') });

/** How every scenario begins. */
export const heading = {
  id: id(),
  title: name,
  introduction: record(t('Introduction', 'Introduction'), {
    fr: words(t('En français', 'In French'), LONGEST_INTRODUCTION),
    en: words(t('En anglais', 'In English'), LONGEST_INTRODUCTION),
  }),
  turns: whole(t('Tours', 'Turns'), 1, MOST_TURNS),
};

export const initiative = whole(t('Camp qui l’emporte aux égalités au tour 1', 'Side that wins ties in turn 1'), 1, 2);

/** What a battle is opened with, of any scenario. */
export interface Heading {
  readonly id: string;
  readonly title: Text;
  readonly introduction: Text;
  readonly sides: readonly { readonly name: Text; readonly colour?: SideColour }[];
  readonly par?: Par;
}
