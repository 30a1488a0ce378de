// Terms of the DBM sheet (seed 003, French only), row by row; the English ones are the usual terms of the game. ` + ` stands
// between terms that a row holds in any order: a printed line of nine words or more is not taken over whole.

export const TITLES = `
chart              | fr                        | en
pip                | PIP                       | PIP
moves              | Mouvements                | Moves
river              | Franchissement de rivière | River crossing
visibility         | Visibilité                | Visibility
exceptions         | Troupes d’exception       | Exception
spontaneous        | Avance spontanée          | Spontaneous advance
combat-factors     | Facteurs de combat        | Combat factors
class-factors      | Facteurs de classe        | Grading factors
support-conditions | Conditions de support     | Conditions of support
tactical-factors   | Facteurs tactiques        | Tactical factors
rear-support       | Support arrière           | Rear support
ranges             | Distances de tir          | Shooting ranges
naval              | Naval                     | Naval
recoil             | Recul                     | Recoil
flight             | Fuite                     | Flight
follow-up          | Poursuite                 | Follow-up
destruction        | Destruction               | Destruction
`;

export const FACTOR_COLUMNS = `
fr  | en
Mtd | Mounted
Pie | Foot
Na  | Naval
Tir | Shot at
`;

export const MOVE_COLUMNS = `
fr        | en
Route     | Road
Bon       | Good
Inégal    | Rough
Difficile | Difficult
`;

// Columns of the small naval table.
export const NAVAL_COLUMNS = `
fr               | en
moins que double | less than doubled
plus que double  | more than doubled
`;

