import type { ActorId, Cast } from '../../kernel/effect.ts';
import type { Source } from '../../kernel/source.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { NO_EFFECT_TEXT } from './charts/key.ts';
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
function stateWords({ from, to }: StateEffect, brief: boolean): Text {
  if (to === 'routed' && from !== 'routed')
    return brief ? t('part en déroute', 'routs') : t('est mise en déroute', 'routs');
  const name = stateText(to);
  if (to === 'eliminated') return t(`est ${name.fr}`, `is ${name.en}`);
  return from === to ? t(`reste ${name.fr}`, `stays ${name.en}`) : t(`est maintenant ${name.fr}`, `is now ${name.en}`);
}

const MUST_ADVANCE = t('avance obligatoire', 'mandatory advance');
const MAY_ADVANCE = t('avance possible', 'advance possible');
const INTO = t(' dans un hexagone quitté, une pile par hexagone', ' into a vacated hex, one stack to a hex');
export const NOTHING = t('', '');

function advanceWords({ may, who }: Extract<MeleeEffect, { kind: 'advance' }>, brief: boolean): Text {
  if (!brief) return join([may ? MAY_ADVANCE : MUST_ADVANCE, INTO], '');
  if (may) return who.length === 1 ? t('peut avancer', 'may advance') : t('peuvent avancer', 'may advance');
  return who.length === 1 ? t('doit avancer', 'must advance') : t('doivent avancer', 'must advance');
}

/** The effects of melee and fire in words. */
export function effectText(effect: MeleeEffect | FireEffect, _cast: Cast, brief = false): Text {
  switch (effect.kind) {
    case 'state':
      return stateWords(effect, brief);
    case 'flee':
      return t(brief ? 'recule de 2 hex.' : 'recule de deux hexagones', 'retreats two hexes');
    case 'retreat':
      return t('reculent d’un hexagone', 'retreat one hex');
    case 'advance':
      return advanceWords(effect, brief);
    case 'held':
      return t('n’avancent pas (unités découragées ou en déroute)', 'do not advance (units discouraged or routed)');
    case 'leader':
      return FATE_NAMES[effect.fate];
    case 'none':
      return brief ? NOTHING : NO_EFFECT_TEXT;
  }
}
