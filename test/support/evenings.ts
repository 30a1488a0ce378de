import type { Fight } from './evening.ts';

/** A fight, and everybody who is not steady after it. */
export type Step = readonly [what: string, fight: Fight, after: readonly string[]];

interface Evening {
  readonly steps: readonly Step[];
  /** After each step what is left of units that lost models or carry wounds. */
  readonly figures?: readonly (readonly string[])[];
  readonly gauges: readonly string[];
}

const charging = { 'attackers[1].charging': true };
const passes = (...counts: readonly number[]) => counts.map((n) => ({ passed: n }));

/** Six combats in a row each; above each stands how the printed sheet gives it, line by line. */
export const EVENINGS: Readonly<Record<string, Evening>> = {
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
      // Types Ca on Ja +3; 6 to 3 is 2/1 (+2); quality 3 on 4 (-1); a wounded Memnon lends no bonus: +4.
      // 5 + 4 = 9; 7 to 9: F + R for the defenders; neither 0 nor 9, no leader is tested.
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
      // Types Ca on Ca 0; 8 to 2, the reverse of the counter, +2; quality 5 on 2 (+1); leaders 3 - 0 (+3); flank +2;
      // all defenders discouraged +2: 10, limited to 7. 9 + 7 = 16; 14 to 16: Dr + R: a discouraged unit routs.
      // A natural 9 tests the leader of the attacked stack: 7 is wounded, and a second wound kills.
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
      // Types Ho on Ca +1; 8 to 2 (+2); quality 5 on 2 (+1); leaders 3 - 0 (+3); all defenders routed +5: 12, limited to 7.
      // 8 + 7 = 15; 14 to 16: Dr + R, and a routed unit that should rout is eliminated; neither 0 nor 9, no test.
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
      // Types Ph on Ho +2; 4 to 4 is 1/1 (+1); quality 4 on 3 (+1); leaders 1 - 0 (+1); one Ph alone, no phalanx: +5.
      // 0 + 5 = 5; 5 to 6: R, nothing to note. A natural 0 tests the leader of the attackers: 9 is killed.
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
      'losses of the army: 0 of 40 SP; 16',
      'the enemy scores: 6 of 58 points',
      'losses of the army: 3 of 35 SP; 16',
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
      // Odds 4 to 4, 1/1 (0); cohesion 7 - 6 (+1), a disordered counter without another cohesion on its reverse; clear +1: +2.
      // 5 + 2 = 7; 5 to 9: recoil 1, then a test: 6 is not above 6, it passes and stays disordered.
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
      // 6 is above 5: the test fails, and a unit in good order is disordered.
      [
        'cohesion 5 does not pass with a 6',
        { procedure: 'cohesion-test', cast: { '': ['Swiss'] }, dice: [6] },
        ['1st Light 1: disordered', '42nd of the Line 1: disordered', 'Swiss: disordered'],
      ],
      // Odds 2 to 2, 1/1 (0); cohesion 6 - 4 (+2); clear +1; charge by non-heavy cavalry +1: +4.
      // 4 + 4 = 8; 5 to 9: recoil 1, then a test: 9 is above 4, it fails: disordered.
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
      // Odds 4 to 4 (0); cohesion 7 - 6 (+1); clear +1: +2. 9 + 2 = 11; 10 and more: recoil 1, then D: a disordered unit routs.
      [
        '2 + 9 = 11, 1 + D: a disordered unit routs',
        { procedure: 'shock', cast: { attackers: ['Light battalion'], defenders: ['1st Light 1'] }, dice: [9] },
        ['Corsicans: disordered', '1st Light 1: routed', '42nd of the Line 1: disordered', 'Swiss: disordered'],
      ],
    ],
    gauges: [
      'losses of the army: 0 of 31 SP',
      'losses, Kempt: 0 of 2 units; 2',
      'losses, Acland: 0 of 2 units; 2',
      'losses, Cole: 0 of 2 units; 2',
      'losses, Oswald: 0 of 3 units; 2',
      'losses of the army: 0 of 31 SP',
      'losses, Compère: 1 of 4 units; 3',
      'losses, Peyri: 0 of 3 units; 2',
      'losses, Digonet: 0 of 3 units; 2',
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
      // Against mounted Cv 3, LH 2: 3 + 6 = 9 to 2 + 2 = 4; 4 is at most half of 9.
      // Light horse in close combat: destroyed by any mounted.
      [
        '3 + 6 against 2 + 2: doubled, destroyed',
        { procedure: 'close-combat', cast: { friend: ['Alae 1'], enemy: ['Horsemen 1'] }, dice: [6, 2] },
        ['Auxilia 1: destroyed', 'Horsemen 1: destroyed'],
      ],
      // Against foot Bd 5, Wb 3, Wb behind Wb +1: 5 + 6 = 11 to 4 + 1 = 5; 5 is at most half of 11.
      // Any other land element is destroyed, and in close combat its supports with it.
      [
        '5 + 6 against 4 + 1: doubled, and the rear rank dies along',
        {
          procedure: 'close-combat',
          cast: { friend: ['Legionaries 1'], enemy: ['Warriors 5'], 'enemy.rears': ['Warriors 6'] },
          dice: [6, 1],
        },
        ['Auxilia 1: destroyed', 'Warriors 5: destroyed', 'Warriors 6: destroyed', 'Horsemen 1: destroyed'],
      ],
      // River of score 7 or 8: 1 drowns, 2 to 4 no crossing there this turn, 5 and 6 across; no general, and no friend across: no +1.
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
      // Against mounted Cv 3, element of a general +2, both: 5 + 6 = 11 to 5 + 1 = 6; 6 is less than 11 and more than its half.
      // Other mounted troops, neither in bad going nor beaten by expendables: recoil, nothing to note.
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
      'losses of the army: 1 of 17 element equivalents; 8.5',
      'losses of the command: 1 of 17 element equivalents; 6',
      'losses of the army: 3.5 of 21 element equivalents; 10.5',
      'losses of the command: 3.5 of 21 element equivalents; 7',
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
          dice: passes(6, 3, 2),
        },
        [],
      ],
      // Five in front, A1: WS4 on WS3 3+, three hit; S4 on T3 3+, two wound; shield alone 6+, S4 takes one off: no save: two fall.
      // Six in front of 22: WS3 on WS4 4+, four hit; S3 on T3 4+, two wound; light armour and shield 5+: one save fails.
      [
        'WS4 hits WS3 on 3+, S4 on T3 3+, a shield against S4 saves nothing: two fall; of four hits of the fyrd one goes through',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Hird 1'], defenders: ['Fyrd 1'] },
          facts: { 'attackers[1].charged': true },
          dice: passes(3, 2, 4, 2, 1),
        },
        [],
      ],
      // BS3 4+, a character -1: 5+ (9 of 18 inches is not long), four hit; short bow S3 on T4 5+, two wound;
      // light armour and shield 5+, S3 takes nothing off: both fail: two of three wounds are carried.
      [
        'bows at a character: 5+, T4 5+, save 5+: two wounds to be carried',
        {
          procedure: 'shooting',
          cast: { shooters: ['Bowmen'], target: ['Byrhtnoth'] },
          facts: { 'shooters[1].distance': 9 },
          dice: passes(4, 2, 2),
        },
        [],
      ],
      // A3: WS5 on WS5 4+, three hit; S4 on T4 4+, two wound; 5+ less one for S4 is 6+: one save fails.
      // Two carried and one are the three he has; who charged strikes first, and the dead do not strike back.
      [
        'the chief charged and strikes first: a third wound kills Byrhtnoth',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Chief'], defenders: ['Byrhtnoth'] },
          facts: { 'attackers[1].charged': true },
          dice: passes(3, 2, 1),
        },
        ['Byrhtnoth: destroyed'],
      ],
      // Five in front, A1: WS5 on WS3 3+, five hit; S4 on T3 3+, four wound; shield alone 6+ less one: no save: four fall.
      // Six in front of 12: WS3 on WS5 5+, two hit; S3 on T3 4+, one wounds; light armour and shield 5+: it is saved.
      [
        'five of the household, WS5 against WS3: 3+, 3+, no save against a shield: four fall',
        {
          procedure: 'close-combat',
          cast: { attackers: ['Household'], defenders: ['Bondi 1'] },
          facts: { 'attackers[1].charged': true },
          dice: passes(5, 4, 2, 1, 0),
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
          dice: passes(5, 4),
        },
        ['Byrhtnoth: destroyed', 'Bowmen: fewer than five models'],
      ],
    ],
    figures: [
      ['Hird 1: 18 models'],
      ['Fyrd 1: 22 models', 'Hird 1: 17 models'],
      ['Byrhtnoth: 1 models, 2 carried', 'Fyrd 1: 22 models', 'Hird 1: 17 models'],
      ['Byrhtnoth: 0 models', 'Fyrd 1: 22 models', 'Hird 1: 17 models'],
      ['Byrhtnoth: 0 models', 'Fyrd 1: 22 models', 'Hird 1: 17 models', 'Bondi 1: 12 models'],
      ['Byrhtnoth: 0 models', 'Fyrd 1: 22 models', 'Hird 1: 17 models', 'Bondi 1: 12 models', 'Bowmen: 4 models'],
    ],
    gauges: [
      'losses of the army: 3 of 79 models',
      // Byrhtnoth alone is destroyed.
      'the enemy scores: 100 of 818 points',
      'taken by the enemy: 0 of 1 standard',
      'losses of the army: 11 of 81 models',
      'the enemy scores: 0 of 1108 points',
      'taken by the enemy: 0 of 2 standards',
    ],
  },
};
