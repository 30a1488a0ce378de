import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { t } from '../../../kernel/text.ts';
import type { PlayedTask } from '../../../sim/batch.ts';
import { BattleFileWriter, KEPT_EVERY_MS } from './battle-file-writer.ts';
import { battlesIn, writeBattles } from './battle-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.useRealTimers());

const FILE = join(folder, 'battles.json');
const OF = 'x'.repeat(5000);

const played = (battle: number, variant = 0): PlayedTask => ({
  variant,
  battle,
  fought: {
    winner: battle % 3 === 2 ? -1 : battle % 3,
    why: battle % 2 === 0 ? t('effondrement', 'collapse') : t('aux points', 'by points'),
    turns: 8,
    commands: 240 + battle,
    lost: [battle, 12.5],
    luck: 1 - battle / 3,
  },
});
const many = (n: number): PlayedTask[] => Array.from({ length: n }, (_, battle) => played(battle));

test('what is kept is read back, however many battles there are', async () => {
  await writeBattles(FILE, OF, many(120_000));
  expect(readFileSync(FILE, 'utf8').length).toBeLessThan(10_000_000);
  expect(await battlesIn(FILE, OF)).toEqual(many(120_000));
  await expect(battlesIn(FILE, `${OF}y`)).rejects.toThrow('another simulation');
});

test('levels against par are kept with the battles that have one', async () => {
  const battles: PlayedTask[] = ([2, 0, -1, undefined] as const).map((level, battle) => ({
    ...played(battle),
    fought: { ...played(battle).fought, ...(level !== undefined && { level }) },
  }));
  await writeBattles(FILE, OF, battles);
  expect(await battlesIn(FILE, OF)).toStrictEqual(battles);
});

test('a file of the second form is read, from before there were levels', async () => {
  const of = createHash('sha256').update(OF).digest('hex');
  const rows = [[0, 7, 1, 0, 8, 240, 3, 12.5, -0.25]];
  const second = { format: 'grognard-simulation', version: 2, of, endings: [t('a', 'b')], battles: rows };
  writeFileSync(FILE, JSON.stringify(second));
  const fought = { winner: 1, why: t('a', 'b'), turns: 8, commands: 240, lost: [3, 12.5], luck: -0.25 };
  expect(await battlesIn(FILE, OF)).toStrictEqual([{ variant: 0, battle: 7, fought }]);
});

test('a file of the first form is read', async () => {
  const first = { format: 'grognard-simulation', version: 1, of: OF, battles: many(3) };
  writeFileSync(FILE, JSON.stringify(first));
  expect(await battlesIn(FILE, OF)).toEqual(many(3));
  writeFileSync(FILE, JSON.stringify({ ...first, version: 4 }));
  await expect(battlesIn(FILE, OF)).rejects.toThrow('a simulation of grognard (version 1 to 3) is expected');
});

test('a battle that stands there twice counts once, one of no number is refused', async () => {
  await writeBattles(FILE, OF, [played(1), played(1), played(1, 1)]);
  expect(await battlesIn(FILE, OF)).toEqual([played(1), played(1, 1)]);
  await writeBattles(FILE, OF, [played(-1)]);
  await expect(battlesIn(FILE, OF)).rejects.toThrow('a simulation of grognard');
});

test('battles are kept every half minute, and at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const done: PlayedTask[] = [];
  const keeper = new BattleFileWriter(FILE, OF, done);
  const kept = async (): Promise<number> => (await battlesIn(FILE, OF)).length;
  await keeper.begin();
  expect(await kept()).toBe(0);
  done.push(played(0), played(1));
  vi.advanceTimersByTime(KEPT_EVERY_MS - 1);
  expect(await kept()).toBe(0);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await kept()).toBe(2));
  done.push(played(2));
  await keeper.end();
  expect(await kept()).toBe(3);
});
