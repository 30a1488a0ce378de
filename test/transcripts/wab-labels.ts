// Titles, headings and row names of the Warhammer Ancient Battles sheet (seed 004), in the order of the print. It has
// English only. ` + ` joins what stands apart in our words.

export const TITLES = `
chart              | en
wound              | Wound chart
targets            | Shooting targets (p41)
weapons            | Shooting ranges and strength (summary)
shooting           | Shooting to hit + (D6)
shooting-modifiers | Shooting to hit + modifiers
seven-plus         | 7+ to hit (shooting and combat)
to-hit             | To hit chart
armour             | Armour saves (p49)
best-save          | Maximum + save + (p49)
shields            | shield + barding + (p49)
save-modifiers     | Save modifiers (p49)
casualties         | Casualties (p49)
`;

export const HEADINGS = `
chart          | en
wound          | Toughness of target
weapons        | Weapon
weapons        | Range
weapons        | Strength
shooting       | BS
seven-plus     | To hit
seven-plus     | Modifier
to-hit         | Weapon Skill + of attacker + of opponent
armour         | Type of armour
armour         | Infantry save
armour         | Cavalry save
save-modifiers | Strength
save-modifiers | Modifier
`;

export const WEAPONS = `
id             | en
rocks          | Thrown rocks or stones
javelins       | Javelins
darts          | Darts
handgun        | Handgun
light-crossbow | Light crossbow
short-bow      | Short bow
sling          | Sling
composite-bow  | Composite bow
staff-sling    | Staff sling
crossbow       | Crossbow
longbow        | Longbow
`;

export const SCORE = `
id    | en
score | D6 score required to hit
`;

export const SHOOTING_MODIFIERS = `
id            | en
large-target  | Shooting at a large target
moved         | Shooting whilst moving
charging      | Shooting at an enemy who is charging
long-range    | Shooting at long range
character     | Shooting at a character model
skirmishers   | Shooting at skirmish formation
light-chariot | Shooting at a moving light chariot
soft-cover    | Target is behind soft cover
hard-cover    | Target is behind hard cover
`;

// The French is ours: the sheet has none.
export const SEVEN_PLUS = `
to-hit     | fr                 | modifier
6 or less  | aucun modificateur | No modifier
7          | Force -1           | -1 Strength
8          | Force -2           | -2 Strength
9          | Force -3           | -3 Strength
10         | Force -4           | -4 Strength
11 or more | Force -5           | -5 Strength
`;

export const ARMOUR = `
id            | en
none          | None
light         | Light
heavy         | Heavy
cataphract    | Cataphract
partial-plate | Partial plate
full-plate    | Full plate
`;

// A condition in two parts is typed with ` + `, in no particular order.
export const SHIELDS = `
en                 | note                                      | id
Shield             | -                                         | shield
Large shield       | -                                         | large-shield
Pavise             | by shooting only + when hit to the front  | pavise
Buckler            | Hand-to-hand only + unless skirmishers    | buckler
Full metal barding | -                                         | full-metal
Half metal barding | When hit to the front                     | half-metal
Full cloth barding | Hand-to-hand only                         | full-cloth
Half cloth barding | hand-to-hand only + when hit to the front | half-cloth
`;

// Numbered lines, and the lines of tables that are a number.
export const NUMBERED = `
chart          | numbers
wound          | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
targets        | 1, 2, 2.1, 2.2, 2.3, 2.4, 3
to-hit         | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
best-save      | Maximum
save-modifiers | 3 or less, 4, 5, 6, 7 or more
casualties     | 1, 2, 3, 3.1
`;

export const SHOOTERS = `
id        | en
infantry  | Infantry
artillery | Artillery
cavalry   | Cavalry
elephants | Elephant
chariots  | Chariot
`;

export const ARCS = `
id    | en
front | Forward arc
side  | Side arc
rear  | Rear arc
`;
