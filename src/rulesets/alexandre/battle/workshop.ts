import { t } from '../../../kernel/text.ts';
import { hexWorkshop } from '../../../space/hex-workshop.ts';
import { FACINGS } from '../../../hex-battle/counters/facing-names.ts';
import { NEW_HEADING, NEW_SIDES, newMap } from '../../../hex-battle/scenario/new-battle.ts';
import { NO_PAR } from '../../../hex-battle/scenario/par.ts';
import { VOCABULARY } from './position/field.ts';
import { type ScenarioDocument, scenarioDocument } from './scenario.ts';

const leader = (side: number, hex: string, name: ReturnType<typeof t>): ScenarioDocument['leaders'][number] => ({
  id: `leader-${side}`,
  side,
  name,
  formation: `army-${side}`,
  rank: 'army',
  bonus: 1,
  value: 5,
  radius: 4,
  hex,
});

const unit = (side: number, hex: string, facing: 'N' | 'S'): ScenarioDocument['units'][number] => ({
  side,
  name: t('Infanterie', 'Infantry'),
  formation: `army-${side}`,
  article: 'unknown',
  type: 'Ho',
  strength: 4,
  quality: 5,
  movement: 5,
  hex,
  facing,
  fatigued: { strength: 0, quality: 0 },
  unarmed: false,
});

const FIRST: ScenarioDocument = {
  ...NEW_HEADING,
  sides: [
    { ...NEW_SIDES.first, collapse: 50 },
    { ...NEW_SIDES.second, collapse: 50 },
  ],
  map: newMap('clear'),
  leaders: [leader(1, '0709', t('Premier chef', 'First leader')), leader(2, '0702', t('Second chef', 'Second leader'))],
  units: [unit(1, '0708', 'N'), unit(2, '0703', 'S')],
  special: [],
  objectives: [],
  otherwise: 0,
  par: NO_PAR,
};

export const WORKSHOP = hexWorkshop({
  format: scenarioDocument,
  vocabulary: VOCABULARY,
  rating: 'quality',
  facings: FACINGS,
  first: FIRST,
});
