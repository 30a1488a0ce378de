import { t, type Text } from '../../kernel/text.ts';
import { percent } from '../../calculate/number.ts';
import { colon, say } from '../base/lang.ts';
import { amount } from '../base/wording.ts';
import { type Entry, isOfUnfairDice } from './entry.ts';
import type { LuckCourse } from './luck.ts';
import { luckShapes } from './luck-shapes.ts';

const WIDTH = 320;
const HEIGHT = 96;

export type Names = readonly [Text, Text];
export const NO_NAMES: Names = [t('Camp qui agit', 'Acting side'), t('L’autre camp', 'The other side')];

/** How luck went, for both players at once. */
export function LuckView({ course, names }: { course: LuckCourse<Entry>; names: Names }) {
  const { steps, players, best, worst } = course;
  const { bars, line } = luckShapes(steps, WIDTH, HEIGHT);
  const unfair = steps.filter(({ entry }) => isOfUnfairDice(entry)).length;
  const said = ([0, 1] as const).map((player) => `${say(names[player])} ${say(percent(players[player].mean))}`);
  return (
    <figure class="luck">
      <figcaption class="luck-players">
        {([0, 1] as const).map((player) => (
          <span key={player} class={`luck-player side-${player === 0 ? 'a' : 'b'}`}>
            <b>{say(names[player])}</b> {say(percent(players[player].mean))}
          </span>
        ))}
      </figcaption>
      <svg
        class="luck-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${say(t('Chance, combat après combat', 'Luck, combat by combat'))}${colon()}${said.join(', ')}`}
      >
        <path class="luck-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {bars.map(({ player, ...bar }, i) => (
          <rect key={i} class={`luck-bar side-${player === 0 ? 'a' : 'b'}`} {...bar} />
        ))}
        {steps.length > 1 && <polyline class="luck-line" points={line} />}
      </svg>
      <dl class="luck-ends">
        <Throw title={t('Le meilleur jet', 'Best roll')} entry={best} names={names} />
        {worst !== best && <Throw title={t('Le pire', 'Worst')} entry={worst} names={names} />}
      </dl>
      {unfair > 0 && (
        <p class="small">
          {say(
            amount(
              unfair,
              t('combat a été lancé', 'combat was rolled'),
              t('combats ont été lancés', 'combats were rolled'),
            ),
          )}{' '}
          {say(
            t(
              'ici avec d’anciens dés qui n’étaient pas équitables : cette chance-là ne dit rien des joueurs.',
              'here with earlier dice that were not fair: that luck says nothing of the players.',
            ),
          )}
        </p>
      )}
      <details class="fold">
        <summary class="small">
          {say(amount(steps.length, t('combat compte', 'combat counts'), t('combats comptent', 'combats count')))}
        </summary>
        <p class="muted small">
          {say(
            t(
              'Chaque résultat est rangé parmi ses chances exactes, d’après ce qu’il vaut : 0 % le pire pour qui agit, 100 % le meilleur, 50 % en moyenne à la longue ; l’autre a ce qui manque à 100 %. Vers le haut le premier joueur a eu de la chance, vers le bas le second ; la ligne est la moyenne jusque-là. Ce qui est lancé pour voir ne compte pas.',
              'Each result is ranked among its exact odds by what it is worth: 0% the worst for whoever acts, 100% the best, 50% on average in the long run; the other has what is missing to 100%. Upwards the first player was lucky, downwards the second; the line is the average so far. Practice rolls do not count.',
            ),
          )}
        </p>
      </details>
    </figure>
  );
}

const Throw = ({ title, entry, names }: { title: Text; entry: Entry; names: Names }) => (
  <div>
    <dt>
      {say(title)}
      {colon()}
      <b>{say(percent(entry.percentile!))}</b>
    </dt>
    <dd>
      {names === NO_NAMES ? '' : `${say(names[entry.acts ?? 0])}, `}
      {say(entry.result)}
    </dd>
  </div>
);
