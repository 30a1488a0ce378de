import type { Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf, parse } from '../../kernel/schema.ts';
import { answer, calculation, isResolvable } from '../../calculate/calculation.ts';
import { sharesIn } from '../../calculate/shares.ts';
import type { Chance, FirstCombat } from './first-odds.ts';

const STRENGTHS = [3, 6, 9] as const;

/** Alexandre's melee, one unit against one of 6 SP. */
export function firstCombat(alexandre: Ruleset): FirstCombat {
  const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
  const { rows, columns, filters, situation, facet: facetId } = melee.matchups!;
  const choices = fieldOf(filters);
  const aspect = choices.kind === 'record' ? choices.fields['aspect'] : undefined;
  const aspects = Object.entries(aspect!.about.options!).map(([id, text]) => ({ id, text }));
  const odds: (readonly Chance[])[] = [];
  const places = new Map<string, number>();
  let cases = '';
  for (const row of rows)
    for (const column of columns)
      for (const { id: through } of aspects)
        for (const attackerStrength of STRENGTHS) {
          const filtered = parse(filters, { attackerStrength, aspect: through });
          const found = answer(calculation(alexandre, melee, situation(row.id, column.id, filtered)));
          if (!isResolvable(found)) throw new Error(`${row.id} may not attack ${column.id}`);
          const facet = melee.facets(found.assessment).find(({ id }) => id === facetId)!;
          const chances = sharesIn(found, facet)!.shares.map(({ text, worth, chance, percent }) => ({
            text,
            worth,
            chance,
            percent,
          }));
          const key = JSON.stringify(chances);
          if (!places.has(key)) places.set(key, odds.push(chances) - 1);
          cases += places.get(key)!.toString(36);
        }
  if (odds.length > 36) throw new Error('more odds than a character tells apart');
  return { types: rows, aspects, strengths: STRENGTHS, odds, cases };
}
