// Independent transcript of the Warhammer Ancient Battles charts (seed 004).

// Rows: Strength of the attack; columns: Toughness of the target.
export const WOUND_CHART = `
S/T | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
1   | 4 | 5 | 6 | 6 | N | N | N | N | N | N
2   | 3 | 4 | 5 | 6 | 6 | N | N | N | N | N
3   | 2 | 3 | 4 | 5 | 6 | 6 | N | N | N | N
4   | 2 | 2 | 3 | 4 | 5 | 6 | 6 | N | N | N
5   | 2 | 2 | 2 | 3 | 4 | 5 | 6 | 6 | N | N
6   | 2 | 2 | 2 | 2 | 3 | 4 | 5 | 6 | 6 | N
7   | 2 | 2 | 2 | 2 | 2 | 3 | 4 | 5 | 6 | 6
8   | 2 | 2 | 2 | 2 | 2 | 2 | 3 | 4 | 5 | 6
9   | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 3 | 4 | 5
10  | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 3 | 4
`;

// Rows: Weapon Skill of the attacker; columns: of the opponent.
export const TO_HIT_CHART = `
WS | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
1  | 4 | 4 | 5 | 5 | 6 | 6 | 6 | 6 | 6 | 6
2  | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 6 | 6 | 6
3  | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 6 | 6
4  | 3 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 6
5  | 3 | 3 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6
6  | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 5 | 5 | 6
7  | 3 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 5 | 5
8  | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 5
9  | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 4 | 4
10 | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 4
`;

export const WEAPONS = `
weapon         | range | strength
thrown-rock    | 4"    | S3
javelin        | 8"    | S3
dart           | 12"   | S2
handgun        | 18"   | S3/4
crossbow-light | 18"   | S3
bow-short      | 18"   | S3
sling          | 18"   | S3
bow-composite  | 24"   | S3
sling-staff    | 24"   | S3
crossbow       | 30"   | S3/4
longbow        | 30"   | S3
`;

export const BS_ROW = `
BS  | 1 | 2 | 3 | 4 | 5 | 6
hit | 6 | 5 | 4 | 3 | 2 | 1
`;

// The print has "- +1" for the first row and "- 1" / "- 2" for the others: typed as +1, -1, -2.
export const SHOOTING_MODIFIERS = `
value | slug
+1    | large-target
-1    | shooter-moving
-1    | target-charging
-1    | long-range
-1    | target-character
-1    | target-skirmishers
-1    | target-light-chariot-moving
-1    | soft-cover
-2    | hard-cover
`;

export const SEVEN_PLUS = `
to-hit     | strength
6 or less  | No modifier
7          | -1
8          | -2
9          | -3
10         | -4
11 or more | -5
`;

export const ARMOUR = `
armour        | infantry      | cavalry
no-armour     | None          | 6
light         | 6             | 5 or 6
heavy         | 5 or 6        | 4, 5 or 6
cataphract    | -             | 3, 4, 5 or 6*
plate-partial | 4, 5 or 6     | 3, 4, 5 or 6*
plate-full    | 3, 4, 5 or 6* | 3, 4, 5 or 6*
`;

// The * of the armour table: a shield adds nothing to this save.

export const SHIELDS_AND_BARDING = `
item               | bonus | note
shield             | +1    | -
large-shield       | +2    | -
pavise             | +2    | front-shooting
buckler            | +1    | melee-unless-skirmishers
barding-metal-full | +1    | -
barding-metal-half | +1    | front
barding-cloth-full | +1    | melee
barding-cloth-half | +1    | front-melee
`;

export const SAVE_MODIFIERS = `
strength  | value
3 or less | No modifier
4         | -1
5         | -2
6         | -3
per +1    | -1
`;

export const MAXIMUM_SAVES = `
troops   | save
infantry | 3+
cavalry  | 2+
`;
