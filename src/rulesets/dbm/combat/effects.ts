import type { ActorId } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import { FLIGHT_BONUS } from '../charts/flight.ts';
import { isFatal } from '../charts/recoil.ts';
import { moveOf } from '../moves.ts';
import type { CombatEffect, CombatOutcome } from '../shapes.ts';
import { BOTH } from './cast.ts';
import { other, type Side } from './contest.ts';
import type { CombatFacts, Fighter } from './fighter.ts';
import { meetingsOf } from './recoil.ts';
import type { CombatInput } from './combat-rule.ts';

/** How the totals compare, before what comes of it. */
export function comparedEffect(input: CombatInput, { standing, loser }: CombatOutcome): CombatEffect {
  const source = cite('class-factors');
  if (loser === 'neither') return { kind: 'level', who: [BOTH], source };
  return {
    kind: 'beaten',
    who: [input[loser].id],
    by: input[other(loser)].id,
    doubled: standing === 'doubled',
    source,
  };
}

/** What becomes of one side, then of those it meets as it goes back. */
export function fateEffects(input: CombatInput, outcome: CombatOutcome, side: Side): CombatEffect[] {
  const { id, fates, facts } = input[side];
  const { line, blocked } = fates[outcome.standing];
  const who = [id];
  const source = line === '' ? cite(outcome.standing) : cite(outcome.standing, line);
  const turns = facts.shotInRear;
  switch (outcome[side].fate) {
    case 'none':
      return outcome.loser === side ? [{ kind: 'unharmed', who, source }] : [];
    case 'recoils':
      return [{ kind: 'recoil', who, turns, source, rulings: ['D-64'] }, ...recoilEffects(id, facts)];
    case 'flees':
      return [{ kind: 'flee', who, turns, ...flight(facts.self), source }, ...recoilEffects(id, facts)];
    case 'destroyed':
      if (blocked) return fatalRecoil(id, facts);
      return [{ kind: 'destroyed', who, cause: 'combat', by: input[other(side)].id, source }];
  }
}

/** Paces that troops go in a move; null in a river, which has no column, and where the chart has a blank. */
export const paces = ({ type, grade, going }: Fighter): number | null =>
  going === 'river' ? null : (moveOf(type, grade, going).total ?? null);

/** Mounts that carry off a dismounted element have a move of their own (ruling D-59). */
function flight(self: Fighter) {
  const move = self.dismounted ? null : paces(self);
  return {
    remounts: self.dismounted,
    paces: move === null ? null : move + FLIGHT_BONUS,
    towards: !self.demoralised ? 'away' : self.flankMarch ? 'entry-edge' : 'own-edge',
    rulings: self.dismounted ? ['D-59', 'D-64'] : ['D-64'],
  } as const;
}

const FRIGHTENED = { turns: false, remounts: false, paces: null, towards: 'away' } as const;

/** What a recoil that can be made does to friends. */
const recoilEffects = (by: ActorId, facts: CombatFacts): CombatEffect[] =>
  meetingsOf(by, facts).flatMap(({ met, rulings, id, value }): CombatEffect[] => {
    const who = [met];
    const source = cite('recoil', id);
    if (value === 'flee') return [{ kind: 'flee', who, ...FRIGHTENED, source, rulings: [...rulings, 'D-64'] }];
    return isFatal(value) ? [] : [{ kind: value, who, by, source, ...(rulings.length > 0 && { rulings }) }];
  });

/** It is lost against the first thing that stops it, with the enemies it strikes in the rear; nobody else is moved. */
function fatalRecoil(id: ActorId, facts: CombatFacts): CombatEffect[] {
  const fatal = meetingsOf(id, facts).filter(({ value }) => isFatal(value));
  const struck = fatal.filter(({ value }) => value === 'both-destroyed');
  const { met: by, id: line, rulings } = fatal[0]!;
  return [
    { kind: 'destroyed', who: [id], cause: 'recoil', by, source: cite('recoil', line), rulings: ['D-41', ...rulings] },
    ...struck.map(({ met, id: row }) => {
      const source = cite('recoil', row);
      return { kind: 'destroyed', who: [met], cause: 'struck', by: id, source } as const;
    }),
  ];
}
