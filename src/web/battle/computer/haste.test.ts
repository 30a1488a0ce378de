import { expect, test } from 'vitest';
import { Haste } from './haste.ts';

test('before anything was timed a thousand positions are looked at', () => expect(new Haste().positions).toBe(1000));

test('as many as take about a second', () => {
  const haste = new Haste();
  haste.took(50, 1000);
  expect(haste.positions).toBe(20_000);
  haste.took(900, 1000);
  expect(haste.positions).toBe(1111);
});

test('a slow answer is forgotten by and by', () => {
  const haste = new Haste();
  haste.took(2000, 1000);
  expect(haste.positions).toBe(500);
  haste.took(100, 1000);
  expect(haste.positions).toBe(625);
  for (let i = 0; i < 20; i++) haste.took(100, 1000);
  expect(haste.positions).toBe(10_000);
});

test('never so few that nothing is searched, and answers that took hardly any positions do not count', () => {
  const haste = new Haste();
  haste.took(500, 3);
  expect(haste.positions).toBe(1000);
  haste.took(60_000, 1000);
  expect(haste.positions).toBe(200);
});
