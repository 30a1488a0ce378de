import type { ActorId } from '../../kernel/effect.ts';
import type { Source } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { FATE_NAMES } from './charts/leaders.ts';
import type { FireEffect, MeleeEffect, StateEffect } from './shapes.ts';
import { type Blow, flees, type NewState, stateText } from './states.ts';
import type { State } from './types.ts';

const FLIGHT = 2;

export const stateEffects = (
  unit: ActorId,
  from: State,
  blow: Blow,
  to: NewState,
  source: Source,
): (StateEffect | Extract<MeleeEffect, { kind: 'flee' }>)[] => {
  const who = [unit];
  const state = { kind: 'state', who, from, to, source } as const;
  return flees(from, blow, to) ? [state, { kind: 'flee', who, hexes: FLIGHT, source }] : [state];
};

/** A state in words; what routs anew was routed before, and flees all the same. */
function stateWords({ from, to }: StateEffect): Text {
  if (to === 'routed' && from !== 'routed') return t('est mise en déroute', 'routs');
  const now = stateText(to);
  return from === to ? t(`reste ${now.fr}`, `stays ${now.en}`) : t(`est maintenant ${now.fr}`, `is now ${now.en}`);
}

/** The effects of melee and fire in words. */
export function word(effect: MeleeEffect | FireEffect): Text {
  switch (effect.kind) {
    case 'state':
      return stateWords(effect);
    case 'flee':
      return t('recule de deux hexagones', 'retreats two hexes');
    case 'retreat':
      return t('reculent d’un hexagone', 'retreat one hex');
    case 'advance':
      return effect.may
        ? t(
            'avance possible dans un hexagone quitté, une pile par hexagone',
            'advance possible into a vacated hex, one stack to a hex',
          )
        : t(
            'avance obligatoire dans un hexagone quitté, une pile par hexagone',
            'mandatory advance into a vacated hex, one stack to a hex',
          );
    case 'held':
      return t('n’avancent pas (unités découragées ou en déroute)', 'do not advance (units discouraged or routed)');
    case 'leader':
      return FATE_NAMES[effect.fate];
    case 'none':
      return t('pas d’effet', 'no effect');
  }
}
