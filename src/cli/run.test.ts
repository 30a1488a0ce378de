import { describe, expect, test } from 'vitest';
import { readDice } from './commands/calculate.ts';
import { FIRE, grognard, MELEE } from './testing.ts';

describe('odds', () => {
  test('text: modifiers, needs, bars, sentence, link', async () => {
    const { code, out } = await grognard(['odds', ...MELEE]);
    expect(code).toBe(0);
    for (const part of [
      '+4  unit types (Ca against In)',
      '+5  sum',
      'To roll: die (0-9) +5',
      '14 to 16',
      '10%  1/10  ███',
      'Link: #/alexandre/melee?s=2.',
    ])
      expect(out).toContain(part);
  });

  test('French from the environment, and by flag', async () => {
    expect((await grognard(['odds', ...MELEE], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Ca contre In');
    expect((await grognard(['odds', ...MELEE, '--lang', 'fr'])).out).toContain('À lancer : dé');
    expect((await grognard(['odds', ...MELEE, '--lang', 'en'], { env: { LC_ALL: 'fr_CA' } })).out).toContain('To roll');
  });

  test('json: the whole answer, exact', async () => {
    const { out } = await grognard(['odds', ...MELEE, '--format', 'json']);
    const answer = JSON.parse(out);
    expect(answer.assessment.tallies[0]).toMatchObject({ sum: 5, total: 5, limit: { min: -7, max: 7 } });
    expect(answer.assessment.tallies[0].lines[0]).toMatchObject({
      id: 'types',
      text: { fr: 'types des unités', en: 'unit types' },
      source: { chart: 'types' },
      value: 4,
      counted: true,
    });
    expect(answer.odds.facets[0].classes[0]).toMatchObject({ id: '14..16', fraction: '1/10', probability: 0.1 });
  });

  test('the same from JSON on standard input, flags completing it', async () => {
    const stdin = JSON.stringify({ attackers: [{ units: [{ type: 'Ca', strength: 7 }] }] });
    const { out } = await grognard(
      ['odds', 'alexandre', 'melee', '--json', '-', '--defenders.units', 'In 5', '--format', 'json'],
      { stdin },
    );
    expect(JSON.parse(out).link).toBe(JSON.parse((await grognard(['odds', ...MELEE, '--format', 'json'])).out).link);
  });

  test('a link reopens the calculation', async () => {
    const { link } = JSON.parse(
      (await grognard(['odds', ...MELEE, '--ruling', 'A-7=top-unit', '--format', 'json'])).out,
    );
    const again = JSON.parse((await grognard(['odds', '--link', `https://x.org/${link}`, '--format', 'json'])).out);
    expect(again).toMatchObject({ link, rulings: { 'A-7': 'top-unit' } });
  });

  test('csv and markdown', async () => {
    expect((await grognard(['odds', ...MELEE, '--format', 'csv'])).out).toContain(
      'balance,defenders-routed,defenders routed,1/10,0.1',
    );
    expect((await grognard(['odds', ...MELEE, '--format', 'md'])).out).toContain(
      '### Alexander against Persia · Melee',
    );
  });

  test('a refusal by the rules has its reason and exit code 1', async () => {
    const { code, out } = await grognard(['odds', 'alexandre', 'fire', '--firers', 'Ho 5', '--target.units', 'In 3']);
    expect([code, out]).toEqual([1, expect.stringContaining('The rules do not allow it: Ho do not fire (Fire table)')]);
  });
});

describe('flags', () => {
  const situation = async (...flags: string[]) =>
    JSON.parse((await grognard(['odds', 'alexandre', 'melee', ...flags, '--format', 'json'])).out).situation;

  test('lists grow, numbers choose an item, bare words find their place', async () => {
    const s = await situation(
      '--attackers.units',
      'Ph 9 7 name="Sitalcès le Thrace" namesakeBeside',
      '--attackers.units',
      'Pe, 4, discouraged',
      '--attackers.2.units',
      'Ca 5',
      '--attackers.2.fired',
      '--attackers.2.approaches',
      'rear',
      '--attackers.1.leaders',
      'Cratère 2',
      '--defenders.units',
      'In 8',
      '--defenders.terrain',
      'ford-2',
      '--phalanxPair=false',
    );
    expect(s.attackers[0].units).toMatchObject([
      { type: 'Ph', strength: 9, quality: 7, name: 'Sitalcès le Thrace', namesakeBeside: true },
      { type: 'Pe', strength: 4, state: 'discouraged' },
    ]);
    expect(s.attackers[0].leaders).toEqual([{ name: 'Cratère', bonus: 2 }]);
    expect(s.attackers[1]).toMatchObject({ fired: true, approaches: [{ aspect: 'rear' }] });
    expect(s.defenders[0].terrain).toBe('ford-2');
  });

  test('one field of an item', async () => {
    const s = await situation(
      '--attackers.units',
      'Ph 9',
      '--attackers.units.1.strength',
      '5',
      '--defenders.units',
      'In 8',
    );
    expect(s.attackers[0].units[0].strength).toBe(5);
  });

  test.each([
    [['--attackers.units', 'Zz 3'], '--attackers.units.type: "Zz" is unknown; 10 values, for example Ph (phalangites)'],
    [
      ['--attackers.colour', 'red'],
      '--attackers.colour: unknown field "colour"; possible fields: units, leaders, approaches, fired',
    ],
    [['--attackers.units', 'Ph 3 4 5'], '--attackers.units: "5" fits nowhere'],
    [['--attackers.units'], '--attackers.units: a value is expected'],
    [['--attackers.3.units', 'Ph 3'], '--attackers.3.units: item 3 comes too early'],
    [['--attackers.units', 'Ph many'], '--attackers.units.strength: "many" does not fit'],
  ])('%j', async (flags, message) => {
    const { code, err } = await grognard(['odds', 'alexandre', 'melee', ...flags]);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('bad input: exit code 2, the field and what is allowed, in the reader’s language', () => {
  test.each([
    [['fly'], 'commande', 'unknown command "fly"; there are: charts, odds, levers'],
    [['odds', 'chess'], 'ruleset', 'unknown ruleset "chess"; there are: alexandre'],
    [['odds'], 'ruleset', 'a ruleset is missing; there are: alexandre'],
    [['odds', 'alexandre', 'siege'], 'procedure', 'unknown procedure "siege"; there are: melee, fire, movement'],
    [['charts', 'alexandre', 'x'], 'chart', 'unknown chart "x"'],
    [['odds', 'alexandre', 'melee', 'Ph'], 'Ph', 'one word too many'],
    [['charts', '--colour', 'red'], '--colour', 'this command has no such option'],
    [['odds', 'alexandre', 'melee', '--json', '{'], '--json', 'this is not valid JSON'],
    [
      ['odds', 'alexandre', 'melee', '--json', '{"attackers":5}', '--attackers.units', 'Ph 3'],
      'attackers',
      'attackers: expected a list of 1 to 6 items',
    ],
    [['odds', 'alexandre', 'melee', '--json', '[]'], 'situation', 'a JSON object is expected'],
    [['odds', 'alexandre', 'melee', '--ruling', 'A-7=x'], 'rulings.A-7', 'one of every-unit, top-unit is expected'],
    [['odds', 'alexandre', 'melee', '--ruling', 'A-1=x'], 'rulings.A-1', 'nothing to choose here'],
    [['odds', '--link', '#/alexandre/melee?s=1.%%'], 'link', 'incomplete or damaged'],
    [['odds', '--link', '#/alexandre/melee?s=9.e30'], 'link', 'another version (9)'],
    [['odds', ...MELEE, '--format', 'pdf'], '--format', 'one of text, json, csv, md is expected'],
    [['resolve', ...FIRE, '--dice', '12'], '--dice [1]', '12 does not fit; expected 0-9'],
    [['resolve', ...FIRE, '--dice', '3,4'], '--dice', '--dice: too many: 4; used: 3 (firers, fire)'],
    [['resolve', ...FIRE, '--dice', 'x'], '--dice [1]', 'neither a face nor'],
    [['matrix', 'alexandre', 'fire'], 'procedure', 'no table for fire; there is one for: melee'],
    [['matrix', 'alexandre', 'melee', '--json', 'null'], '--json', 'a JSON object is expected'],
    [['matrix', 'alexandre', 'melee', '--of', 'x'], '--of', 'one of defenders-eliminated, defenders-routed'],
    [['matrix', 'alexandre', 'melee', '--json', '{"of":{}}'], '--of', 'one of defenders-eliminated, defenders-routed'],
    [
      ['odds', 'alexandre', 'melee', '--attackers.units', 'Ph strength=3 strength=4'],
      '--attackers',
      '--attackers.units.strength: is given twice',
    ],
  ])('%j', async (line, field, message) => {
    const english = await grognard(line);
    expect([english.code, english.out]).toEqual([2, '']);
    expect(english.err).toContain(message);
    const french = await grognard([...line, '--lang', 'fr']);
    expect(french.code).toBe(2);
    expect(french.err).not.toContain(message);
    expect(french.err).toMatch(field === 'commande' ? /commande inconnue : « fly »/ : /^grognard: /);
  });

  test('a wrong language is said in the language of the environment', async () =>
    expect((await grognard(['charts', '--lang', 'de'], { env: { LANG: 'fr' } })).err).toBe(
      'grognard: --lang : une valeur parmi fr, en est attendue',
    ));
});

describe('roll and resolve', () => {
  test('a seed replays', async () => {
    const first = await grognard(['roll', ...FIRE, '--seed', 'x', '--format', 'json']);
    expect(first.out).toBe((await grognard(['roll', ...FIRE, '--seed', 'x', '--format', 'json'])).out);
    expect(JSON.parse(first.out).seed).toBe('x');
  });

  test('typed dice, and the die that is missing', async () => {
    expect((await grognard(['resolve', ...FIRE])).out).toMatch(/^Next die: d10 \(0-9\), firers, fire\n/);
    expect((await grognard(['resolve', ...FIRE, '--dice', '9'])).out).toContain('Next die: d10 (0-9), Darius');
    const wanting = JSON.parse((await grognard(['resolve', ...FIRE, '--dice', '9', '--format', 'json'])).out);
    expect(wanting.wanted).toMatchObject({
      die: 'd10',
      lowest: 0,
      highest: 9,
      dice: 1,
      who: { fr: 'Darius', en: 'Darius' },
    });
    const done = JSON.parse((await grognard(['resolve', ...FIRE, '--dice', '9,7', '--format', 'json'])).out);
    expect(done).toMatchObject({
      outcome: { result: 'Dr', leaders: ['wounded'] },
      throws: [{ faces: [9] }, { faces: [7] }],
    });
    const told = done.resultSentence.en as string;
    expect(told).toMatch(/^Alexander against Persia: .* with Darius.*, rolled 9.*, then 7: Dr; .*, Darius wounded\.$/);
    expect((await grognard(['resolve', ...FIRE, '--dice', '9,7'])).out.split('\n').at(-1)).toBe(told);
  });

  test('at a terminal it asks, and asks again for what cannot be', async () => {
    const { out, err, code } = await grognard(['resolve', ...FIRE], { answers: ['12', 'nine', '9', '7'] });
    expect(code).toBe(0);
    expect(err).toBe(
      '12 does not fit; expected 0-9 (d10, firers, fire)\n"nine" is neither a face nor a number of passes (5*)',
    );
    expect(out).toContain('Darius: wounded');
  });

  test('dice are read as faces or passes', () => {
    expect(readDice('7, 9')).toEqual([7, 9]);
    expect(readDice('5* 0;3')).toEqual([{ passed: 5 }, 0, 3]);
    expect(readDice(' ')).toEqual([]);
  });
});

describe('charts, rulings, schema, matrix, help', () => {
  test('charts: the list, one ruleset, one chart, in every format', async () => {
    expect((await grognard(['charts'])).out).toMatch(/alexandre +terrain/);
    expect((await grognard(['charts', 'alexandre'])).out).toContain('Effects on leaders');
    expect((await grognard(['charts', 'alexandre', 'ratios', '--format', 'csv'])).out).toBe(
      'Attacker/defender,Die\n2/1 or greater,+2\n1/1,+1\n1/2,0\n1/3,-1\nlower than 1/3,-2',
    );
    expect((await grognard(['charts', 'alexandre', 'ratios', '--format', 'md', '--lang', 'fr'])).out).toContain(
      '| 2/1 et + | +2 |',
    );
    expect(JSON.parse((await grognard(['charts', 'alexandre', 'ratios', '--format', 'json'])).out)).toMatchObject([
      { id: 'ratios', rows: { length: 5 } },
    ]);
  });

  test('rulings: all, or one, with what is on offer', async () => {
    expect((await grognard(['rulings', 'alexandre'])).out).toContain('A-37');
    expect((await grognard(['rulings', 'alexandre', 'A-7'])).out).toContain('top-unit (only the top unit counts)');
    expect((await grognard(['rulings', 'alexandre', '--format', 'csv'])).out).toContain('every-unit top-unit');
  });

  test('schema: JSON Schema with both languages and the rulings', async () => {
    const schema = JSON.parse((await grognard(['schema', 'alexandre', 'melee'])).out);
    expect(schema).toMatchObject({ type: 'object', required: ['attackers', 'defenders'] });
    expect(schema.properties.rulings.properties['A-7'].enum).toEqual(['every-unit', 'top-unit']);
    expect(schema.properties.attackers.items.properties.units.items.properties.strength).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 30,
      title: 'Strength (SP)',
    });
    const french = JSON.parse((await grognard(['schema', 'alexandre', 'melee', '--lang', 'fr'])).out);
    expect(french.properties.attackers.title).toBe('Piles de l’attaquant');
  });

  test('matrix: per cents of one class, CSV and JSON of all', async () => {
    const { out } = await grognard([
      'matrix',
      'alexandre',
      'melee',
      '--of',
      'defenders-back',
      '--attackerStrength',
      '9',
    ]);
    expect(out.split('\n')).toHaveLength(13);
    const plain = (await grognard(['matrix', 'alexandre', 'melee'])).out.split('\n');
    expect(plain[0]).toBe('Who gives way · the row’s side wins (%)');
    expect(plain.at(-1)).toMatch(/^Other tables: --of defenders-eliminated, --of defenders-routed/);
    const large = ['matrix', 'alexandre', 'melee', '--of', 'defenders-back', '--attackerStrength', '12'];
    expect((await grognard(large)).out).toBe('The rules do not allow it:\n  a stack has 12 SP; 9 at most');
    expect((await grognard(['matrix', 'alexandre', 'melee', '--format', 'csv'])).out).toContain(
      'Ca,In,defenders-routed,defenders routed,0.1',
    );
    const one = (await grognard(['matrix', 'alexandre', 'melee', '--format', 'csv', '--of', 'nobody'])).out.split('\n');
    expect(one.slice(1).every((line) => line.split(',')[2] === 'nobody')).toBe(true);
    const french = (await grognard(['matrix', 'jours-de-gloire', 'shock', '--format', 'csv', '--lang', 'fr'])).out;
    expect(french).toContain('infantry,infantry,');
    const json = JSON.parse((await grognard(['matrix', 'alexandre', 'melee', '--format', 'json'])).out);
    expect([json.cells.length, json.cells[0].length]).toEqual([10, 10]);
  });

  test('help: general, of a ruleset, of a procedure, in both languages', async () => {
    expect((await grognard([])).out).toContain('grognard odds alexandre melee');
    expect((await grognard(['--help', '--lang', 'fr'])).out).toContain('Commandes');
    expect((await grognard(['odds', 'alexandre', '--help'])).out).toContain('movement');
    expect((await grognard(['odds', 'alexandre', 'fire', '--help'])).out).toContain('--firers.range');
    expect((await grognard(['matrix', 'alexandre', 'melee', '--help'])).out).toContain('--attackerStrength');
    expect((await grognard(['--version'])).out).toBe('9.9.9');
    expect((await grognard(['odds', 'alexandre', 'fire', '--dice', '3', '--json', '--help'])).out).toContain(
      '--firers',
    );
  });
});
