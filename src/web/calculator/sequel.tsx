import type { ComponentType } from 'preact';
import type { Forecast, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { ForecastAnswer } from '../../calculate/calculation.ts';
import { lazy } from '../base/lazy.tsx';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import type { Model } from './model.ts';

/** A procedure with what follows its dice: loaded when it is first asked for. */
export const wholeOf = (ruleset: Ruleset, { id }: Forecast): Promise<Procedure> =>
  CATALOGUE.find((card) => card.id === ruleset.id)!.procedures[id]!();

/** An answer that knows how it goes on after the dice. */
export const continued = <A extends ForecastAnswer>(answer: A, procedure: Procedure) => ({
  ...answer,
  calculation: { ...answer.calculation, procedure },
});

/** What is needed to show what follows the dice. */
export interface Sequel {
  readonly model: Model;
  readonly procedure: Procedure;
}

/** A part of a calculator that shows what follows the dice: both are fetched when it is first shown. */
export function sequel(load: () => Promise<ComponentType<Sequel>>): ComponentType<{ model: Model }> {
  const parts = new WeakMap<Model, ComponentType<object>>();
  const partOf = (model: Model) =>
    lazy<object>(async () => {
      const [Part, procedure] = await Promise.all([load(), wholeOf(model.ruleset, model.procedure)]);
      return () => <Part model={model} procedure={procedure} />;
    });
  return ({ model }) => {
    let Part = parts.get(model);
    if (Part === undefined) parts.set(model, (Part = partOf(model)));
    return <Part />;
  };
}
