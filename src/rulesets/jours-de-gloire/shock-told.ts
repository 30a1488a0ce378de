import type { Instruction } from '../../kernel/ruleset.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { type Code, type Option, OPTION_NAMES, SHOCK_RESULTS } from './charts/shock.ts';
import type { Fate, Fighter } from './fate.ts';
import type { Outcome, Roll } from './shock.ts';
import { isCavalry, STATE_NAMES } from './types.ts';

interface Struck extends Fighter {
  readonly fate: Fate;
}

const strike = (fighters: readonly Fighter[], fates: readonly Fate[]): Struck[] =>
  fighters.map((fighter, i) => ({ ...fighter, fate: fates[i]! }));

const FALLS_BACK = t('recule d’un hexagone', 'falls back one hex');

const becomes = ({ state, fate }: Struck): Text => {
  const now = STATE_NAMES[fate.state];
  return state === fate.state
    ? t(`reste ${now.fr}`, `stays ${now.en}`)
    : t(`est maintenant ${now.fr}`, `is now ${now.en}`);
};

/** What one code did to a unit. */
function done(code: Code, unit: Struck): Text {
  const { state, fate } = unit;
  switch (code) {
    case '1':
      return FALLS_BACK;
    case 'D':
      return becomes(unit);
    case 'CT':
      return state === 'good' && fate.state === 'good'
        ? t('tient au test de cohésion', 'passes its cohesion test')
        : becomes(unit);
    case 'CT/1':
      return fate.recoil ? FALLS_BACK : t('tient sur place au test de cohésion', 'passes its cohesion test and stays');
  }
}

function tellUnit(unit: Struck, codes: readonly Code[]): Instruction {
  const { fate, name } = unit;
  if (fate.state === 'eliminated' && !fate.recoil && codes.includes('1'))
    return { who: name, text: t('seule et battue, est perdue (8.9)', 'alone and beaten, is lost (8.9)') };
  // A unit that routs or is eliminated does not go on to its test (J-52).
  const gone = fate.state === 'routed' || fate.state === 'eliminated';
  const carried = codes.filter((code) => !(gone && code === 'CT/1'));
  return {
    who: name,
    text: join(
      carried.map((code) => done(code, unit)),
      ', ',
    ),
  };
}

/** Pursuit is for cavalry (J-34), everything else for infantry and cavalry alike; nobody routed takes part (J-68). */
function tellOption(option: Option, side: readonly Struck[], enemy: readonly Struck[], roll: Roll): Instruction[] {
  const pursuit = option === 'pursuit' || option === 'pursuit-after-counter-charge';
  if (option === 'pursuit-after-counter-charge') {
    const givesWay = enemy.some(({ fate }) => fate.recoil || fate.state === 'routed' || fate.state === 'eliminated');
    if (!roll.counterCharge || !givesWay) return [];
  }
  const able = side.filter(
    (unit) =>
      unit.fate.state !== 'routed' &&
      unit.fate.state !== 'eliminated' &&
      (pursuit ? isCavalry(unit) : unit.type !== 'artillery'),
  );
  if (able.length === 0) return [];
  const what = OPTION_NAMES[pursuit ? 'pursuit' : option];
  return [
    {
      who: join(
        able.map(({ name }) => name),
        ', ',
      ),
      text: t(`au choix : ${what.fr}`, `may choose: ${what.en}`),
      may: true,
    },
  ];
}

export function tellShock(roll: Roll, outcome: Outcome): Instruction[] {
  const { defender, attacker } = SHOCK_RESULTS.lines.find(({ id }) => id === outcome.line)!.value;
  const defenders = strike(roll.defenders, outcome.defenders);
  const attackers = strike(roll.attackers, outcome.attackers);
  return [
    ...(defender.codes.length > 0 ? defenders.map((unit) => tellUnit(unit, defender.codes)) : []),
    ...(attacker.codes.length > 0 ? attackers.map((unit) => tellUnit(unit, attacker.codes)) : []),
    ...defender.options.flatMap((option) => tellOption(option, defenders, attackers, roll)),
    ...attacker.options.flatMap((option) => tellOption(option, attackers, defenders, roll)),
  ];
}
