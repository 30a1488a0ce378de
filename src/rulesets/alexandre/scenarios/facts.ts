import type { ScenarioFacts } from '../../../kernel/battles.ts';

/** What battles between veterans told: scripts/battle-facts.ts */
export const FACTS = {
  'the-ford': { units: [11, 11], commands: [202, 124], better: [109, 91], battles: 200 },
  'persian-gates': { units: [10, 11], commands: [127, 138], better: [93, 107], battles: 200 },
  granicus: { units: [21, 19], commands: [356, 198], better: [99, 101], battles: 200 },
  hydaspes: { units: [16, 21], commands: [230, 225], better: [106, 94], battles: 200 },
  issus: { units: [32, 35], commands: [391, 423], better: [94, 106], battles: 200 },
  gaugamela: { units: [38, 46], commands: [482, 455], better: [47, 100], battles: 200 },
} as const satisfies Readonly<Record<string, ScenarioFacts>>;
