// Independent transcript of the French DBM sheet (seed 003). Distances are in paces; "." is a printed blank.
// Where one label serves a block of rows, `value` is the block's label and `printed` is the row's own cell.
// Spaces inside a signed cell are closed up; commas in a key are followed by one space.

export const PIP_COSTS = `
value | printed | slug
-1    | -1      | with-c-in-c-once-per-phase
+1    | .       | tactical-move-march-or-halt
+1    | .       | beyond-1200-or-600-unseen-or-general-lost-off-table-in-contact
+1    | +1      | irregulars-not-LH-Ps-Ax-Cv-deviating-or-short-move-or-column-change
+1    | .       | moving-mixed-mounted-and-foot-not-Ps
+1    | .       | halting-irregulars
+1    | .       | irregulars-third-march-onward
`;

export const PIP_NUMBERS = `
value | slug
1     | c-in-c-discount-uses-per-phase
1200  | general-distance
600   | general-distance-unseen
3     | first-charged-consecutive-march
1     | exempt-column-frontage
`;

export const MOVES = `
row                   | road | good | rough | difficult
LH                    | 250  | 250  | 200   | 100
Cv, Exp, Cm           | 200  | 200  | 150   | 100
El, Kn                | 200  | 150  | 150   | 100
Ax, Bw, Ps            | 200  | 150  | 150   | 150
Sp, Pk, Bd, Wb, Hd    | 200  | 100  | 100   | 100
Wwg, Art not S        | 150  | 100  | 100   | 100
Art S                 | 100  | 50   | 50    | .
Bg                    | 150  | 100  | 50    | 50
F mounted, Art, naval | .    | +50  | .     | .
F foot                | .    | +50  | +50   | +50
naval not X           | .    | 200  | .     | 100
naval X               | .    | 100  | .     | 50
`;

export const RIVER_STATES = `
roll | bank       | navigable | move | column | die
1 2  | defendable | no        | .    | .      | .
3 4  | defendable | yes       | 100  | .      | .
5 6  | defendable | .         | 100  | column | .
7 8  | defendable | .         | 100  | column | die
`;

export const RIVER_CROSSING_DIE = `
die    | result                   | distance
1      | drowned                  | .
2 to 4 | impassable-for-this-turn | 300
5 to 6 | ok                       | .
`;

export const RIVER_CROSSING_MODIFIERS = `
value | slug
+1    | general-or-friend-already-across
`;

export const VISIBILITY = `
distance | slug
50       | anyone-in-woods-or-built-up
100      | on-the-same-hill
150      | anyone-in-orchard-palms-dunes
150      | Ps-ambush-in-vineyard-marsh-rocks-scrub
`;

export const EXCEPTION_TROOPS = `
troop   | superior-against              | as
El (X)  | LH, Sp, Pk, Bw, Nav           | shoots Art (F); suffers El (I)
Kn (X)  | .                             | inferior without rear support v Kn not X, Bd, Wb, Exp; else Kn (O)
Cm (X)  | El in melee                   | else Cm (I)
Pk (X)  | Cv, LH, Ax, Bw, Ps; shooting not Art | else Pk (I)
Bd (X)  | Kn not chariots               | else Bd (F)
Ax (X)  | Kn, Exp, Sp, Bd, Wb, Hd       | else Ax (I)
Bw (X)  | .                             | Sp (I) v foot, moves as Sp; Bw (S) v Bw shooting and mounted in melee; else Bw (S,O)
Ps (X)  | .                             | Art not v Ax or Ps; suffers Ps (I)
Art (X) | .                             | moves 100; Art (F) shooting 100; rank 2 shoots own phase; melee Ax (I)
Wwg (X) | El in melee                   | no shooting; else Wwg (I)
`;

export const SPONTANEOUS_ADVANCE = `
value | slug
600   | nearest-enemy-demoralised-within
x2    | distance-when-not-ending-near-enemy-or-reaching-Bg
200   | near-enemy-for-doubling
300   | detour-round-forbidden-terrain
1F    | skirmisher-ignored-beyond
`;

export const IMPETUOUS_IRREGULARS = `
troop | grades
Kn    | not I, X
Cm    | S
Exp   | all
Wb    | all
Hd    | S, F
Bd    | S, F
`;

// Column heads as printed: Mtd, Pie, Na, Tir. A * means shot by Bw only.
export const COMBAT_FACTORS = `
row             | mounted | foot | naval | shot
El              | 5       | 4    | 3     | .
Sp, Exp, Art    | 4       | 4    | 4     | .
Kn, WWg         | 4       | 3    | 4     | 4*
Pk              | 4       | 3    | 4     | .
Bw, Cm          | 4       | 2    | 3     | 3*
Cv, Gal, Shp    | 3       | 3    | 3     | .
Bd              | 3       | 5    | 4     | 4
Ax, Wb          | 2       | 3    | 3     | .
LH, Ps, Hd, Bts | 2       | 2    | 2     | .
Bg, empty-naval | 1       | 1    | 1     | .
`;

export const CLASS_FACTORS = `
class | value | slug
(S)   | +1    | lower-and-shot-at-not-by-Art
(S)   | +1    | lower-in-close-combat-type-and-class-differ-not-v-El
(S)   | +1    | shooting-and-higher
(I)   | -1    | lower-or-equal
(F)   | -1    | lower-in-melee-enemy-phase
(F)   | -1    | lower-and-shot-at-not-by-Art
`;

