import { golden } from '../../../test/support/sentences.ts';
import { joursDeGloire } from './index.ts';

golden(joursDeGloire, [
  {
    // 14 to 7: 2/1 +2; cohesion 6 - 5 +1; town -1; stream -1 (the worse hexside): +1. 9 → 10: 1+D; 4-8: 1+CT; 0-3: D+CT/1. Pursuit is for cavalry: none here.
    title: 'two battalions against a village',
    procedure: 'shock',
    given: {
      attackers: [
        { type: 'infantry', strength: 8 },
        { type: 'infantry', strength: 6, cohesion: 6, water: 'stream' },
      ],
      defenders: [{ type: 'infantry', strength: 7 }],
      terrain: 'town',
    },
    en: 'Jours de Gloire: infantry (8 SP, coh. 5) and (6 SP, coh. 6) attack infantry (7 SP, coh. 5), town or village, stream, modifier +1: defender 1+D 10%, 1+CT 50%, attackers D+CT/1 40%.',
    fr: 'Jours de Gloire : infanterie (8 PF, coh. 5) et (6 PF, coh. 6) attaquent infanterie (7 PF, coh. 5), ville ou village, ruisseau, mod. +1 : défenseur 1+D 10 %, 1+TdC 50 %, attaquants D+TdC/1 40 %.',
    dice: [4, 5],
    result: {
      en: 'Jours de Gloire: infantry (8 SP, coh. 5) and (6 SP, coh. 6) attack infantry (7 SP, coh. 5), town or village, stream, modifier +1, rolled 4 → 5, then 5: defender 1+CT (test passed).',
      fr: 'Jours de Gloire : infanterie (8 PF, coh. 5) et (6 PF, coh. 6) attaquent infanterie (7 PF, coh. 5), ville ou village, ruisseau, mod. +1, dé 4 → 5, puis 5 : défenseur 1+TdC (test réussi).',
    },
  },
  {
    // 4 to 6: 1/1.5 -1; cohesion 7 - 5 +2; clear +1; heavy charge +3: +5. 5-9 → 10+: 1+D; 0-4: 1+CT.
    title: 'cuirassiers charge',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'heavy-cavalry', strength: 4, cohesion: 7, name: 'Milhaud', charging: true }],
      defenders: [{ type: 'infantry', strength: 6 }],
    },
    en: 'Jours de Gloire: heavy cavalry Milhaud (4 SP, coh. 7) charges infantry (6 SP, coh. 5), heavy charge, modifier +5: defender 1+D 50%, 1+CT 50%.',
    fr: 'Jours de Gloire : cavalerie lourde Milhaud (4 PF, coh. 7) charge infanterie (6 PF, coh. 5), charge lourde, mod. +5 : défenseur 1+D 50 %, 1+TdC 50 %.',
    dice: [6],
    result: {
      en: 'Jours de Gloire: heavy cavalry Milhaud (4 SP, coh. 7) charges infantry (6 SP, coh. 5), heavy charge, modifier +5, rolled 6 → 11: defender 1+D; attacker may break through or pursue.',
      fr: 'Jours de Gloire : cavalerie lourde Milhaud (4 PF, coh. 7) charge infanterie (6 PF, coh. 5), charge lourde, mod. +5, dé 6 → 11 : défenseur 1+D ; attaquant : choc de rupture ou poursuite.',
    },
  },
  {
    // 1/1 0; cohesion 6 - 5 +1; clear +1; charge against a square -2, its bonus lost: 0. 5-9: 1+CT; 0-4: D+CT/1.
    title: 'a charge against a square',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 5, cohesion: 6, charging: true }],
      defenders: [{ type: 'infantry', strength: 5, inSquare: true }],
    },
    en: 'Jours de Gloire: cavalry (5 SP, coh. 6) charges infantry (5 SP, coh. 5), against a square, modifier 0: defender 1+CT 50%, attacker D+CT/1 50%.',
    fr: 'Jours de Gloire : cavalerie (5 PF, coh. 6) charge infanterie (5 PF, coh. 5), contre un carré, mod. 0 : défenseur 1+TdC 50 %, attaquant D+TdC/1 50 %.',
    dice: [4, 5],
    result: {
      en: 'Jours de Gloire: cavalry (5 SP, coh. 6) charges infantry (5 SP, coh. 5), against a square, modifier 0, rolled 4, then 5: attacker D+CT/1 (test passed, no recoil).',
      fr: 'Jours de Gloire : cavalerie (5 PF, coh. 6) charge infanterie (5 PF, coh. 5), contre un carré, mod. 0, dé 4, puis 5 : attaquant D+TdC/1 (test réussi, pas de recul).',
    },
  },
  {
    // 10 to 6: 1.5/1 +1 (artillery not counted); cohesion 6 - 5 +1; clear +1; front and rear +3; light charge +1: +7. 3-9 → 10+; 0-2: 7-9.
    title: 'front and rear',
    procedure: 'shock',
    given: {
      attackers: [
        { type: 'infantry', strength: 6 },
        { type: 'cavalry', strength: 4, cohesion: 6, charging: true, aspect: 'rear' },
      ],
      defenders: [
        { type: 'infantry', strength: 6 },
        { type: 'artillery', strength: 5, cohesion: 4 },
      ],
    },
    en: 'Jours de Gloire: cavalry (4 SP, coh. 6) with infantry (6 SP, coh. 5) charges infantry (6 SP, coh. 5) and artillery, front and rear, modifier +7: defenders 1+D 70%, 1+CT 30%.',
    fr: 'Jours de Gloire : cavalerie (4 PF, coh. 6) avec infanterie (6 PF, coh. 5) charge infanterie (6 PF, coh. 5) et artillerie, front et arrière, mod. +7 : défenseurs 1+D 70 %, 1+TdC 30 %.',
    dice: [4],
    result: {
      en: 'Jours de Gloire: cavalry (4 SP, coh. 6) with infantry (6 SP, coh. 5) charges infantry (6 SP, coh. 5) and artillery, front and rear, modifier +7, rolled 4 → 11: defenders 1+D; attackers may break through or pursue (cavalry).',
      fr: 'Jours de Gloire : cavalerie (4 PF, coh. 6) avec infanterie (6 PF, coh. 5) charge infanterie (6 PF, coh. 5) et artillerie, front et arrière, mod. +7, dé 4 → 11 : défenseurs 1+D ; attaquants : choc de rupture ou poursuite (cavalerie).',
    },
  },
  {
    // 1/1 0; cohesion 5 - 6 -1; clear +1; +1 level -1; cavalry not charging -2: -3. 8-9 → 5-6: 1+CT; 3-7 → 0-4; 0-2 → below 0: counter-shock or pursuit.
    title: 'cavalry that does not charge, uphill',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 4, levels: 1 }],
      defenders: [{ type: 'cavalry', strength: 4, cohesion: 6 }],
    },
    en: 'Jours de Gloire: cavalry (4 SP, coh. 5) attacks cavalry (4 SP, coh. 6), uphill, cavalry not charging, modifier -3: defender 1+CT 20%, attacker D+CT/1 50%, D+CT/1 and counter-shock 30%.',
    fr: 'Jours de Gloire : cavalerie (4 PF, coh. 5) attaque cavalerie (4 PF, coh. 6), en montant, cavalerie sans charger, mod. -3 : défenseur 1+TdC 20 %, attaquant D+TdC/1 50 %, D+TdC/1 et contre-choc 30 %.',
    dice: [2, 9],
    result: {
      en: 'Jours de Gloire: cavalry (4 SP, coh. 5) attacks cavalry (4 SP, coh. 6), uphill, cavalry not charging, modifier -3, rolled 2 → -1, then 9: attacker D+CT/1 (test failed, recoils); defender may counter-shock or pursue.',
      fr: 'Jours de Gloire : cavalerie (4 PF, coh. 5) attaque cavalerie (4 PF, coh. 6), en montant, cavalerie sans charger, mod. -3, dé 2 → -1, puis 9 : attaquant D+TdC/1 (test raté, recul) ; défenseur : contre-choc ou poursuite.',
    },
  },
  {
    // 2 to 8: 1/4 -4; cohesion 3 - 6 -3; castle -3: -10. At most 9 - 10 = -1: always below 0.
    title: 'far too weak',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'infantry', strength: 2, cohesion: 3 }],
      defenders: [{ type: 'infantry', strength: 8, cohesion: 6 }],
      terrain: 'castle',
    },
    en: 'Jours de Gloire: infantry (2 SP, coh. 3) attacks infantry (8 SP, coh. 6), castle, modifier -10: attacker D+CT/1 and counter-shock.',
    fr: 'Jours de Gloire : infanterie (2 PF, coh. 3) attaque infanterie (8 PF, coh. 6), château, mod. -10 : attaquant D+TdC/1 et contre-choc.',
    dice: [3, 6],
    result: {
      en: 'Jours de Gloire: infantry (2 SP, coh. 3) attacks infantry (8 SP, coh. 6), castle, modifier -10, rolled 3 → -7, then 6: attacker D+CT/1 (test failed, recoils); defender may counter-shock.',
      fr: 'Jours de Gloire : infanterie (2 PF, coh. 3) attaque infanterie (8 PF, coh. 6), château, mod. -10, dé 3 → -7, puis 6 : attaquant D+TdC/1 (test raté, recul) ; défenseur : contre-choc.',
    },
  },
  {
    // 1/1 0; cohesion 0; clear +1; routed +2: +3. 7-9 → 10+; 2-6 → 5-9; 0-1 → 3-4. D on a routed unit eliminates it (J-32).
    title: 'a routed defender',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'infantry', strength: 6 }],
      defenders: [{ type: 'infantry', strength: 6, state: 'routed' }],
    },
    en: 'Jours de Gloire: infantry (6 SP, coh. 5) attacks infantry (6 SP, coh. 5, routed), modifier +3: defender 1+D 30%, 1+CT 50%, attacker D+CT/1 20%.',
    fr: 'Jours de Gloire : infanterie (6 PF, coh. 5) attaque infanterie (6 PF, coh. 5, en déroute), mod. +3 : défenseur 1+D 30 %, 1+TdC 50 %, attaquant D+TdC/1 20 %.',
    dice: [7],
    result: {
      en: 'Jours de Gloire: infantry (6 SP, coh. 5) attacks infantry (6 SP, coh. 5, routed), modifier +3, rolled 7 → 10: defender 1+D (eliminated); attacker may break through.',
      fr: 'Jours de Gloire : infanterie (6 PF, coh. 5) attaque infanterie (6 PF, coh. 5, en déroute), mod. +3, dé 7 → 10 : défenseur 1+D (élimination) ; attaquant : choc de rupture.',
    },
  },
  {
    // 16 to 4: 4/1 +4; cohesion 0; redoubt inwards -2, without the clear hex [g]: +2. 8-9 → 10+; 3-7 → 5-9; 0-2 → 2-4.
    title: 'a redoubt',
    procedure: 'shock',
    given: {
      attackers: [
        { type: 'infantry', strength: 9, work: 'into-redoubt' },
        { type: 'infantry', strength: 7, work: 'into-redoubt' },
      ],
      defenders: [{ type: 'infantry', strength: 4, name: 'Voltigeurs' }],
    },
    en: 'Jours de Gloire: infantry ×2 (16 SP, coh. 5) attack infantry Voltigeurs (4 SP, coh. 5), redoubt or wall, modifier +2: defender 1+D 20%, 1+CT 50%, attackers D+CT/1 30%.',
    fr: 'Jours de Gloire : infanterie ×2 (16 PF, coh. 5) attaquent infanterie Voltigeurs (4 PF, coh. 5), redoute ou mur, mod. +2 : défenseur 1+D 20 %, 1+TdC 50 %, attaquants D+TdC/1 30 %.',
    dice: [5, 4],
    result: {
      en: 'Jours de Gloire: infantry ×2 (16 SP, coh. 5) attack infantry Voltigeurs (4 SP, coh. 5), redoubt or wall, modifier +2, rolled 5 → 7, then 4: defender 1+CT (test passed).',
      fr: 'Jours de Gloire : infanterie ×2 (16 PF, coh. 5) attaquent infanterie Voltigeurs (4 PF, coh. 5), redoute ou mur, mod. +2, dé 5 → 7, puis 4 : défenseur 1+TdC (test réussi).',
    },
  },
  {
    // 1/1 0; cohesion 0; clear +1; the charge loses its +1 (J-74): +1. 9 → 10; 4-8 → 5-9; 0-3 → 1-4. Nobody recoils: no pursuit.
    title: 'a counter-charge',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 5, charging: true }],
      defenders: [{ type: 'cavalry', strength: 5 }],
      counterCharge: true,
    },
    en: 'Jours de Gloire: cavalry (5 SP, coh. 5) charges cavalry (5 SP, coh. 5), counter-charge, modifier +1: defender 1+D 10%, 1+CT 50%, attacker D+CT/1 40%.',
    fr: 'Jours de Gloire : cavalerie (5 PF, coh. 5) charge cavalerie (5 PF, coh. 5), contre-charge, mod. +1 : défenseur 1+D 10 %, 1+TdC 50 %, attaquant D+TdC/1 40 %.',
    dice: [3, 3],
    result: {
      en: 'Jours de Gloire: cavalry (5 SP, coh. 5) charges cavalry (5 SP, coh. 5), counter-charge, modifier +1, rolled 3 → 4, then 3: attacker D+CT/1 (test passed, no recoil).',
      fr: 'Jours de Gloire : cavalerie (5 PF, coh. 5) charge cavalerie (5 PF, coh. 5), contre-charge, mod. +1, dé 3 → 4, puis 3 : attaquant D+TdC/1 (test réussi, pas de recul).',
    },
  },
  {
    // 5 SP; 2 hexes of 3: +5. 8-9 → 13-14: D; 4-7 → 9-12: CT; 0-3: nothing. Cohesion 5 fails on 7.
    title: 'fire at a column',
    procedure: 'fire',
    given: { batteries: [{ strength: 5 }], distance: 2, target: [{ type: 'infantry' }] },
    en: 'Jours de Gloire: artillery (5 SP) at infantry (coh. 5), 2 hexes away, modifier +5: D 20%, CT 40%, no effect 40%.',
    fr: 'Jours de Gloire : artillerie (5 PF) sur infanterie (coh. 5) à 2 hex., mod. +5 : D 20 %, TdC 40 %, pas d’effet 40 %.',
    dice: [4, 7],
    result: {
      en: 'Jours de Gloire: artillery (5 SP) at infantry (coh. 5), 2 hexes away, modifier +5, rolled 4 → 9, then 7: CT (disordered).',
      fr: 'Jours de Gloire : artillerie (5 PF) sur infanterie (coh. 5) à 2 hex., mod. +5, dé 4 → 9, puis 7 : TdC (en désordre).',
    },
  },
  {
    // 6 SP, combined +2, town -2, massed +1, one hex beyond 3 -2: +5. 8-9 D; 4-7 CT; 0-3 nothing. 5 passes 6; 9 fails 4: disordered again, routed.
    title: 'combined fire at a village',
    procedure: 'fire',
    given: {
      batteries: [{ strength: 6 }, { strength: 4 }],
      distance: 4,
      target: [
        { type: 'infantry', cohesion: 6 },
        { type: 'infantry', cohesion: 4, state: 'disordered' },
      ],
      terrain: 'town',
    },
    en: 'Jours de Gloire: artillery (6 + 4 SP) at infantry (coh. 6) and (coh. 4, disordered), 4 hexes away, town or village, massed target, long range, modifier +5: each unit D 20%, CT 40%, no effect 40%.',
    fr: 'Jours de Gloire : artillerie (6 + 4 PF) sur infanterie (coh. 6) et (coh. 4, en désordre) à 4 hex., ville ou village, cible groupée, longue portée, mod. +5 : chaque unité D 20 %, TdC 40 %, pas d’effet 40 %.',
    dice: [4, 5, 9],
    result: {
      en: 'Jours de Gloire: artillery (6 + 4 SP) at infantry (coh. 6) and (coh. 4, disordered), 4 hexes away, town or village, massed target, long range, modifier +5, rolled 4 → 9, then 5, 9: CT; infantry 1 test passed, infantry 2 routed.',
      fr: 'Jours de Gloire : artillerie (6 + 4 PF) sur infanterie (coh. 6) et (coh. 4, en désordre) à 4 hex., ville ou village, cible groupée, longue portée, mod. +5, dé 4 → 9, puis 5, 9 : TdC ; infanterie 1 test réussi, infanterie 2 en déroute.',
    },
  },
  {
    // 6 SP, square +1, adjacent +1: +8. 7-9 → 15+: R; 5-6 → 13-14: D; 1-4 → 9-12: CT; 0 → 8.
    title: 'point-blank at a square',
    procedure: 'fire',
    given: {
      batteries: [{ strength: 6 }],
      distance: 1,
      target: [{ type: 'infantry', inSquare: true, name: 'Young Guard' }],
    },
    french: { 'Young Guard': 'Jeune Garde' },
    en: 'Jours de Gloire: artillery (6 SP) at infantry Young Guard (coh. 5), 1 hex away, target in square, point-blank, modifier +8: R 30%, D 20%, CT 40%, no effect 10%.',
    fr: 'Jours de Gloire : artillerie (6 PF) sur infanterie Jeune Garde (coh. 5) à 1 hex., cible en carré, à bout portant, mod. +8 : R 30 %, D 20 %, TdC 40 %, pas d’effet 10 %.',
    dice: [9],
    result: {
      en: 'Jours de Gloire: artillery (6 SP) at infantry Young Guard (coh. 5), 1 hex away, target in square, point-blank, modifier +8, rolled 9 → 17: R.',
      fr: 'Jours de Gloire : artillerie (6 PF) sur infanterie Jeune Garde (coh. 5) à 1 hex., cible en carré, à bout portant, mod. +8, dé 9 → 17 : R.',
    },
  },
  {
    // 4 SP, counter-battery -1, two hexes beyond 3 -4: -1. At most 8: nothing.
    title: 'counter-battery',
    procedure: 'fire',
    given: {
      batteries: [{ strength: 4 }],
      distance: 5,
      kind: 'counter-battery',
      target: [{ type: 'artillery', cohesion: 4 }],
    },
    en: 'Jours de Gloire: artillery (4 SP) at artillery (coh. 4), 5 hexes away, reaction or counter-battery, long range, modifier -1: no effect.',
    fr: 'Jours de Gloire : artillerie (4 PF) sur artillerie (coh. 4) à 5 hex., réaction ou contre-batterie, longue portée, mod. -1 : pas d’effet.',
    dice: [2],
    result: {
      en: 'Jours de Gloire: artillery (4 SP) at artillery (coh. 4), 5 hexes away, reaction or counter-battery, long range, modifier -1, rolled 2 → 1: no effect.',
      fr: 'Jours de Gloire : artillerie (4 PF) sur artillerie (coh. 4) à 5 hex., réaction ou contre-batterie, longue portée, mod. -1, dé 2 → 1 : pas d’effet.',
    },
  },
  {
    // Passed up to 7: die + 2 ≤ 7, 0-5.
    title: 'a cohesion test',
    procedure: 'cohesion-test',
    given: { cohesion: 7, modifier: 2, name: 'Old Guard' },
    french: { 'Old Guard': 'Vieille Garde' },
    en: 'Jours de Gloire: cohesion test, Old Guard (cohesion 7), modifier +2: passed 60%, failed (disordered) 40%.',
    fr: 'Jours de Gloire : test de cohésion, Vieille Garde (cohésion 7), mod. +2 : réussite 60 %, échec (en désordre) 40 %.',
    dice: [6],
    result: {
      en: 'Jours de Gloire: cohesion test, Old Guard (cohesion 7), modifier +2, rolled 6 → 8: failed (disordered).',
      fr: 'Jours de Gloire : test de cohésion, Vieille Garde (cohésion 7), mod. +2, dé 6 → 8 : échec (en désordre).',
    },
  },
  {
    // Passed up to 3: 0-3.
    title: 'conscripts may recoil',
    procedure: 'cohesion-test',
    given: { cohesion: 3, failure: 'recoil', state: 'disordered' },
    en: 'Jours de Gloire: cohesion test, unit (cohesion 3): passed 40%, failed (recoils one hex) 60%.',
    fr: 'Jours de Gloire : test de cohésion, unité (cohésion 3) : réussite 40 %, échec (recul d’un hex.) 60 %.',
    dice: [2],
    result: {
      en: 'Jours de Gloire: cohesion test, unit (cohesion 3), rolled 2: passed.',
      fr: 'Jours de Gloire : test de cohésion, unité (cohésion 3), dé 2 : réussite.',
    },
  },
  {
    // Passed up to 6: 0-6.
    title: 'hussars want to engage',
    procedure: 'engagement-test',
    given: { engagement: 6 },
    en: 'Jours de Gloire: engagement test, unit (engagement 6): passed 70%, failed 30%.',
    fr: 'Jours de Gloire : test d’engagement, unité (engagement 6) : réussite 70 %, échec 30 %.',
    dice: [4],
    result: {
      en: 'Jours de Gloire: engagement test, unit (engagement 6), rolled 4: passed; the unit may make a shock attack.',
      fr: 'Jours de Gloire : test d’engagement, unité (engagement 6), dé 4 : réussite ; l’unité peut engager un choc.',
    },
  },
  {
    // Artillery: road 1, road 1, clear 2.
    title: 'guns along the road',
    procedure: 'movement',
    given: { mover: 'artillery', allowance: 6, path: [{ way: 'road' }, { way: 'road' }, {}] },
    en: 'Jours de Gloire: artillery, path of 3 hexes: path completed, 4 points.',
    fr: 'Jours de Gloire : artillerie, trajet de 3 hexagones : trajet accompli, 4 points.',
  },
]);
