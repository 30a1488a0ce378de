import type { Facet } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { FIRE_TABLE, type FireResult } from '../charts/fire.ts';
import { type Fighter, type Harm, HARMS, worstHarm } from '../fate.ts';
import type { Outcome, Roll } from './index.ts';
import { type NewState, STATE_NAMES } from '../types.ts';

export const RESULT_TEXTS: Readonly<Record<FireResult, Text>> = {
  R: t('déroute', 'rout'),
  D: t('désordre', 'disorder'),
  CT: t('test de cohésion', 'cohesion test'),
  none: t('sans effet', 'no effect'),
};

const NEW_STATES = (['eliminated', 'routed', 'disordered', 'good'] as const).map((id) => ({
  id,
  text: STATE_NAMES[id],
}));

/** What becomes of the only unit that can be struck, once it has tested. */
function fateOfOne({ target }: Roll): Facet<Outcome> {
  const { state } = target[0]!;
  const top = target.length === 1 ? t('', '') : t('celle du dessus ', 'top unit ');
  const said = (id: NewState): Text => {
    if (id !== state) return STATE_NAMES[id];
    const now = STATE_NAMES[id];
    return id === 'good' ? t('indemne', 'unharmed') : t(`reste ${now.fr}`, `stays ${now.en}`);
  };
  return {
    id: 'balance',
    text: t('Sort de la cible', 'Fate of the target'),
    classes: NEW_STATES.map(({ id }) => ({ id, text: t(top.fr + said(id).fr, top.en + said(id).en) })),
    of: ({ states }) => states[0]!,
  };
}

/** The worst that becomes of any unit; units of one state cannot be harmed in two degrees. */
function fateOfSeveral({ target }: Roll): Facet<Outcome> {
  const alike = target.every(({ state }) => state === target[0]!.state);
  const mayBeLost = target.some(({ state }) => state === 'routed');
  const least = (harm: Harm): Text =>
    alike || harm === 'eliminated' || (harm === 'routed' && !mayBeLost)
      ? t('', '')
      : t(' et rien de pire', ' and nothing worse');
  return {
    id: 'balance',
    text: t('Sort de la cible', 'Fate of the target'),
    classes: [
      ...HARMS.map((id) => {
        const [now, less] = [STATE_NAMES[id], least(id)];
        return { id, text: t(`au moins une ${now.fr}${less.fr}`, `at least one ${now.en}${less.en}`) };
      }),
      { id: 'unharmed', text: t('aucune atteinte', 'none harmed') },
    ],
    of: ({ states }) => worstHarm(target, states) ?? 'unharmed',
  };
}

const fateOfEach = (unit: Fighter, i: number): Facet<Outcome> => ({
  id: `target-${i + 1}`,
  text: unit.name,
  classes: NEW_STATES,
  of: ({ states }) => states[i]!,
});

const result = (whom: Text): Facet<Outcome> => ({
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: FIRE_TABLE.lines.map(({ value }) => {
    const text = RESULT_TEXTS[value];
    return { id: value, text: value === 'none' ? text : t(text.fr + whom.fr, text.en + whom.en) };
  }),
  of: ({ result }) => result,
});

/** Whom the fire strikes, where several units are in the hex. */
const ON_ONE = result(t('', ''));
const ON_ALL = result(t(' pour chaque unité', ' for every unit'));
const ON_TOP = result(t(' pour celle du dessus', ' for the top unit'));

export const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  roll.target.length === 1 ? ON_ONE : roll.struck === 1 ? ON_TOP : ON_ALL,
  roll.struck === 1 ? fateOfOne(roll) : fateOfSeveral(roll),
  ...(roll.target.length === 1 ? [] : roll.target.map(fateOfEach)),
];