export const TACTICAL_FACTORS = `
value | printed | slug
+2    | +2      | foot-holding-fortification-not-v-Art-or-PsX
+2    | .       | general
+1    | +1      | melee-uphill-or-holding-bank-not-bridge-or-ford
-1    | -1      | each-flank-overlapped-or-element-aiding-shooter-max-2
-1    | .       | weather
-1    | .       | melee-command-demoralised-not-general
-1    | .       | mounted-in-melee-v-foot-in-RGo-BGo-or-v-fortification
-2    | -2      | Bd-Wb(S,O)-in-melee-in-RGo-BGo-v-foot
-2    | .       | Sp-Pk-Hd(O)-Ww-Art-Bg-shooting-or-melee-in-RGo-BGo-Rv
`;

export const TACTICAL_CAP = `
value | slug
2     | overlapped-flanks-or-aiding-shooters
`;

// rear supports front; `per` is what the print says after "par" ("?" where that word is missing), `cap` the limit.
export const REAR_SUPPORT = `
rear           | front          | against                                   | terrain | per  | cap
Kn(I)          | Kn(I)          | Kn, Cv, LH, foot; shooting not Art        | .       | .    | .
Cv(I)          | Cv(I)          | LH, Cv                                    | .       | .    | .
Cv(O)          | Cv             | LH, Cv                                    | .       | .    | .
Sp             | Sp same class  | .                                         | good    | .    | .
Pk not X       | Pk not X       | .                                         | GGo     | rank | +3
Pk(X,I)        | Pk(X)          | .                                         | good    | rank | 2
Bd             | Bd             | Kn                                        | .       | .    | .
Wb             | Wb             | .                                         | .       | .    | .
Wb(S,O)        | Wb(S,O)        | mounted                                   | .       | .    | +3
Ax(X)          | Ax(X)          | .                                         | .       | ?    | +3
Ax not X       | Ax not X       | Sp, Pk, Bd, Bw, Ax                        | .       | .    | .
Bw not X       | Bw not X       | Sp, Pk, Bd, Bw, Ax                        | .       | .    | .
Ps(O)          | Ps             | Ps                                        | .       | .    | .
Ps(S,I) listed | Cv             | Cv, Kn(X)                                 | .       | .    | .
Ps             | Sp, Pk, Bd, Ax | Wb, WWg, fortification, mounted not Kn(X) | .       | .    | .
`;

export const SHOOTING_RANGES = `
row                                | range | unit
Art(X)                             | 100   | paces
Bw, WWg, Art(I), Gal, Shps, Bts(S) | 200   | paces
other Art                          | 500   | paces
`;

export const NAVAL = `
row         | less-than-doubled                    | more-than-doubled
empty-naval | destroyed by any contact not Exp     | destroyed by any not Exp
naval       | recoil                               | destroyed by Art, any contact not Exp; flees other shooting
`;

export const RESULT_BANDS = `
own-total-v-enemy         | band
equal                     | equal
lower-and-over-half       | beaten
half-or-less              | doubled
`;

export const FLIGHT = `
value | slug
+50   | own-move-after-recoil-and-about-turn
`;

export const EQUAL_RESULTS = `
row    | result
Exp    | destroyed
others | fight on
`;

// "good" = on going the winner counts as good; "close" = in close combat.
export const BEATEN_RESULTS = `
row         | destroyed                                              | flee                              | else
El          | Art shooting; light troops; Cm(X)                      | .                                 | recoil
Kn          | El, Exp, LH; Bw(S) met frontally this phase; any if close in difficult | .                 | recoil
LH          | .                                                      | Art shooting; Exp; in difficult   | recoil
Exp         | always                                                 | .                                 | .
mounted     | .                                                      | in difficult; Exp                 | recoil
Sp          | El, Kn, Cm(S), Exp if good; Wb                         | .                                 | recoil
Pk          | El, Kn, Cm(S), Exp if good; Wb                         | .                                 | recoil
Bd          | Kn, Cm(S), Exp if good; Wb                             | .                                 | recoil
Wb          | Kn, Cm(S), Exp if good; El                             | .                                 | recoil
Ax          | Kn, Cm(S) if good; if Ax(X) El, Exp, Wb                | .                                 | recoil
Bw          | mounted in contact                                     | .                                 | recoil
Ps          | Kn, Cv, LH, Cm(S) if good                              | else                              | recoil v El, Exp; shot at not by Art; going good to neither
Art         | any contact                                            | .                                 | recoil unless in fortification
WWg         | Art not X; El unless WWg(X)                            | .                                 | recoil if (S) assaulting fortifications
Hd          | Kn, Cm(S), Exp if good; El, Wb; if (I) close           | .                                 | recoil unless (I)
naval       | .                                                      | .                                 | recoil
empty-naval | any contact not Exp                                    | .                                 | .
Bg          | any contact                                            | else if mobile                    | .
`;

export const BEATEN_SECOND_RANK = `
row     | frontal-enemy | second-rank              | result
Sp      | El            | Sp same class            | recoil
Pk      | El            | Pk same class            | recoil
Pk(X,I) | El            | first rank X             | recoil
Bd(S,O) | Kn, Cm(S)     | Bd(S,O)                  | recoil
`;

export const DOUBLED_RESULTS = `
row         | flee                                             | destroyed
Cv          | Sp, Pk, Ax(X) if in good; close v Art not I, X; naval | else
LH          | else                                             | if close: mounted, Bw, Ps(O), WWg(O), or in difficult
Ps          | else                                             | mounted if good; Bw; Ax not X; Ps; if Ps(X)
other land  | close v Art not I, X; naval                      | else
naval       | other shooting                                   | Art(S); any contact not Exp
empty-naval | .                                                | any not Exp
`;
