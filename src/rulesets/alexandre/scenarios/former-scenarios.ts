import type { FormerScenarios } from '../../../kernel/battles.ts';

/** Former conditions of victory and words of scenarios. */
export const FORMER_SCENARIOS: FormerScenarios = {
  // the-ford
  c3563d20b41d2d37: {
    introduction: {
      fr: 'Le Granique, 334 av. J.-C. Alexandre mène l’aile droite à travers la rivière, sous les satrapes qui tiennent la berge. Une partie pour apprendre : vingt-deux unités, huit tours. La Macédoine doit avoir cinq unités en bon ordre ou fatiguées sur l’autre rive à la fin, et davantage de points ; la mort d’Alexandre donne la victoire à la Perse. Les mercenaires grecs n’agissent pas avant le tour 4.',
      en: 'The Granicus, 334 BC. Alexander leads the right wing across the river, under the satraps who hold the bank. A battle to learn by: twenty-two units, eight turns. Macedon needs five units in good order or fatigued on the far bank at the end, and more points; Alexander’s death wins for Persia. The Greek mercenaries do not act before turn 4.',
    },
    sides: [
      {
        name: {
          fr: 'Macédoine',
          en: 'Macedon',
        },
        edge: 'south',
        collapse: 50,
      },
      {
        name: {
          fr: 'Perse',
          en: 'Persia',
        },
        edge: 'north',
        collapse: 50,
      },
    ],
  },
  '5fd935e91862e950': {
    introduction: {
      fr: 'Le Granique, 334 av. J.-C. Alexandre mène l’aile droite à travers la rivière, sous les satrapes qui tiennent la berge. Une partie pour apprendre : vingt-deux unités, huit tours. La Macédoine doit avoir cinq unités en bon ordre ou fatiguées sur l’autre rive à la fin, et davantage de points ; elle s’effondre si elle perd un quart de ses PF, et la mort d’Alexandre donne la victoire à la Perse, qui combat jusqu’au bout. Les mercenaires grecs n’agissent pas avant le tour 4.',
      en: 'The Granicus, 334 BC. Alexander leads the right wing across the river, under the satraps who hold the bank. A battle to learn by: twenty-two units, eight turns. Macedon needs five units in good order or fatigued on the far bank at the end, and more points; it collapses if it loses a quarter of its SP, and Alexander’s death wins for Persia, which fights to the end. The Greek mercenaries do not act before turn 4.',
    },
    sides: [
      { name: { fr: 'Macédoine', en: 'Macedon' }, edge: 'south', collapse: 25 },
      { name: { fr: 'Perse', en: 'Persia' }, edge: 'north', collapse: 0 },
    ],
  },
  // gaugamela
  '55adcb1f8e4c1645': {
    par: undefined,
    introduction: {
      fr: '1er octobre 331 av. J.-C. Darius attend Alexandre dans une plaine qu’il a fait aplanir pour ses chars. La ligne perse déborde des deux côtés ; la phalange doit tenir pendant que les Compagnons cherchent le passage. Douze tours. La Macédoine s’effondre quand elle a perdu 40 % de ses PF, la Perse 45 %, ou si Darius fuit hors de la carte ; sinon, les points décident. Les chars sont retirés après leur première mêlée.',
      en: '1 October 331 BC. Darius awaits Alexander on a plain levelled for his chariots. The Persian line overlaps on both sides; the phalanx must hold while the Companions seek the gap. Twelve turns. Macedon collapses when it has lost 40% of its SP, Persia at 45%, or if Darius flees off the map; otherwise points decide. Chariots are removed after their first melee.',
    },
    sides: [
      {
        name: {
          fr: 'Macédoine',
          en: 'Macedon',
        },
        edge: 'south',
        collapse: 40,
      },
      {
        name: {
          fr: 'Perse',
          en: 'Persia',
        },
        edge: 'north',
        collapse: 45,
      },
    ],
  },
  '87d32c057ae4c08b': {
    par: undefined,
    introduction: {
      fr: '1er octobre 331 av. J.-C. Darius attend Alexandre dans une plaine qu’il a fait aplanir pour ses chars. La ligne perse déborde des deux côtés ; la phalange doit tenir pendant que les Compagnons cherchent le passage. Douze tours. La Macédoine, loin de ses bases, s’effondre quand elle a perdu 15 % de ses PF, la Perse 50 %, ou si Darius fuit hors de la carte ; sinon, les points décident. Les chars sont retirés après leur première mêlée. Comme dans l’histoire, la bataille favorise la Macédoine : quatre fois sur cinq entre débutants, trois fois sur cinq entre joueurs aguerris.',
      en: '1 October 331 BC. Darius awaits Alexander on a plain levelled for his chariots. The Persian line overlaps on both sides; the phalanx must hold while the Companions seek the gap. Twelve turns. Macedon, far from its bases, collapses when it has lost 15% of its SP, Persia at 50%, or if Darius flees off the map; otherwise points decide. Chariots are removed after their first melee. As in history, the battle favours Macedon: four times in five between beginners, three times in five between seasoned players.',
    },
  },
  // gaugamela, before it had a par
  '6b8c7ec70b5c0ceb': {
    introduction: {
      fr: '1er octobre 331 av. J.-C. Darius attend Alexandre dans une plaine qu’il a fait aplanir pour ses chars. La ligne perse déborde des deux côtés ; la phalange doit tenir pendant que les Compagnons cherchent le passage. Douze tours. La Macédoine, loin de ses bases, s’effondre quand elle a perdu 15 % de ses PF, la Perse 50 %, ou si Darius fuit hors de la carte ; sinon, les points décident. Les chars sont retirés après leur première mêlée. Comme dans l’histoire, la bataille favorise la Macédoine entre débutants, quatre fois sur cinq ; entre joueurs aguerris, elle est égale.',
      en: '1 October 331 BC. Darius awaits Alexander on a plain levelled for his chariots. The Persian line overlaps on both sides; the phalanx must hold while the Companions seek the gap. Twelve turns. Macedon, far from its bases, collapses when it has lost 15% of its SP, Persia at 50%, or if Darius flees off the map; otherwise points decide. Chariots are removed after their first melee. As in history, the battle favours Macedon between beginners, four times in five; between seasoned players it is even.',
    },
    par: undefined,
  },
};
