import { golden } from '../../../test/support/sentences.ts';
import { wab } from './index.ts';

golden(wab, [
  {
    // BS 3: 4+; S3 on T3: 4+; light 6, shield +1: 5+. 20 × 1/2 × 1/2 × 2/3.
    title: 'twenty short bows',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 20, weapon: 'short-bow', distance: 9 }],
      target: { models: 24, armour: 'light', shield: 'shield' },
    },
    en: 'Warhammer Ancient Battles: 20 shots (short bow, 4+/4+, save 5+) at 24 models: 3.33 casualties on average, 5 or more 23.1%.',
    fr: 'Warhammer Ancient Battles : 20 tirs (arc court, 4+/4+, sauvegarde 5+) sur 24 figurines : 3,33 pertes en moyenne, 5 ou plus 23,1 %.',
    dice: [{ passed: 9 }, { passed: 4 }, { passed: 2 }],
    result: {
      en: 'Warhammer Ancient Battles: 20 shots (short bow, 4+/4+, save 5+) at 24 models, rolled hits 9, wounds 4, failed saves 2: target 2 lost.',
      fr: 'Warhammer Ancient Battles : 20 tirs (arc court, 4+/4+, sauvegarde 5+) sur 24 figurines, touches 9, blessures 4, sauvegardes ratées 2 : cible 2 pertes.',
    },
  },
  {
    // BS 3: 4; long range, skirmishers, soft cover -3: 7, a 6 at S2; S2 on T3: 5+. 10 × 1/6 × 1/3.
    title: 'long range, skirmishers in cover',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 10, weapon: 'longbow', distance: 20 }],
      target: { models: 12, name: 'Cretans', skirmishers: true, softCover: true },
    },
    french: { Cretans: 'Crétois' },
    en: 'Warhammer Ancient Battles: 10 shots (longbow, 6+/5+, no save) at Cretans (12 models), long range, skirmishers, soft cover: 0.56 casualties on average, 2 or more 10.3%.',
    fr: 'Warhammer Ancient Battles : 10 tirs (arc long, 6+/5+, pas de sauvegarde) sur Crétois (12 figurines), longue portée, tirailleurs, couvert léger : 0,56 perte en moyenne, 2 ou plus 10,3 %.',
    dice: [{ passed: 2 }, { passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: 10 shots (longbow, 6+/5+, no save) at Cretans (12 models), long range, skirmishers, soft cover, rolled hits 2, wounds 1: Cretans 1 lost.',
      fr: 'Warhammer Ancient Battles : 10 tirs (arc long, 6+/5+, pas de sauvegarde) sur Crétois (12 figurines), longue portée, tirailleurs, couvert léger, touches 2, blessures 1 : Crétois 1 perte.',
    },
  },
  {
    // BS 3: 4, moving -1: 5+; S3 on T3: 4+; heavy 5, large shield +2: 3+. 8 × 1/3 × 1/2 × 1/3.
    title: 'slingers who moved',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 8, weapon: 'sling', distance: 6, moved: true, name: 'Balearics' }],
      target: { models: 10, armour: 'heavy', shield: 'large-shield' },
    },
    french: { Balearics: 'Baléares' },
    en: 'Warhammer Ancient Battles: Balearics, 8 shots (sling, 5+/4+, save 3+) at 10 models, moving: 0.44 casualties on average, 1 or more 36.7%.',
    fr: 'Warhammer Ancient Battles : Baléares, 8 tirs (fronde, 5+/4+, sauvegarde 3+) sur 10 figurines, en mouvement : 0,44 perte en moyenne, 1 ou plus 36,7 %.',
    dice: [{ passed: 3 }, { passed: 1 }, { passed: 0 }],
    result: {
      en: 'Warhammer Ancient Battles: Balearics, 8 shots (sling, 5+/4+, save 3+) at 10 models, moving, rolled hits 3, wounds 1, failed saves 0: target no losses.',
      fr: 'Warhammer Ancient Battles : Baléares, 8 tirs (fronde, 5+/4+, sauvegarde 3+) sur 10 figurines, en mouvement, touches 3, blessures 1, sauvegardes ratées 0 : cible aucune perte.',
    },
  },
  {
    // BS 3: 4, large target +1: 3+; S3 on T6: 6+; save 5+. Four wounds or more of 12 × 2/3 × 1/6 × 2/3.
    title: 'javelins at an elephant',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 12, weapon: 'javelins', distance: 4 }],
      target: { models: 1, name: 'Surus', toughness: 6, wounds: 4, large: true, profileSave: 5 },
    },
    en: 'Warhammer Ancient Battles: 12 shots (javelins, 3+/6+, save 5+) at Surus (1 model), large target: 1 lost 0.9%, 0 lost 99.1%.',
    fr: 'Warhammer Ancient Battles : 12 tirs (javelots, 3+/6+, sauvegarde 5+) sur Surus (1 figurine), grande cible : 1 perdue 0,9 %, 0 perdue 99,1 %.',
    dice: [{ passed: 9 }, { passed: 2 }, { passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: 12 shots (javelins, 3+/6+, save 5+) at Surus (1 model), large target, rolled hits 9, wounds 2, failed saves 1: Surus 1 wound noted.',
      fr: 'Warhammer Ancient Battles : 12 tirs (javelots, 3+/6+, sauvegarde 5+) sur Surus (1 figurine), grande cible, touches 9, blessures 2, sauvegardes ratées 1 : Surus 1 blessure notée.',
    },
  },
  {
    // BS 3: 4+; S4 at short range on T3: 3+. 1/2 × 2/3.
    title: 'one shot',
    procedure: 'shooting',
    given: { shooters: [{ models: 1, weapon: 'crossbow', distance: 10 }], target: { models: 5 } },
    en: 'Warhammer Ancient Battles: 1 shot (crossbow, 4+/3+, no save) at 5 models: 1 lost 33.3%, 0 lost 66.7%.',
    fr: 'Warhammer Ancient Battles : 1 tir (arbalète, 4+/3+, pas de sauvegarde) sur 5 figurines : 1 perdue 33,3 %, 0 perdue 66,7 %.',
    dice: [4, 4],
    result: {
      en: 'Warhammer Ancient Battles: 1 shot (crossbow, 4+/3+, no save) at 5 models, rolled hits 1, wounds 1: target 1 lost.',
      fr: 'Warhammer Ancient Battles : 1 tir (arbalète, 4+/3+, pas de sauvegarde) sur 5 figurines, touches 1, blessures 1 : cible 1 perte.',
    },
  },
  {
    // S2 on T6: N.
    title: 'no wound possible',
    procedure: 'shooting',
    given: { shooters: [{ models: 10, weapon: 'darts', distance: 5 }], target: { models: 4, toughness: 6 } },
    en: 'Warhammer Ancient Battles: 10 shots (darts, unable to wound) at 4 models: 0 lost.',
    fr: 'Warhammer Ancient Battles : 10 tirs (fléchettes, sans pouvoir blesser) sur 4 figurines : 0 perdue.',
  },
  {
    // 14 of 30 is short: 4+, S4 on T3 3+, heavy 5 less 1: 6+; 20 is long: 5+, S3 4+, 5+. 12 × 5/18 + 8 × 1/9.
    title: 'two batches',
    procedure: 'shooting',
    given: {
      shooters: [
        { models: 12, weapon: 'crossbow', distance: 14 },
        { models: 8, weapon: 'crossbow', distance: 20 },
      ],
      target: { models: 10, armour: 'heavy' },
    },
    en: 'Warhammer Ancient Battles: 12 shots (crossbow, 4+/3+, save 6+) and 8 (5+/4+, save 5+) at 10 models, long range: 4.22 casualties on average, 6 or more 23%.',
    fr: 'Warhammer Ancient Battles : 12 tirs (arbalète, 4+/3+, sauvegarde 6+) et 8 (5+/4+, sauvegarde 5+) sur 10 figurines, longue portée : 4,22 pertes en moyenne, 6 ou plus 23 %.',
    dice: [{ passed: 6 }, { passed: 3 }, { passed: 2 }, { passed: 3 }, { passed: 1 }, { passed: 0 }],
    result: {
      en: 'Warhammer Ancient Battles: 12 shots (crossbow, 4+/3+, save 6+) and 8 (5+/4+, save 5+) at 10 models, long range, rolled hits/wounds/failed saves 6/3/2 shooters 1, 3/1/0 shooters 2: target 2 lost.',
      fr: 'Warhammer Ancient Battles : 12 tirs (arbalète, 4+/3+, sauvegarde 6+) et 8 (5+/4+, sauvegarde 5+) sur 10 figurines, longue portée, touches/blessures/sauvegardes ratées 6/3/2 tireurs 1, 3/1/0 tireurs 2 : cible 2 pertes.',
    },
  },
  {
    // 4+; half of the hits each, the odd one on a die. Gauls 4+, no save; Hastati 4+, light 6 and large shield +2: 4+.
    title: 'into a melee',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 10, weapon: 'javelins', distance: 4 }],
      target: { models: 20, name: 'Gauls' },
      melee: [{ models: 10, name: 'Hastati', armour: 'light', shield: 'large-shield', side: 'own' }],
    },
    french: { Gauls: 'Gaulois' },
    en: 'Warhammer Ancient Battles: 10 shots (javelins, 4+ hits) at Gauls (20 models), in hand-to-hand combat: Gauls 1.25 casualties on average, 2 or more 36.9%; Hastati 0.63 casualties on average, 2 or more 11.5%.',
    fr: 'Warhammer Ancient Battles : 10 tirs (javelots, 4+ touche) sur Gaulois (20 figurines), au corps à corps : Gaulois 1,25 perte en moyenne, 2 ou plus 36,9 % ; Hastati 0,63 perte en moyenne, 2 ou plus 11,5 %.',
    dice: [{ passed: 4 }, { passed: 1 }, { passed: 1 }, { passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: 10 shots (javelins, 4+ hits) at Gauls (20 models), in hand-to-hand combat, rolled hits 4, wounds 2, failed saves 1: Gauls 1 lost, Hastati 1 lost.',
      fr: 'Warhammer Ancient Battles : 10 tirs (javelots, 4+ touche) sur Gaulois (20 figurines), au corps à corps, touches 4, blessures 2, sauvegardes ratées 1 : Gaulois 1 perte, Hastati 1 perte.',
    },
  },
  {
    // 1/4 kills first; otherwise 1/4 kills back: 1/4, 3/16, the rest even.
    title: 'unnamed, one each',
    procedure: 'close-combat',
    given: { attackers: [{ models: 1, fighting: 1, charged: true }], defenders: [{ models: 1, fighting: 1 }] },
    en: 'Warhammer Ancient Battles: 1 model (1 att. 4+/4+) charges 1 model (1 att. 4+/4+): more wounds on defenders 25%, even 56.3%, attackers 18.8%; average casualties 0.19 v 0.25.',
    fr: 'Warhammer Ancient Battles : 1 figurine (1 att. 4+/4+) charge 1 figurine (1 att. 4+/4+) : le plus blessé défenseurs 25 %, égalité 56,3 %, attaquants 18,8 % ; pertes moyennes 0,19 contre 0,25.',
    dice: [6, 6],
    result: {
      en: 'Warhammer Ancient Battles: 1 model (1 att. 4+/4+) charges 1 model (1 att. 4+/4+), rolled hits 1, wounds 1: defenders 1 lost, none left.',
      fr: 'Warhammer Ancient Battles : 1 figurine (1 att. 4+/4+) charge 1 figurine (1 att. 4+/4+), touches 1, blessures 1 : défenseurs 1 perte, aucune restante.',
    },
  },
  {
    // WS 5 and 4 on 3: 3+, S4 on T3: 3+: 8 × 4/9. The general first (Initiative 5). Six Hoplites 4+/4+, less those lost.
    title: 'a general beside his horse',
    procedure: 'close-combat',
    given: {
      attackers: [
        { models: 8, name: 'Companions', fighting: 5, charged: true, strength: 4, weaponSkill: 4 },
        {
          models: 1,
          name: 'General',
          fighting: 1,
          attacks: 3,
          charged: true,
          strength: 4,
          weaponSkill: 5,
          initiative: 5,
        },
      ],
      defenders: [{ models: 20, name: 'Hoplites', fighting: 6 }],
    },
    french: { Companions: 'Compagnons', General: 'Général' },
    en: 'Warhammer Ancient Battles: 8 Companions (5 att. 3+/3+) and General (3 att. 3+/3+) charge 20 Hoplites (6 att. 4+/4+): more wounds on Hoplites 90%, even 6.3%, attackers 3.7%; average casualties 0.62 v 3.56.',
    fr: 'Warhammer Ancient Battles : 8 Compagnons (5 att. 3+/3+) et Général (3 att. 3+/3+) chargent 20 Hoplites (6 att. 4+/4+) : le plus blessé Hoplites 90 %, égalité 6,3 %, attaquants 3,7 % ; pertes moyennes 0,62 contre 3,56.',
    dice: [{ passed: 2 }, { passed: 1 }, { passed: 3 }, { passed: 2 }, { passed: 3 }, { passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: 8 Companions (5 att. 3+/3+) and General (3 att. 3+/3+) charge 20 Hoplites (6 att. 4+/4+), rolled hits/wounds 2/1 General, 3/2 Companions, 3/1 Hoplites: Hoplites 3 lost, Companions 1 lost.',
      fr: 'Warhammer Ancient Battles : 8 Compagnons (5 att. 3+/3+) et Général (3 att. 3+/3+) chargent 20 Hoplites (6 att. 4+/4+), touches/blessures 2/1 Général, 3/2 Compagnons, 3/1 Hoplites : Hoplites 3 pertes, Compagnons 1 perte.',
    },
  },
  {
    // 4+ less 1: 5+; 4+; shield alone 6+: 5 × 1/3 × 1/2 × 5/6. Back 4+/4+.
    title: 'a scenario that hinders',
    procedure: 'close-combat',
    given: {
      attackers: [{ models: 10, name: 'Thracians', fighting: 5, charged: true, hitModifier: -1 }],
      defenders: [{ models: 10, name: 'Peltasts', fighting: 5, shield: 'shield' }],
    },
    french: { Thracians: 'Thraces', Peltasts: 'Peltastes' },
    en: 'Warhammer Ancient Battles: 10 Thracians (-1 to hit, 5 att. 5+/4+, enemy saves on 6+) charge 10 Peltasts (5 att. 4+/4+): more wounds on Peltasts 24.6%, even 29.1%, Thracians 46.3%; average casualties 1.08 v 0.69.',
    fr: 'Warhammer Ancient Battles : 10 Thraces (toucher -1, 5 att. 5+/4+, svg ennemie 6+) chargent 10 Peltastes (5 att. 4+/4+) : le plus blessé Peltastes 24,6 %, égalité 29,1 %, Thraces 46,3 % ; pertes moyennes 1,08 contre 0,69.',
    dice: [{ passed: 2 }, { passed: 1 }, { passed: 1 }, { passed: 2 }, { passed: 0 }],
    result: {
      en: 'Warhammer Ancient Battles: 10 Thracians (-1 to hit, 5 att. 5+/4+, enemy saves on 6+) charge 10 Peltasts (5 att. 4+/4+), rolled hits/wounds/failed saves 2/1/1 Thracians, 2/0 Peltasts: Peltasts 1 lost.',
      fr: 'Warhammer Ancient Battles : 10 Thraces (toucher -1, 5 att. 5+/4+, svg ennemie 6+) chargent 10 Peltastes (5 att. 4+/4+), touches/blessures/sauvegardes ratées 2/1/1 Thraces, 2/0 Peltastes : Peltastes 1 perte.',
    },
  },
  {
    // BS 3: 4, charging -1: 5+; 4+; cavalry in heavy armour 4, shield +1: 3+. 15 × 1/3 × 1/2 × 1/3.
    title: 'charging cavalry under arrows',
    procedure: 'shooting',
    given: {
      shooters: [{ models: 15, weapon: 'composite-bow', distance: 10 }],
      target: { models: 10, name: 'Cataphracts', troop: 'cavalry', armour: 'heavy', shield: 'shield', charging: true },
    },
    french: { Cataphracts: 'Cataphractes' },
    en: 'Warhammer Ancient Battles: 15 shots (composite bow, 5+/4+, save 3+) at Cataphracts (10 models), charging target: 0.83 casualties on average, 2 or more 20.1%.',
    fr: 'Warhammer Ancient Battles : 15 tirs (arc composite, 5+/4+, sauvegarde 3+) sur Cataphractes (10 figurines), cible qui charge : 0,83 perte en moyenne, 2 ou plus 20,1 %.',
    dice: [{ passed: 5 }, { passed: 2 }, { passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: 15 shots (composite bow, 5+/4+, save 3+) at Cataphracts (10 models), charging target, rolled hits 5, wounds 2, failed saves 1: Cataphracts 1 lost.',
      fr: 'Warhammer Ancient Battles : 15 tirs (arc composite, 5+/4+, sauvegarde 3+) sur Cataphractes (10 figurines), cible qui charge, touches 5, blessures 2, sauvegardes ratées 1 : Cataphractes 1 perte.',
    },
  },
  {
    // 5, large shield +2: 3+; S4 -1: 4+. Six at 1/2.
    title: 'heavy armour and a large shield',
    procedure: 'armour-save',
    given: { saves: 6, strength: 4, armour: 'heavy', shield: 'large-shield' },
    en: 'Warhammer Ancient Battles: infantry (heavy armour, large shield), 6 saves against S4 (hand-to-hand), 4+: 3 made on average, 4 or more 34.4%.',
    fr: 'Warhammer Ancient Battles : infanterie (armure lourde, grand bouclier), 6 sauvegardes contre F4 (corps à corps), 4+ : 3 réussies en moyenne, 4 ou plus 34,4 %.',
    dice: [{ passed: 2 }],
    result: {
      en: 'Warhammer Ancient Battles: infantry (heavy armour, large shield), 6 saves against S4 (hand-to-hand), 4+, rolled failed saves 2: the target 2 of 6 wounds suffered.',
      fr: 'Warhammer Ancient Battles : infanterie (armure lourde, grand bouclier), 6 sauvegardes contre F4 (corps à corps), 4+, sauvegardes ratées 2 : la cible 2 blessures subies sur 6.',
    },
  },
  {
    // 6; S6 -3: 9, none.
    title: 'no save left',
    procedure: 'armour-save',
    given: { saves: 3, strength: 6, armour: 'light' },
    en: 'Warhammer Ancient Battles: infantry (light armour), 3 saves against S6 (hand-to-hand), no save: 0 made.',
    fr: 'Warhammer Ancient Battles : infanterie (armure légère), 3 sauvegardes contre F6 (corps à corps), pas de sauvegarde : 0 réussie.',
  },
  {
    // Cavalry 3, full metal barding +1: 2+, the limit. Ten at 5/6.
    title: 'a barded cataphract',
    procedure: 'armour-save',
    given: {
      saves: 10,
      by: 'shooting',
      troop: 'cavalry',
      armour: 'cataphract',
      barding: 'full-metal',
      name: 'Clibanarii',
    },
    french: { Clibanarii: 'Clibanaires' },
    en: 'Warhammer Ancient Battles: Clibanarii (cataphract armour, barding), 10 saves against S3 (shooting), 2+: 8.33 made on average, 10 or more 16.2%.',
    fr: 'Warhammer Ancient Battles : Clibanaires (armure de cataphracte, caparaçon), 10 sauvegardes contre F3 (tir), 2+ : 8,33 réussies en moyenne, 10 ou plus 16,2 %.',
    dice: [{ passed: 1 }],
    result: {
      en: 'Warhammer Ancient Battles: Clibanarii (cataphract armour, barding), 10 saves against S3 (shooting), 2+, rolled failed saves 1: Clibanarii 1 of 10 wounds suffered.',
      fr: 'Warhammer Ancient Battles : Clibanaires (armure de cataphracte, caparaçon), 10 sauvegardes contre F3 (tir), 2+, sauvegardes ratées 1 : Clibanaires 1 blessure subie sur 10.',
    },
  },
  {
    // Eight in front; files 1, 3, 5, 7 of the second rank; 1, 3 of the last four: 14.
    title: 'twenty archers in three ranks',
    procedure: 'who-shoots',
    given: {
      weapon: 'longbow',
      models: 20,
      front: [
        { files: 5, distance: 15 },
        { files: 3, distance: 16 },
      ],
    },
    en: 'Warhammer Ancient Battles: 20 models (longbow) in 8 files: 14 shots.',
    fr: 'Warhammer Ancient Battles : 20 figurines (arc long) sur 8 files : 14 tirs.',
  },
  {
    // The cell holds a dash.
    title: 'infantry wears no cataphract armour',
    procedure: 'armour-save',
    given: { armour: 'cataphract' },
    en: 'Warhammer Ancient Battles: infantry (cataphract armour), 1 save against S3 (hand-to-hand): not allowed, no cataphract armour for infantry.',
    fr: 'Warhammer Ancient Battles : infanterie (armure de cataphracte), 1 sauvegarde contre F3 (corps à corps) : impossible, pas d’armure de cataphracte pour l’infanterie.',
  },
]);
