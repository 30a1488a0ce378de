/** More dice than this are drawn as counts: nobody follows them one by one, and thousands take long to draw. */
export const MOST_DRAWN = 60;

/** How often each face came up, from the lowest. */
export function countedFaces(faces: readonly number[]): readonly (readonly [face: number, times: number])[] {
  const times = new Map<number, number>();
  for (const face of faces) times.set(face, (times.get(face) ?? 0) + 1);
  return [...times].sort(([a], [b]) => a - b);
}

/** The faces in a line, counted where there are many: `3, 5` or `3 × 250, 5 × 251`. */
export const facesText = (faces: readonly number[]): string =>
  faces.length > MOST_DRAWN
    ? countedFaces(faces)
        .map(([face, times]) => `${face} × ${times}`)
        .join(', ')
    : faces.join(', ');

/**
 * Which faces of a pool count, told from how many did: the highest ones or, where failures are counted, the lowest. Like
 * faces count alike, so that this is never a guess.
 */
export function countingFaces(faces: readonly number[], passed: number, lowest: boolean): (face: number) => boolean {
  const sorted = [...faces].sort((a, b) => (lowest ? a - b : b - a));
  const counting = new Set(sorted.slice(0, passed));
  return (face) => counting.has(face);
}
