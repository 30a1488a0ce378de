import { expect, test } from 'vitest';
import { same, t } from '../../../kernel/text.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { readMap } from '../../../space/map.ts';
import { pointsText } from '../half-points.ts';
import type { Overlay } from './props.ts';
import { spokenHex } from './speech.ts';

const map = readMap(
  {
    width: 3,
    height: 2,
    legend: [{ letter: '.', terrain: 'clear' }],
    terrain: ['...', '...'],
    levels: ['010', '000'],
    places: [{ hex: '0301', name: { fr: 'Le Gué', en: 'The Ford' } }],
  },
  { terrains: { clear: t('Clair', 'Clear') }, sides: {}, roads: {}, mapStyle: 'staff' },
);

const PHALANX: HexCounter = {
  id: 'p',
  side: 0,
  place: { hex: 1, facing: 0 },
  type: 'Ph',
  name: t('phalangites', 'phalangites'),
  strength: 4,
  state: { code: 'F', text: t('fatiguée', 'fatigued') },
  spent: true,
};
const LEADER: HexCounter = { id: 'l', side: 0, place: { hex: 1 }, type: 'leader', name: same('Memnon') };

test.each<[string, number, readonly HexCounter[], Overlay, string, string]>([
  ['an empty hex', 0, [], {}, 'hex. 0101, clair', 'hex 0101, clear'],
  ['a named one', 2, [], {}, 'hex. 0301, Le Gué, clair', 'hex 0301, The Ford, clear'],
  [
    'a stack on a hill',
    1,
    [PHALANX, LEADER],
    {},
    'hex. 0201, clair, niveau 1, 2 unités : phalangites, force 4, fatiguée, face au nord, a fini ; Memnon',
    'hex 0201, clear, level 1, 2 units: phalangites, strength 4, fatigued, facing north, done; Memnon',
  ],
  [
    'what may be done there',
    3,
    [],
    { reach: [{ hex: 3, cost: 5 }], fronts: [3], zones: [3], threatened: [3], targets: [3] },
    'hex. 0102, clair, 2½ points, front ennemi, zone ennemie, à portée de l’ennemi, cible possible',
    'hex 0102, clear, 2½ points, enemy front, enemy zone, within the enemy’s reach, possible target',
  ],
  [
    'why not',
    3,
    [],
    { barred: [{ hex: 3, text: t('plus de place', 'no room') }] },
    'hex. 0102, clair, plus de place',
    'hex 0102, clear, no room',
  ],
])('%s', (_, hex, stack, overlay, fr, en) => expect(spokenHex(map, hex, stack, overlay)).toEqual({ fr, en }));

test('half points', () => expect([0, 1, 2, 3, 20].map(pointsText)).toEqual(['0', '½', '1', '1½', '10']));
