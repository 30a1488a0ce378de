/** A handful of counters that give a ruleset its face. */
export const COUNTERS: Readonly<Record<string, readonly string[]>> = {
  alexandre: ['Ph', 'Ho', 'Pe', 'Ar', 'Ca', 'Ch', 'El'],
  'jours-de-gloire': ['infantry', 'cavalry', 'heavy-cavalry', 'artillery', 'square', 'general'],
  dbm: ['Kn', 'Cv', 'LH', 'Sp', 'Bd', 'Wb', 'Bw', 'Ps', 'Gal'],
  wab: ['infantry', 'cavalry', 'chariot', 'elephant', 'skirmishers', 'bolt-thrower', 'character'],
};
