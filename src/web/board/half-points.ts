/** Half points as players say them: `2½`. */
export const pointsText = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
};
