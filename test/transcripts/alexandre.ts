// Independent transcript of the Alexandre contre la Perse chart (seed 000, checked with 001).
// Spaces inside a signed cell are closed up; "." is a printed blank; `who` columns are our words, not printed.

export const TERRAIN = `
row           | infantry | cavalry | fire | melee
clear         | 1        | 1       | PE   | PE
ford-1        | 2        | 2       | PE   | +1
ford-2        | 3        | 2       | +1   | +1
ford-3        | 3        | 3       | +1   | +2
river         | NA       | NA      | PE   | PE
bridge        | 0        | 0       | +1   | -1
stream        | +1       | 0       | PE   | PE
plus-1-level  | +1       | +2      | PE   | -1
minus-1-level | 0        | +1      | PE   | +1
`;

export const FIRE_TABLE = `
row            | 1   | 2   | 3   | 4+ | who
Ar             | 6/7 | 7/- | 8/- | NA | bows
Pe, Ja, Ch, El | 7/8 | 8/- | NA  | NA | thrown
Cl             | 6/8 | 7/- | NA  | NA | light-horse
`;

export const FIRE_MODIFIERS = `
value | slug
see   | terrain-chart
-1    | firers-under-7-sp
+1    | firers-over-7-sp
-1    | target-stack-3-sp-or-fewer
+1    | target-stack-8-or-9-sp
-1    | target-Cl-Ph-Ho
-2    | target-Ca
-1    | firer-moved-this-activation
-1    | firer-discouraged
`;

// A die equal to or above the first figure discourages, the second routs.
export const FIRE_FIGURES = `
figure | result
first  | discouraged
second | routed
`;

export const TYPE_MATRIX = `
row | vPh | vHo | vPe | vIn | vJa | vAr | vCa | vCl | vCh | vEl | who
Ph  | 0   | +2  | +3  | +4  | +1  | +2  | +1  | +1  | 0   | 0   | pikes
Ho  | 0   | 0   | +2  | +3  | +1  | +2  | +1  | +1  | 0   | 0   | hoplites
Pe  | -2  | -1  | 0   | +2  | +2  | +2  | 0   | 0   | +1  | +1  | peltast
In  | -3  | -2  | -1  | 0   | +1  | +1  | -1  | -1  | -1  | 0   | levy
Ja  | -2  | -2  | -1  | -1  | 0   | +1  | -1  | -1  | -1  | +1  | javelins
Ar  | -2  | -2  | -2  | -2  | 0   | 0   | -2  | -2  | -1  | -1  | bows
Ca  | -2  | 0   | +2  | +4  | +3  | +3  | 0   | +2  | 0   | -2  | heavy-horse
Cl  | -3  | -1  | +1  | +3  | +2  | +2  | -1  | 0   | +1  | -2  | light-horse
Ch  | -2  | -2  | +2  | +2  | +2  | +2  | 0   | 0   | 0   | -2  | chariot
El  | +2  | +2  | +1  | +3  | +1  | +2  | +2  | +2  | +2  | 0   | elephant
`;

export const RATIOS = `
ratio         | value
2/1+          | +2
1/1           | +1
1/2           | 0
1/3           | -1
less-than-1/3 | -2
`;

export const QUALITY_MODIFIERS = `
value | slug
+1    | attacker-better
-1    | attacker-worse
`;

// Not a die modifier: it raises the quality that the two rows above compare.
export const QUALITY_BONUS = `
value | slug
+1    | Ph-beside-Ph-same-name-and-facing
`;

export const OTHER_MELEE_MODIFIERS = `
value | slug
see   | terrain-chart
+/-   | leader-bonus-difference
-2    | attacker-fired-offensively
+2    | by-flank-hex
+3    | by-rear-hex
+4    | by-rear-and-by-flank-or-front
+1    | attacking-Ph-beside-two-Ph-same-facing
-1    | defending-Ph-with-Ph-on-both-flanks-same-facing
+1    | two-adjacent-Ph-same-name-attack-together
-1    | some-attacker-discouraged
-2    | every-attacker-discouraged
+1    | some-defender-discouraged
+2    | every-defender-discouraged-or-some-routed
+5    | every-defender-routed
`;

export const LIMIT = `
low | high
-7  | +7
`;

export const DIE = `
die | lowest | highest
d10 | 0      | 9
`;

export const MELEE_RESULTS = `
roll     | defender    | attacker
-7 to -4 | may-advance | D + R
-3 to 0  | PE          | F + R
1 to 3   | F           | R
4        | PE          | PE
5 to 6   | R           | must-advance
7 to 9   | F + R       | must-advance
10 to 13 | D + R       | must-advance
14 to 16 | Dr + R      | must-advance
`;

export const RETREAT_HEXES = `
code | hexes
R    | 1
Dr   | 2
`;

export const LEADER_CHECK_TRIGGERS = `
attack | natural | whose-leaders
fire   | 9       | target
melee  | 9       | defender
melee  | 0       | attacker
`;

export const LEADER_CHECK = `
d10    | result
0 to 6 | unharmed
7 to 8 | wounded
9      | killed
`;
