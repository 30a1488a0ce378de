/** Exact weights of a binomial distribution: how many of n dice pass, each with chance `num / den`. */
export interface Binomial {
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

const remembered = new Map<string, Binomial>();
const MOST_REMEMBERED = 2048;

export function binomial(n: number, num: bigint, den: bigint): Binomial {
  const key = `${n},${num},${den}`;
  const known = remembered.get(key);
  if (known) return known;
  const divisor = gcd(num, den);
  const made = weigh(n, num / divisor, den / divisor);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, made);
  return made;
}

function weigh(n: number, pass: bigint, den: bigint): Binomial {
  const fail = den - pass;
  const total = den ** BigInt(n);
  if (pass === 0n) return { weights: [total], total };
  const weights = [...pascalRow(n)];
  if (pass !== 1n) for (let k = 1, power = pass; k <= n; k++, power *= pass) weights[k]! *= power;
  if (fail !== 1n) for (let k = n - 1, power = fail; k >= 0; k--, power *= fail) weights[k]! *= power;
  return { weights, total };
}

/** Rows of Pascal's triangle: they serve every chance. */
const rows = new Map<number, readonly bigint[]>();

function pascalRow(n: number): readonly bigint[] {
  let row = rows.get(n);
  if (row === undefined) {
    const made = [1n];
    for (let k = 0; k < n; k++) made.push((made[k]! * BigInt(n - k)) / BigInt(k + 1));
    rows.set(n, (row = made));
  }
  return row;
}

export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}
