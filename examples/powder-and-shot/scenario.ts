import { heading, hex, side } from '../../src/hex-battle/scenario/heading.ts';
import { list, type OutputOf, record } from '../../src/kernel/schema.ts';
import { t } from '../../src/kernel/text.ts';
import { mapDocument, name } from '../../src/space/map-document.ts';
import { arm, strength } from './types.ts';

const unit = record(t('Unité', 'Unit'), { side, name, arm, strength, hex });

/** A battle as a document: plain JSON. */
export const scenarioDocument = record(t('Scénario', 'Scenario'), {
  ...heading,
  sides: list(t('Camps', 'Sides'), record(t('Camp', 'Side'), { name }), 2, 2),
  map: mapDocument,
  units: list(t('Unités', 'Units'), unit, 2, 60),
});
export type Scenario = OutputOf<typeof scenarioDocument>;

const [INFANTRY, CAVALRY, ARTILLERY] = ['infantry', 'cavalry', 'artillery'] as const;
const unitOf = (
  side: number,
  fr: string,
  en: string,
  arm: Scenario['units'][number]['arm'],
  strength: number,
  hex: string,
) => ({
  side,
  name: { fr, en },
  arm,
  strength,
  hex,
});

export const THE_VILLAGE: Scenario = {
  id: 'the-village',
  title: t('Le Village', 'The Village'),
  introduction: t(
    'Deux petites armées se disputent un village. Celle qui perd la moitié de ses PF est battue ; après huit tours, celle qui en a perdu le plus.',
    'Two small armies fight for a village. The one that loses half of its SP is beaten; after eight turns the one that has lost more.',
  ),
  turns: 8,
  sides: [{ name: t('Bleus', 'Blues') }, { name: t('Rouges', 'Reds') }],
  map: {
    name: t('Le village', 'The village'),
    width: 9,
    height: 7,
    legend: [
      { letter: '.', terrain: 'open' },
      { letter: 'w', terrain: 'woods' },
      { letter: 'v', terrain: 'village' },
      { letter: 'p', terrain: 'pond' },
    ],
    terrain: ['.........', '..w...w..', '.ww...p..', '...vv....', '..p...ww.', '..w...w..', '.........'],
    levels: [],
    sides: [],
    roads: [],
    places: [{ hex: '0404', name: t('le village', 'the village') }],
  },
  units: [
    unitOf(1, '1re ligne bleue', '1st Blue line', INFANTRY, 4, '0307'),
    unitOf(1, '2e ligne bleue', '2nd Blue line', INFANTRY, 4, '0407'),
    unitOf(1, '3e ligne bleue', '3rd Blue line', INFANTRY, 4, '0507'),
    unitOf(1, 'Hussards bleus', 'Blue hussars', CAVALRY, 3, '0707'),
    unitOf(1, 'Batterie bleue', 'Blue battery', ARTILLERY, 2, '0406'),
    unitOf(2, '1re ligne rouge', '1st Red line', INFANTRY, 4, '0401'),
    unitOf(2, '2e ligne rouge', '2nd Red line', INFANTRY, 4, '0501'),
    unitOf(2, 'Dragons rouges', 'Red dragoons', CAVALRY, 4, '0201'),
    unitOf(2, 'Lanciers rouges', 'Red lancers', CAVALRY, 3, '0801'),
    unitOf(2, 'Batterie rouge', 'Red battery', ARTILLERY, 2, '0602'),
  ],
};
