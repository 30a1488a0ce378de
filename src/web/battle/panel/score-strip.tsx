import { decimal } from '../../../calculate/number.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Stake } from '../../../space/table.ts';
import { sideClass } from '../../board/side-class.ts';
import { lang, say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import './score-strip.css';

type Count = NonNullable<Stake['count']>;

/** A hex that is held is told as such; one that is not goes without saying. */
const countText = ({ of, now, limit }: Count, is: Stake['is']): Text | undefined => {
  if (is === 'aim' && limit === 1) return now >= limit ? of : undefined;
  const [fr, en] = [figures(now, limit, 'fr'), figures(now, limit, 'en')];
  return t(`${of.fr} ${fr}`, `${of.en} ${en}`);
};

const figures = (now: number, limit: number, lang: keyof Text): string =>
  `${decimal(now, lang)}/${decimal(limit, lang)}`;

interface Props {
  readonly model: BattleModel;
  /** Whether the details are shown. */
  readonly isOpen: boolean;
  toggle(): void;
}

/** Turn, points, and how far each side is from what decides the battle: always in sight. */
export function ScoreStrip({ model, isOpen, toggle }: Props) {
  const { table, game } = model;
  const state = model.state.value;
  const { now, last } = table.turn(state);
  const stakes = table.stakes(state);
  const sides = table.sides(state).map((shown, side) => {
    const counted = stakes.flatMap(({ side: whose, is, count }) => {
      const text = whose === side && count !== undefined ? countText(count, is) : undefined;
      return text === undefined ? [] : [{ text, share: is === 'danger' ? count!.now / count!.limit : undefined }];
    });
    return { side, shown, name: game.sides[side]!, counted };
  });
  return (
    <button type="button" class="quiet score-strip" aria-expanded={isOpen} onClick={toggle}>
      <span class="score-turn">{say(t(`Tour ${now}/${last}`, `Turn ${now}/${last}`))}</span>
      {sides.map(({ side, name, shown, counted }) => (
        <span key={side} class={`score-side ${sideClass(side)}`}>
          <span class={`battle-side ${sideClass(side)}`} /> <b>{say(name)}</b> {decimal(shown.points, lang.value)}
          <span class="visually-hidden">{say(t(' points', ' points'))}</span>
          {counted.map(({ text, share }) => (
            <span key={text.en} class="score-count">
              {say(text)}
              {share !== undefined && <span class="battle-meter" style={{ '--lost': Math.min(1, share) }} />}
            </span>
          ))}
        </span>
      ))}
      <span class="visually-hidden">{say(t('Ce qui décide la bataille', 'What decides the battle'))}</span>
    </button>
  );
}
