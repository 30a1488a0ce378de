import { capacity } from '../casualties.ts';
import { MOST_DICE } from '../types.ts';
import { type Blow, diceOf, type Fight } from './blows.ts';
import { opposite, type Side, SIDES } from './sides.ts';

/** Parts of what each body may suffer that are tried as the most it does. */
const PARTS = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 1];

type Wounds = Readonly<Record<Side, readonly number[]>>;

const each = (fight: Fight, wounds: (side: Side, body: number) => number): Wounds => ({
  attackers: fight.bodies.attackers.map((_, body) => wounds('attackers', body)),
  defenders: fight.bodies.defenders.map((_, body) => wounds('defenders', body)),
});

/**
 * While no body suffers more than it is allowed, each blow has at least the dice that those wounds leave; with them
 * any number of wounds may be dealt, whatever befalls the others. So many paths at least lead through one of the blows.
 */
function pathsWithin({ bodies, blows }: Fight, allowed: Wounds): number {
  const dealt = { attackers: bodies.attackers.map(() => 0), defenders: bodies.defenders.map(() => 0) };
  let most = 1;
  for (const blow of blows) {
    if (blow.course === null) continue;
    const enemy = opposite(blow.side);
    const dice = diceOf(blow, bodies[blow.side][blow.body]!, allowed[blow.side][blow.body]!);
    const before = SIDES.flatMap((side) => allowed[side].map((n, body) => 1 + Math.min(n, dealt[side][body]!)));
    const room = capacity(bodies[enemy][blow.against]!) - allowed[enemy][blow.against]!;
    most = Math.max(
      most,
      before.reduce((product, n) => product * n, 1 + Math.min(dice, room)),
    );
    dealt[enemy][blow.against]! += dice;
  }
  return most;
}

/** All wounds that the dice of unhurt strikers could deal to a body. */
const mostWounds = ({ bodies, blows }: Fight, side: Side, body: number): number => {
  const due = ({ side: by, against, course }: Blow) => by !== side && against === body && course !== null;
  const dice = blows.filter(due).reduce((sum, { fighting, attacks }) => sum + fighting * attacks, 0);
  return Math.min(capacity(bodies[side][body]!), dice);
};

/** Whether counting all bodies together is known to take more paths: few wounds leave many dice, and the reverse. */
export function exceeds(fight: Fight, budget: number): boolean {
  const full = each(fight, (side, body) => mostWounds(fight, side, body));
  const states = [...full.attackers, ...full.defenders].reduce((product, n) => product * (n + 1), 1);
  if (states * MOST_DICE <= budget) return false;
  let [allowed, most] = [full, pathsWithin(fight, full)];
  const attempt = (wounds: Wounds): void => {
    const paths = pathsWithin(fight, wounds);
    if (paths > most) [allowed, most] = [wounds, paths];
  };
  for (const part of PARTS) attempt(each(fight, (side, body) => Math.floor(part * full[side][body]!)));
  for (const side of SIDES)
    for (const body of fight.bodies[side].keys())
      for (const part of PARTS)
        attempt({ ...allowed, [side]: allowed[side].with(body, Math.floor(part * full[side][body]!)) });
  return most > budget;
}
