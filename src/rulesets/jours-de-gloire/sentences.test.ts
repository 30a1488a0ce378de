import { golden } from '../../../test/support/sentences.ts';
import { joursDeGloire } from './index.ts';

golden(joursDeGloire, [
  {
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
    en: 'Jours de Gloire: infantry (8 SP, cohesion 5) and infantry (6 SP, cohesion 6) attack infantry (7 SP, cohesion 5), town or village, stream, modifier +1: defender 1 + D 10%, 1 + CT 50%, attackers D + CT/1 40%.',
    fr: 'Jours de Gloire : infanterie (8 PF, cohésion 5) et infanterie (6 PF, cohésion 6) attaquent infanterie (7 PF, cohésion 5), ville ou village, ruisseau, modificateur +1 : défenseur 1 + D 10 %, 1 + TdC 50 %, attaquants D + TdC/1 40 %.',
    dice: [4, 5],
    result: {
      en: 'Jours de Gloire: infantry (8 SP, cohesion 5) and infantry (6 SP, cohesion 6) attack infantry (7 SP, cohesion 5), town or village, stream, modifier +1, rolled 4 → 5, then 5: defender 1 + CT; infantry (defender) recoils one hex and passes its cohesion test.',
      fr: 'Jours de Gloire : infanterie (8 PF, cohésion 5) et infanterie (6 PF, cohésion 6) attaquent infanterie (7 PF, cohésion 5), ville ou village, ruisseau, modificateur +1, dé 4 → 5, puis 5 : défenseur 1 + TdC ; infanterie (défenseur) recule d’un hex. et réussit son test de cohésion.',
    },
  },
  {
    title: 'cuirassiers charge',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'heavy-cavalry', strength: 4, cohesion: 7, name: 'Milhaud', charging: true }],
      defenders: [{ type: 'infantry', strength: 6 }],
    },
    en: 'Jours de Gloire: heavy cavalry Milhaud (4 SP, cohesion 7) charges infantry (6 SP, cohesion 5), heavy charge, modifier +5: defender 1 + D 50%, 1 + CT 50%.',
    fr: 'Jours de Gloire : cavalerie lourde Milhaud (4 PF, cohésion 7) charge infanterie (6 PF, cohésion 5), charge lourde, modificateur +5 : défenseur 1 + D 50 %, 1 + TdC 50 %.',
    dice: [6],
    result: {
      en: 'Jours de Gloire: heavy cavalry Milhaud (4 SP, cohesion 7) charges infantry (6 SP, cohesion 5), heavy charge, modifier +5, rolled 6 → 11: defender 1 + D; infantry (defender) recoils one hex and is disordered, Milhaud may choose breakthrough (8.7) or pursuit (9.5) instead.',
      fr: 'Jours de Gloire : cavalerie lourde Milhaud (4 PF, cohésion 7) charge infanterie (6 PF, cohésion 5), charge lourde, modificateur +5, dé 6 → 11 : défenseur 1 + D ; infanterie (défenseur) recule d’un hex. et passe en désordre, Milhaud peut choisir choc de rupture (8.7) ou à la place poursuite (9.5).',
    },
  },
  {
    title: 'a charge against a square',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 5, cohesion: 6, charging: true }],
      defenders: [{ type: 'infantry', strength: 5, inSquare: true }],
    },
    en: 'Jours de Gloire: cavalry (5 SP, cohesion 6) charges infantry (5 SP, cohesion 5), against a square, modifier 0: defender 1 + CT 50%, attacker D + CT/1 50%.',
    fr: 'Jours de Gloire : cavalerie (5 PF, cohésion 6) charge infanterie (5 PF, cohésion 5), contre un carré, modificateur 0 : défenseur 1 + TdC 50 %, attaquant D + TdC/1 50 %.',
    dice: [4, 5],
    result: {
      en: 'Jours de Gloire: cavalry (5 SP, cohesion 6) charges infantry (5 SP, cohesion 5), against a square, modifier 0, rolled 4, then 5: attacker D + CT/1; cavalry (attacker) is disordered and passes its cohesion test (no recoil).',
      fr: 'Jours de Gloire : cavalerie (5 PF, cohésion 6) charge infanterie (5 PF, cohésion 5), contre un carré, modificateur 0, dé 4, puis 5 : attaquant D + TdC/1 ; cavalerie (attaquant) passe en désordre et réussit son test de cohésion (pas de recul).',
    },
  },
  {
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
    en: 'Jours de Gloire: cavalry (4 SP, cohesion 6) with infantry (6 SP, cohesion 5) charges infantry (6 SP, cohesion 5) and artillery (5 SP, cohesion 4), in front and rear, modifier +7: defenders 1 + D 70%, 1 + CT 30%.',
    fr: 'Jours de Gloire : cavalerie (4 PF, cohésion 6) avec infanterie (6 PF, cohésion 5) charge infanterie (6 PF, cohésion 5) et artillerie (5 PF, cohésion 4), de front et par l’arrière, modificateur +7 : défenseurs 1 + D 70 %, 1 + TdC 30 %.',
    dice: [4],
    result: {
      en: 'Jours de Gloire: cavalry (4 SP, cohesion 6) with infantry (6 SP, cohesion 5) charges infantry (6 SP, cohesion 5) and artillery (5 SP, cohesion 4), in front and rear, modifier +7, rolled 4 → 11: defenders 1 + D; infantry (defender) and artillery (defender) recoil one hex, infantry (defender) is disordered, artillery (defender) is disordered, infantry (attacker) and cavalry (attacker) may choose breakthrough (8.7), cavalry (attacker) pursuit (9.5) instead.',
      fr: 'Jours de Gloire : cavalerie (4 PF, cohésion 6) avec infanterie (6 PF, cohésion 5) charge infanterie (6 PF, cohésion 5) et artillerie (5 PF, cohésion 4), de front et par l’arrière, modificateur +7, dé 4 → 11 : défenseurs 1 + D ; infanterie (défenseur) et artillerie (défenseur) reculent d’un hex., infanterie (défenseur) passe en désordre, artillerie (défenseur) passe en désordre, infanterie (attaquant) et cavalerie (attaquant) peuvent choisir choc de rupture (8.7), cavalerie (attaquant) à la place poursuite (9.5).',
    },
  },
  {
    title: 'cavalry that does not charge, uphill',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 4, levels: 1 }],
      defenders: [{ type: 'cavalry', strength: 4, cohesion: 6 }],
    },
    en: 'Jours de Gloire: cavalry (4 SP, cohesion 5) attacks cavalry (4 SP, cohesion 6), uphill, cavalry not charging, modifier -3: defender 1 + CT 20%, attacker D + CT/1 50%, D + CT/1 and counter-shock 30%.',
    fr: 'Jours de Gloire : cavalerie (4 PF, cohésion 5) attaque cavalerie (4 PF, cohésion 6), en montant, cavalerie sans charger, modificateur -3 : défenseur 1 + TdC 20 %, attaquant D + TdC/1 50 %, D + TdC/1 et contre-choc 30 %.',
    dice: [2, 9],
    result: {
      en: 'Jours de Gloire: cavalry (4 SP, cohesion 5) attacks cavalry (4 SP, cohesion 6), uphill, cavalry not charging, modifier -3, rolled 2 → -1, then 9: attacker D + CT/1 and counter-shock; cavalry (attacker) is disordered and recoils one hex, cavalry (defender) may choose counter-shock (8.7) or pursuit (9.5) instead.',
      fr: 'Jours de Gloire : cavalerie (4 PF, cohésion 5) attaque cavalerie (4 PF, cohésion 6), en montant, cavalerie sans charger, modificateur -3, dé 2 → -1, puis 9 : attaquant D + TdC/1 et contre-choc ; cavalerie (attaquant) passe en désordre et recule d’un hex., cavalerie (défenseur) peut choisir contre-choc (8.7) ou à la place poursuite (9.5).',
    },
  },
  {
    title: 'far too weak',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'infantry', strength: 2, cohesion: 3 }],
      defenders: [{ type: 'infantry', strength: 8, cohesion: 6 }],
      terrain: 'castle',
    },
    en: 'Jours de Gloire: infantry (2 SP, cohesion 3) attacks infantry (8 SP, cohesion 6), castle, modifier -10: attacker D + CT/1 and counter-shock.',
    fr: 'Jours de Gloire : infanterie (2 PF, cohésion 3) attaque infanterie (8 PF, cohésion 6), château, modificateur -10 : attaquant D + TdC/1 et contre-choc.',
    dice: [3, 6],
    result: {
      en: 'Jours de Gloire: infantry (2 SP, cohesion 3) attacks infantry (8 SP, cohesion 6), castle, modifier -10, rolled 3 → -7, then 6: attacker D + CT/1 and counter-shock; infantry (attacker) is disordered and recoils one hex, infantry (defender) may choose counter-shock (8.7).',
      fr: 'Jours de Gloire : infanterie (2 PF, cohésion 3) attaque infanterie (8 PF, cohésion 6), château, modificateur -10, dé 3 → -7, puis 6 : attaquant D + TdC/1 et contre-choc ; infanterie (attaquant) passe en désordre et recule d’un hex., infanterie (défenseur) peut choisir contre-choc (8.7).',
    },
  },
  {
    title: 'a routed defender',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'infantry', strength: 6 }],
      defenders: [{ type: 'infantry', strength: 6, state: 'routed' }],
    },
    en: 'Jours de Gloire: infantry (6 SP, cohesion 5) attacks infantry (6 SP, cohesion 5, routed), modifier +3: defender 1 + D 30%, 1 + CT 50%, attacker D + CT/1 20%.',
    fr: 'Jours de Gloire : infanterie (6 PF, cohésion 5) attaque infanterie (6 PF, cohésion 5, en déroute), modificateur +3 : défenseur 1 + D 30 %, 1 + TdC 50 %, attaquant D + TdC/1 20 %.',
    dice: [7],
    result: {
      en: 'Jours de Gloire: infantry (6 SP, cohesion 5) attacks infantry (6 SP, cohesion 5, routed), modifier +3, rolled 7 → 10: defender 1 + D; infantry (defender) is eliminated, infantry (attacker) may choose breakthrough (8.7).',
      fr: 'Jours de Gloire : infanterie (6 PF, cohésion 5) attaque infanterie (6 PF, cohésion 5, en déroute), modificateur +3, dé 7 → 10 : défenseur 1 + D ; infanterie (défenseur) est éliminée, infanterie (attaquant) peut choisir choc de rupture (8.7).',
    },
  },
  {
    title: 'infantry against a square',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'infantry', strength: 6 }],
      defenders: [{ type: 'infantry', strength: 6, inSquare: true }],
    },
    en: 'Jours de Gloire: infantry (6 SP, cohesion 5) attacks infantry (6 SP, cohesion 5), against a square, modifier +2: defender 1 + D 20%, 1 + CT 50%, attacker D + CT/1 30%.',
    fr: 'Jours de Gloire : infanterie (6 PF, cohésion 5) attaque infanterie (6 PF, cohésion 5), contre un carré, modificateur +2 : défenseur 1 + D 20 %, 1 + TdC 50 %, attaquant D + TdC/1 30 %.',
    dice: [8],
    result: {
      en: 'Jours de Gloire: infantry (6 SP, cohesion 5) attacks infantry (6 SP, cohesion 5), against a square, modifier +2, rolled 8 → 10: defender 1 + D; infantry (defender) recoils one hex and is disordered, infantry (attacker) may choose breakthrough (8.7).',
      fr: 'Jours de Gloire : infanterie (6 PF, cohésion 5) attaque infanterie (6 PF, cohésion 5), contre un carré, modificateur +2, dé 8 → 10 : défenseur 1 + D ; infanterie (défenseur) recule d’un hex. et passe en désordre, infanterie (attaquant) peut choisir choc de rupture (8.7).',
    },
  },
  {
    title: 'a redoubt',
    procedure: 'shock',
    given: {
      attackers: [
        { type: 'infantry', strength: 9, work: 'into-redoubt' },
        { type: 'infantry', strength: 7, work: 'into-redoubt' },
      ],
      defenders: [{ type: 'infantry', strength: 4, name: 'Voltigeurs' }],
    },
    en: 'Jours de Gloire: infantry ×2 (16 SP, cohesion 5) attack infantry Voltigeurs (4 SP, cohesion 5), redoubt or wall, modifier +2: defender 1 + D 20%, 1 + CT 50%, attackers D + CT/1 30%.',
    fr: 'Jours de Gloire : infanterie ×2 (16 PF, cohésion 5) attaquent infanterie Voltigeurs (4 PF, cohésion 5), redoute ou mur, modificateur +2 : défenseur 1 + D 20 %, 1 + TdC 50 %, attaquants D + TdC/1 30 %.',
    dice: [5, 4],
    result: {
      en: 'Jours de Gloire: infantry ×2 (16 SP, cohesion 5) attack infantry Voltigeurs (4 SP, cohesion 5), redoubt or wall, modifier +2, rolled 5 → 7, then 4: defender 1 + CT; Voltigeurs recoils one hex and passes its cohesion test.',
      fr: 'Jours de Gloire : infanterie ×2 (16 PF, cohésion 5) attaquent infanterie Voltigeurs (4 PF, cohésion 5), redoute ou mur, modificateur +2, dé 5 → 7, puis 4 : défenseur 1 + TdC ; Voltigeurs recule d’un hex. et réussit son test de cohésion.',
    },
  },
  {
    title: 'a counter-charge',
    procedure: 'shock',
    given: {
      attackers: [{ type: 'cavalry', strength: 5, charging: true }],
      defenders: [{ type: 'cavalry', strength: 5 }],
      counterCharge: true,
    },
    en: 'Jours de Gloire: cavalry (5 SP, cohesion 5) charges cavalry (5 SP, cohesion 5), counter-charge, modifier +1: defender 1 + D 10%, 1 + CT 50%, attacker D + CT/1 40%.',
    fr: 'Jours de Gloire : cavalerie (5 PF, cohésion 5) charge cavalerie (5 PF, cohésion 5), contre-charge, modificateur +1 : défenseur 1 + D 10 %, 1 + TdC 50 %, attaquant D + TdC/1 40 %.',
    dice: [3, 3],
    result: {
      en: 'Jours de Gloire: cavalry (5 SP, cohesion 5) charges cavalry (5 SP, cohesion 5), counter-charge, modifier +1, rolled 3 → 4, then 3: attacker D + CT/1; cavalry (attacker) is disordered and passes its cohesion test (no recoil).',
      fr: 'Jours de Gloire : cavalerie (5 PF, cohésion 5) charge cavalerie (5 PF, cohésion 5), contre-charge, modificateur +1, dé 3 → 4, puis 3 : attaquant D + TdC/1 ; cavalerie (attaquant) passe en désordre et réussit son test de cohésion (pas de recul).',
    },
  },
  {
    title: 'fire at a column',
    procedure: 'fire',
    given: { batteries: [{ strength: 5 }], distance: 2, target: [{ type: 'infantry' }] },
    en: 'Jours de Gloire: artillery (5 SP) firing at infantry (cohesion 5), 2 hexes away, modifier +5: D 20%, CT 40%, no effect 40%.',
    fr: 'Jours de Gloire : artillerie (5 PF) tirant sur infanterie (cohésion 5) à 2 hex., modificateur +5 : D 20 %, TdC 40 %, pas d’effet 40 %.',
    dice: [4, 7],
    result: {
      en: 'Jours de Gloire: artillery (5 SP) firing at infantry (cohesion 5), 2 hexes away, modifier +5, rolled 4 → 9, then 7: CT; infantry is now disordered.',
      fr: 'Jours de Gloire : artillerie (5 PF) tirant sur infanterie (cohésion 5) à 2 hex., modificateur +5, dé 4 → 9, puis 7 : TdC ; infanterie est maintenant en désordre.',
    },
  },
  {
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
    en: 'Jours de Gloire: artillery (6 + 4 SP) firing at infantry (cohesion 6) and infantry (cohesion 4, disordered), 4 hexes away, combined fire, town or village, massed target, long range, modifier +5: each unit D 20%, CT 40%, no effect 40%.',
    fr: 'Jours de Gloire : artillerie (6 + 4 PF) tirant sur infanterie (cohésion 6) et infanterie (cohésion 4, en désordre) à 4 hex., tir combiné, ville ou village, cible groupée, longue portée, modificateur +5 : chaque unité D 20 %, TdC 40 %, pas d’effet 40 %.',
    dice: [4, 5, 9],
    result: {
      en: 'Jours de Gloire: artillery (6 + 4 SP) firing at infantry (cohesion 6) and infantry (cohesion 4, disordered), 4 hexes away, combined fire, town or village, massed target, long range, modifier +5, rolled 4 → 9, then 5, 9: each unit CT; infantry 1 stays in good order, infantry 2 is now routed.',
      fr: 'Jours de Gloire : artillerie (6 + 4 PF) tirant sur infanterie (cohésion 6) et infanterie (cohésion 4, en désordre) à 4 hex., tir combiné, ville ou village, cible groupée, longue portée, modificateur +5, dé 4 → 9, puis 5, 9 : chaque unité TdC ; infanterie 1 reste en bon ordre, infanterie 2 est maintenant en déroute.',
    },
  },
  {
    title: 'point-blank at a square',
    procedure: 'fire',
    given: {
      batteries: [{ strength: 6 }],
      distance: 1,
      target: [{ type: 'infantry', inSquare: true, name: 'Young Guard' }],
    },
    en: 'Jours de Gloire: artillery (6 SP) firing at infantry Young Guard (cohesion 5), 1 hex away, target in square, point-blank, modifier +8: R 30%, D 20%, CT 40%, no effect 10%.',
    fr: 'Jours de Gloire : artillerie (6 PF) tirant sur infanterie Young Guard (cohésion 5) à 1 hex., cible en carré, à bout portant, modificateur +8 : R 30 %, D 20 %, TdC 40 %, pas d’effet 10 %.',
    dice: [9],
    result: {
      en: 'Jours de Gloire: artillery (6 SP) firing at infantry Young Guard (cohesion 5), 1 hex away, target in square, point-blank, modifier +8, rolled 9 → 17: R; Young Guard is now routed.',
      fr: 'Jours de Gloire : artillerie (6 PF) tirant sur infanterie Young Guard (cohésion 5) à 1 hex., cible en carré, à bout portant, modificateur +8, dé 9 → 17 : R ; Young Guard est maintenant en déroute.',
    },
  },
  {
    title: 'counter-battery',
    procedure: 'fire',
    given: {
      batteries: [{ strength: 4 }],
      distance: 5,
      kind: 'counter-battery',
      target: [{ type: 'artillery', cohesion: 4 }],
    },
    en: 'Jours de Gloire: artillery (4 SP) firing at artillery (cohesion 4), 5 hexes away, reaction or counter-battery, long range, modifier -1: no effect.',
    fr: 'Jours de Gloire : artillerie (4 PF) tirant sur artillerie (cohésion 4) à 5 hex., réaction ou contre-batterie, longue portée, modificateur -1 : pas d’effet.',
    dice: [2],
    result: {
      en: 'Jours de Gloire: artillery (4 SP) firing at artillery (cohesion 4), 5 hexes away, reaction or counter-battery, long range, modifier -1, rolled 2 → 1: no effect.',
      fr: 'Jours de Gloire : artillerie (4 PF) tirant sur artillerie (cohésion 4) à 5 hex., réaction ou contre-batterie, longue portée, modificateur -1, dé 2 → 1 : pas d’effet.',
    },
  },
  {
    title: 'a cohesion test',
    procedure: 'cohesion-test',
    given: { cohesion: 7, modifier: 2, name: 'Old Guard' },
    en: 'Jours de Gloire: cohesion test, Old Guard (cohesion 7), modifier +2: passed 60%, failed (disordered) 40%.',
    fr: 'Jours de Gloire : test de cohésion, Old Guard (cohésion 7), modificateur +2 : réussite 60 %, échec (en désordre) 40 %.',
    dice: [6],
    result: {
      en: 'Jours de Gloire: cohesion test, Old Guard (cohesion 7), modifier +2, rolled 6 → 8: failed (disordered).',
      fr: 'Jours de Gloire : test de cohésion, Old Guard (cohésion 7), modificateur +2, dé 6 → 8 : échec (en désordre).',
    },
  },
  {
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
    title: 'guns along the road',
    procedure: 'movement',
    given: { mover: 'artillery', allowance: 6, path: [{ way: 'road' }, { way: 'road' }, {}] },
    en: 'Jours de Gloire: artillery, path of 3 hexes: path completed, 4 points.',
    fr: 'Jours de Gloire : artillerie, trajet de 3 hexagones : trajet accompli, 4 points.',
  },
]);
