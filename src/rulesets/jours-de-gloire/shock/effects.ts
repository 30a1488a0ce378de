import type { Instruction } from '../../../kernel/ruleset.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { type Code, type Option, OPTION_NAMES, SHOCK_RESULTS } from '../charts/shock.ts';
import type { Fate, Fighter } from '../fate.ts';
import type { Outcome, Roll } from './index.ts';
import { isCavalry, STATE_NAMES } from '../types.ts';

interface Struck extends Fighter {
  readonly fate: Fate;
}

const strike = (fighters: readonly Fighter[], fates: readonly Fate[]): Struck[] =>
  fighters.map((fighter, i) => ({ ...fighter, fate: fates[i]! }));

/** The conditions of a pursuit after a counter-charge are met where it is told. */
const RIGHTS: Readonly<Record<Option, Text>> = {
  ...OPTION_NAMES,
  'pursuit-after-counter-charge': OPTION_NAMES.pursuit,
};

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
  if (fate.state === 'eliminated') return { who: name, text: t('est éliminée', 'is eliminated') };
  // A unit that routs does not go on to its test (J-52).
  const carried = codes.filter((code) => !(fate.state === 'routed' && code === 'CT/1'));
  return {
    who: name,
    text: join(
      carried.map((code) => done(code, unit)),
      ', ',
    ),
  };
}

/** Pursuit is for cavalry (J-34), everything else for infantry and cavalry alike; nobody routed takes part (J-68). */
function ableTo(option: Option, side: readonly Struck[], enemy: readonly Struck[], roll: Roll): readonly Struck[] {
  const steady = side.filter(({ fate }) => fate.state !== 'routed' && fate.state !== 'eliminated');
  switch (option) {
    case 'breakthrough':
    case 'counter-shock':
      return steady.filter(({ type }) => type !== 'artillery');
    case 'pursuit':
      return steady.filter(isCavalry);
    case 'pursuit-after-counter-charge': {
      const givesWay = enemy.some(({ fate }) => fate.recoil || fate.state === 'routed' || fate.state === 'eliminated');
      // Only cavalry in good order counter-charged (J-69).
      return roll.counterCharge && givesWay ? steady.filter((u) => isCavalry(u) && u.state === 'good') : [];
    }
  }
}

const namesOf = (units: readonly Struck[]): Text =>
  join(
    units.map(({ name }) => name),
    ', ',
  );

/** What a side may do: of two rights, one (J-72). */
function tellOptions(
  options: readonly Option[],
  side: readonly Struck[],
  enemy: readonly Struck[],
  roll: Roll,
): Instruction[] {
  const offers = options
    .map((option) => ({ what: RIGHTS[option], able: ableTo(option, side, enemy, roll) }))
    .filter(({ able }) => able.length > 0);
  if (offers.length === 0) return [];
  const all = side.filter((unit) => offers.some(({ able }) => able.includes(unit)));
  const rights = offers.map(({ what, able }) => {
    const names = namesOf(able);
    return able.length === all.length ? what : t(`${what.fr} par ${names.fr}`, `${what.en} by ${names.en}`);
  });
  const [only] = rights;
  const text =
    rights.length === 1
      ? t(`au choix : ${only!.fr}`, `may choose: ${only!.en}`)
      : t(
          `au choix, pas les deux : ${rights.map(({ fr }) => fr).join(' ou ')}`,
          `may choose one, not both: ${rights.map(({ en }) => en).join(' or ')}`,
        );
  return [{ who: namesOf(all), text, may: true }];
}

export function tellShock(roll: Roll, outcome: Outcome): Instruction[] {
  const { defender, attacker } = SHOCK_RESULTS.lines.find(({ id }) => id === outcome.line)!.value;
  const defenders = strike(roll.defenders, outcome.defenders);
  const attackers = strike(roll.attackers, outcome.attackers);
  return [
    ...(defender.codes.length > 0 ? defenders.map((unit) => tellUnit(unit, defender.codes)) : []),
    ...(attacker.codes.length > 0 ? attackers.map((unit) => tellUnit(unit, attacker.codes)) : []),
    ...tellOptions(defender.options, defenders, attackers, roll),
    ...tellOptions(attacker.options, attackers, defenders, roll),
  ];
}
