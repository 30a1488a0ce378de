import { t, type Text } from '../../../kernel/text.ts';
import { hexWorkshop } from '../../../space/hex-workshop.ts';
import { FACINGS } from '../../../hex-battle/counters/facing-names.ts';
import { NEW_HEADING, NEW_SIDES, newMap } from '../../../hex-battle/scenario/new-battle.ts';
import { NO_PAR } from '../../../hex-battle/scenario/par.ts';
import { VOCABULARY } from './position/ground.ts';
import { type ScenarioDocument, scenarioDocument } from './scenario.ts';

const commander = (side: number, hex: string, name: Text): ScenarioDocument['leaders'][number] => ({
  id: `commander-${side}`,
  side,
  name,
  formation: '',
  rank: 'army',
  rating: 5,
  bonus: 0,
  range: 5,
  hex,
  turn: 0,
});

const general = (side: number, hex: string, name: Text): ScenarioDocument['leaders'][number] => ({
  ...commander(side, hex, name),
  id: `division-${side}`,
  formation: `division-${side}`,
  rank: 'formation',
  range: 4,
});

const unit = (side: number, hex: string, facing: 'N' | 'S'): ScenarioDocument['units'][number] => ({
  side,
  name: t('Infanterie', 'Infantry'),
  formation: `division-${side}`,
  article: 'unknown',
  type: 'infantry',
  strength: 5,
  cohesion: 6,
  engagement: 5,
  movement: 4,
  range: 3,
  horse: false,
  disordered: { strength: 0, cohesion: 0 },
  hex,
  facing,
  turn: 0,
});

const FIRST: ScenarioDocument = {
  ...NEW_HEADING,
  sides: [
    { ...NEW_SIDES.first, orders: 1, collapse: 1 },
    { ...NEW_SIDES.second, orders: 1, collapse: 1 },
  ],
  map: newMap('clear'),
  leaders: [
    commander(1, '0710', t('Premier commandant', 'First commander')),
    general(1, '0708', t('Premier général', 'First general')),
    commander(2, '0701', t('Second commandant', 'Second commander')),
    general(2, '0703', t('Second général', 'Second general')),
  ],
  units: [unit(1, '0708', 'N'), unit(2, '0703', 'S')],
  special: [],
  collapsePoints: 4,
  objectives: [],
  exits: [],
  par: NO_PAR,
};

export const WORKSHOP = hexWorkshop({
  format: scenarioDocument,
  vocabulary: VOCABULARY,
  rating: 'cohesion',
  facings: FACINGS,
  first: FIRST,
});
