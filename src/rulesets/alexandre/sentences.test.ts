import { golden } from '../../../test/support/sentences.ts';
import { alexandre } from './index.ts';

golden(alexandre, [
  {
    // Ca on Ca 0; 7 to 6: 1/1 +1; quality +1; leaders 3 - 1 +2; flank +2: +6. 8-9 → 14-15: Dr+R; 4-7 → 10-13: D+R; 1-3 → 7-9: F+R; 0 → 6: R. A leader: 1/10 of 2/10 and of 1/10.
    title: 'the Companions in the flank',
    procedure: 'melee',
    given: {
      attackers: [
        {
          units: [{ type: 'Ca', strength: 7, quality: 8 }],
          leaders: [{ name: 'Alexander', bonus: 3 }],
          approaches: [{ aspect: 'flank' }],
        },
      ],
      defenders: [{ units: [{ type: 'Ca', strength: 6, quality: 6 }], leaders: [{ name: 'Mithridates', bonus: 1 }] }],
    },
    french: { Alexander: 'Alexandre', Mithridates: 'Mithridate' },
    en: 'Alexander against Persia: Ca (7 SP) with Alexander (+3) attacks Ca (6 SP) with Mithridates (+1), better quality, in the flank, modifier +6: defenders Dr+R 20%, D+R 40%, F+R 30%, R 10%; each leader wounded 2%, killed 1%.',
    fr: 'Alexandre contre la Perse : Ca (7 PF) avec Alexandre (+3) attaque Ca (6 PF) avec Mithridate (+1), meilleure qualité, de flanc, mod. +6 : défenseurs Dr+R 20 %, D+R 40 %, F+R 30 %, R 10 % ; chaque chef blessé 2 %, tué 1 %.',
    dice: [4],
    result: {
      en: 'Alexander against Persia: Ca (7 SP) with Alexander (+3) attacks Ca (6 SP) with Mithridates (+1), better quality, in the flank, modifier +6, rolled 4 → 10: defenders D+R; attacking Ca must advance.',
      fr: 'Alexandre contre la Perse : Ca (7 PF) avec Alexandre (+3) attaque Ca (6 PF) avec Mithridate (+1), meilleure qualité, de flanc, mod. +6, dé 4 → 10 : défenseurs D+R ; Ca de l’attaquant doit avancer.',
    },
  },
  {
    // Ca on Cl +2; 1/1 +1; ford 3 +2; defender one level up -1: +4. 6-9 → 10-13: D+R; 3-5 → 7-9: F+R; 1-2 → 5-6: R; 0 → 4.
    title: 'uphill into a ford',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ca', strength: 6 }], approaches: [{ slope: 'up' }] }],
      defenders: [{ units: [{ type: 'Cl', strength: 5 }], terrain: 'ford-3' }],
    },
    en: 'Alexander against Persia: Ca (6 SP) attacks Cl (5 SP), ford 3, uphill, modifier +4: defenders D+R 40%, F+R 30%, R 20%, no effect 10%.',
    fr: 'Alexandre contre la Perse : Ca (6 PF) attaque Cl (5 PF), gué 3, en montant, mod. +4 : défenseurs D+R 40 %, F+R 30 %, R 20 %, pas d’effet 10 %.',
    dice: [2],
    result: {
      en: 'Alexander against Persia: Ca (6 SP) attacks Cl (5 SP), ford 3, uphill, modifier +4, rolled 2 → 6: defenders R; attacking Ca must advance.',
      fr: 'Alexandre contre la Perse : Ca (6 PF) attaque Cl (5 PF), gué 3, en montant, mod. +4, dé 2 → 6 : défenseurs R ; Ca de l’attaquant doit avancer.',
    },
  },
  {
    // Worst attacker on In: Pe +2; 7 to 8: 1/2 0; rear and flank +4: +6. 8-9 Dr+R; 4-7 D+R; 1-3 F+R; 0 R.
    title: 'in the rear and on a flank',
    procedure: 'melee',
    given: {
      attackers: [
        { units: [{ type: 'Pe', strength: 4, name: 'Agrianians' }], approaches: [{ aspect: 'rear' }] },
        { units: [{ type: 'Cl', strength: 3 }], approaches: [{ aspect: 'flank' }] },
      ],
      defenders: [{ units: [{ type: 'In', strength: 8 }] }],
    },
    french: { Agrianians: 'Agrianes' },
    en: 'Alexander against Persia: Pe Agrianians (4 SP) and Cl (3 SP) attack In (8 SP), in the rear and on another side, modifier +6: defenders Dr+R 20%, D+R 40%, F+R 30%, R 10%.',
    fr: 'Alexandre contre la Perse : Pe Agrianes (4 PF) et Cl (3 PF) attaquent In (8 PF), par l’arrière et un autre côté, mod. +6 : défenseurs Dr+R 20 %, D+R 40 %, F+R 30 %, R 10 %.',
    dice: [9],
    result: {
      en: 'Alexander against Persia: Pe Agrianians (4 SP) and Cl (3 SP) attack In (8 SP), in the rear and on another side, modifier +6, rolled 9 → 15: defenders Dr+R; Pe Agrianians and attacking Cl must advance.',
      fr: 'Alexandre contre la Perse : Pe Agrianes (4 PF) et Cl (3 PF) attaquent In (8 PF), par l’arrière et un autre côté, mod. +6, dé 9 → 15 : défenseurs Dr+R ; Pe Agrianes et Cl de l’attaquant doivent avancer.',
    },
  },
  {
    // Ph on Ph 0; 1/1 +1; adjacent to two +1; held on both flanks -1: +1. 9 → 10: D+R; 6-8 F+R; 4-5 R; 3 → 4; 0-2 → 1-3. Ph may advance.
    title: 'a phalanx in line against a held one',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ph', strength: 4, phalanxesOnFlanks: 2 }] }],
      defenders: [{ units: [{ type: 'Ph', strength: 4, phalanxesOnFlanks: 2 }] }],
    },
    en: 'Alexander against Persia: Ph (4 SP) attacks Ph (4 SP), Ph in line, Ph on both flanks of the defender, modifier +1: defenders D+R 10%, F+R 30%, R 20%, no effect 10%, attackers R (defenders F) 30%.',
    fr: 'Alexandre contre la Perse : Ph (4 PF) attaque Ph (4 PF), Ph en ligne, Ph aux deux flancs du défenseur, mod. +1 : défenseurs D+R 10 %, F+R 30 %, R 20 %, pas d’effet 10 %, attaquants R (défenseurs F) 30 %.',
    dice: [5],
    result: {
      en: 'Alexander against Persia: Ph (4 SP) attacks Ph (4 SP), Ph in line, Ph on both flanks of the defender, modifier +1, rolled 5 → 6: defenders R; attacking Ph may advance.',
      fr: 'Alexandre contre la Perse : Ph (4 PF) attaque Ph (4 PF), Ph en ligne, Ph aux deux flancs du défenseur, mod. +1, dé 5 → 6 : défenseurs R ; Ph de l’attaquant peut avancer.',
    },
  },
  {
    // Ho on In +3; 1/1 +1; all discouraged +2: +6. 8-9 Dr+R; 4-7 D+R, discouraged twice: routed; 1-3 F+R; 0 R.
    title: 'discouraged defenders rout on D',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ho', strength: 6 }] }],
      defenders: [{ units: [{ type: 'In', strength: 5, state: 'discouraged' }] }],
    },
    en: 'Alexander against Persia: Ho (6 SP) attacks In (5 SP), defenders discouraged, modifier +6: defenders Dr+R 20%, D+R (routed) 40%, F+R 30%, R 10%.',
    fr: 'Alexandre contre la Perse : Ho (6 PF) attaque In (5 PF), défenseurs découragés, mod. +6 : défenseurs Dr+R 20 %, D+R (déroute) 40 %, F+R 30 %, R 10 %.',
    dice: [6],
    result: {
      en: 'Alexander against Persia: Ho (6 SP) attacks In (5 SP), defenders discouraged, modifier +6, rolled 6 → 12: defenders D+R; defending In routs, attacking Ho must advance.',
      fr: 'Alexandre contre la Perse : Ho (6 PF) attaque In (5 PF), défenseurs découragés, mod. +6, dé 6 → 12 : défenseurs D+R ; In du défenseur part en déroute, Ho de l’attaquant doit avancer.',
    },
  },
  {
    // Ho on In +3; 6 to 7: 1/2 0; one discouraged +1: +4. 6-9 → 10-13: D+R; 3-5 F+R; 1-2 R; 0 → 4.
    title: 'of a mixed stack only those discouraged before',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ho', strength: 6 }] }],
      defenders: [
        {
          units: [
            { type: 'In', strength: 4, state: 'discouraged' },
            { type: 'In', strength: 3 },
          ],
        },
      ],
    },
    en: 'Alexander against Persia: Ho (6 SP) attacks 2 In (7 SP), one defender discouraged, modifier +4: defenders D+R (1 In routed) 40%, F+R 30%, R 20%, no effect 10%.',
    fr: 'Alexandre contre la Perse : Ho (6 PF) attaque 2 In (7 PF), un défenseur découragé, mod. +4 : défenseurs D+R (1 In en déroute) 40 %, F+R 30 %, R 20 %, pas d’effet 10 %.',
    dice: [7],
    result: {
      en: 'Alexander against Persia: Ho (6 SP) attacks 2 In (7 SP), one defender discouraged, modifier +4, rolled 7 → 11: defenders D+R; defending In 1 routs, attacking Ho must advance.',
      fr: 'Alexandre contre la Perse : Ho (6 PF) attaque 2 In (7 PF), un défenseur découragé, mod. +4, dé 7 → 11 : défenseurs D+R ; In 1 du défenseur part en déroute, Ho de l’attaquant doit avancer.',
    },
  },
  {
    // Ar on Ph -2; below 1/3 -2: -4. 9 → 5: R; 8 → 4; 5-7 → 1-3: R, defenders F; 1-4 → -3-0: F+R, fatigued twice: discouraged; 0: D+R.
    title: 'tired attackers are discouraged on F',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ar', strength: 1, state: 'fatigued' }] }],
      defenders: [{ units: [{ type: 'Ph', strength: 6, state: 'fatigued' }] }],
    },
    en: 'Alexander against Persia: Ar (1 SP) attacks Ph (6 SP), modifier -4: defenders R 10%, no effect 10%, attackers R (defenders F, discouraged) 30%, F+R (discouraged) 40%, D+R 10%.',
    fr: 'Alexandre contre la Perse : Ar (1 PF) attaque Ph (6 PF), mod. -4 : défenseurs R 10 %, pas d’effet 10 %, attaquants R (défenseurs F, découragés) 30 %, F+R (découragés) 40 %, D+R 10 %.',
    dice: [1],
    result: {
      en: 'Alexander against Persia: Ar (1 SP) attacks Ph (6 SP), modifier -4, rolled 1 → -3: attackers F+R; attacking Ar is now discouraged.',
      fr: 'Alexandre contre la Perse : Ar (1 PF) attaque Ph (6 PF), mod. -4, dé 1 → -3 : attaquants F+R ; Ar de l’attaquant est maintenant découragée.',
    },
  },
  {
    // Ca on In +4; 1/1 +1; all routed +5: 10, limit +7. 7-9 → 14-16: Dr+R, routed twice: eliminated; 3-6 D+R; 0-2 F+R.
    title: 'routed defenders are eliminated on Dr',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ca', strength: 4 }] }],
      defenders: [{ units: [{ type: 'In', strength: 4, state: 'routed' }] }],
    },
    en: 'Alexander against Persia: Ca (4 SP) attacks In (4 SP), defenders routed, modifier +7 (limit): defenders Dr+R (eliminated) 30%, D+R 40%, F+R 30%.',
    fr: 'Alexandre contre la Perse : Ca (4 PF) attaque In (4 PF), défenseurs en déroute, mod. +7 (limite) : défenseurs Dr+R (éliminés) 30 %, D+R 40 %, F+R 30 %.',
    dice: [9],
    result: {
      en: 'Alexander against Persia: Ca (4 SP) attacks In (4 SP), defenders routed, modifier +7 (limit), rolled 9 → 16: defenders Dr+R; defending In is eliminated, attacking Ca must advance.',
      fr: 'Alexandre contre la Perse : Ca (4 PF) attaque In (4 PF), défenseurs en déroute, mod. +7 (limite), dé 9 → 16 : défenseurs Dr+R ; In du défenseur est éliminée, Ca de l’attaquant doit avancer.',
    },
  },
  {
    // Pe on Ho -1; 4 to 8: 1/2 0: -1. 8-9 → 7-8: F+R; 6-7 → 5-6: R; 5 → 4; 2-4 → 1-3; 0-1 → -1-0: F+R.
    title: 'a leader at risk on a natural 0',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Pe', strength: 4 }], leaders: [{ name: 'Attalus' }] }],
      defenders: [{ units: [{ type: 'Ho', strength: 8 }] }],
    },
    french: { Attalus: 'Attale' },
    en: 'Alexander against Persia: Pe (4 SP) with Attalus attacks Ho (8 SP), modifier -1: defenders F+R 20%, R 20%, no effect 10%, attackers R (defenders F) 30%, F+R 20%; each leader wounded 2%, killed 1%.',
    fr: 'Alexandre contre la Perse : Pe (4 PF) avec Attale attaque Ho (8 PF), mod. -1 : défenseurs F+R 20 %, R 20 %, pas d’effet 10 %, attaquants R (défenseurs F) 30 %, F+R 20 % ; chaque chef blessé 2 %, tué 1 %.',
    dice: [0, 9],
    result: {
      en: 'Alexander against Persia: Pe (4 SP) with Attalus attacks Ho (8 SP), modifier -1, rolled 0 → -1, then 9: attackers F+R; Attalus killed.',
      fr: 'Alexandre contre la Perse : Pe (4 PF) avec Attale attaque Ho (8 PF), mod. -1, dé 0 → -1, puis 9 : attaquants F+R ; Attale tué.',
    },
  },
  {
    // Worst attacker on In: Ar -2; 13 to 9: 1/1 +1: -1. As before; Ph may advance, the others must.
    title: 'many units',
    procedure: 'melee',
    given: {
      attackers: [
        {
          units: [
            { type: 'Ph', strength: 3, name: 'Agema' },
            { type: 'Ph', strength: 3 },
          ],
        },
        {
          units: [
            { type: 'Pe', strength: 3 },
            { type: 'Ja', strength: 2 },
          ],
        },
        { units: [{ type: 'Ar', strength: 2 }] },
      ],
      defenders: [
        {
          units: [
            { type: 'In', strength: 5 },
            { type: 'In', strength: 4 },
          ],
        },
      ],
    },
    en: 'Alexander against Persia: Ph Agema (3 SP), Ph (3 SP) and 3 more attack 2 In (9 SP), modifier -1: defenders F+R 20%, R 20%, no effect 10%, attackers R (defenders F) 30%, F+R 20%.',
    fr: 'Alexandre contre la Perse : Ph Agema (3 PF), Ph (3 PF) et 3 autres attaquent 2 In (9 PF), mod. -1 : défenseurs F+R 20 %, R 20 %, pas d’effet 10 %, attaquants R (défenseurs F) 30 %, F+R 20 %.',
    dice: [7],
    result: {
      en: 'Alexander against Persia: Ph Agema (3 SP), Ph (3 SP) and 3 more attack 2 In (9 SP), modifier -1, rolled 7 → 6: defenders R; attacking Pe, Ja and Ar must advance, Ph Agema and attacking Ph may advance.',
      fr: 'Alexandre contre la Perse : Ph Agema (3 PF), Ph (3 PF) et 3 autres attaquent 2 In (9 PF), mod. -1, dé 7 → 6 : défenseurs R ; Pe, Ja et Ar de l’attaquant doivent avancer, Ph Agema et Ph de l’attaquant peuvent avancer.',
    },
  },
  {
    // Ja on Ar +1; 5 to 4: 1/1 +1; offensive fire -2: 0.
    title: 'after offensive fire',
    procedure: 'melee',
    given: {
      attackers: [{ units: [{ type: 'Ja', strength: 5 }], fired: true }],
      defenders: [{ units: [{ type: 'Ar', strength: 4 }] }],
    },
    en: 'Alexander against Persia: Ja (5 SP) attacks Ar (4 SP), after offensive fire, modifier 0: defenders F+R 30%, R 20%, no effect 10%, attackers R (defenders F) 30%, F+R 10%.',
    fr: 'Alexandre contre la Perse : Ja (5 PF) attaque Ar (4 PF), après un tir offensif, mod. 0 : défenseurs F+R 30 %, R 20 %, pas d’effet 10 %, attaquants R (défenseurs F) 30 %, F+R 10 %.',
    dice: [8],
    result: {
      en: 'Alexander against Persia: Ja (5 SP) attacks Ar (4 SP), after offensive fire, modifier 0, rolled 8: defenders F+R; attacking Ja must advance.',
      fr: 'Alexandre contre la Perse : Ja (5 PF) attaque Ar (4 PF), après un tir offensif, mod. 0, dé 8 : défenseurs F+R ; Ja de l’attaquant doit avancer.',
    },
  },
  {
    // 4 SP -1; target of 8 SP +1: 0. Ar at 2 hexes 7/-: D on 7-9.
    title: 'archers at levies',
    procedure: 'fire',
    given: { firers: [{ type: 'Ar', strength: 4, range: 2 }], target: { units: [{ type: 'In', strength: 8 }] } },
    en: 'Alexander against Persia: Ar (4 SP) fires at In (8 SP), 2 hexes away, dense target, modifier 0: D 30%, no effect 70%.',
    fr: 'Alexandre contre la Perse : Ar (4 PF) tire sur In (8 PF) à 2 hex., cible dense, mod. 0 : D 30 %, pas d’effet 70 %.',
    dice: [7],
    result: {
      en: 'Alexander against Persia: Ar (4 SP) fires at In (8 SP), 2 hexes away, dense target, modifier 0, rolled 7: D; In is now discouraged.',
      fr: 'Alexandre contre la Perse : Ar (4 PF) tire sur In (8 PF) à 2 hex., cible dense, mod. 0, dé 7 : D ; In est maintenant découragée.',
    },
  },
  {
    // 8 SP +1; ford 2 +1; Ca -2; moved -1: -1. The lesser row, Ja at 1 hex 7/8: 9 → 8 Dr; 8 → 7 D. Natural 9: the leader is checked.
    title: 'combined fire at a ford',
    procedure: 'fire',
    given: {
      firers: [
        { type: 'Ar', strength: 4, range: 1 },
        { type: 'Ja', strength: 4, range: 1, moved: true },
      ],
      target: { units: [{ type: 'Ca', strength: 6 }], leaders: [{ name: 'Amyntas', bonus: 2 }], terrain: 'ford-2' },
    },
    en: 'Alexander against Persia: Ar (4 SP) and Ja (4 SP) fire at Ca (6 SP) with Amyntas (+2), 1 hex away, ford 2, after moving, modifier -1: Dr 10%, D 10%, no effect 80%; each leader wounded 2%, killed 1%.',
    fr: 'Alexandre contre la Perse : Ar (4 PF) et Ja (4 PF) tirent sur Ca (6 PF) avec Amyntas (+2) à 1 hex., gué 2, après un déplacement, mod. -1 : Dr 10 %, D 10 %, pas d’effet 80 % ; chaque chef blessé 2 %, tué 1 %.',
    dice: [9, 3],
    result: {
      en: 'Alexander against Persia: Ar (4 SP) and Ja (4 SP) fire at Ca (6 SP) with Amyntas (+2), 1 hex away, ford 2, after moving, modifier -1, rolled 9 → 8, then 3: Dr; Ca routs and retreats two hexes, Amyntas unharmed.',
      fr: 'Alexandre contre la Perse : Ar (4 PF) et Ja (4 PF) tirent sur Ca (6 PF) avec Amyntas (+2) à 1 hex., gué 2, après un déplacement, mod. -1, dé 9 → 8, puis 3 : Dr ; Ca part en déroute et recule de 2 hex., Amyntas indemne.',
    },
  },
  {
    // 7 SP 0. Cl at 1 hex 6/8: Dr on 8-9, D on 6-7, discouraged twice: routed.
    title: 'at a discouraged unit',
    procedure: 'fire',
    given: {
      firers: [{ type: 'Cl', strength: 7 }],
      target: { units: [{ type: 'Pe', strength: 5, state: 'discouraged', name: 'Thracians' }] },
    },
    french: { Thracians: 'Thraces' },
    en: 'Alexander against Persia: Cl (7 SP) fires at Pe Thracians (5 SP), 1 hex away, modifier 0: Dr 20%, D (routed) 20%, no effect 60%.',
    fr: 'Alexandre contre la Perse : Cl (7 PF) tire sur Pe Thraces (5 PF) à 1 hex., mod. 0 : Dr 20 %, D (en déroute) 20 %, pas d’effet 60 %.',
    dice: [6],
    result: {
      en: 'Alexander against Persia: Cl (7 SP) fires at Pe Thracians (5 SP), 1 hex away, modifier 0, rolled 6: D (routed); Thracians routs and retreats two hexes.',
      fr: 'Alexandre contre la Perse : Cl (7 PF) tire sur Pe Thraces (5 PF) à 1 hex., mod. 0, dé 6 : D (en déroute) ; Thraces part en déroute et recule de 2 hex.',
    },
  },
  {
    // No row of the fire table.
    title: 'hoplites do not fire',
    procedure: 'fire',
    given: { firers: [{ type: 'Ho', strength: 4 }], target: { units: [{ type: 'Pe', strength: 5 }] } },
    en: 'Alexander against Persia: Ho (4 SP) fires at Pe (5 SP), 1 hex away: not allowed, Ho do not fire.',
    fr: 'Alexandre contre la Perse : Ho (4 PF) tire sur Pe (5 PF) à 1 hex. : impossible, les Ho ne tirent pas.',
  },
  {
    // Clear 1; ford 1 2, -1 level 0; clear 1, +1 level +1: 5.
    title: 'archers cross a ford',
    procedure: 'movement',
    given: { mover: 'Ar', allowance: 6, path: [{}, { terrain: 'ford-1', slope: 'down' }, { slope: 'up' }] },
    en: 'Alexander against Persia: Ar with 6 points, path of 3 hexes: the whole path, 5 points.',
    fr: 'Alexandre contre la Perse : Ar avec 6 points, trajet de 3 hex. : tout le trajet, 5 points.',
  },
]);
