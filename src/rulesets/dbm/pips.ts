import { t, type Text } from '../../kernel/text.ts';

export const pips = (n: number): Text => t(`${n} PIP`, `${n} PIP${n === 1 ? '' : 's'}`);
