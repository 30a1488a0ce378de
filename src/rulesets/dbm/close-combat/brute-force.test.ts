import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import type { CombatOutcome } from '../shapes.ts';
import { dbm } from '../index.ts';
import type { Facts } from '../testing.ts';

/**
 * The combat of the sheet a second time, slowly and by itself: numbers and lists typed again, no chart of ours read.
 * It knows types, grades (S) (O) (I) (F), going, generals, overlaps and whose phase it is, but no (X) and no supports.
 */
const FACTORS = `El 543  Sp 444  Exp 444  Art 444  Kn 434  WWg 434  Pk 434  Bw 423  Cm 423  Cv 333  Gal 333  Shp 333
  Bd 354  Ax 233  Wb 233  LH 222  Ps 222  Hd 222  Bts 222  Bg 111`;
const factors = new Map([...FACTORS.matchAll(/(\w+) (\d)(\d)(\d)/g)].map(([, type, ...n]) => [type!, n.map(Number)]));
const TYPES = [...factors.keys()];

interface Piece {
  readonly type: string;
  readonly grade: 'S' | 'O' | 'I' | 'F';
  readonly going: 'good' | 'rough' | 'difficult';
  readonly general: boolean;
  readonly overlaps: number;
  readonly moving: boolean;
}

const among = (type: string, list: string): boolean => list.split(' ').includes(type);
const mounted = (type: string): boolean => among(type, 'El Kn Cv LH Cm Exp');
const naval = (type: string): boolean => among(type, 'Gal Shp Bts');
const foot = (type: string): boolean => !mounted(type) && !naval(type);

function total(me: Piece, him: Piece): number {
  let sum = factors.get(me.type)![mounted(him.type) ? 0 : foot(him.type) ? 1 : 2]!;
  if (me.general) sum += 2;
  if (him.type !== 'Exp') sum -= me.overlaps;
  const bad = me.going !== 'good';
  if (mounted(me.type) && foot(him.type) && (bad || him.going !== 'good')) sum -= 1;
  if (bad && foot(him.type) && (me.type === 'Bd' || (me.type === 'Wb' && among(me.grade, 'S O')))) sum -= 2;
  if (bad && (among(me.type, 'Sp Pk WWg Art Bg') || (me.type === 'Hd' && me.grade === 'O'))) sum -= 2;
  return sum;
}

function correction(me: Piece, him: Piece, difference: number): number {
  if (me.grade === 'I') return difference <= 0 ? -1 : 0;
  if (difference >= 0) return 0;
  if (me.grade === 'S') return (me.type === him.type && him.grade === 'S') || him.type === 'El' ? 0 : 1;
  return me.grade === 'F' && him.moving ? -1 : 0;
}

function whenBeaten(me: Piece, him: Piece): string {
  const good = me.going === 'good';
  const cmS = him.type === 'Cm' && him.grade === 'S';
  const riders = good && (among(him.type, 'Kn Exp') || cmS);
  const by = (list: string): boolean => among(him.type, list);
  const dead = (yes: boolean, otherwise = 'recoils'): string => (yes ? 'destroyed' : otherwise);
  if (naval(me.type)) return 'recoils';
  switch (me.type) {
    case 'El':
      return dead(by('LH Ax Ps'));
    case 'Kn':
      return dead(by('El Exp LH') || me.going === 'difficult');
    case 'LH':
    case 'Cv':
    case 'Cm':
      return by('Exp') || me.going === 'difficult' ? 'flees' : 'recoils';
    case 'Sp':
    case 'Pk':
      return dead(riders || (good && by('El')) || by('Wb'));
    case 'Bd':
      return dead(riders || by('Wb'));
    case 'Wb':
      return dead(riders || by('El'));
    case 'Ax':
      return dead(good && (by('Kn') || cmS));
    case 'Bw':
      return dead(mounted(him.type));
    case 'Ps':
      if (good && (by('Kn Cv LH') || cmS)) return 'destroyed';
      return by('El Exp') || !good ? 'recoils' : 'flees';
    case 'WWg':
      return dead(by('Art El'), 'none');
    case 'Hd':
      return dead(riders || by('El Wb') || me.grade === 'I');
    default:
      return 'destroyed'; // Exp, Art, Bg
  }
}

