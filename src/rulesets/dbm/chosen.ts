import { chosenOption, type Options, perOptions } from '../../kernel/ruling.ts';
import { RULING_CHOICES } from './options.ts';

type Offers = typeof RULING_CHOICES;

/** The option chosen for every ruling that has some, by the name of its offer: facts for the rows of the charts. */
export type Chosen = { readonly [Name in keyof Offers]: Offers[Name]['options'][number] };

export const chosenOf: (options: Options) => Chosen = perOptions(
  (options) =>
    Object.fromEntries(
      Object.entries(RULING_CHOICES).map(([name, offer]) => [name, chosenOption(options, offer)]),
    ) as Chosen,
);
