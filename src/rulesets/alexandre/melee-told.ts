import type { Instruction } from '../../kernel/ruleset.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { type Code, MELEE_RESULTS } from './charts/melee.ts';
import { type NewState, stateText, struck, tellLeaders } from './fate.ts';
import type { Fighter, Outcome, Roll } from './melee.ts';

interface Struck extends Fighter {
  readonly after: NewState;
}

const isBlow = (code: Code): code is 'F' | 'D' | 'Dr' => code === 'F' || code === 'D' || code === 'Dr';

const names = (fighters: readonly Fighter[]): Text =>
  join(
    fighters.map(({ name }) => name),
    ', ',
  );

/** Codes in their order, for every unit of a side; what a unit becomes depends on the state it was in. */
function strike(fighters: readonly Fighter[], codes: readonly Code[], roll: Roll): Struck[] {
  const blow = codes.find(isBlow);
  return fighters.map((f) => ({ ...f, after: blow === undefined ? f.state : struck(f.state, blow, roll.ladder) }));
}

function tellSide(side: Text, fighters: readonly Fighter[], codes: readonly Code[], roll: Roll): Instruction[] {
  const after = strike(fighters, codes, roll);
  const told: Instruction[] = [];
  if (codes.some(isBlow)) for (const f of after) told.push({ who: f.name, text: becomes(f) });
  if (codes.includes('R')) {
    const staying = after.filter((f) => f.after !== 'eliminated');
    if (staying.length > 0) told.push({ who: side, text: t('reculent d’un hexagone', 'fall back one hex') });
  }
  told.push(...tellAdvance(side, after, codes));
  if (told.length === 0) told.push({ who: side, text: t('aucun effet', 'no effect') });
  return told;
}

const becomes = ({ state, after }: Struck): Text => {
  if (after === 'routed') return t('part en déroute et fuit de deux hexagones', 'routs and flees two hexes');
  if (after === state) return t(`reste ${stateText(after).fr}`, `stays ${stateText(after).en}`);
  return t(`est maintenant ${stateText(after).fr}`, `is now ${stateText(after).en}`);
};

/** Discouraged and routed units do not advance; Ph always choose; one stack per vacated hex. */
function tellAdvance(side: Text, after: readonly Struck[], codes: readonly Code[]): Instruction[] {
  const must = codes.includes('must-advance');
  if (!must && !codes.includes('may-advance')) return [];
  const able = after.filter((f) => f.after === 'good' || f.after === 'fatigued');
  if (able.length === 0)
    return [{ who: side, text: t('n’avancent pas : tous découragés', 'do not advance: all are discouraged') }];
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

export function tellMelee(roll: Roll, outcome: Outcome): Instruction[] {
  const { defenders, attackers } = MELEE_RESULTS.lines.find(({ id }) => id === outcome.line)!.value;
  return [
    ...tellSide(t('défenseurs', 'defenders'), roll.defenders, defenders, roll),
    ...tellLeaders(roll.defendingLeaders, outcome.defendingLeaders),
    ...tellSide(t('attaquants', 'attackers'), roll.attackers, attackers, roll),
    ...tellLeaders(roll.attackingLeaders, outcome.attackingLeaders),
  ];
}
