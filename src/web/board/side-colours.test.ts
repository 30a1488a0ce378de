import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIDE_COLOURS } from '../../hex-battle/scenario/colours.ts';

const textOf = (path: string): string => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
const pairs = Object.fromEntries(
  [...textOf('side-colours.css').matchAll(/--colour-(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name, day, night]) => [name!, [day!, night!] as const],
  ),
);
/** What a token is by day, then by night. */
const token = (name: string): readonly string[] =>
  [...textOf('../styles/tokens.css').matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, colour]) => colour!);

const channels = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
};

test('every colour of sides is defined', () =>
  expect(Object.keys(pairs).toSorted()).toEqual(
    Object.keys(SIDE_COLOURS)
      .filter((c) => c !== 'usual')
      .toSorted(),
  ));

test('the usual colours are those of the page', () => {
  expect(pairs['red']).toEqual(token('side-a').slice(0, 2));
  expect(pairs['blue']).toEqual(token('side-b').slice(0, 2));
});

test.each(['surface', 'paper'])('each can be read on the %s, by day and by night', (name) => {
  const [day, night] = token(name);
  for (const [light, dark] of Object.values(pairs)) {
    expect(contrast(light, day!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, night!)).toBeGreaterThanOrEqual(4.5);
  }
});

test('no two of them look alike', () => {
  for (const theme of [0, 1] as const) {
    const all = Object.values(pairs).map((pair) => channels(pair[theme]));
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1))
        expect(Math.hypot(...one.map((part, n) => part - other[n]!))).toBeGreaterThan(0.15);
  }
});
