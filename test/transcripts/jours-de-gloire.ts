// Independent transcript of the Jours de Gloire charts (seed 002).
// Spaces inside a cell are closed up ("- 1[f]" is typed -1[f]); a note mark printed on the row's name stays on the key (before it for [i]).

export const TERRAIN = `
row                                     | general | infantry | cavalry | artillery | fire[a] | shock[a]
clear                                   | 1       | 1        | 1       | 2         | PE      | +1
difficult / rough / dry-lake / vineyard | 1       | 1        | 2       | 2         | PE      | PE[e]
orchard / palm                          | 1       | 1        | 3       | 3         | PE      | -1[e]
woods                                   | 2       | 2        | 3       | 3         | -1      | -1[e]
marsh / rice-field / frozen-pond*       | 2       | 2        | 3       | NA        | PE      | -2[e]
river / lake / sea                      | NA      | NA       | NA      | NA        | PE      | NA
town / village / ruins                  | 1       | 2        | 3       | 3         | -2      | -1[b][e]
castle                                  | 2       | 2        | 2       | 2         | -2      | -3[b][e]
road[c]                                 | 1/2     | 1        | 1       | 1         | UAT     | UAT
trail[c]                                | 1/2     | 1        | 1       | 2         | UAT     | UAT
bridge / deployed-pontoon               | 0       | 0        | 0       | 0         | PE      | -3[e][h]
stream / canal / ford                   | 0       | +1       | +1      | +2        | PE      | -1
+1-level                                | +1      | +1       | +1      | +1        | -1[f]   | -1
+2-levels-or-more                       | +1      | +1       | +2      | NA        | -1[f]   | -2
-1-level                                | 0       | 0        | 0       | +1        | PE      | +1
-2-levels-or-more                       | 0       | 0        | +1      | NA        | -1[f]   | +1
crest                                   | 0       | 0        | 0       | 0         | NA[f]   | PE[e]
slope                                   | 0       | 0        | +1      | NA[c]     | PE      | -1[e]
[i]steep-slope                          | +1      | +1D      | NA[c]   | NA[c]     | NA[f]   | -2[e]
redoubt / wall                          | +1      | +1       | +2      | +3D       | -1/PE[g] | -2/-1[e][g]
fortification                           | +2      | +2       | NA      | NA        | -2/PE[g] | -3/-1[e][g]
friendly-unit                           | 0       | +1       | +1      | +1        | PE      | PE
leaving-zoc[d]                          | 0       | +1       | +1      | +1        | PE      | PE
`;

export const TERRAIN_NOTE_NUMBERS = `
note | value | slug
[b]  | 6     | front-hexes-inside
[b]  | -1    | attacking-from-inside
[b]  | +2    | shock-on-cavalry-inside-if-attackers-have-infantry-replaces-terrain
[c]  | +2    | road-or-trail-surcharge-in-place-of-NA
[d]  | +1    | disordered-unit-enters-enemy-zoc
[f]  | 1     | applies-at-this-range-in-hexes
[i]  | 3     | level-difference-impassable-no-shock
`;

export const FIRE_RESULTS = `
roll     | effect
15+      | R
13 to 14 | D
9 to 12  | CT
`;

export const FIRE_MODIFIERS = `
value | slug
+SP   | artillery-firing
+2    | two-stacked-artillery-same-formation-combined
-1    | firer-with-six-front-hexes
-1    | reaction-or-counter-battery
see   | target-terrain-and-hexside
+1*   | massed-target-2-or-more-non-artillery
+1    | target-in-square
+1    | point-blank
0     | efficient-range
-2    | per-hex-beyond-efficient-range
`;

// The * of the massed-target row: not for reaction or counter-battery fire.

export const ODDS = `
odds  | value
4/1+  | +4
3/1   | +3
2/1   | +2
1.5/1 | +1
1/1   | 0
1/1.5 | -1
1/2   | -2
1/3   | -3
1/4-  | -4
`;

export const SHOCK_MODIFIERS = `
value | slug
see   | odds
diff  | best-attacker-cohesion-minus-best-defender
see   | terrain-chart-and-note-[b]
+2    | defender-routed
+2    | attacked-by-rear-hex
+3*   | attacked-by-front-and-rear-hexes
-1    | attacker-rear-in-front-of-idle-enemy
-2    | cavalry-shock-uncharged
+3    | charge-with-heavy-cavalry
+1    | charge-non-heavy
-2    | cavalry-charge-against-square
+1    | infantry-only-against-square
`;

// What the * of +3 says for a defender attacked from two sides.
export const SHOCK_TWO_SIDES = `
sides       | value
front/rear  | +3
rear/front  | +3
front/front | .
rear/rear   | +2
`;

export const SHOCK_RESULTS = `
roll   | defender                                                | attacker
10+    | 1 + D                                                   | breakthrough / pursuit
5 to 9 | 1 + CT                                                  | pursuit
0 to 4 | pursuit-if-countercharge-and-attacker-recoils-or-retreats | D + CT/1
<0     | counter-shock / pursuit                                 | D + CT/1
`;

export const RESULT_CODES = `
code | meaning
1    | recoil-1-hex
D    | disorder
CT   | cohesion-test-or-D
R    | rout
CT/1 | cohesion-test-or-recoil-1-hex
`;
