import { golden } from '../../../test/support/sentences.ts';
import { dbm } from './index.ts';

golden(dbm, [
  {
    // Bd on foot 5; Wb on foot 3, Wb/Wb +1. Of 36: Bd higher 21, of which doubled 2 (10-5, 11-5); level 5; Wb higher 10, and Wb destroy beaten Bd. Regular Bd do not follow.
    title: 'a legion against a deep warband',
    procedure: 'close-combat',
    given: { friend: { type: 'Bd' }, enemy: { type: 'Wb', rears: [{ type: 'Wb' }] } },
    en: 'DBM: close combat, Bd(O) 5 v Wb(O) 4 (+1 rank): Wb(O) destroyed 5.6%, Wb(O) recoils 52.8%, tie 13.9%, Bd(O) destroyed 27.8%.',
    fr: 'DBM : mêlée, Bd(O) 5 contre Wb(O) 4 (+1 rang) : Wb(O) détruit 5,6 %, Wb(O) recule 52,8 %, égalité 13,9 %, Bd(O) détruit 27,8 %.',
    dice: [3, 1],
    result: {
      en: 'DBM: close combat, Bd(O) 5 v Wb(O) 4 (+1 rank), rolled 3 and 1 → 8 to 5: Wb(O) recoils; Wb behind Wb(O) (enemy) is pushed back, Bd(O) (friend) does not follow up.',
      fr: 'DBM : mêlée, Bd(O) 5 contre Wb(O) 4 (+1 rang), dés 3 et 1 → 8 à 5 : Wb(O) recule ; Wb derrière Wb(O) (ennemi) est repoussé, Bd(O) (ami) ne suit pas.',
    },
  },
  {
    // Pk on mounted 4, three ranks +3, overlapped -1; Kn on foot 3, general +2. Kn(S) lower: +1. Pk beaten by Kn in good going are destroyed, with their supports.
    title: 'a phalanx four deep, overlapped',
    procedure: 'close-combat',
    given: {
      friend: { type: 'Pk', rears: [{ type: 'Pk' }, { type: 'Pk' }, { type: 'Pk' }], overlaps: 1 },
      enemy: { type: 'Kn', grade: 'S', general: true, justContacted: true },
      phase: 'enemy',
    },
    en: 'DBM: close combat, Pk(O) 6 (overlapped, +3 ranks) v Kn(S) 5 (general): Kn(S) recoils 41.7%, tie 30.6%, Pk(O) destroyed 27.8%.',
    fr: 'DBM : mêlée, Pk(O) 6 (débordé, +3 rangs) contre Kn(S) 5 (général) : Kn(S) recule 41,7 %, égalité 30,6 %, Pk(O) détruit 27,8 %.',
    dice: [1, 4],
    result: {
      en: 'DBM: close combat, Pk(O) 6 (overlapped, +3 ranks) v Kn(S) 5 (general), rolled 1 and 4 → 7 to 9: Pk(O) destroyed; Pk behind Pk(O) (friend) is destroyed with it (×3), Kn(S) (enemy) follows up.',
      fr: 'DBM : mêlée, Pk(O) 6 (débordé, +3 rangs) contre Kn(S) 5 (général), dés 1 et 4 → 7 à 9 : Pk(O) détruit ; Pk derrière Pk(O) (ami) est détruit avec lui (×3), Kn(S) (ennemi) suit.',
    },
  },
  {
    // El on foot 4, mounted against foot in rough going -1; Ps on mounted 2, no +1 of (S) against El. Ps recoil from El, doubled flee (rough is not good to El): 150 + 50p. El beaten by light troops die.
    title: 'elephants in rough going',
    procedure: 'close-combat',
    given: { friend: { type: 'El', going: 'rough' }, enemy: { type: 'Ps', grade: 'S', going: 'rough' } },
    en: 'DBM: close combat, El(O) 3 (out of good going) v Ps(S) 2: Ps(S) flees 16.7%, Ps(S) recoils 41.7%, tie 13.9%, El(O) destroyed 27.8%.',
    fr: 'DBM : mêlée, El(O) 3 (hors du bon terrain) contre Ps(S) 2 : Ps(S) fuit 16,7 %, Ps(S) recule 41,7 %, égalité 13,9 %, El(O) détruit 27,8 %.',
    dice: [6, 1],
    result: {
      en: 'DBM: close combat, El(O) 3 (out of good going) v Ps(S) 2, rolled 6 and 1 → 9 to 3: Ps(S) flees; Ps(S) (enemy) goes 200p, El(O) (friend) does not follow up.',
      fr: 'DBM : mêlée, El(O) 3 (hors du bon terrain) contre Ps(S) 2, dés 6 et 1 → 9 à 3 : Ps(S) fuit ; Ps(S) (ennemi) s’éloigne de 200 pas, El(O) (ami) ne suit pas.',
    },
  },
  {
    // 3 each; no grading factor for (O). Cv recoil, doubled by Cv are destroyed: 4-8 and 4-9, 2 of 36.
    title: 'like against like',
    procedure: 'close-combat',
    given: { friend: { type: 'Cv', name: 'Guards' }, enemy: { type: 'Cv' } },
    french: { Guards: 'Garde' },
    en: 'DBM: close combat, Cv(O) Guards 3 v Cv(O) 3: Cv(O) (enemy) destroyed 5.6%, Cv(O) (enemy) recoils 36.1%, tie 16.7%, Cv(O) Guards (friend) recoils 36.1%, Cv(O) Guards (friend) destroyed 5.6%.',
    fr: 'DBM : mêlée, Cv(O) Garde 3 contre Cv(O) 3 : Cv(O) (ennemi) détruit 5,6 %, Cv(O) (ennemi) recule 36,1 %, égalité 16,7 %, Cv(O) Garde (ami) recule 36,1 %, Cv(O) Garde (ami) détruit 5,6 %.',
    dice: [1, 5],
    result: {
      en: 'DBM: close combat, Cv(O) Guards 3 v Cv(O) 3, rolled 1 and 5 → 4 to 8: Cv(O) Guards (friend) destroyed; Cv(O) (enemy) does not follow up.',
      fr: 'DBM : mêlée, Cv(O) Garde 3 contre Cv(O) 3, dés 1 et 5 → 4 à 8 : Cv(O) Garde (ami) détruit ; Cv(O) (ennemi) ne suit pas.',
    },
  },
  {
    // 4 each. Doubled 5-10 only, 1 of 36; level 6 of 36.
    title: 'a tie',
    procedure: 'close-combat',
    given: { friend: { type: 'Sp' }, enemy: { type: 'Sp' } },
    en: 'DBM: close combat, Sp(O) 4 v Sp(O) 4: Sp(O) (enemy) destroyed 2.8%, Sp(O) (enemy) recoils 38.9%, tie 16.7%, Sp(O) (friend) recoils 38.9%, Sp(O) (friend) destroyed 2.8%.',
    fr: 'DBM : mêlée, Sp(O) 4 contre Sp(O) 4 : Sp(O) (ennemi) détruit 2,8 %, Sp(O) (ennemi) recule 38,9 %, égalité 16,7 %, Sp(O) (ami) recule 38,9 %, Sp(O) (ami) détruit 2,8 %.',
    dice: [3, 3],
    result: {
      en: 'DBM: close combat, Sp(O) 4 v Sp(O) 4, rolled 3 and 3 → 7 to 7: tie.',
      fr: 'DBM : mêlée, Sp(O) 4 contre Sp(O) 4, dés 3 et 3 → 7 à 7 : égalité.',
    },
  },
  {
    // Sp on foot 4, higher +1; Ax on foot 3. Sp at least 6: never doubled by 9. Ax doubled: 8-4, 9-4, 10-4, 10-5, 11-4, 11-5, 6 of 36.
    title: 'from a hill',
    procedure: 'close-combat',
    given: { friend: { type: 'Sp', higher: true }, enemy: { type: 'Ax' } },
    en: 'DBM: close combat, Sp(O) 5 (higher) v Ax(O) 3: Ax(O) destroyed 16.7%, Ax(O) recoils 55.6%, tie 11.1%, Sp(O) recoils 16.7%.',
    fr: 'DBM : mêlée, Sp(O) 5 (plus haut) contre Ax(O) 3 : Ax(O) détruit 16,7 %, Ax(O) recule 55,6 %, égalité 11,1 %, Sp(O) recule 16,7 %.',
    dice: [2, 6],
    result: {
      en: 'DBM: close combat, Sp(O) 5 (higher) v Ax(O) 3, rolled 2 and 6 → 7 to 9: Sp(O) recoils; Ax(O) (enemy) does not follow up.',
      fr: 'DBM : mêlée, Sp(O) 5 (plus haut) contre Ax(O) 3, dés 2 et 6 → 7 à 9 : Sp(O) recule ; Ax(O) (ennemi) ne suit pas.',
    },
  },
  {
    // Bw on mounted 4, fortification +2; Kn on foot 3, against a fortification -1. Bw beaten by mounted in contact die: 7-8 only.
    title: 'a fortification',
    procedure: 'close-combat',
    given: { friend: { type: 'Bw', fortification: true }, enemy: { type: 'Kn' } },
    en: 'DBM: close combat, Bw(O) 6 (fortified) v Kn(O) 2 (against a fortification): Kn(O) destroyed 41.7%, Kn(O) recoils 50%, tie 5.6%, Bw(O) destroyed 2.8%.',
    fr: 'DBM : mêlée, Bw(O) 6 (fortifié) contre Kn(O) 2 (contre une fortification) : Kn(O) détruit 41,7 %, Kn(O) recule 50 %, égalité 5,6 %, Bw(O) détruit 2,8 %.',
    dice: [4, 2],
    result: {
      en: 'DBM: close combat, Bw(O) 6 (fortified) v Kn(O) 2 (against a fortification), rolled 4 and 2 → 10 to 4: Kn(O) destroyed; Bw(O) (friend) does not follow up.',
      fr: 'DBM : mêlée, Bw(O) 6 (fortifié) contre Kn(O) 2 (contre une fortification), dés 4 et 2 → 10 à 4 : Kn(O) détruit ; Bw(O) (ami) ne suit pas.',
    },
  },
  {
    // LH on mounted 2; Exp on mounted 4. Exp die on a tie and beaten, 10 of 36; LH flee from Exp (250 + 50p), doubled by mounted die, 9 of 36.
    title: 'light horse break off',
    procedure: 'close-combat',
    given: { friend: { type: 'LH' }, enemy: { type: 'Exp' } },
    en: 'DBM: close combat, LH(O) 2 v Exp(O) 4: Exp(O) destroyed 27.8%, LH(O) flees 47.2%, LH(O) destroyed 25%.',
    fr: 'DBM : mêlée, LH(O) 2 contre Exp(O) 4 : Exp(O) détruit 27,8 %, LH(O) fuit 47,2 %, LH(O) détruit 25 %.',
    dice: [3, 2],
    result: {
      en: 'DBM: close combat, LH(O) 2 v Exp(O) 4, rolled 3 and 2 → 5 to 6: LH(O) flees; LH(O) (friend) goes 300p, Exp(O) (enemy) does not follow up.',
      fr: 'DBM : mêlée, LH(O) 2 contre Exp(O) 4, dés 3 et 2 → 5 à 6 : LH(O) fuit ; LH(O) (ami) s’éloigne de 300 pas, Exp(O) (ennemi) ne suit pas.',
    },
  },
  {
    // Bw on mounted 4; Kn shot at by Bw 4, one support -1. Bw(S) higher: +1. A shooter that is lower suffers nothing (D-27).
    title: 'supported archers at knights',
    procedure: 'shooting',
    given: {
      shooter: { type: 'Bw', grade: 'S', supporters: [{ type: 'Bw', grade: 'S', distance: 160 }] },
      target: { type: 'Kn' },
      distance: 150,
    },
    en: 'DBM: shooting, Bw(S) 4 at Kn(O) 3 (1 shooter in support), 150p away: Kn(O) destroyed 16.7%, Kn(O) recoils 41.7%, tie 13.9%, Bw(S) beaten without effect 27.8%.',
    fr: 'DBM : tir, Bw(S) 4 sur Kn(O) 3 (1 tireur en soutien) à 150 pas : Kn(O) détruit 16,7 %, Kn(O) recule 41,7 %, égalité 13,9 %, Bw(S) battu sans effet 27,8 %.',
    dice: [3, 1],
    result: {
      en: 'DBM: shooting, Bw(S) 4 at Kn(O) 3 (1 shooter in support), 150p away, rolled 3 and 1 → 8 to 4: Kn(O) destroyed.',
      fr: 'DBM : tir, Bw(S) 4 sur Kn(O) 3 (1 tireur en soutien) à 150 pas, dés 3 et 1 → 8 à 4 : Kn(O) détruit.',
    },
  },
  {
    // Both shot at by Bw: 3. Bw(I) lower or equal: -1, so that no tie is left.
    title: 'two lines of archers',
    procedure: 'shooting',
    given: { shooter: { type: 'Bw' }, target: { type: 'Bw', grade: 'I', shootsBack: true }, distance: 200 },
    en: 'DBM: shooting, Bw(O) 3 at Bw(I) 3, 200p away: Bw(I) destroyed 16.7%, Bw(I) recoils 41.7%, Bw(O) recoils 36.1%, Bw(O) destroyed 5.6%.',
    fr: 'DBM : tir, Bw(O) 3 sur Bw(I) 3 à 200 pas : Bw(I) détruit 16,7 %, Bw(I) recule 41,7 %, Bw(O) recule 36,1 %, Bw(O) détruit 5,6 %.',
    dice: [1, 4],
    result: {
      en: 'DBM: shooting, Bw(O) 3 at Bw(I) 3, 200p away, rolled 1 and 4 → 4 to 7: Bw(O) recoils.',
      fr: 'DBM : tir, Bw(O) 3 sur Bw(I) 3 à 200 pas, dés 1 et 4 → 4 à 7 : Bw(O) recule.',
    },
  },
  {
    // Bw 200p.
    title: 'out of range',
    procedure: 'shooting',
    given: { shooter: { type: 'Bw' }, target: { type: 'Kn' }, distance: 900 },
    en: 'DBM: shooting, Bw(O) at Kn(O), 900p away: not allowed, Bw(O) shoots up to 200p, not 900.',
    fr: 'DBM : tir, Bw(O) sur Kn(O) à 900 pas : impossible, Bw(O) tire à 200 pas au plus, pas à 900.',
  },
  {
    // Move +1; general beyond 1200p +1; irregulars other than LH, Ps, Ax, Cv: two liberties, one +1 (D-42).
    title: 'warbands turn aside',
    procedure: 'pip-cost',
    given: {
      elements: [
        { type: 'Wb', irregular: true },
        { type: 'Wb', irregular: true, shortMove: true },
      ],
      deviates: true,
      distance: 1300,
    },
    en: 'DBM: tactical move (2 Wb), far from its general or without one, irregulars turning aside: 3 PIPs.',
    fr: 'DBM : mouvement tactique (2 Wb), loin de son général ou sans lui, irréguliers qui obliquent : 3 PIP.',
  },
  {
    // 3 or more: 4 of 6. A 2 pays for the first.
    title: 'a move of 1 and one of 2',
    procedure: 'pip-odds',
    given: {
      costs: [
        { cost: 1, name: 'Sp' },
        { cost: 2, name: 'Cv' },
      ],
    },
    en: 'DBM: paying for Sp (1 PIP) and Cv (2 PIPs) on one die: all is paid 66.7%, not all 33.3%.',
    fr: 'DBM : payer Sp (1 PIP) et Cv (2 PIP) sur un dé : tout est payé 66,7 %, pas tout 33,3 %.',
    dice: [2],
    result: {
      en: 'DBM: paying for Sp (1 PIP) and Cv (2 PIPs) on one die, rolled 2: not all; Sp paid (1 PIP), Cv not paid (2 PIPs), the command has 1 PIP left.',
      fr: 'DBM : payer Sp (1 PIP) et Cv (2 PIP) sur un dé, dé 2 : pas tout ; Sp payée (1 PIP), Cv pas payée (2 PIP), le corps garde 1 PIP.',
    },
  },
  {
    // A general +1: 1-3 → 2-4, barred; 4-6 across. The next only if he is across, with +1: half of a half.
    title: 'a river in flood',
    procedure: 'river',
    given: { score: 7, elements: [{ name: 'Crassus', general: true }, { name: 'Legio I' }] },
    en: 'DBM: river at 7 to be crossed by Crassus and Legio I: 7-8 (bank defensible, 100p, in column, a die per element); Crassus gets across 50%, is barred 50%; Legio I gets across 25%, is barred 25%, waits a turn 50%.',
    fr: 'DBM : rivière à 7 à passer par Crassus et Legio I : 7-8 (berge défendable, 100 pas, en colonne, un dé par élément) ; Crassus passe 50 %, est arrêté 50 % ; Legio I passe 25 %, est arrêté 25 %, attend un tour 50 %.',
    dice: [6, 5],
    result: {
      en: 'DBM: river at 7 to be crossed by Crassus and Legio I, rolled 6, 5: 7-8 (bank defensible, 100p, in column, a die per element); Crassus gets across, Legio I gets across.',
      fr: 'DBM : rivière à 7 à passer par Crassus et Legio I, dés 6, 5 : 7-8 (berge défendable, 100 pas, en colonne, un dé par élément) ; Crassus passe, Legio I passe.',
    },
  },
  {
    // LH 250, (F) mounted +50 in good going.
    title: 'fast light horse',
    procedure: 'move-distance',
    given: { type: 'LH', grade: 'F' },
    en: 'DBM: LH(F) moves, good going: 300 paces.',
    fr: 'DBM : LH(F) se déplace, bon terrain : 300 pas.',
  },
  {
    // Woods: seen from 50p.
    title: 'psiloi in a wood',
    procedure: 'visibility',
    given: { cover: 'woods', distance: 60 },
    en: 'DBM: Ps, woods, 60p away: hidden.',
    fr: 'DBM : Ps, bois, à 60 pas : cachées.',
  },
  {
    // Irregular Kn: 150, doubled 300; 500 - 300 is not less than 200 (D-44).
    title: 'knights without orders',
    procedure: 'spontaneous-advance',
    given: { element: { type: 'Kn', irregular: true }, enemies: [{ type: 'Bd', distance: 500 }] },
    en: 'DBM: Kn(O) without orders: advances up to 300p towards Bd at 500p.',
    fr: 'DBM : Kn(O) sans ordre : avance jusqu’à 300 pas vers Bd à 500 pas.',
  },
]);
