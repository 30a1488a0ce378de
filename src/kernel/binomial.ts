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
  const weights = Array.from<bigint>({ length: n + 1 });
  let ways = 1n;
  let passPower = 1n;
  for (let k = 0; k <= n; k++) {
    weights[k] = ways * passPower;
    ways = (ways * BigInt(n - k)) / BigInt(k + 1);
    passPower *= pass;
  }
  let failPower = 1n;
  for (let k = n; k >= 0; k--) {
    weights[k]! *= failPower;
    failPower *= fail;
  }
  return { weights, total };
}

export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}
