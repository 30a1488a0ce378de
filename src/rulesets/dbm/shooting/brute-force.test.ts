import fc from 'fast-check';
import { expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import type { CombatOutcome } from '../shapes.ts';
import { dbm } from '../index.ts';

/** Shooting a second time, slowly and by itself: no (X) troops, no recoil into anything, no chart of ours read. */
const FACTORS: Readonly<Record<string, string>> = Object.fromEntries(
  `El 543, Kn 434, Cv 333, LH 222, Cm 423, Exp 444, Sp 444, Pk 434, Bd 354, Ax 233, Wb 233, Bw 423, Ps 222, Hd 222,
   Art 444, WWg 434, Bg 111, Gal 333, Shp 333, Bts 222`
    .split(',')
    .map((entry) => entry.trim().split(' ')),
);
const TYPES = Object.keys(FACTORS);
const kind = (type: string): 0 | 1 | 2 => {
  if (['El', 'Kn', 'Cv', 'LH', 'Cm', 'Exp'].includes(type)) return 0;
  return ['Gal', 'Shp', 'Bts'].includes(type) ? 2 : 1;
};

interface Piece {
  readonly type: string;
  readonly grade: 'S' | 'O' | 'I' | 'F';
  readonly going: 'good' | 'rough' | 'difficult';
  readonly fortification: boolean;
  readonly supports: number;
}

/** `shoots`, `shot`: whether this one shoots, and whether it is shot at. */
function total(me: Piece, him: Piece, shoots: boolean, shot: boolean): number {
  let sum = Number(FACTORS[me.type]![kind(him.type)]);
  if (shot && him.type === 'Bw' && ['Kn', 'WWg'].includes(me.type)) sum = 4;
  if (shot && him.type === 'Bw' && ['Bw', 'Cm'].includes(me.type)) sum = 3;
  if (shot && me.type === 'Bd') sum = 4;
  if (me.fortification && kind(me.type) === 1 && him.type !== 'Art') sum += 2;
  if (shot) sum -= him.supports;
  const formed = ['Sp', 'Pk', 'WWg', 'Art', 'Bg'].includes(me.type) || (me.type === 'Hd' && me.grade === 'O');
  if (shoots && formed && me.going !== 'good') sum -= 2;
  return sum;
}

function correction(me: Piece, him: Piece, shoots: boolean, shot: boolean, difference: number): number {
  const byArt = shot && him.type === 'Art';
  if (me.grade === 'S') {
    if (difference > 0) return shoots ? 1 : 0;
    return difference < 0 && shot && !byArt ? 1 : 0;
  }
  if (me.grade === 'I') return difference <= 0 ? -1 : 0;
  return me.grade === 'F' && difference < 0 && shot && !byArt ? -1 : 0;
}

function harm(me: Piece, him: Piece, mine: number, his: number): string {
  if (mine > his) return 'none';
  if (mine === his) return me.type === 'Exp' ? 'destroyed' : 'none';
  const art = him.type === 'Art';
  if (2 * mine <= his) {
    if (kind(me.type) === 2) return art && him.grade === 'S' ? 'destroyed' : 'flees';
    if (me.type === 'LH') return 'flees';
    if (me.type === 'Ps') return him.type === 'Bw' ? 'destroyed' : 'flees';
    return kind(him.type) === 2 ? 'flees' : 'destroyed';
  }
  switch (me.type) {
    case 'El':
      return art ? 'destroyed' : 'recoils';
    case 'LH':
      return art || me.going === 'difficult' ? 'flees' : 'recoils';
    case 'Cv':
    case 'Cm':
      return me.going === 'difficult' ? 'flees' : 'recoils';
    case 'Exp':
      return 'destroyed';
    case 'Ps':
      return art && me.going === 'good' ? 'flees' : 'recoils';
    case 'Art':
      return me.fortification ? 'none' : 'recoils';
    case 'WWg':
      if (art) return 'destroyed';
      return me.grade === 'S' && him.fortification ? 'recoils' : 'none';
    case 'Hd':
      return me.grade === 'I' ? 'none' : 'recoils';
    case 'Bg':
      return 'none';
    default:
      return 'recoils';
  }
}

const shooting = on(dbm, 'shooting');

const side = ({ type, grade, going, fortification, supports }: Piece) => ({
  type,
  grade,
  going,
  fortification,
  supporters: Array.from({ length: supports }, () => ({ type: 'Bw' })),
});

const piece = (types: readonly string[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    grade: fc.constantFrom('S', 'O', 'I', 'F'),
    going: fc.constantFrom('good', 'rough', 'difficult'),
    fortification: fc.boolean(),
    supports: fc.integer({ min: 0, max: 2 }),
  }) as fc.Arbitrary<Piece>;

function expectAgreement(a: Piece, b: Piece, mutual: boolean): void {
  const situation = {
    shooter: side(a),
    target: { ...side(mutual ? b : { ...b, supports: 0 }), shootsBack: mutual },
    phase: 'target',
  };
  const { input } = shooting.resolvable(situation).assessment;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++) {
      const [rawA, rawB] = [total(a, b, true, mutual) + x, total(b, a, mutual, true) + y];
      const finalA = rawA + correction(a, b, true, mutual, rawA - rawB);
      const finalB = rawB + correction(b, a, mutual, true, rawB - rawA);
      const played = runWithTypedDice(shooting.procedure.resolve, input, [x, y]);
      if (played.state !== 'done') throw new Error(played.state);
      const { first, second } = played.outcome as CombatOutcome;
      expect([first.fate, second.fate]).toEqual([
        mutual ? harm(a, b, finalA, finalB) : 'none',
        harm(b, a, finalB, finalA),
      ]);
    }
}

test('an independent count over the 36 pairs of faces: a target that does not shoot back', () => {
  fc.assert(
    fc.property(piece(['Bw', 'WWg', 'Art', 'Gal', 'Shp']), piece(TYPES), (a, b) => expectAgreement(a, b, false)),
    { numRuns: 300 },
  );
});

test('the same where both shoot', () => {
  const both = piece(['Bw', 'WWg', 'Gal', 'Shp']);
  fc.assert(
    fc.property(both, both, (a, b) => expectAgreement(a, b, true)),
    { numRuns: 200 },
  );
});
