import type { ComponentChildren } from 'preact';
import { capitalize, t, type Text } from '../../../kernel/text.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { terrainAt } from '../../../space/map.ts';
import { CounterAt, HALF } from '../../board/counter.tsx';
import { Patterns } from '../../board/patterns.tsx';
import { StateMark } from '../../board/state-mark.tsx';
import { say } from '../../base/lang.ts';
import { openCitation } from '../../calculator/citation/links.tsx';
import { groundLook } from '../../cartography/looks.ts';
import type { HexBattle } from './hex-battle.ts';
import './legend.css';

/** The first of each kind, in the order of the table. */
const firstOf = <T, K>(all: readonly T[], keyOf: (one: T) => K | undefined): Map<K, T> => {
  const found = new Map<K, T>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined && !found.has(key)) found.set(key, one);
  }
  return found;
};

interface LineProps {
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}

const Line = ({ picture, children }: LineProps) => (
  <li>
    <svg viewBox="-23 -23 46 46" aria-hidden="true">
      {picture}
    </svg>
    <span>{children}</span>
  </li>
);

const Picture = ({ counter, id }: { counter: HexCounter; id: string }) => (
  <CounterAt counter={counter} x={0} y={0} selected={false} id={id} />
);

/** A counter as it is when nothing has happened to it. */
function plain(counter: HexCounter): HexCounter {
  const { state: _, spent: __, reversed: ___, ...rest } = counter;
  return rest;
}

const MARKS: readonly { readonly is: (counter: HexCounter) => boolean; readonly text: Text }[] = [
  {
    is: ({ spent }) => spent === true,
    text: t('au repos : a fini, ou attend son chef', 'at rest: done, or waits for its leader'),
  },
  { is: ({ reversed }) => reversed === true, text: t('face affaiblie', 'weaker side') },
];

/** What is drawn on the map now, and nothing else: sides, troops, states, marks, ground. */
export function Legend({ model, id = 'legend' }: { model: HexBattle; id?: string }) {
  const counters = model.counters.value;
  const { table, game } = model;
  const { map } = table.surface;
  const units = counters.filter(({ strength }) => strength !== undefined);
  const terrains = new Set(Array.from({ length: map.grid.hexes }, (_, hex) => terrainAt(map, hex)));
  const stacked = firstOf(counters, ({ place }) =>
    counters.filter((other) => other.place.hex === place.hex).length > 1 ? 'stack' : undefined,
  ).size;
  return (
    <div class="legend">
      <svg class="legend-patterns" aria-hidden="true">
        <Patterns id={id} />
      </svg>
      <ul>
        {[...firstOf(units, ({ side }) => side).values()].map((counter) => (
          <Line key={`side-${counter.side}`} picture={<Picture counter={plain(counter)} id={id} />}>
            {say(game.sides[counter.side]!)}
          </Line>
        ))}
        {units.length > 0 && (
          <Line picture={<Numbers />}>{say(t('force ; qualité, mouvement', 'strength; quality, movement'))}</Line>
        )}
        {[...firstOf(counters, ({ type }) => type)].map(([type, counter]) => (
          <Line key={type} picture={<Picture counter={plain(counter)} id={id} />}>
            {say(capitalize(table.typeNames[type] ?? counter.name))}
          </Line>
        ))}
        {[...firstOf(counters, ({ state }) => state?.code).values()].map(({ state }) => (
          <Line key={state!.code} picture={<Mark code={state!.code} />}>
            {say(capitalize(state!.text))}
          </Line>
        ))}
        {MARKS.map(({ is, text }) => {
          const counter = counters.find(is);
          return (
            counter !== undefined && (
              <Line key={text.en} picture={<Picture counter={counter} id={id} />}>
                {say(capitalize(text))}
              </Line>
            )
          );
        })}
        {stacked > 0 && <Line picture={<Count />}>{say(t('Pions dans l’hexagone', 'Counters in the hex'))}</Line>}
        {[...terrains].map((terrain) => {
          const text = capitalize(map.vocabulary.terrains[terrain]!);
          const { chart } = map.vocabulary;
          return (
            <Line key={terrain} picture={<Letter text={groundLook(terrain).letter} />}>
              {chart === undefined ? (
                say(text)
              ) : (
                <button
                  type="button"
                  class="link"
                  aria-haspopup="dialog"
                  onClick={() => (openCitation.value = { source: { chart, row: terrain } })}
                >
                  {say(text)}
                </button>
              )}
            </Line>
          );
        })}
      </ul>
    </div>
  );
}

const Mark = ({ code }: { code: string }) => (
  <g class="board-counter">
    <g class="counter-state" transform="scale(1.6)">
      <StateMark code={code} />
    </g>
  </g>
);

const Count = () => (
  <g class="stack-count board-counter" transform="scale(1.6)">
    <circle r="6.5" />
    <text y="3.2">2</text>
  </g>
);

const Numbers = () => (
  <g class="board-counter">
    <text class="counter-strength" x={-HALF + 2} y="5">
      4
    </text>
    <text class="counter-rest" x={HALF} y="5">
      5 8
    </text>
  </g>
);

const Letter = ({ text }: { text: string }) => (
  <g class="board-counter">
    <path class="legend-hex" d="M0-22L19-11V11L0 22-19 11V-11z" />
    <text class="legend-letter" y="6">
      {text}
    </text>
  </g>
);
