import type { FormerScenarios } from '../../../kernel/battles.ts';

/** Former conditions of victory and words of scenarios. */
export const FORMER_SCENARIOS: FormerScenarios = {
  // maida
  '17d0f43fcc0c0e8d': {
    introduction: {
      fr: 'Calabre, 4 juillet 1806. Stuart, débarqué avec une division britannique, barre la plaine du Lamato ; Reynier descend des collines boisées pour le rejeter à la mer. Une partie pour apprendre : trois formations de chaque côté, huit tours, deux ordres par tour. Le 20e de ligne arrive par la plage au tour 4. Deux formations adverses effondrées donnent la victoire ; sinon les points décident : deux par unité éliminée, un par unité en déroute, quatre par formation effondrée.',
      en: 'Calabria, 4 July 1806. Stuart has landed a British division and bars the plain of the Lamato; Reynier comes down from the wooded hills to throw him into the sea. A battle to learn by: three formations a side, eight turns, two orders a turn. The 20th Foot comes up from the beach on turn 4. Two enemy formations collapsed win; otherwise points decide: two for a unit eliminated, one for a unit routed, four for a formation collapsed.',
    },
    sides: [
      {
        name: {
          fr: 'Britanniques',
          en: 'British',
        },
        edge: 'west',
        orders: 2,
        collapse: 2,
      },
      {
        name: {
          fr: 'Français',
          en: 'French',
        },
        edge: 'east',
        orders: 2,
        collapse: 2,
      },
    ],
    objectives: [],
  },
  '8dd5202af82b80d6': {
    introduction: {
      fr: 'Calabre, 4 juillet 1806. Stuart, débarqué avec une division britannique, barre la plaine du Lamato ; Reynier descend des collines boisées pour le rejeter à la mer. Une partie pour apprendre : trois formations de chaque côté, huit tours, deux ordres par tour. Le 20e de ligne arrive par la plage au tour 4. Stuart, dos à la mer, perd dès qu’une de ses formations s’effondre, Reynier quand les trois siennes le sont ; sinon les points décident : deux par unité éliminée, un par unité en déroute, quatre par formation effondrée, sept pour la route de Maida (1507), aux Français tant qu’un Britannique n’y entre pas.',
      en: 'Calabria, 4 July 1806. Stuart has landed a British division and bars the plain of the Lamato; Reynier comes down from the wooded hills to throw him into the sea. A battle to learn by: three formations a side, eight turns, two orders a turn. The 20th Foot comes up from the beach on turn 4. Stuart, his back to the sea, loses as soon as one of his formations collapses, Reynier when all three of his have; otherwise points decide: two for a unit eliminated, one for a unit routed, four for a formation collapsed, seven for the road to Maida (1507), which is French until the British set foot on it.',
    },
    objectives: [{ hex: '1507', points: 7, side: 2 }],
  },
  // auerstaedt
  '2a169935003797fe': {
    par: undefined,
    introduction: {
      fr: 'Thuringe, 14 octobre 1806. Dans le brouillard, Davout monte du pont de Kösen avec un seul corps ; l’armée principale prussienne marche sur la même route. Gudin tient Hassenhausen, Friant arrive au tour 3, Morand au tour 5 ; en face Blücher et Schmettau sont là, les autres divisions suivent de l’ouest jusqu’au tour 7. Brouillard aux tours 1 et 2 : nul ne voit à plus de deux hexagones. Trois ordres par tour ; les Prussiens deux à partir du tour 5, leur chef perdu. Hassenhausen vaut dix points, une formation effondrée quatre, une unité prussienne sortie par la route de Kösen six. Trois formations françaises ou quatre prussiennes effondrées perdent la bataille.',
      en: 'Thuringia, 14 October 1806. In the fog Davout comes up from the bridge of Kösen with a single corps; the main Prussian army marches on the same road. Gudin holds Hassenhausen, Friant comes on turn 3, Morand on turn 5; facing them Blücher and Schmettau are there, the other divisions follow from the west until turn 7. Fog on turns 1 and 2: nobody sees farther than two hexes. Three orders a turn; the Prussians two from turn 5 on, their commander lost. Hassenhausen is worth ten points, a collapsed formation four, a Prussian unit that leaves by the Kösen road six. Three French or four Prussian formations collapsed lose the battle.',
    },
  },
  // auerstaedt, before it had a par
  c90eacb80288db2c: {
    introduction: {
      fr: 'Thuringe, 14 octobre 1806. Dans le brouillard, Davout monte du pont de Kösen avec un seul corps ; l’armée principale prussienne marche sur la même route. Gudin tient Hassenhausen, Friant arrive au tour 3, Morand au tour 5 ; en face Blücher et Schmettau sont là, les autres divisions suivent de l’ouest jusqu’au tour 7. Brouillard aux tours 1 et 2 : nul ne voit à plus de deux hexagones. Trois ordres par tour ; les Prussiens deux à partir du tour 5, leur chef perdu. Hassenhausen vaut dix points, une formation effondrée quatre, une unité prussienne sortie par la route de Kösen six. Trois formations françaises ou quatre prussiennes effondrées perdent la bataille. Entre joueurs égaux, elle favorise les Français.',
      en: 'Thuringia, 14 October 1806. In the fog Davout comes up from the bridge of Kösen with a single corps; the main Prussian army marches on the same road. Gudin holds Hassenhausen, Friant comes on turn 3, Morand on turn 5; facing them Blücher and Schmettau are there, the other divisions follow from the west until turn 7. Fog on turns 1 and 2: nobody sees farther than two hexes. Three orders a turn; the Prussians two from turn 5 on, their commander lost. Hassenhausen is worth ten points, a collapsed formation four, a Prussian unit that leaves by the Kösen road six. Three French or four Prussian formations collapsed lose the battle. Between equal players it favours the French.',
    },
    par: undefined,
  },
};
