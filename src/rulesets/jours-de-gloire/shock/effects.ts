import type { ActorId } from '../../../kernel/effect.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import type { Code, Option } from '../charts/shock.ts';
import type { Fighter } from '../fate.ts';
import type { Fate, RightEffect, ShockEffect, ShockOutcome } from '../shapes.ts';
import { isArtillery, isCavalry } from '../types.ts';
import { areLost, codesFor, resultOf, type ShockInput, type Side, unitId } from './resolve.ts';

/** A unit after its side's results. */
interface Struck extends Fighter {
  readonly id: ActorId;
  readonly fate: Fate;
}

const strike = (side: Side, fighters: readonly Fighter[], fates: readonly Fate[]): Struck[] =>
  fighters.map((fighter, i) => ({ ...fighter, id: unitId(side, i), fate: fates[i]! }));

const ids = (units: readonly Struck[]): ActorId[] => units.map(({ id }) => id);

/** What a code other than the recoil of the whole hex did to a unit. */
function effectOn({ id, state: from, fate }: Struck, code: Code, source: Source): ShockEffect | undefined {
  const who = [id];
  switch (code) {
    case '1':
      return undefined;
    case 'D':
      return { kind: 'state', who, from, to: fate.state, source };
    case 'CT':
      return from === 'good' && fate.state === 'good'
        ? { kind: 'holds', who, spared: 'disorder', source }
        : { kind: 'state', who, from, to: fate.state, source };
    case 'CT/1':
      // A unit that routs does not go on to its test (J-52).
      if (fate.state === 'routed') return undefined;
      return fate.recoil ? { kind: 'recoil', who, hexes: 1, source } : { kind: 'holds', who, spared: 'recoil', source };
  }
}

/** Codes from left to right: a 1 moves the whole hex, but for those who do not survive the line; the rest is for each. */
function suffer(found: ShockEffect[], units: readonly Struck[], codes: readonly Code[], source: Source): void {
  const back = codes.includes('1') ? units.filter(({ fate }) => fate.state !== 'eliminated') : [];
  if (back.length > 0) found.push({ kind: 'recoil', who: ids(back), hexes: 1, source });
  for (const unit of units)
    for (const code of codes) {
      const effect = effectOn(unit, code, source);
      if (effect !== undefined) found.push(effect);
    }
}

function lose(found: ShockEffect[], units: readonly Struck[], source: Source): void {
  for (const { id, state: from } of units)
    found.push({ kind: 'state', who: [id], from, to: 'eliminated', alone: true, source });
}

/** Pursuit is for cavalry (J-34), everything else for infantry and cavalry alike; nobody routed takes part (J-68). */
function unitsWithRight(
  option: Option,
  side: readonly Struck[],
  enemy: readonly Struck[],
  input: ShockInput,
): readonly Struck[] {
  const steady = side.filter(({ fate }) => fate.state !== 'routed' && fate.state !== 'eliminated');
  switch (option) {
    case 'breakthrough':
    case 'counter-shock':
      return steady.filter((unit) => !isArtillery(unit));
    case 'pursuit':
      return steady.filter(isCavalry);
    case 'pursuit-after-counter-charge': {
      const givesWay = enemy.some(({ fate }) => fate.recoil || fate.state === 'routed' || fate.state === 'eliminated');
      // Only cavalry in good order counter-charged (J-69).
      return input.counterCharge && givesWay ? steady.filter((unit) => isCavalry(unit) && unit.state === 'good') : [];
    }
  }
}

/** What a side may do; of two rights one, the second in place of the first (J-72). */
function addRights(
  found: ShockEffect[],
  options: readonly Option[],
  side: readonly Struck[],
  enemy: readonly Struck[],
  input: ShockInput,
  source: Source,
): void {
  let before: RightEffect['option'] | undefined;
  for (const option of options) {
    const entitled = unitsWithRight(option, side, enemy, input);
    if (entitled.length === 0) continue;
    const right = option === 'pursuit-after-counter-charge' ? 'pursuit' : option;
    found.push({
      kind: 'right',
      who: ids(entitled),
      may: true,
      option: right,
      ...(before && { insteadOf: before }),
      source,
    });
    before ??= right;
  }
}

/** Both sides suffer, the defenders first; then each may use its rights. */
export function effects(input: ShockInput, outcome: ShockOutcome): ShockEffect[] {
  const source = cite('shock-results', outcome.line);
  const result = resultOf(outcome.line);
  const defenders = strike('defenders', input.defenders, outcome.defenders);
  const attackers = strike('attackers', input.attackers, outcome.attackers);
  const found: ShockEffect[] = [];
  const defending = codesFor('defenders', result);
  if (areLost(input, 'defenders', defending)) lose(found, defenders, source);
  else suffer(found, defenders, defending, source);
  suffer(found, attackers, codesFor('attackers', result), source);
  addRights(found, result.defender.options, defenders, attackers, input, source);
  addRights(found, result.attacker.options, attackers, defenders, input, source);
  return found;
}
