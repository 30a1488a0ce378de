import { isRefusal } from '../../src/kernel/assessment.ts';
import type { Game } from '../../src/kernel/game.ts';

/** Both games call it so: the step, or the choice that waits, is done with. */
const isPass = (command: unknown): boolean => (command as { readonly do: string }).do === 'pass';

/** How many commands are looked at: all of them, or the first and the last of each list. */
export type Thoroughness = 'all' | 'ends';

/**
 * What is wrong with what a position offers, in words: a counter is named that has no order, an order is listed that the
 * rules refuse, or nothing is left to do but to pass.
 */
export function faultsOfOffers<G, C, V>(game: Game<G, C, V>, state: G, look: Thoroughness): string[] {
  if (game.ending(state) !== undefined) return [];
  const legal = game.legal(state);
  const faults: string[] = [];
  const someOf = (commands: readonly C[]): readonly C[] =>
    look === 'all' || commands.length < 3 ? commands : [commands[0]!, commands[commands.length - 1]!];
  const check = (who: string, commands: readonly C[]): void => {
    for (const command of someOf(commands)) {
      const prepared = game.prepare(state, command);
      if (isRefusal(prepared)) faults.push(`${who}: ${JSON.stringify(command)} is refused: ${prepared.refused.en}`);
      else if (!legal.has(command)) faults.push(`${who}: ${JSON.stringify(command)} is not had`);
    }
  };
  const units = legal.units();
  for (const unit of units) {
    const orders = legal.of(unit).filter((command) => !isPass(command));
    if (orders.length === 0) faults.push(`unit ${unit} has no order (${legal.why.en})`);
    check(`unit ${unit}`, orders);
  }
  if (look === 'all' || units.length === 0) {
    const all = legal.sample();
    if (all.every(isPass)) faults.push(`nothing to do but ${JSON.stringify(all)} (${legal.why.en})`);
    check('all', all);
  }
  return faults;
}
