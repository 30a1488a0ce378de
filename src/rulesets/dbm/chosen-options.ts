import { chosenOption, type Options, perOptions } from '../../kernel/ruling.ts';
import { RULING_CHOICES } from './options.ts';

type Choices = typeof RULING_CHOICES;

/** The option chosen for every ruling that has some, by the name of its offer: facts for the rows of the charts. */
export type ChosenOptions = { readonly [Name in keyof Choices]: Choices[Name]['options'][number] };

export const chosenOptions: (options: Options) => ChosenOptions = perOptions(
  (options) =>
    Object.fromEntries(
      Object.entries(RULING_CHOICES).map(([name, offer]) => [name, chosenOption(options, offer)]),
    ) as ChosenOptions,
);
