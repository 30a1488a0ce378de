import type { Ruling } from '../kernel/ruling.ts';
import type { Json } from './shapes.ts';

export const rulingJson = ({ id, question, answer, why, origin, options = {} }: Ruling): Json<'Ruling'> => ({
  id,
  question,
  answer,
  why,
  origin,
  options: Object.entries(options).map(([option, text]) => ({ id: option, text })),
});
