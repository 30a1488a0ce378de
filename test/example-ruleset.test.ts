import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { POWDER_AND_SHOT } from '../examples/powder-and-shot/ruleset.ts';
import { calculationOf, answer, isResolvable } from '../src/calculate/calculation.ts';
import { sharesIn } from '../src/calculate/shares.ts';
import { isRefusal } from '../src/kernel/assessment.ts';
import { runWithTypedDice } from '../src/kernel/rolled-dice.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { BadInput } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { playBattleWithLuck } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import * as play from '../src/play/index.ts';
import { resultSentence, sentence } from '../src/present/sentence.ts';
import { battleByChance } from './support/by-chance.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'examples', 'powder-and-shot');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

const ruleset = await POWDER_AND_SHOT.load();
const procedure = (id: string) => ruleset.procedures.find((one) => one.id === id)!;
const ask = (id: string, situation: object) => answer(calculationOf(ruleset, procedure(id), situation));

function resolvable(id: string, situation: object) {
  const found = ask(id, situation);
  if (!isResolvable(found)) throw new Error(found.refusal.refused.en);
  return found;
}

test('it stands on kernel, space and hex battles alone', () => {
  const imports = FILES.flatMap((path) => {
    const folder = dirname(join(FOLDER, path));
    return [...readFileSync(join(FOLDER, path), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to]) =>
      relative(ROOT, join(folder, to!)).replaceAll('\\', '/'),
    );
  });
  expect(imports.length).toBeGreaterThan(50);
  const elsewhere = imports.filter(
    (path) => !/^(src\/(kernel|space|hex-battle)|examples\/powder-and-shot)\//.test(path),
  );
  expect(elsewhere).toEqual([]);
});

describe('calculators', () => {
  const CHARGE = { attackers: [{ arm: 'cavalry', strength: 5 }], defender: { arm: 'infantry', strength: 4 } };
  const chances = (situation: object) => {
    const found = resolvable('combat', situation);
    const [facet] = procedure('combat').facets(found.assessment);
    return Object.fromEntries(
      sharesIn(found, facet!)!.shares.map(({ id, weight, total }) => [id, `${weight}/${total}`]),
    );
  };

  test('a charge in the open has +1', () =>
    expect(chances(CHARGE)).toEqual({ '2..3': '2/6', '4..5': '2/6', '6..': '2/6' }));

  test('a village takes 2 off, and there is no charge into it', () =>
    expect(chances({ ...CHARGE, terrain: 'village' })).toEqual({ '..1': '3/6', '2..3': '2/6', '4..5': '1/6' }));

  test('the sentence tells codes, what counts and the modifier, without a word of its own', () =>
    expect(sentence(resolvable('combat', CHARGE)).en).toBe(
      'Powder and Shot: cavalry (5 SP) attacks infantry (4 SP), charge, modifier +1: DD 33.3%, D 33.3%, — 33.3%.',
    ));

  test('a result is told as a step to follow, by the ruling that was chosen', () => {
    const shaken = { ...CHARGE, defender: { ...CHARGE.defender, state: 'shaken' } };
    const told = (rulings: object): string => {
      const found = resolvable('combat', { ...shaken, rulings });
      const { resolve } = procedure('combat');
      const run = runWithTypedDice(resolve, found.assessment.input, [3]);
      return run.state === 'done' ? resultSentence(found, run).en : run.state;
    };
    expect(told({})).toContain('rolled 3 → 5: D; the defender is eliminated');
    expect(told({ 'P-2': 'stays' })).toContain('rolled 3 → 5: D; the defender stays shaken');
  });

  test('only guns fire at two hexes, and nobody strikes back', () => {
    const far = (arm: string) => ask('combat', { ...CHARGE, attackers: [{ arm, strength: 2 }], distance: 2 });
    expect(far('infantry')).toMatchObject({ refusal: { refused: { en: 'only artillery fires at two hexes' } } });
    const found = resolvable('combat', { ...CHARGE, attackers: [{ arm: 'artillery', strength: 2 }], distance: 2 });
    expect(procedure('combat').effects(found.assessment.input, { line: '..1' })).toMatchObject([{ kind: 'none' }]);
  });

  test('movement is read off the chart', () => {
    const path = [{ terrain: 'woods' }, { terrain: 'woods' }];
    expect(sentence(resolvable('movement', { mover: 'infantry', path })).en).toBe(
      'Powder and Shot: infantry with 3 points, path of 2 hexes: stops after 1 of 2 steps, 2 points.',
    );
    expect(ask('movement', { mover: 'artillery', path })).toMatchObject({
      refusal: { refused: { en: 'step 1: may not be entered (woods: NA)' } },
    });
  });
});

