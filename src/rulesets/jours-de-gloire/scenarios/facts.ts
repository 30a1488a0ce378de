import type { ScenarioFacts } from '../../../kernel/battles.ts';

/** What battles between veterans told: scripts/battle-facts.ts */
export const FACTS = {
  maida: { units: [11, 11], commands: [173, 164], better: [66, 134], battles: 200 },
  auerstaedt: { units: [35, 48], commands: [878, 989], better: [47, 107], battles: 200 },
  sahagun: { units: [9, 8], commands: [138, 98], better: [99, 100], battles: 200 },
  montebello: { units: [17, 16], commands: [368, 361], better: [108, 91], battles: 200 },
  'marengo-afternoon': { units: [23, 25], commands: [498, 535], better: [102, 96], battles: 200 },
  'marengo-evening': { units: [18, 18], commands: [397, 361], better: [98, 102], battles: 200 },
  corunna: { units: [21, 20], commands: [507, 433], better: [112, 87], battles: 200 },
  craonne: { units: [22, 17], commands: [439, 464], better: [104, 96], battles: 200 },
} as const satisfies Readonly<Record<string, ScenarioFacts>>;
