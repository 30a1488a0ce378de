import { firstVerdict } from '../../../kernel/chart.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import { FLIGHT_BONUS, isFatal, RECOIL } from '../charts/aftermath.ts';
import { moveOf } from '../moves.ts';
import type { CombatEffect, CombatOutcome } from '../shapes.ts';
import { other, type Side } from './contest.ts';
import type { CombatFacts, Fighter } from './fighter.ts';
import type { CombatRoll } from './roll.ts';

/** The two together, as the cast names them. */
export const BOTH: ActorId = 'both';

/** How the totals compare, before what comes of it. */
export function comparedEffect(roll: CombatRoll, { standing, loser }: CombatOutcome): CombatEffect {
  const source = cite('class-factors');
  if (loser === 'neither') return { kind: 'level', who: [BOTH], source };
  return { kind: 'beaten', who: [roll[loser].id], by: roll[other(loser)].id, doubled: standing === 'doubled', source };
}

/** What becomes of one side, then of those it meets as it goes back. */
export function fateEffects(roll: CombatRoll, outcome: CombatOutcome, side: Side): CombatEffect[] {
  const { id, fates, facts } = roll[side];
  const { line, blocked } = fates[outcome.standing];
  const [who, source] = [[id], line === '' ? cite(outcome.standing) : cite(outcome.standing, line)];
  const turns = facts.shotInRear;
  switch (outcome[side].fate) {
    case 'none':
      return outcome.loser === side ? [{ kind: 'unharmed', who, source }] : [];
    case 'recoils':
      return [{ kind: 'recoil', who, turns, source }, ...recoilEffects(id, facts)];
    case 'flees':
      return [{ kind: 'flee', who, turns, ...flight(facts.self), source }, ...recoilEffects(id, facts)];
    case 'destroyed':
      if (blocked) return fatalRecoil(id, facts);
      return [{ kind: 'destroyed', who, cause: 'combat', by: roll[other(side)].id, source }];
  }
}

/** Paces that troops go in a move; null in a river, which has no column, and where the chart has a blank. */
export const paces = ({ type, grade, going }: Fighter): number | null =>
  going === 'river' ? null : (moveOf(type, grade, going).total ?? null);

/** Mounts that carry off a dismounted element have a move of their own (ruling D59). */
function flight(self: Fighter) {
  const move = self.dismounted ? null : paces(self);
  return {
    remounts: self.dismounted,
    paces: move === null ? null : move + FLIGHT_BONUS,
    towards: !self.demoralised ? 'away' : self.flankMarch ? 'entry-edge' : 'own-edge',
  } as const;
}

/** What a recoil meets, with the line of the chart that judges each. */
const meetingsOf = (id: ActorId, { self }: CombatFacts) =>
  self.behind.map((thing, i) => ({
    met: `${id}.behind[${i + 1}]`,
    ...firstVerdict(RECOIL, { ...thing, recoiler: self.type }),
  }));

/** Whether a recoil meets what destroys the recoiling element. */
export const cannotRecoil = (id: ActorId, facts: CombatFacts): boolean =>
  meetingsOf(id, facts).some(({ value }) => isFatal(value));

const FRIGHTENED = { turns: false, remounts: false, paces: null, towards: 'away' } as const;

/** What a recoil that can be made does to friends. */
const recoilEffects = (by: ActorId, facts: CombatFacts): CombatEffect[] =>
  meetingsOf(by, facts).flatMap(({ met, id, value }): CombatEffect[] => {
    const [who, source] = [[met], cite('recoil', id)];
    if (value === 'flee') return [{ kind: 'flee', who, ...FRIGHTENED, source }];
    return isFatal(value) ? [] : [{ kind: value, who, by, source }];
  });

/** It is lost against the first thing that stops it, with the enemies it strikes in the rear; nobody else is moved. */
function fatalRecoil(id: ActorId, facts: CombatFacts): CombatEffect[] {
  const fatal = meetingsOf(id, facts).filter(({ value }) => isFatal(value));
  const struck = fatal.filter(({ value }) => value === 'both-destroyed');
  const destroyed = (who: ActorId, cause: 'recoil' | 'struck', by: ActorId, line: string): CombatEffect => ({
    kind: 'destroyed',
    who: [who],
    cause,
    by,
    source: cite('recoil', line),
  });
  return [
    destroyed(id, 'recoil', fatal[0]!.met, fatal[0]!.id),
    ...struck.map(({ met, id: line }) => destroyed(met, 'struck', id, line)),
  ];
}
