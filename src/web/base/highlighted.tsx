import { splitAtTerms } from './terms.ts';

/** A text, with what a search found in it marked. */
export const Highlighted = ({ text, terms }: { text: string; terms: readonly string[] }) => (
  <>{splitAtTerms(text, terms).map((piece, i) => (piece.match ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
);