export const ROWS = `
chart              | row                | fr                                                                                                    | en
pip                | c-in-c             | élément ou groupe + général en chef                                                                   | element or group + commander-in-chief
pip                | basic              | mouvement tactique + mouvement de marche + halte                                                      | tactical move + march move + halt
pip                | far                | 1200 pas + 600 hors de vue + perdu + hors de table + en contact bord ennemi                           | 1200p + 600p and out of sight + lost + off table + in contact by an enemy edge
pip                | deviation          | irréguliers autres que LH, Ps, Ax + sauf colonne suivant Rd ou Rv                                     | irregulars other than LH, Ps, Ax + except a column following Rd or Rv
pip                | short-move         | autre que Ps + maximum + sauf contact avec ennemi + rivière ou terrain impassable                     | other than Ps + maximum + except on contact with enemy + river or impassable ground
pip                | column             | extension ou réduction d’une colonne                                                                  | column widened or narrowed
pip                | mixed              | sauf halte + inf montés, Kn, Cv, LH + sauf général + piétons non montés sauf Ps                       | except a halt + mounted infantry, Kn, Cv, LH + except the general + unmounted foot except Ps
pip                | halt               | stopper des irréguliers + terrain inégal ou difficile + fortification ou berge + plus haut            | halting irregulars + rough or difficult going + fortification or bank + higher
pip                | third-march        | 3e phase de marche consécutive + sauf LH, Ps + colonne d’un élément de front                          | 3rd consecutive march phase + except LH, Ps + column one element wide
class-factors      | superior-shot-at   | (S) pris pour cible + sauf par Art                                                                    | (S) shot at + except by Art
class-factors      | superior-close     | type et classe différents + sauf contre El                                                            | type and grade different + except against El
class-factors      | inferior           | (I) + inférieur ou égal                                                                               | (I) + lower or equal
class-factors      | fast-close         | (F) en mêlée pendant + phase adverse                                                                  | (F) in close combat + enemy’s phase
support-conditions | other-command      | de corps différents                                                                                   | of different commands
support-conditions | difficult          | en terrain difficile                                                                                  | in difficult going
support-conditions | expendables        | en combat rapproché contre Exp                                                                        | in close combat against Exp
support-conditions | in-fortification   | défenseur de fortification                                                                            | defender of a fortification
support-conditions | shot-at            | pris pour cible + sauf Kn(I)                                                                          | shot at + except Kn(I)
support-conditions | contacted-art      | juste de contacter + Art                                                                              | just contacted Art
support-conditions | chariots           | chars                                                                                                 | chariots
support-conditions | no-overlap-for-exp | Exp + aucun appui + débord                                                                            | Exp + no support + overlap
support-conditions | no-overlap-by-el   | El + débord + troupes montées, sauf El                                                                | El + overlap + mounted troops, except El
tactical-factors   | fortification      | piétons défendant une fortification + sauf + Art ou Ps(X)                                             | foot defending a fortification + except + Art or Ps(X)
tactical-factors   | general            | élément d’un général                                                                                  | a general’s element
tactical-factors   | height-or-bank     | mêlée + plus haut + défendant une berge + pont ou gué                                                 | close combat + higher + defending a bank + bridge or ford
tactical-factors   | overlaps           | flanc débordé + élément de soutien au tireur                                                          | flank overlapped + element supporting the shooter
tactical-factors   | weather            | conditions atmosphériques                                                                             | weather conditions
tactical-factors   | demoralised        | mêlée + corps démoralisé + sauf le général                                                            | close combat + demoralised command + except the general
tactical-factors   | mounted-rough      | montés en mêlée + contre fortifications + contre piétons en RGo ou BGo                                | mounted in close combat + against foot in RGo or BGo + against fortifications
tactical-factors   | blades-rough       | Bd, Wb(S,O) + en mêlée + contre piétons + étant en RGo ou BGo                                         | Bd, Wb(S,O) + in close combat + against foot + being in RGo or BGo
tactical-factors   | formed-rough       | Sp, Pk, Hd(O), WWg, Art, Bg tirant ou en mêlée + RGo, BGo ou Rv                                       | Sp, Pk, Hd(O), WWg, Art, Bg shooting or in close combat + RGo, BGo or Rv
rear-support       | kn-i               | Kn(I) / Kn(I) + infanteries + sauf d’Art                                                              | Kn(I) / Kn(I) + infantry + except by Art
rear-support       | ps-cv              | suivant les listes d’armées + Ps(S,I) / Cv                                                            | army lists + Ps(S,I) / Cv
exceptions         | el-superior        | LH, Sp, Pk, Bw, Nav                                                                                   | LH, Sp, Pk, Bw, Nav
exceptions         | kn-inferior        | sans support AR + Kn sauf (X), Bd, Wb, Exp                                                            | without rear support + Kn except (X), Bd, Wb, Exp
exceptions         | kn-otherwise       | autres cas                                                                                            | otherwise
ignored            | far-skirmisher     | tirailleur + à plus d’une distance F                                                                  | skirmisher + more than one distance F
ignored            | aside-skirmisher   | tirailleur + non directement en face                                                                  | skirmisher + not directly in front
ignored            | behind             | non contournable en moins de 300 pas                                                                  | not to be bypassed in less than 300p
ignored            | v-mounted          | en BGo ou fortifications                                                                              | in BGo or fortifications
beaten             | sp-second-rank     | mais + El + sur leur face avant + soutenus par un 2e rang de Sp + même classe                         | but + El + to their front + supported by a 2nd rank of Sp + same grade
beaten             | pk-second-rank     | mais + El + sur leur face avant + soutenus par un 2e rang de Pk + même classe                         | but + El + to their front + supported by a 2nd rank of Pk + same grade
beaten             | pk-second-rank-x   | mais + El + (X) ou (I) + premier rang (X)                                                             | but + El + (X) or (I) + first rank (X)
beaten             | bd-second-rank     | mais + (S) ou (O) + Kn ou Cm(S) + sur leur face avant + 2e rang de Bd(S) ou (O)                       | but + (S) or (O) + Kn or Cm(S) + to their front + 2nd rank of Bd(S) or (O)
beaten             | sp-el              | mais voir 2e rang                                                                                     | but see 2nd rank
beaten             | pk-el              | mais voir 2e rang                                                                                     | but see 2nd rank
beaten             | bd-kn              | mais voir 2e rang                                                                                     | but see 2nd rank
beaten             | empty-contact      | naval vide + troupes débarquées                                                                       | empty naval + troops landed
recoil             | enemy-rear         | contacté sur un coin ou côté arrière + sauf recul de Ps                                               | contacted on a rear corner or side + except when Ps recoil
recoil             | fortification      | obstacle PF ou TF défendu                                                                             | defended PF or TF obstacle
recoil             | impassable         | terrain infranchissable                                                                               | impassable ground
follow-up          | kn                 | Kn sauf chars ou (X)                                                                                  | Kn except chariots or (X)
follow-up          | waders             | waders                                                                                                | waders
follow-up          | overlap-only       | en débord de flanc                                                                                    | flank overlap
follow-up          | foot-v-skirmishers | piétons contre tirailleurs                                                                            | foot against skirmishers
`;

// Codes of the print that the sheet itself does not explain in one place.
export const CODES = `
fr       | en        | meaning-fr                       | meaning-en
Nav      | Nav       | naval                            | naval
Nav vide | empty Nav | naval ayant débarqué ses troupes | landed its troops
Rd       | Rd        | route                            | road
Rv       | Rv        | rivière                          | river
`;