function whenDoubled(me: Piece, him: Piece): string {
  const spared = (him.type === 'Art' && him.grade !== 'I') || naval(him.type);
  if (naval(me.type)) return him.type === 'Exp' ? 'recoils' : 'destroyed';
  if (me.type === 'Cv' && among(him.type, 'Sp Pk') && me.going === 'good') return 'flees';
  if (me.type === 'LH') {
    const ordinary = among(him.type, 'Ps WWg') && him.grade === 'O';
    return mounted(him.type) || him.type === 'Bw' || ordinary || me.going === 'difficult' ? 'destroyed' : 'flees';
  }
  if (me.type === 'Ps')
    return (mounted(him.type) && me.going === 'good') || among(him.type, 'Bw Ax Ps') ? 'destroyed' : 'flees';
  return spared ? 'flees' : 'destroyed';
}

/** Fates of both for two faces. */
function slowly(a: Piece, b: Piece, faceA: number, faceB: number): [string, string] {
  const [rawA, rawB] = [total(a, b) + faceA, total(b, a) + faceB];
  const [x, y] = [rawA + correction(a, b, rawA - rawB), rawB + correction(b, a, rawB - rawA)];
  const fate = (me: Piece, him: Piece, mine: number, his: number): string => {
    if (mine === his) return me.type === 'Exp' ? 'destroyed' : 'none';
    if (mine > his) return 'none';
    return mine + mine > his ? whenBeaten(me, him) : whenDoubled(me, him);
  };
  return [fate(a, b, x, y), fate(b, a, y, x)];
}

const fight = on(dbm, 'close-combat');
const FACES = [1, 2, 3, 4, 5, 6];

const side = ({ type, grade, going, general, overlaps }: Piece): Facts => ({
  type,
  grade,
  going,
  general,
  overlaps,
});
const situation = (a: Piece, b: Piece): Facts => ({
  friend: side(a),
  enemy: side(b),
  phase: a.moving ? 'friend' : 'enemy',
});

function expectAgreement(a: Piece, b: Piece): void {
  const { assessment, distribution } = fight.resolvable(situation(a, b));
  const counts = new Map<string, number>();
  for (const faceA of FACES)
    for (const faceB of FACES) {
      const fates = slowly(a, b, faceA, faceB);
      const played = runWithTypedDice(fight.procedure.resolve, assessment.input, [faceA, faceB]);
      if (played.state !== 'done') throw new Error(played.state);
      const { first, second } = played.outcome as CombatOutcome;
      expect([first.fate, second.fate, faceA, faceB]).toEqual([...fates, faceA, faceB]);
      counts.set(fates.join(), (counts.get(fates.join()) ?? 0) + 1);
    }
  const summed = new Map<string, number>();
  for (const { value, weight } of distribution!.entries) {
    const { first, second } = value as CombatOutcome;
    const key = `${first.fate},${second.fate}`;
    summed.set(key, (summed.get(key) ?? 0) + Number((weight * 36n) / distribution!.total));
  }
  expect(summed).toEqual(counts);
}

const plain = (type: string): Piece => ({ type, grade: 'O', going: 'good', general: false, overlaps: 0, moving: true });

const piece = fc.record({
  type: fc.constantFrom(...TYPES),
  grade: fc.constantFrom('S', 'O', 'I', 'F'),
  going: fc.constantFrom('good', 'rough', 'difficult'),
  general: fc.boolean(),
  overlaps: fc.integer({ min: 0, max: 2 }),
});

describe('an independent count over the 36 pairs of faces', () => {
  test.each(TYPES)('%s(O) against every type', (type) => {
    for (const other of TYPES) expectAgreement(plain(type), { ...plain(other), moving: false });
  });
  test('random grades, going, generals, overlaps and phases', () => {
    fc.assert(
      fc.property(piece, piece, fc.boolean(), (a, b, moving) =>
        expectAgreement({ ...a, moving } as Piece, { ...b, moving: !moving } as Piece),
      ),
      { numRuns: 250 },
    );
  });
});
