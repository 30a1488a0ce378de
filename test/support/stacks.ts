/** Units that share a hex, list by list; `hexes` by unit, off the map where `isOn` says so. Asked after every command. */
export function stacksIn(hexes: readonly number[], isOn: (unit: number) => boolean): number[][] {
  const stacks: number[][] = [];
  for (let unit = 0; unit < hexes.length; unit++) {
    if (hexes.indexOf(hexes[unit]!) < unit || !isOn(unit)) continue;
    let stack: number[] | undefined;
    for (let other = hexes.indexOf(hexes[unit]!, unit + 1); other >= 0; other = hexes.indexOf(hexes[unit]!, other + 1))
      (stack ??= [unit]).push(other);
    if (stack !== undefined) stacks.push(stack);
  }
  return stacks;
}

/** Whether all of them have the same of something. */
export const areAlike = (units: readonly number[], of: (unit: number) => unknown): boolean =>
  units.every((unit) => of(unit) === of(units[0]!));
