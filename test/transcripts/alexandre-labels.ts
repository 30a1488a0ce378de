// Row names, headings and codes of the Alexandre contre la Perse sheet in its two languages (seed 000, checked with 001), in
// the order of the print. In the cells of its terrain chart the English has PE, in its key and its results NE.

export const TERRAIN_ROWS = `
fr          | en
Clair       | Clear
Gué 1       | Ford 1
Gué 2       | Ford 2
Gué 3       | Ford 3
Mer/Rivière | Sea/River
Pont        | Bridge
Ruisseau    | Stream
+1 niveau   | +1 level
-1 niveau   | -1 level
`;

export const TERRAIN_COLUMNS = `
fr                          | en
Infanterie, éléph. et chefs | Infantry, El. & Leaders
Cavalerie et chars          | Cavalry & chariots
Effet sur les tirs          | Effect on fire
Effet sur les mêlées        | Effect on mêlées
`;

export const FIRE_HEADINGS = `
fr          | en
Portée      | Range
1 hex.      | 1 hex
2 hex.      | 2 hexes
3. hex.     | 3 hexes
4 hex. et + | 4 hexes +
`;

export const UNIT_TYPES = `
fr                   | en
Ph Phalangites       | Ph Phalangites
Ho Fantassins lourds | Ho Heavy infantry
Pe Peltastes         | Pe Peltasts
In Levées            | In Levies
Ja Javelotiers       | Ja Javelinists
Ar Archers           | Ar Archers
Ca Cavaliers lourds  | Ca Heavy cavalry
Cl Cavaliers légers  | Cl Light cavalry
Ch Chars de combats  | Ch Chariots
El Eléphants         | El Elephants
`;

export const TYPE_CORNER = `
fr        | en
Att./Def. | Att./Def.
`;

export const RATIOS = `
fr           | en
2/1 et +     | 2/1 or greater
1/1          | 1/1
1/2          | 1/2
1/3          | 1/3
moins de 1/3 | Lower than 1/3
`;

export const RESULT_HEADINGS = `
fr         | en
Dé modifié | Modified die roll
Défenseurs | Defenders
Attaquants | Attackers
`;

// The cells of the two columns, line by line.
export const RESULTS = `
fr                         | en
Avance possible, D + R     | Advance possible, D + R
PE, F + R                  | NE, F + R
F, R                       | F, R
PE, PE                     | NE, NE
R, Avance obligatoire      | R, Mandatory advance
F + R, Avance obligatoire  | F + R, Mandatory advance
D + R, Avance obligatoire  | D + R, Mandatory advance
Dr + R, Avance obligatoire | Dr + R, Mandatory advance
`;

// Without the punctuation of the print; `rule` is what the sheet refers to.
export const CODES = `
fr | meaning-fr                         | en | meaning-en             | rule
PE | pas d’effet                        | NE | no effect              | .
R  | recul d’un hex.                    | R  | retreat one hex        | 10.5
Dr | mise en déroute recul de deux hex. | Dr | rout retreat two hexes | 12.2.1
D  | découragée                         | D  | discouraged            | 12.1
F  | fatiguée                           | F  | fatigued               | 11
NA | non autorisé                       | NA | not allowed            | .
`;

export const FATES = `
fr      | en
indemne | unharmed
blessé  | wounded
tué     | killed
`;
