import { firstVerdict } from '../../../kernel/chart.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { isFatal, RECOIL } from '../charts/recoil.ts';
import type { CombatFacts } from './fighter.ts';

const IN_COLUMN = { what: 'friend', sameFacing: true, frontContact: false, hitRear: false } as const;

/** Ranks that a recoil meets (ruling D-61): none, once it has turned about. */
function ranksMet({ self: { rears }, shotInRear, options }: CombatFacts) {
  if (shotInRear) return [];
  return options.RANKS_PUSHED === 'column' ? rears : rears.slice(0, 1);
}

/** What a recoil meets, with the line of the chart that judges each and the rulings it rests on. */
export function meetingsOf(id: ActorId, facts: CombatFacts) {
  const recoiler = facts.self.type;
  const ranks = ranksMet(facts).map((rank, i) => ({
    met: `${id}.rears[${i + 1}]`,
    rulings: ['D-61'],
    ...firstVerdict(RECOIL, { ...rank, ...IN_COLUMN, recoiler }),
  }));
  const others = facts.self.behind.map((thing, i) => ({
    met: `${id}.behind[${i + 1}]`,
    rulings: [],
    ...firstVerdict(RECOIL, { ...thing, recoiler }),
  }));
  return [...ranks, ...others];
}

/** The rulings on which a recoil is fatal; undefined where it is not. */
export function fatalRulings(id: ActorId, facts: CombatFacts): readonly string[] | undefined {
  const fatal = meetingsOf(id, facts).find(({ value }) => isFatal(value));
  return fatal && ['D-41', ...fatal.rulings];
}
