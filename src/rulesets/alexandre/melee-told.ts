import type { Instruction } from '../../kernel/ruleset.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { type Code, MELEE_RESULTS } from './charts/melee.ts';
import { type Blow, type NewState, struck, tellLeaders, toldBlow } from './fate.ts';
import type { Outcome, Roll } from './melee.ts';
import type { Unit } from './melee-situation.ts';
import type { State, UnitType } from './types.ts';

export type Side = 'attacking' | 'defending';

/** A unit with the name it is told by. */
interface Fighter {
  readonly name: Text;
  readonly type: UnitType;
  readonly state: State;
}

/** Names that tell the units of both sides apart: `Ca Agema`, `attacking Ph 2`. */
function fighters(units: readonly Unit[], side: Side): Fighter[] {
  return units.map((unit) => {
    const { name, type, state } = unit;
    if (name !== '') return { name: same(`${type} ${name}`), type, state };
    const alike = units.filter((other) => other.type === type && other.name === '');
    const number = alike.length > 1 ? ` ${alike.indexOf(unit) + 1}` : '';
    const called =
      side === 'attacking'
        ? t(`${type} attaquant${number}`, `attacking ${type}${number}`)
        : t(`${type} défenseur${number}`, `defending ${type}${number}`);
    return { name: called, type, state };
  });
}

interface Struck extends Fighter {
  readonly after: NewState;
}

const isBlow = (code: Code): code is Blow => code === 'F' || code === 'D' || code === 'Dr';

const names = (fighters: readonly Fighter[]): Text =>
  join(
    fighters.map(({ name }) => name),
    ', ',
  );

/** Codes in their order, for every unit of a side; what a unit becomes depends on the state it was in. */
function tellSide(side: Text, fighters: readonly Fighter[], codes: readonly Code[], { ladder }: Roll): Instruction[] {
  const blow = codes.find(isBlow);
  const told: Instruction[] = [];
  if (blow !== undefined)
    for (const { name, state } of fighters) told.push({ who: name, text: toldBlow(state, blow, ladder) });
  const after = fighters.map((f): Struck => ({
    ...f,
    after: blow === undefined ? f.state : struck(f.state, blow, ladder),
  }));
  if (codes.includes('R') && after.some((f) => f.after !== 'eliminated'))
    told.push({ who: side, text: t('reculent d’un hexagone', 'fall back one hex') });
  told.push(...tellAdvance(side, after, codes));
  if (told.length === 0) told.push({ who: side, text: t('aucun effet', 'no effect') });
  return told;
}

/** Discouraged and routed units do not advance; Ph always choose; one stack per vacated hex. */
function tellAdvance(side: Text, after: readonly Struck[], codes: readonly Code[]): Instruction[] {
  const must = codes.includes('must-advance');
  if (!must && !codes.includes('may-advance')) return [];
  const able = after.filter((f) => f.after === 'good' || f.after === 'fatigued');
  if (able.length === 0)
    return [
      { who: side, text: t('n’avancent pas : découragés ou en déroute', 'do not advance: discouraged or routed') },
    ];
  const compelled = must ? able.filter(({ type }) => type !== 'Ph') : [];
  const free = must ? able.filter(({ type }) => type === 'Ph') : able;
  const into = t('dans un hexagone quitté, une pile par hexagone', 'into a vacated hex, one stack to a hex');
  return [
    ...(compelled.length > 0
      ? [{ who: names(compelled), text: t(`avance obligatoire ${into.fr}`, `must advance ${into.en}`) }]
      : []),
    ...(free.length > 0
      ? [{ who: names(free), text: t(`avance possible ${into.fr}`, `may advance ${into.en}`), may: true }]
      : []),
  ];
}

/** Who must leave a hex goes first: nobody advances into one still held. */
export function tellMelee(roll: Roll, outcome: Outcome): Instruction[] {
  const { defenders, attackers } = MELEE_RESULTS.lines.find(({ id }) => id === outcome.line)!.value;
  const defending = [
    ...tellSide(t('défenseurs', 'defenders'), fighters(roll.defenders, 'defending'), defenders, roll),
    ...tellLeaders(roll.defendingLeaders, outcome.defendingLeaders),
  ];
  const attacking = [
    ...tellSide(t('attaquants', 'attackers'), fighters(roll.attackers, 'attacking'), attackers, roll),
    ...tellLeaders(roll.attackingLeaders, outcome.attackingLeaders),
  ];
  return defenders.includes('may-advance') ? [...attacking, ...defending] : [...defending, ...attacking];
}
