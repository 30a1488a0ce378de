// The names and codes that the Jours de Gloire sheet (seed 002) prints, typed in its order. Accents that it leaves out are restored
// (Étang, côté), capitals inside a name lowered; strokes have a space on either side. Of a row that is a whole sentence only the terms of the game are typed,
// in any order, with + between.

export const TERRAIN_FR = `
clear         | Clair
difficult     | Difficile / Coupé / Lac asséché / Vigne
orchard       | Verger / Palmeraie
woods         | Bois
marsh         | Marais / Rizière / Étang gelé*
water         | Rivière / Lac / Mer
town          | Ville / Village / Ruines
castle        | Château
road          | Route [c]
trail         | Chemin [c]
bridge        | Pont / Ponton installé
stream        | Ruisseau / Canal / Gué
up-1          | +1 niveau de terrain
up-2          | +2 niveaux de terrain ou plus
down-1        | -1 niveau de terrain
down-2        | -2 niveaux de terrain ou plus
crest         | Crête
slope         | Pente
steep         | Pente raide [i]
redoubt       | Redoute / Mur
fortification | Fortification
friends       | Hex. unité amie
leaving-zoc   | Quitter une ZdC [d]
`;

export const TERRAIN_EN = `
clear         | Clear
difficult     | Difficult / Rough / Dry lake / Vineyard
orchard       | Orchard / Palm
woods         | Woods
marsh         | Marsh / Rice field / Frozen pond*
water         | River / Lake / Sea
town          | Town / Village / Ruins
castle        | Castle
road          | Road [c]
trail         | Trail [c]
bridge        | Bridge / Deployed pontoon
stream        | Stream / Canal / Ford
up-1          | +1 terrain level
up-2          | +2 terrain levels or more
down-1        | -1 terrain level
down-2        | -2 terrain levels or more
crest         | Crest
slope         | Slope
steep         | Steep slope [i]
redoubt       | Redoubt / Wall
fortification | Fortification
friends       | Friendly unit’s hex
leaving-zoc   | Leaving a ZoC [d]
`;

export const TERRAIN_COLUMNS = `
fr              | en
Type de terrain | Terrain type
Général         | General
Infanterie      | Infantry
Cavalerie       | Cavalry
Artillerie      | Artillery
Tir [a]         | Fire [a]
Choc [a]        | Shock [a]
`;

export const TITLES = `
chart           | fr                                | en
terrain         | table des terrains + (TDT)        | terrain effects chart + (TEC)
fire-table      | table de tir                      | fire table
fire-modifiers  | modificateurs + tir d’artillerie  | modifiers + artillery fire
odds            | table des ratios                  | odds table
shock-modifiers | modificateurs + de choc ou charge | modifiers + shock or charge
shock-results   | table de choc et charge           | shock and charge table
`;

export const HEADINGS = `
chart         | fr                     | en
fire-table    | Résultat du dé modifié | Modified die roll
fire-table    | Effet sur la cible     | Effect on target
odds          | Rapports de force      | Odds
odds          | Modificateur au dé     | Die modifier
shock-results | Jet modifié            | Modified die roll
shock-results | Défenseur              | Defender
shock-results | Attaquant              | Attacker
`;

export const CODES = `
fr    | meaning             | en   | meaning
UAT   | autre terrain       | UAT  | other terrain
PE    | pas d’effet         | PE   | no effect
NA    | non autorisé        | NA   | not allowed
D     | mise en désordre    | D    | disordered
1     | recul d’un hex.     | 1    | recoil one hex
TdC   | test de cohésion    | CT   | cohesion test
R     | déroute             | R    | rout
TdC/1 | recul d’un hex.     | CT/1 | recoil one hex
`;

// The same in both languages.
export const ODDS = `
4/1 +
3/1
2/1
1.5/1
1/1
1/1.5
1/2
1/3
1/4 -
`;

export const FIRE_MODIFIERS = `
row        | fr                                                              | en
strength   | tir d’une artillerie                                            | artillery fire
combined   | même formation + tir combiné de 2 unités d’artillerie + empilées | same formation + combined fire from 2 + artillery units + stacked
six-fronts | tireur ayant six hex. de front + ville + village + carré        | firer with six front hexes + town + village + square
answering  | tir de réaction + 8.3.3 + contre-batterie + 7.1                 | reaction fire + 8.3.3 + counter-battery fire + 7.1
target-terrain| terrain + de la cible                                           | terrain + target hex
massed     | hors artillerie + cible groupée : 2 unités ou plus + dans l’hex. | other than artillery + massed target: 2 or more units + in the hex
square     | cible formée en carré                                           | target in square formation
adjacent   | tir à bout portant                                              | (adjacent) + fire at point-blank range
efficient  | tir à portée efficace                                           | the top left number + fire at efficient range
long       | au-delà de la portée efficace + tir à longue portée + hex.      | efficient range + long-range + for each hex beyond
`;

export const SHOCK_MODIFIERS = `
row                | fr                                                      | en
odds               | rapports de force (8.6)                                 | odds ratio (8.6)
cohesion           | différentiel + cohésion + (8.6)                         | difference + best cohesion rating + (8.6)
terrain            | terrain + défenseur                                     | terrain + defender
routed             | défenseur en déroute                                    | defender routed
rear               | hex. d’arrière + défenseur attaqué depuis un            | rear hex + defender attacked from
front-and-rear     | hex. d’arrière + de front ET + défenseur attaqué depuis un hex. | at least one + AND + defender attacked from a front hex + rear hex
exposed            | hex. d’arrière + dans un hex. de front + pas au combat  | rear hex + in a front hex of + enemy + not participating in the combat
cavalry-shock      | choc de cavalerie (sans charger)                        | cavalry shock (without charging)
heavy-charge       | cavalerie lourde + charge avec au moins une             | (L on unit) + heavy cavalry + charge with at least one
charge             | charge de cavalerie non lourde                          | charge by non-heavy cavalry
charge-on-square   | combinée avec + charge de cavalerie contre un carré     | combined with + cavalry charge against a square + even
infantry-on-square | infanterie seule contre un carré                        | infantry alone attacking a square
`;

export const SHOCK_RIGHTS = `
right                        | fr                                                                 | en
breakthrough                 | choc de rupture (8.7)                                              | breakthrough (8.7)
pursuit                      | poursuite (9.5)                                                    | pursuit (9.5)
counter-shock                | contre-choc (8.7)                                                  | counter-shock (8.7)
pursuit-after-counter-charge | poursuite si contre-charge et recul ou + retraite de l’attaquant + (9.4 et 9.5) | pursuit if counter-charge and recoil or + retreat of the attacker + (9.4 and 9.5)
`;
