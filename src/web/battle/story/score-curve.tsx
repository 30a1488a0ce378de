import { decimal } from '../../../calculate/number.ts';
import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { type Story, linesOf } from '../../../play/story/story.ts';
import { type TurningPoint, turningPoints } from '../../../play/story/turning-points.ts';
import { lang, say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';
import { showAfter } from './battle-story.ts';
import { pointsOfSides } from './points-of-sides.ts';

const WIDTH = 320;
const HEIGHT = 84;
const TOP = 14;
const BOTTOM = HEIGHT - 4;
const MARK = 6.5;

/** Where marks stand: above their moments, side by side where these are near to one another. */
function marksAt(moments: readonly number[]): number[] {
  const places: number[] = [];
  for (const [i, moment] of moments.entries()) {
    const most = WIDTH - MARK - 2 * MARK * (moments.length - 1 - i);
    places.push(Math.min(most, Math.max(moment, i === 0 ? MARK : places[i - 1]! + 2 * MARK)));
  }
  return places;
}

interface Props {
  readonly model: BattleModel;
  readonly story: Story;
  /** The entry that is shown. */
  readonly at: number;
}

const leadText = ({ swing }: TurningPoint, sides: readonly Text[]): Text => {
  const [side, size] = [sides[swing > 0 ? 0 : 1]!, Math.abs(swing)];
  return t(`+${decimal(size, 'fr')} ${side.fr}`, `+${decimal(size, 'en')} ${side.en}`);
};

/** The points of both sides over the battle, a step for each change, and where they changed most. */
export function ScoreCurve({ model, story, at }: Props) {
  const { game, match } = model;
  const points = pointsOfSides(model);
  const most = Math.max(1, ...points.flat());
  const last = match.value.entries.length;
  if (last === 0 || points.every((both) => both.every((one) => one === 0))) return null;
  const x = (n: number): number => (n / last) * WIDTH;
  const y = (value: number): number => BOTTOM - (value / most) * (BOTTOM - TOP);
  const turns = turningPoints(
    story,
    points.map(([first = 0, second = 0]) => first - second),
  );
  const summary = game.sides.map((name, side) => {
    const value = decimal(points.at(-1)![side]!, lang.value);
    return say(t(`${name.fr} ${value}`, `${name.en} ${value}`));
  });
  return (
    <figure class="score-curve">
      <figcaption class="small">
        {say(t('Points', 'Points'))}
        {game.sides.map((name, side) => (
          <span key={side} class={`score-key ${sideClass(side)}`}>
            <svg viewBox="0 0 22 6" width="22" height="6" aria-hidden="true">
              <path d="M0 3H22" />
            </svg>
            {say(name)} <b>{decimal(points[at]![side]!, lang.value)}</b>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${say(t('Points au long de la bataille', 'Points over the battle'))}: ${summary.join(', ')}`}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          showAfter(model, Math.round(((event.clientX - left) / width) * last));
        }}
      >
        {story.chapters.slice(1).map((chapter, c) => {
          const [first] = linesOf({ chapters: [chapter] });
          return first && <path key={c} class="score-turn" d={`M${x(first.from - 1)} ${TOP}V${BOTTOM}`} />;
        })}
        <path class="score-base" d={`M0 ${BOTTOM}H${WIDTH}`} />
        {game.sides.map((_, side) => (
          <path
            key={side}
            class={`score-line ${sideClass(side)}`}
            d={`M0 ${y(points[0]![side]!)}${points.map((both, n) => `H${x(n).toFixed(1)}V${y(both[side]!).toFixed(1)}`).join('')}`}
          />
        ))}
        {marksAt(turns.map(({ line }) => x(line.to))).map((left, i) => (
          <g key={i} class="score-mark" transform={`translate(${left} 7)`}>
            <circle r={MARK} />
            <text y="3.4">{i + 1}</text>
          </g>
        ))}
        <path class="score-here" d={`M${x(at)} ${TOP}V${BOTTOM}`} />
      </svg>
      {turns.length > 0 && <TurningPoints model={model} turns={turns} />}
    </figure>
  );
}

/** The same to read, each a way to that moment. */
const TurningPoints = ({ model, turns }: { model: BattleModel; turns: readonly TurningPoint[] }) => (
  <details class="score-turning">
    <summary class="small">{say(t('Tournants', 'Turning points'))}</summary>
    <ol class="small">
      {turns.map((turn, i) => (
        <li key={i}>
          <button type="button" class="battle-line" onClick={() => showAfter(model, turn.line.to)}>
            {say(turn.line.text)} <b>{say(capitalize(leadText(turn, model.game.sides)))}</b>
          </button>
        </li>
      ))}
    </ol>
  </details>
);
