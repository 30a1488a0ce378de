import type { Ruleset } from '../kernel/ruleset.ts';
import { alexandre } from './alexandre/index.ts';

export const RULESETS: readonly Ruleset[] = [alexandre];
