import type { ReadonlySignal } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import { type BattleMap, terrainAt } from '../../../space/map.ts';
import { say } from '../../base/lang.ts';
import { openCitation } from '../../calculator/citation/links.tsx';
import './ground-note.css';

/** What ground the hex is that was tapped last; a tap on it opens its row of the terrain chart. */
export function GroundNote({ map, at }: { map: BattleMap; at: ReadonlySignal<number | undefined> }) {
  const hex = at.value;
  if (hex === undefined) return null;
  const terrain = terrainAt(map, hex);
  const level = map.level[hex]!;
  const place = map.places.find((one) => one.hex === hex);
  const text = [
    numberOf(map.grid, hex),
    ...(place === undefined ? [] : [say(place.name)]),
    say(map.vocabulary.terrains[terrain]!),
    ...(level === 0 ? [] : [say(t(`niveau ${level}`, `level ${level}`))]),
  ].join(' · ');
  const { chart } = map.vocabulary;
  if (chart === undefined) return <p class="ground-note small">{text}</p>;
  return (
    <button
      type="button"
      class="ground-note small"
      aria-haspopup="dialog"
      title={say(t('Sa ligne de la table des terrains', 'Its row of the terrain chart'))}
      onClick={() => (openCitation.value = { source: { chart, row: terrain } })}
    >
      {text}
    </button>
  );
}
