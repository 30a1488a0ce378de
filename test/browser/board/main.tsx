import { signal } from '@preact/signals';
import { render } from 'preact';
import { t } from '../../../src/kernel/text.ts';
import { compileCosts } from '../../../src/space/reach/costs.ts';
import { ReachFinder } from '../../../src/space/reach/reach-finder.ts';
import { DIRECTIONS, type Facing, hexOfNumber, numberOf } from '../../../src/space/hex.ts';
import type { HexCounter, HexPlace } from '../../../src/space/hex-table.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { border } from '../../../src/space/reach/out-of-reach.ts';
import { MARK } from '../../../src/space/reach/reach.ts';
import { copyOfReach, pathTo } from '../../../src/space/reach/reach-copy.ts';
import { blockedBy } from '../../../src/space/sight.ts';
import { lang } from '../../../src/web/base/lang.ts';
import { theme } from '../../../src/web/base/theme.ts';
import { HexBoard } from '../../../src/web/board/hex/hex-board.tsx';
import type { Overlay } from '../../../src/web/board/hex/props.ts';
import '../../../src/web/styles/tokens.css';
import '../../../src/web/styles/elements.css';
import '../../../src/web/styles/actions.css';
import '../../../src/web/styles/layout.css';
import '../../../src/web/icons/icons.css';
import { ARMIES, largeBattle, VALLEY } from './fields.ts';

/*
 * A battlefield without rules, to try the board: tap a unit, see its reach, tap a hex, it goes there.
 * `?large` a large battle, `?dark`, `?fr`, `?sight` with the sight tool.
 */
const asked = new URLSearchParams(location.search);
if (asked.has('dark')) theme.value = 'dark';
lang.value = asked.has('fr') ? 'fr' : 'en';
const { map, counters: given } = asked.has('large') ? largeBattle() : { map: VALLEY, counters: ARMIES };

const COSTS: Readonly<Record<string, number | 'NA'>> = {
  woods: 2,
  'sea-river': 'NA',
  marsh: 2,
  'ford-1': 2,
  bridge: 0,
};
const costs = compileCosts(map.grid, (_from, _direction, to) => ({ points: COSTS[terrainAt(map, to)] ?? 1 }));
const finder = new ReachFinder(map.grid);

const counters = signal<readonly HexCounter[]>(given);
const selected = signal<string | undefined>(undefined);
const pointed = signal<number | undefined>(undefined);
const sight = signal<Overlay['sight']>(undefined);
/** What the board told, for the tests. */
const told: string[] = [];
Object.assign(window, { told });

const REASONS = {
  cost: t('trop cher', 'too far'),
  forbidden: t('infranchissable', 'may not be entered'),
  enemy: t('ennemi', 'enemy'),
  zone: t('zone ennemie', 'enemy zone'),
  stacking: t('plus de place', 'no room'),
  edge: t('bord de la carte', 'edge of the map'),
};

function overlayOf(mover: HexCounter | undefined): Overlay {
  const lines = sight.value === undefined ? {} : { sight: sight.value };
  if (mover === undefined) return lines;
  const marks = new Uint8Array(map.grid.hexes);
  const enemies = counters.value.filter(({ side }) => side !== mover.side);
  for (const { hex } of enemies.map(({ place }) => place)) marks[hex]! |= MARK.enemy;
  const fronts = enemies.flatMap(({ place: { hex, facing } }) =>
    facing === undefined ? [] : [facing, (facing + 5) % 6].map((d) => map.grid.neighbours[hex * 6 + d]!),
  );
  for (const hex of fronts) marks[hex]! |= MARK.zone;
  const { hex: start, facing = 0 } = mover.place;
  const reach = finder.reach({ costs, allowance: 8, turns: [2, 4, 6], leaveZone: 2 }, start, facing, marks);
  const hexes = new Set(copyOfReach(reach).steps.map(({ hex }) => hex));
  const end = pointed.value !== undefined && reach.endsIn(pointed.value) ? pointed.value : start;
  const path = pathTo(reach, reach.cheapest(end));
  return {
    ...lines,
    fronts,
    reach: [...hexes].filter((hex) => hex !== start).map((hex) => ({ hex, cost: reach.costTo(hex) })),
    barred: border(reach)
      .filter(({ reason }) => reason !== 'cost')
      .map(({ hex, reason }) => ({ hex, text: REASONS[reason] })),
    paths: path.length > 1 ? [path.map(({ hex }) => hex)] : [],
    ...(end !== start && { ghosts: [{ counter: mover, to: { hex: end, facing: path.at(-1)!.facing } }] }),
    turns: {
      hex: end,
      choices: DIRECTIONS.flatMap((facing) => {
        const cost = reach.costOf(reach.placeOf(end, facing));
        return cost < 0 ? [] : [{ facing, cost }];
      }),
    },
  };
}

const moved = (id: string, change: Partial<HexPlace>): void => {
  counters.value = counters.value.map((counter) =>
    counter.id === id ? { ...counter, place: { ...counter.place, ...change } } : counter,
  );
};

function App() {
  const mover = counters.value.find(({ id }) => id === selected.value);
  return (
    <HexBoard
      map={map}
      label={t('La Vallée', 'The Valley')}
      counters={counters.value}
      overlay={overlayOf(mover)}
      {...(selected.value !== undefined && { selected: selected.value })}
      drawing={asked.has('sight')}
      onChoose={(hex, counter) => {
        told.push(`choose ${numberOf(map.grid, hex)} ${counter ?? '–'}`);
        if (mover !== undefined && counter === undefined && hex !== mover.place.hex) moved(mover.id, { hex });
        selected.value = counter;
      }}
      onPoint={(hex) => (pointed.value = hex)}
      onTurn={(facing: Facing) => {
        told.push(`turn ${facing}`);
        if (mover !== undefined) moved(mover.id, { facing });
      }}
      onCancel={() => {
        told.push('cancel');
        selected.value = undefined;
      }}
      onDraw={(from, to) => {
        const level = (hex: number): number => map.level[hex]!;
        const blocked = blockedBy(map.grid, from, to, {
          alongside: 'both',
          hex: (hex) =>
            level(hex) > Math.max(level(from), level(to)) || terrainAt(map, hex) === 'woods' ? 'ground' : undefined,
        });
        sight.value = {
          from,
          to,
          ...(blocked && { blocked: { hexes: blocked.hexes, text: t('terrain plus haut', 'higher ground') } }),
        };
      }}
    />
  );
}

if (hexOfNumber(map.grid, '0101') !== 0) throw new Error('the first hex is 0101');
render(<App />, document.getElementById('app')!);
