import { describe, expect, test } from 'vitest';
import { same } from '../kernel/text.ts';
import type { Table } from '../space/table.ts';
import { afterLosses, battleAfter, idInCampaign, printedIdOf, type Remains, remainsOf } from './campaign.ts';

const unit = (side: number, type: string, strength: number, weaker?: number) => ({
  side,
  type,
  strength,
  ...(weaker !== undefined && { fatigued: { strength: weaker } }),
});
const strengthsOf = ({ units }: { units: readonly { strength: number }[] }) => units.map(({ strength }) => strength);
const NOTHING = {};

describe('what a battle left', () => {
  type Counters = Record<string, number | undefined>;
  const table = {
    surface: {
      counters: (state: Counters) =>
        Object.entries(state).map(([id, strength]) => ({
          id,
          side: id.startsWith('p') ? 1 : 0,
          type: id.slice(1, 3),
          name: same(id),
          place: 0,
          ...(strength !== undefined && { strength }),
        })),
    },
  } as unknown as Pick<Table<Counters>, 'surface'>;

  test('counts each type of each side; who is gone has nothing left, leaders do not count', () => {
    const start = { mCa1: 4, mCa2: 4, mPh1: 5, mleader: undefined, pIn1: 6 };
    const end = { mCa1: 3, mPh1: 5, pIn1: 6 };
    expect(remainsOf(table, start, end)).toEqual([
      { Ca: { had: 8, left: 3 }, Ph: { had: 5, left: 5 } },
      { In: { had: 6, left: 6 } },
    ]);
  });

  test('nobody is stronger afterwards than before', () => {
    expect(remainsOf(table, { mCa1: 4 }, { mCa1: 6 })).toEqual([{ Ca: { had: 4, left: 4 } }, {}]);
  });
});

describe('the next battle', () => {
  const scenario = { id: 'next', units: [unit(1, 'Ca', 4, 3), unit(1, 'Ca', 4), unit(1, 'Ph', 5), unit(2, 'Ca', 4)] };

  test('lacks half the share that a type lost, from its strongest units, the last first', () => {
    const remains: Remains = [{ Ca: { had: 10, left: 5 } }, NOTHING];
    // 50 % of 8, and half of it.
    expect(strengthsOf(afterLosses(scenario, remains))).toEqual([3, 3, 5, 4]);
    expect(strengthsOf(afterLosses(scenario, [{ Ca: { had: 8, left: 5 } }, NOTHING]))).toEqual([3, 3, 5, 4]);
    expect(strengthsOf(afterLosses(scenario, [{ Ca: { had: 8, left: 6 } }, NOTHING]))).toEqual([4, 3, 5, 4]);
  });

  test('is as it stands where nothing was lost', () => {
    expect(afterLosses(scenario, [{ Ca: { had: 8, left: 8 } }, { Ca: { had: 4, left: 4 } }])).toEqual(scenario);
  });

  test('has units of one strength point at least, and no weaker side above the full one', () => {
    const small = { id: 'small', units: [unit(1, 'Ca', 1), unit(1, 'Ca', 2, 2), unit(2, 'Ca', 4)] };
    const after = afterLosses(small, [{ Ca: { had: 8, left: 0 } }, NOTHING]);
    expect(after.units).toEqual([unit(1, 'Ca', 1), unit(1, 'Ca', 1, 1), unit(2, 'Ca', 4)]);
  });

  test('knows sides apart', () => {
    expect(strengthsOf(afterLosses(scenario, [NOTHING, { Ca: { had: 4, left: 0 } }]))).toEqual([4, 4, 5, 2]);
  });
});

describe('a campaign', () => {
  const card = { id: 'east', title: same(''), about: same(''), battles: ['granicus', 'issus', 'gaugamela'] };

  test('leads from one battle to the next, also out of a battle that it changed', () => {
    expect(battleAfter([card], 'granicus')?.next).toBe('issus');
    expect(battleAfter([card], idInCampaign('issus'))?.next).toBe('gaugamela');
    expect(battleAfter([card], 'gaugamela')).toBeUndefined();
    expect(battleAfter([card], 'the-ford')).toBeUndefined();
  });

  test('keeps its battles apart from those that everybody has', () => {
    expect(printedIdOf(idInCampaign('issus'))).toBe('issus');
    expect(printedIdOf('issus')).toBe('issus');
    expect(idInCampaign('issus')).not.toBe('issus');
  });
});
