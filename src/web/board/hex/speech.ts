import { join, t, type Text } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { type BattleMap, terrainAt } from '../../../space/map.ts';
import { pointsText } from '../half-points.ts';
import type { Overlay } from './props.ts';

const countText = (n: number): Text => (n === 1 ? t('une unité', 'one unit') : t(`${n} unités`, `${n} units`));

const FACING_NAMES: readonly Text[] = [
  t('face au nord', 'facing north'),
  t('face au nord-est', 'facing north-east'),
  t('face au sud-est', 'facing south-east'),
  t('face au sud', 'facing south'),
  t('face au sud-ouest', 'facing south-west'),
  t('face au nord-ouest', 'facing north-west'),
];

export const facingText = (facing: number): Text => FACING_NAMES[facing]!;

/** A counter with all that is printed on it. */
function spokenCounter({ name, strength, place: { facing }, state, spent }: HexCounter): Text {
  return join(
    [
      name,
      ...(strength === undefined ? [] : [t(`force ${strength}`, `strength ${strength}`)]),
      ...(state === undefined ? [] : [state.text]),
      ...(facing === undefined ? [] : [facingText(facing)]),
      ...(spent ? [t('a fini', 'done')] : []),
    ],
    ', ',
  );
}

/** `hex 0407, clear, level 1, 2 units: …`: what stands there and what may be done there now. */
export function spokenHex(map: BattleMap, hex: number, stack: readonly HexCounter[], overlay: Overlay): Text {
  const number = numberOf(map.grid, hex);
  const terrain = map.vocabulary.terrains[terrainAt(map, hex)]!;
  const level = map.level[hex]!;
  const place = map.places.find((one) => one.hex === hex);
  const reached = [...(overlay.reach ?? []), ...(overlay.couldReach ?? [])].find((one) => one.hex === hex);
  const barred = overlay.barred?.find((one) => one.hex === hex);
  const parts: Text[] = [
    t(`hex. ${number}`, `hex ${number}`),
    ...(place === undefined ? [] : [place.name]),
    lower(terrain),
    ...(level === 0 ? [] : [t(`niveau ${level}`, `level ${level}`)]),
    ...(reached === undefined ? [] : [pointsOf(reached.cost)]),
    ...(barred === undefined ? [] : [barred.text]),
    ...(overlay.fronts?.includes(hex) ? [t('front ennemi', 'enemy front')] : []),
    ...(overlay.zones?.includes(hex) ? [t('zone ennemie', 'enemy zone')] : []),
    ...(overlay.threatened?.includes(hex) ? [t('à portée de l’ennemi', 'within the enemy’s reach')] : []),
    ...(overlay.targets?.includes(hex) ? [t('cible possible', 'possible target')] : []),
    ...(overlay.ends?.includes(hex) ? [t('on peut y aller', 'may be gone to')] : []),
  ];
  const here = join(parts, ', ');
  if (stack.length === 0) return here;
  const [units, named] = [countText(stack.length), join(stack.map(spokenCounter), ' ; ')];
  return t(`${here.fr}, ${units.fr} : ${named.fr}`, `${here.en}, ${units.en}: ${named.en.replaceAll(' ; ', '; ')}`);
}

export function pointsOf(halves: number): Text {
  const points = pointsText(halves);
  return halves <= 2
    ? t(`${points} point`, halves === 0 ? '0 points' : `${points} point`)
    : t(`${points} points`, `${points} points`);
}

const lower = ({ fr, en }: Text): Text => t(fr.toLowerCase(), en.toLowerCase());
