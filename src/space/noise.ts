/*
 * Nature without chance: numbers that look drawn at random and are the same on every machine, since they follow from
 * a place alone. No die has anything to do with them.
 */

/** A number from 0 to 1 that follows from two whole numbers and a salt. */
export function grain(x: number, y: number, salt = 0): number {
  let n = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 0x1_0000_0000;
}

const ease = (share: number): number => share * share * (3 - 2 * share);

/** Smooth from place to place, from -1 to 1; `scale`: how far apart its hills are. */
export function smoothNoise(x: number, y: number, scale: number, salt = 0): number {
  const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)];
  const [right, down] = [ease(x / scale - column), ease(y / scale - row)];
  const above = grain(column, row, salt) * (1 - right) + grain(column + 1, row, salt) * right;
  const below = grain(column, row + 1, salt) * (1 - right) + grain(column + 1, row + 1, salt) * right;
  return 2 * (above * (1 - down) + below * down) - 1;
}