describe('one name in the catalogue', () => {
  const HOOK = pathToFileURL(join(import.meta.dirname, 'support', 'with-example.mjs')).href;
  const grognard = (...words: string[]): string =>
    execFileSync(process.execPath, ['--import', HOOK, 'src/cli/main.ts', ...words, '--lang', 'en'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const COMBAT = ['powder-and-shot', 'combat', '--attackers', 'cavalry 5', '--defender', 'infantry 4'];

  test.each([
    ['its charts', ['charts', 'powder-and-shot', 'terrain'], 'woods'],
    ['its register', ['rulings', 'powder-and-shot'], 'P-2'],
    ['exact odds', ['odds', ...COMBAT], 'DD'],
    ['a combat with typed dice', ['resolve', ...COMBAT, '--dice', '6'], 'the defender is eliminated'],
    ['what would change it', ['levers', ...COMBAT], 'village'],
    ['a table of match-ups', ['matrix', 'powder-and-shot', 'combat'], 'artillery'],
    ['JSON', ['odds', ...COMBAT, '--format', 'json'], '"ruleset": "powder-and-shot"'],
    ['its JSON Schema', ['schema', 'powder-and-shot', 'combat'], '"attackers"'],
    ['sample armies', ['army', 'samples', 'powder-and-shot'], 'blue'],
    ['its battles', ['scenarios'], 'the-village'],
    [
      'minds that play them',
      ['simulate', 'the-village', '--games', '2', '--seed', 'x', '--minds', 'conscript,plain'],
      '2',
    ],
  ])('gives the command line %s', (_, words, expected) => expect(grognard(...words)).toContain(expected), 60_000);
});

describe('its battle', async () => {
  const BATTLES = await POWDER_AND_SHOT.battles();
  const document = await BATTLES.scenarios[0]!.load();
  const open = () => BATTLES.open(document, OUR_OPTIONS);
  const { game } = open();

  test('300 battles by chance come to their end, every position sound, every command allowed', () => {
    const { faultIn } = game.reader();
    const endings = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const chance = seededChance(`powder/${i}`);
      const { state } = battleByChance(
        game,
        chance,
        (now) => {
          const legal = game.legal(now);
          const all = legal.sample();
          expect(all.every((command) => legal.has(command))).toBe(true);
          return all[chance(0, all.length - 1)]!;
        },
        (_, __, events, after) => {
          expect(faultIn(after)).toBeUndefined();
          for (const event of events) expect(game.tell(event)?.fr).not.toBe('');
        },
      );
      endings.add(game.ending(state)!.why.en);
    }
    expect(endings.size).toBeGreaterThan(2);
  });

  test('minds play it to its end, and a veteran beats the plain rule', async () => {
    const judged = await judgedGameOf(open());
    const minds = [LEVELS.veteran.mind, LEVELS.plain.mind];
    const [first, swapped] = [minds, minds.toReversed()].map((both, side) =>
      Array.from({ length: 10 }, (_, i) => playBattleWithLuck(judged, both, `powder/${i}`).winner === side),
    );
    expect([...first!, ...swapped!].filter(Boolean).length).toBeGreaterThan(14);
  }, 60_000);

  test('the same position has the same worth and the same ideas, all of them legal', async () => {
    const [one, other] = await Promise.all([judgedGameOf(open()), judgedGameOf(open())]);
    const state = one.game.setUp();
    const ideas = one.judge.ideas(state, 8);
    expect(other.judge.ideas(state, 8)).toEqual(ideas);
    for (const { command } of ideas) expect(one.game.legal(state).has(command)).toBe(true);
    expect(one.judge.worth(state, 0)).toBeCloseTo(
      one.judge.account(state, 0).reduce((sum, { value }) => sum + value, 0),
      9,
    );
  });

  test('a journal is saved, taken up by the rules and ends at the same hash; a forged one is refused', async () => {
    let match = play.newMatch(game, 'powder');
    const chance = seededChance('journal');
    while (match.entries.length < 60 && game.ending(play.stateOf(match)) === undefined) {
      const all = game.legal(play.stateOf(match)).sample();
      const played = play.play(match, all[chance(0, all.length - 1)]!);
      if (isRefusal(played)) throw new Error(played.refused.en);
      match = played.match;
    }
    const save = play.readSave(play.saveText(match));
    expect(play.endsAlike(await play.takeUp(game, save.journal), save)).toBe(true);
    const [first, ...rest] = save.journal.lines as play.Entry[];
    const forged = { ...save.journal, lines: [{ ...first!, command: { do: 'move', unit: 0, to: 3 } }, ...rest] };
    await expect(play.takeUp(game, forged)).rejects.toThrow(BadInput);
  });

  test('its map is drawn in characters', () => {
    const { sketch, legend } = game.sketcher();
    const [heading, ...rows] = sketch(game.setUp()).split('\n');
    expect(heading).toBe('   01  02  03  04  05  06  07  08  09');
    expect(rows).toHaveLength(7);
    expect(rows[0]).toBe('01 .   C4  .   I4  I4  .   .   C3  .');
    expect(legend.fr).not.toBe(legend.en);
  });

  test.each([
    ['a unit off the map', { units: [{ side: 1, name: {}, arm: 'infantry', strength: 3, hex: '9901' }] }, 'units'],
    ['one side alone', { units: [] }, 'units'],
  ])('%s is refused', (_, wrong, path) => {
    const refused = (): unknown => BATTLES.open({ ...(document as object), ...wrong }, OUR_OPTIONS);
    expect(refused).toThrow(BadInput);
    expect(refused).toThrow(path);
  });
});
