import type { Fight } from './evening.ts';

/** A fight, and everybody who is not steady after it. */
export type Step = readonly [what: string, fight: Fight, after: readonly string[]];

const charging = { 'attackers[1].charging': true };
const passed = (...counts: readonly number[]) => counts.map((n) => ({ passed: n }));

/** Six combats in a row each. Above two of each game stands how the printed sheet gives them, line by line. */
export const EVENINGS: Readonly<
  Record<string, { readonly steps: readonly Step[]; readonly gauges: readonly string[] }>
> = {
  alexandre: {
    steps: [
      // Fire: 4 SP, less than 7 (-1); target Ho (-1); a pile of 4 SP is neither 3 or less nor 8 or 9; -2.
      // 9 - 2 = 7; Ar at 1 hex 6/7: routed. A natural 9 tests the leader: 8 is wounded.
      [
        'Ar 4 at 1 hex on Ho: -1 weak, -1 armoured; 9 - 2 = 7 routs, Memnon 8 is wounded',
        {
          procedure: 'fire',
          cast: {
            firers: ['Cretan archers'],
            'target.units': ['Greek mercenaries 1'],
            'target.leaders': ['Memnon'],
          },
          dice: [9, 8],
        },
        ['Memnon: wounded', 'Greek mercenaries 1: routed'],
      ],
      // Types Ca on Ca 0; 8 to 3 is 2/1 (+2); quality 5 on 3 (+1); leaders 3 - 1 (+2); +5 is within 7.
      // 5 + 5 = 10; 10 to 13: D + R for the defenders; neither 0 nor 9, no leader is tested.
      [
        '8 SP against 3 (+2), quality (+1), Alexander 3 - 1 (+2): 5 + 5 = 10, D + R',
        {
          procedure: 'melee',
          cast: {
            'attackers[1].units': ['Companions 1', 'Companions 2'],
            'attackers[1].leaders': ['Alexander'],
            'defenders[1].units': ['Persian horse 1'],
            'defenders[1].leaders': ['Spithridates'],
          },
          dice: [5],
        },
        ['Memnon: wounded', 'Persian horse 1: discouraged', 'Greek mercenaries 1: routed'],
      ],
      [
        'Ca against Ja (+3), 6 against 3 (+2), quality (-1), a wounded Memnon gives nothing: 4 + 5 = 9, F + R',
        {
          procedure: 'melee',
          cast: {
            'attackers[1].units': ['Persian horse 2', 'Persian horse 3'],
            'attackers[1].leaders': ['Memnon'],
            'defenders[1].units': ['Agrianians'],
          },
          dice: [5],
        },
        ['Agrianians: fatigued', 'Memnon: wounded', 'Persian horse 1: discouraged', 'Greek mercenaries 1: routed'],
      ],
      [
        'flank (+2) and shaken (+2): the limit of 7 + 9 = 16, Dr + R; D on D before; a second wound kills Memnon',
        {
          procedure: 'melee',
          cast: {
            'attackers[1].units': ['Companions 1', 'Companions 2'],
            'attackers[1].leaders': ['Alexander'],
            'defenders[1].units': ['Persian horse 1'],
            'defenders[1].leaders': ['Memnon'],
          },
          facts: { 'attackers[1].approaches': [{ aspect: 'flank' }] },
          dice: [9, 7],
        },
        ['Agrianians: fatigued', 'Memnon: killed', 'Persian horse 1: routed', 'Greek mercenaries 1: routed'],
      ],
      [
        'routed defenders (+5): 7 + 8 = 15, Dr on a routed unit eliminates it',
        {
          procedure: 'melee',
          cast: {
            'attackers[1].units': ['Hypaspists 1', 'Hypaspists 2'],
            'attackers[1].leaders': ['Alexander'],
            'defenders[1].units': ['Persian horse 1'],
          },
          dice: [8],
        },
        ['Agrianians: fatigued', 'Memnon: killed', 'Persian horse 1: eliminated', 'Greek mercenaries 1: routed'],
      ],
      [
        'Ph against Ho (+2), 1/1 (+1), quality (+1), Philotas (+1): 5 + 0, R alone; a natural 0 and a 9 kill Philotas',
        {
          procedure: 'melee',
          cast: {
            'attackers[1].units': ['Perdiccas 1'],
            'attackers[1].leaders': ['Philotas'],
            'defenders[1].units': ['Greek mercenaries 2'],
          },
          dice: [0, 9],
        },
        [
          'Philotas: killed',
          'Agrianians: fatigued',
          'Memnon: killed',
          'Persian horse 1: eliminated',
          'Greek mercenaries 1: routed',
        ],
      ],
    ],
    gauges: [
      'the army: 0 of 40 SP; 16',
      'the enemy scores: 6 of 58 points',
      'the army: 3 of 35 SP; 16',
      // Persian horse 3, half of 4 for the routed mercenaries, Memnon 3 × (1 + 1).
      'the enemy scores: 11 of 47 points',
    ],
  },
  'jours-de-gloire': {
    steps: [
      // An artillery + SP: the stronger of 2 and 2 (J-37) +2; combined +2; clear 0; point-blank +1: +5.
      // 9 + 5 = 14; 13 to 14: D.
      [
        '2 + 2 SP (+2), combined (+2), adjacent (+1): 5 + 9 = 14, D',
        { procedure: 'fire', cast: { batteries: ['Battery 1', 'Battery 2'], target: ['1st Light 1'] }, dice: [9] },
        ['1st Light 1: disordered'],
      ],
      [
        '1/1, cohesion 7 to 6 (+1), clear (+1): 2 + 5 = 7, recoil and a test that 6 passes',
        { procedure: 'shock', cast: { attackers: ['Light battalion'], defenders: ['1st Light 1'] }, dice: [5, 6] },
        ['1st Light 1: disordered'],
      ],
      // Odds 4 + 3 to 3, rounded to 2/1 (+2); cohesion 7 - 6 (+1); clear (+1): +4.
      // 9 + 4 = 13; 10 and more: recoil 1, then D.
      [
        '7 SP against 3 (+2), cohesion (+1), clear (+1): 4 + 9 = 13, 1 + D',
        { procedure: 'shock', cast: { attackers: ['78th', '81st'], defenders: ['42nd of the Line 1'] }, dice: [9] },
        ['1st Light 1: disordered', '42nd of the Line 1: disordered'],
      ],
      [
        'cohesion 5 does not pass with a 6',
        { procedure: 'cohesion-test', cast: { '': ['Swiss'] }, dice: [6] },
        ['1st Light 1: disordered', '42nd of the Line 1: disordered', 'Swiss: disordered'],
      ],
      [
        'cohesion 6 to 4 (+2), clear (+1), light charge (+1): 4 + 4 = 8, recoil and a test that 9 fails',
        {
          procedure: 'shock',
          cast: { attackers: ['Chasseurs à cheval'], defenders: ['Corsicans'] },
          facts: charging,
          dice: [4, 9],
        },
        ['Corsicans: disordered', '1st Light 1: disordered', '42nd of the Line 1: disordered', 'Swiss: disordered'],
      ],
      [
        '2 + 9 = 11, 1 + D: a disordered unit routs',
        { procedure: 'shock', cast: { attackers: ['Light battalion'], defenders: ['1st Light 1'] }, dice: [9] },
        ['Corsicans: disordered', '1st Light 1: routed', '42nd of the Line 1: disordered', 'Swiss: disordered'],
      ],
    ],
    gauges: [
      'the army: 0 of 31 SP',
      'Kempt: 0 of 2 units; 2',
      'Acland: 0 of 2 units; 2',
      'Cole: 0 of 2 units; 2',
      'Oswald: 0 of 3 units; 2',
      'the army: 0 of 31 SP',
      'Compère: 1 of 4 units; 3',
      'Peyri: 0 of 3 units; 2',
      'Digonet: 0 of 3 units; 2',
    ],
  },
  dbm: {
    steps: [
      // Ax on foot 3, (S) adds nothing to the higher; Wb on foot 3, Wb behind Wb +1: 3 + 6 = 9 to 4 + 1 = 5.
      // 5 is less than 9 and more than its half: Wb beaten by Ax, not mounted nor elephants: recoils.
      [
        '3 + 6 against 3 + 1 (rear rank) + 1: beaten, not doubled, recoils',
        {
          procedure: 'close-combat',
          cast: { friend: ['Batavians 1'], enemy: ['Warriors 1'], 'enemy.rears': ['Warriors 2'] },
          dice: [6, 1],
        },
        [],
      ],
      // Ax on foot 3; Wb 3 + 1: 3 + 1 = 4 to 4 + 5 = 9.
      // 4 is at most half of 9: any other land element is destroyed, no artillery nor ships being there.
      [
        '3 + 1 against 4 + 5: doubled, destroyed',
        {
          procedure: 'close-combat',
          cast: { friend: ['Auxilia 1'], enemy: ['Warriors 1'], 'enemy.rears': ['Warriors 2'] },
          dice: [1, 5],
        },
        ['Auxilia 1: destroyed'],
      ],
      [
        '3 + 6 against 2 + 2: doubled, destroyed',
        { procedure: 'close-combat', cast: { friend: ['Alae 1'], enemy: ['Horsemen 1'] }, dice: [6, 2] },
        ['Auxilia 1: destroyed', 'Horsemen 1: destroyed'],
      ],
      [
        '5 + 6 against 4 + 1: doubled, and the rear rank dies along',
        {
          procedure: 'close-combat',
          cast: { friend: ['Legionaries 1'], enemy: ['Warriors 5'], 'enemy.rears': ['Warriors 6'] },
          dice: [6, 1],
        },
        ['Auxilia 1: destroyed', 'Warriors 5: destroyed', 'Warriors 6: destroyed', 'Horsemen 1: destroyed'],
      ],
      [
        'a river in flood drowns an element on a 1; a 5 gets across',
        {
          procedure: 'river',
          cast: { elements: ['Skirmishers 1', 'Skirmishers 2'] },
          facts: { score: 7 },
          dice: [1, 5],
        },
        [
          'Auxilia 1: destroyed',
          'Warriors 5: destroyed',
          'Warriors 6: destroyed',
          'Horsemen 1: destroyed',
          'Skirmishers 1: destroyed',
        ],
      ],
      [
        'two generals: 3 + 2 + 6 against 3 + 2 + 1, beaten, recoils',
        { procedure: 'close-combat', cast: { friend: ['Agricola'], enemy: ['Calgacus'] }, dice: [6, 1] },
        [
          'Auxilia 1: destroyed',
          'Warriors 5: destroyed',
          'Warriors 6: destroyed',
          'Horsemen 1: destroyed',
          'Skirmishers 1: destroyed',
        ],
      ],
    ],
    gauges: [
      'the army: 1 of 17 element equivalents; 8.5',
      'the command: 1 of 17 element equivalents; 6',
      'the army: 3.5 of 21 element equivalents; 10.5',
      'the command: 3.5 of 21 element equivalents; 7',
    ],
  },
  wab: {
    steps: [
      // BS3 hits on 4+, long range (6 of 8 inches) -1: 5+; javelins S3 on T3: 4+.
      // Light armour 6 and shield +1: 5+, S3 takes nothing off: of three wounds two are not saved.
      [
        '10 javelins beyond half of 8 inches: 5+, S3 on T3 4+, light armour and shield 5+: two saves fail',
        {
          procedure: 'shooting',
          cast: { shooters: ['Javelinmen'], target: ['Hird 1'] },
          facts: { 'shooters[1].distance': 6 },
          dice: passed(6, 3, 2),
        },
        [],
      ],
      [
        'WS4 hits WS3 on 3+, S4 on T3 3+, a shield against S4 saves nothing: two fall; of four hits of the fyrd one goes through',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Hird 1'], defenders: ['Fyrd 1'] },
          facts: { 'attackers[1].charged': true },
          dice: passed(3, 2, 4, 2, 1),
        },
        [],
      ],
      [
        'bows at a character: 5+, T4 5+, save 5+: two wounds to be carried',
        {
          procedure: 'shooting',
          cast: { shooters: ['Bowmen'], target: ['Byrhtnoth'] },
          facts: { 'shooters[1].distance': 9 },
          dice: passed(4, 2, 2),
        },
        [],
      ],
      [
        'the chief charged and strikes first: a third wound kills Byrhtnoth',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Chief'], defenders: ['Byrhtnoth'] },
          facts: { 'attackers[1].charged': true },
          dice: passed(3, 2, 1),
        },
        ['Byrhtnoth: destroyed'],
      ],
      [
        'five of the household, WS5 against WS3: 3+, 3+, no save against a shield: four fall',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Household'], defenders: ['Bondi 1'] },
          facts: { 'attackers[1].charged': true },
          dice: passed(5, 4, 2, 1, 0),
        },
        ['Byrhtnoth: destroyed'],
      ],
      // BS3 4+, skirmish formation -1: 5+ (4 inches of 8 is not long); S3 on T3 4+; without armour or shield no save.
      // Four wounds of five hits: four models of eight fall; fewer than five are left (W-48).
      [
        'javelins at bowmen without armour: four wounds, no save; four are left of eight',
        {
          procedure: 'shooting',
          cast: { shooters: ['Javelinmen'], target: ['Bowmen'] },
          facts: { 'shooters[1].distance': 4 },
          dice: passed(5, 4),
        },
        ['Byrhtnoth: destroyed', 'Bowmen: fewer than five models'],
      ],
    ],
    gauges: [
      'the army: 3 of 79 models',
      // Byrhtnoth alone is destroyed.
      'the enemy scores: 100 of 718 points',
      'the army: 11 of 81 models',
      'the enemy scores: 0 of 908 points',
    ],
  },
};
