import { t } from '../../kernel/text.ts';
import { blankMap } from '../../space/drawing.ts';

/* What a new scenario begins with in the editor. */

export const NEW_HEADING = {
  id: '',
  title: t('Nouvelle bataille', 'New battle'),
  introduction: t('', ''),
  turns: 8,
  initiative: 1,
};

export const NEW_SIDES = {
  first: { name: t('Premier camp', 'First side'), colour: 'usual', edge: 'south' },
  second: { name: t('Second camp', 'Second side'), colour: 'usual', edge: 'north' },
} as const;

export const newMap = (terrain: string) => blankMap(14, 10, terrain);
