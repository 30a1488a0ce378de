// Terms of the DBM sheet (seed 003, French only), row by row; the English ones are the usual terms of the game. ` + ` stands
// between terms that a row holds in any order: a printed line of nine words or more is not taken over whole. A row of a
// chart that stands in none of these tables is ours.

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
chart              | row                   | fr                                                                                                        | en
pip                | c-in-c                | élément ou groupe + général en chef                                                                       | element or group + commander-in-chief
pip                | basic                 | mouvement tactique + mouvement de marche + halte                                                          | tactical move + march move + halt
pip                | far                   | 1200 pas + 600 hors de vue + perdu + hors de table + en contact bord ennemi                               | 1200p + 600p and out of sight + lost + off table + in contact by an enemy edge
pip                | deviation             | irréguliers autres que LH, Ps, Ax + sauf colonne suivant Rd ou Rv                                         | irregulars other than LH, Ps, Ax + except a column following Rd or Rv
pip                | short-move            | autre que Ps + maximum + sauf contact avec ennemi + rivière ou terrain impassable                         | other than Ps + maximum + except on contact with enemy + river or impassable ground
pip                | column                | extension ou réduction d’une colonne                                                                      | column widened or narrowed
pip                | mixed                 | sauf halte + inf montés, Kn, Cv, LH + sauf général + piétons non montés sauf Ps                           | except a halt + mounted infantry, Kn, Cv, LH + except the general + unmounted foot except Ps
pip                | halt                  | stopper des irréguliers + terrain inégal ou difficile + fortification ou berge + plus haut                | halting irregulars + rough or difficult going + fortification or bank + higher
pip                | third-march           | 3e phase de marche consécutive + sauf LH, Ps + colonne d’un élément de front                              | 3rd consecutive march phase + except LH, Ps + column one element wide
moves              | LH                    | LH                                                                                                        | LH
moves              | Cv                    | Cv, Exp, Cm                                                                                               | Cv, Exp, Cm
moves              | El                    | El, Kn                                                                                                    | El, Kn
moves              | Ax                    | Ax, Bw, Ps                                                                                                | Ax, Bw, Ps
moves              | Sp                    | Sp, Pk, Bd, Wb, Hd                                                                                        | Sp, Pk, Bd, Wb, Hd
moves              | WWg                   | WWg, Art sauf (S)                                                                                         | WWg, Art except (S)
moves              | Art(S)                | Art(S)                                                                                                    | Art(S)
moves              | Bg                    | Bg                                                                                                        | Bg
moves              | F-others              | (F) + montés, Art, naval                                                                                  | (F) + mounted, Art, naval
moves              | F-foot                | (F) + piétons                                                                                             | (F) + foot
moves              | Naval                 | naval sauf (X)                                                                                            | naval except (X)
moves              | Naval(X)              | naval(X)                                                                                                  | naval(X)
river              | 1..2                  | 1 + 2                                                                                                     | 1 + 2
river              | 3..4                  | 3 + 4                                                                                                     | 3 + 4
river              | 5..6                  | 5 + 6                                                                                                     | 5 + 6
river              | 7..8                  | 7 + 8                                                                                                     | 7 + 8
crossing           | 1                     | 1                                                                                                         | 1
crossing           | 2..4                  | 2 à 4                                                                                                     | 2 to 4
crossing           | 5..7                  | 5                                                                                                         | 5
visibility         | woods                 | toute troupe dans + bois et zone construite                                                               | any troops in woods and built-up areas
visibility         | same-hill             | troupes dans une même colline                                                                             | troops on the same hill
visibility         | orchard               | toutes troupes en vergers, palmeraies, dunes                                                              | any troops in orchards, palm groves, dunes
visibility         | ambush                | Ps en embuscade + vignes, marais, rocailles, broussailles                                                 | Ps in ambush + vineyards, marsh, rocky ground, brush
exceptions         | el-shoot              | El(X) + tir                                                                                               | El(X) + shooting
exceptions         | el-suffer             | El(X) + subit                                                                                             | El(X) + suffering
exceptions         | el-superior           | LH, Sp, Pk, Bw, Nav                                                                                       | LH, Sp, Pk, Bw, Nav
exceptions         | kn-inferior           | sans support AR + Kn sauf (X), Bd, Wb, Exp                                                                | without rear support + Kn except (X), Bd, Wb, Exp
exceptions         | kn-otherwise          | autres cas                                                                                                | otherwise
exceptions         | cm-superior           | Cm(X) + contre El + en mêlée                                                                              | Cm(X) + against El + in close combat
exceptions         | cm-otherwise          | Cm(X) + autres cas                                                                                        | Cm(X) + otherwise
exceptions         | pk-superior           | Pk(X) + contre Cv, LH, Ax, Bw, Ps + tout tir sauf + Art                                                   | Pk(X) + against Cv, LH, Ax, Bw, Ps + shot at, except by Art
exceptions         | pk-otherwise          | Pk(X) + autres cas                                                                                        | Pk(X) + otherwise
exceptions         | bd-superior           | Bd(X) + contre Kn + sauf                                                                                  | Bd(X) + against Kn + except chariots
exceptions         | bd-otherwise          | Bd(X) + autres cas                                                                                        | Bd(X) + otherwise
exceptions         | ax-superior           | Ax(X) + contre Kn, Exp, Sp, Bd, Wb, Hd                                                                    | Ax(X) + against Kn, Exp, Sp, Bd, Wb, Hd
exceptions         | ax-otherwise          | Ax(X)                                                                                                     | Ax(X) + otherwise
exceptions         | bw-foot               | Bw(X) + contre piétons + mouvement                                                                        | Bw(X) + against foot + move
exceptions         | bw-superior           | Bw(X) + contre + tir de Bw + montés en mêlée                                                              | Bw(X) + shot at by Bw + in close combat against mounted
exceptions         | bw-listed-s           | Bw(X) + (S)                                                                                               | Bw(X) + (S)
exceptions         | bw-listed-o           | Bw(X)                                                                                                     | Bw(X)
exceptions         | ps-art                | Ps(X) + sauf contre Ax ou Ps                                                                              | Ps(X) + except against Ax or Ps
exceptions         | ps-suffer             | Ps(X) + subit                                                                                             | Ps(X) + suffering
exceptions         | art-move              | Art(X) + mouvement de 100 pas                                                                             | Art(X) + moving 100p
exceptions         | art-shoot             | Art(X) + tir + à 100 pas                                                                                  | Art(X) + shooting + 100p
exceptions         | art-second            | Art(X) + 2e rang + tire dans sa phase                                                                     | Art(X) + 2nd rank + shoots in its own phase
exceptions         | art-close             | Art(X) + en mêlée                                                                                         | Art(X) + in close combat
exceptions         | wwg-no-shot           | WWg(X) + tir                                                                                              | WWg(X) + shooting
exceptions         | wwg-superior          | WWg(X) + contre El + en mêlée                                                                             | WWg(X) + against El + in close combat
exceptions         | wwg-otherwise         | WWg(X)                                                                                                    | WWg(X) + otherwise
spontaneous        | impetuous             | Bd(S,F) + Hd(S,F) + irrégulier + Exp, Wb + Kn sauf (I,X) + Cm(S)                                          | Bd(S,F) + Hd(S,F) + irregular + Exp, Wb + Kn except (I,X) + Cm(S)
spontaneous        | demoralised           | tous + troupes terrestres autres que Art, WWg, Bg + à moins de 600 pas + l’ennemi le plus proche est démoralisé | all + land troops other than Art, WWg, Bg + nearest enemy is demoralised + less than 600p
passed-through     | elephants             | El                                                                                                        | El
passed-through     | in-combat             | ami + en mêlée                                                                                            | friend in close combat
passed-through     | impetuous             | troupes impétueuses                                                                                       | impetuous troops
passed-through     | unmoved               | Art non (X), WWg + Bg fixes                                                                               | Art not (X), WWg + fixed Bg
passed-through     | by-kn                 | terrestres non impétueux + traversés par + Kn ou + Exp                                                    | land troops not impetuous + passed through by Kn or Exp
passed-through     | by-others             | terrestres non impétueux + traversés                                                                      | land troops not impetuous + passed through
ignored            | forbidden             | dans un terrain interdit                                                                                  | ground + may not enter
ignored            | behind                | non contournable en moins de 300 pas                                                                      | not to be bypassed in less than 300p
ignored            | far-skirmisher        | tirailleur + à plus d’une distance F                                                                      | skirmisher + more than one distance F
ignored            | aside-skirmisher      | tirailleur + non directement en face                                                                      | skirmisher + not directly in front
ignored            | v-mounted             | en BGo ou fortifications                                                                                  | in BGo or fortifications
combat-factors     | El                    | El                                                                                                        | El
combat-factors     | Sp                    | Sp, Exp, Art                                                                                              | Sp, Exp, Art
combat-factors     | Kn                    | Kn, WWg                                                                                                   | Kn, WWg
combat-factors     | Pk                    | Pk                                                                                                        | Pk
combat-factors     | Bw                    | Bw, Cm                                                                                                    | Bw, Cm
combat-factors     | Cv                    | Cv, Gal, Shp                                                                                              | Cv, Gal, Shp
combat-factors     | Bd                    | Bd                                                                                                        | Bd
combat-factors     | Ax                    | Ax, Wb                                                                                                    | Ax, Wb
combat-factors     | LH                    | LH, Ps, Hd, Bts                                                                                           | LH, Ps, Hd, Bts
combat-factors     | Bg                    | Bg + na + vide                                                                                            | Bg + empty + naval
class-factors      | superior-shot-at      | (S) pris pour cible + sauf par Art                                                                        | (S) shot at + except by Art
class-factors      | superior-close        | type et classe différents + sauf contre El                                                                | type and grade different + except against El
class-factors      | superior-shooter      | (S) + tir + supérieur                                                                                     | (S) + shooter + higher
class-factors      | inferior              | (I) + inférieur ou égal                                                                                   | (I) + lower or equal
class-factors      | fast-close            | (F) en mêlée pendant + phase adverse                                                                      | (F) in close combat + enemy’s phase
class-factors      | fast-shot-at          | (F) + inférieur + sauf + Art                                                                              | (F) + lower + except by Art
support-conditions | other-command         | de corps différents                                                                                       | of different commands
support-conditions | difficult             | en terrain difficile                                                                                      | in difficult going
support-conditions | expendables           | en combat rapproché contre Exp                                                                            | in close combat against Exp
support-conditions | in-fortification      | défenseur de fortification                                                                                | defender of a fortification
support-conditions | shot-at               | pris pour cible + sauf Kn(I)                                                                              | shot at + except Kn(I)
support-conditions | contacted-art         | juste de contacter + Art                                                                                  | just contacted Art
support-conditions | chariots              | chars                                                                                                     | chariots
support-conditions | no-overlap-for-exp    | Exp + aucun appui + débord                                                                                | Exp + no support + overlap
support-conditions | no-overlap-by-el      | El + débord + troupes montées, sauf El                                                                    | El + overlap + mounted troops, except El
tactical-factors   | fortification         | piétons défendant une fortification + sauf + Art ou Ps(X)                                                 | foot defending a fortification + except + Art or Ps(X)
tactical-factors   | general               | élément d’un général                                                                                      | a general’s element
tactical-factors   | height-or-bank        | mêlée + plus haut + défendant une berge + pont ou gué                                                     | close combat + higher + defending a bank + bridge or ford
tactical-factors   | overlaps              | flanc débordé + élément de soutien au tireur                                                              | flank overlapped + element supporting the shooter
tactical-factors   | weather               | conditions atmosphériques                                                                                 | weather conditions
tactical-factors   | demoralised           | mêlée + corps démoralisé + sauf le général                                                                | close combat + demoralised command + except the general
tactical-factors   | mounted-rough         | montés en mêlée + contre fortifications + contre piétons en RGo ou BGo                                    | mounted in close combat + against foot in RGo or BGo + against fortifications
tactical-factors   | blades-rough          | Bd, Wb(S,O) + en mêlée + contre piétons + étant en RGo ou BGo                                             | Bd, Wb(S,O) + in close combat + against foot + being in RGo or BGo
tactical-factors   | formed-rough          | Sp, Pk, Hd(O), WWg, Art, Bg tirant ou en mêlée + RGo, BGo ou Rv                                           | Sp, Pk, Hd(O), WWg, Art, Bg shooting or in close combat + RGo, BGo or Rv
rear-support       | kn-i                  | Kn(I) / Kn(I) + infanteries + sauf d’Art                                                                  | Kn(I) / Kn(I) + infantry + except by Art
rear-support       | cv                    | Cv(I) / Cv(I) + Cv(O) / Cv + contre LH et Cv                                                              | Cv(I) / Cv(I) + Cv(O) / Cv + against LH and Cv
rear-support       | sp                    | Sp / Sp + en bon terrain + même classe                                                                    | Sp / Sp + in good going + same grade
rear-support       | pk                    | Pk / Pk + sauf (X) + en + GGo                                                                             | Pk / Pk + except (X) + GGo
rear-support       | pk-x                  | Pk(X) + (I) / Pk(X) + en bon terrain                                                                      | Pk(X) + (I) / Pk(X) + in good going
rear-support       | bd                    | Bd / Bd contre Kn                                                                                         | Bd / Bd against Kn
rear-support       | wb                    | Wb / Wb                                                                                                   | Wb / Wb
rear-support       | wb-so                 | Wb(S,O) / Wb(S,O) contre + montés                                                                         | Wb(S,O) / Wb(S,O) against mounted
rear-support       | ax-x                  | Ax(X) / Ax(X)                                                                                             | Ax(X) / Ax(X)
rear-support       | ax                    | Ax / Ax + sauf (X) + Sp, Pk, Bd, Bw, Ax                                                                   | Ax / Ax + except (X) + Sp, Pk, Bd, Bw, Ax
rear-support       | bw                    | Bw / Bw + sauf (X) + Sp, Pk, Bd, Bw, Ax                                                                   | Bw / Bw + except (X) + Sp, Pk, Bd, Bw, Ax
rear-support       | ps                    | Ps(O) / Ps contre Ps                                                                                      | Ps(O) / Ps against Ps
rear-support       | ps-cv                 | suivant les listes d’armées + Ps(S,I) / Cv                                                                | army lists + Ps(S,I) / Cv
rear-support       | ps-foot               | Ps / Sp, Pk, Bd, Ax contre Wb, WWg + fort + montés + Kn(X)                                                | Ps / Sp, Pk, Bd, Ax against Wb, WWg + fort + mounted except Kn(X)
ranges             | Art(X)                | Art(X)                                                                                                    | Art(X)
ranges             | Bw                    | Bw, WWg, Art(I), Gal, Shp + Bts(S)                                                                        | Bw, WWg, Art(I), Gal, Shp + Bts(S)
ranges             | Art                   | autres Art                                                                                                | other Art
may-shoot          | second-rank-x         | Art(X) + 2e rang + phase                                                                                  | Art(X) + 2nd rank + phase
may-shoot          | art-own-phase         | Art sauf (X) + phase adverse                                                                              | Art except (X) + enemy’s phase
may-shoot          | art-moved             | Art sauf (F) ou (X) + immobile dans sa phase                                                              | Art except (F) or (X) + stayed still in its own phase
naval              | empty                 | naval vide                                                                                                | empty naval
naval              | naval                 | naval                                                                                                     | naval
equal              | exp-equal             | Exp + égal                                                                                                | Exp + tie
equal              | others-equal          | autres troupes + poursui + phase suivante + combat rapproché + aucun + rompt                              | other troops + goes on + next phase + close combat + neither breaks off
beaten             | el-art                | El par + Art + tir                                                                                        | El by + Art + shooting
beaten             | el-light              | El par + troupes légères                                                                                  | El by + light troops
beaten             | el-cm-x               | El par + Cm(X)                                                                                            | El by + Cm(X)
beaten             | el-otherwise          | El                                                                                                        | El otherwise
beaten             | kn-el                 | Kn par El                                                                                                 | Kn by El
beaten             | kn-exp                | Kn par Exp                                                                                                | Kn by Exp
beaten             | kn-lh                 | Kn par LH                                                                                                 | Kn by LH
beaten             | kn-bw-s               | Kn par Bw(S) contactés sur leur face avant + cette phase                                                  | Kn by Bw(S) contacted on their front + this phase
beaten             | kn-difficult          | Kn par + en terrain difficile                                                                             | Kn by any + in difficult going
beaten             | kn-otherwise          | Kn                                                                                                        | Kn otherwise
beaten             | lh-art                | LH + tir + Art                                                                                            | LH + shot at by Art
beaten             | lh-exp                | LH + Exp                                                                                                  | LH facing Exp
beaten             | lh-difficult          | LH + en terrain difficile + ou tir                                                                        | LH + in difficult going + or shooting
beaten             | lh-otherwise          | LH                                                                                                        | LH otherwise
beaten             | exp-always            | Exp                                                                                                       | Exp
beaten             | mounted-difficult     | Cv, Cm + en terrain difficile + ou tir                                                                    | Cv, Cm + in difficult going + or shooting
beaten             | mounted-exp           | Cv, Cm + face à + Exp                                                                                     | Cv, Cm facing Exp
beaten             | mounted-otherwise     | Cv, Cm                                                                                                    | Cv, Cm otherwise
beaten             | sp-el                 | mais voir 2e rang                                                                                         | but see 2nd rank
beaten             | sp-kn                 | Sp par Kn, Cm(S) ou Exp + en terrain qu + comptent comme bon                                              | Sp by Kn, Cm(S) or Exp + going + count as good
beaten             | sp-wb                 | Sp par Wb                                                                                                 | Sp by Wb
beaten             | sp-second-rank        | mais + El + sur leur face avant + soutenus par un 2e rang de Sp + même classe                             | but + El + to their front + supported by a 2nd rank of Sp + same grade
beaten             | sp-otherwise          | Sp + dans + les autres cas                                                                                | Sp otherwise
beaten             | pk-el                 | mais voir 2e rang                                                                                         | but see 2nd rank
beaten             | pk-kn                 | Pk par Kn, Cm(S) ou Exp + en terrain qu + comptent comme bon                                              | Pk by Kn, Cm(S) or Exp + going + count as good
beaten             | pk-wb                 | Pk par Wb                                                                                                 | Pk by Wb
beaten             | pk-second-rank        | mais + El + sur leur face avant + soutenus par un 2e rang de Pk + même classe                             | but + El + to their front + supported by a 2nd rank of Pk + same grade
beaten             | pk-second-rank-x      | mais + El + (X) ou (I) + premier rang (X)                                                                 | but + El + (X) or (I) + first rank (X)
beaten             | pk-otherwise          | Pk + dans + les autres cas                                                                                | Pk otherwise
beaten             | bd-kn                 | mais voir 2e rang                                                                                         | but see 2nd rank
beaten             | bd-exp                | Bd par Exp + en terrain qu + comptent comme bon                                                           | Bd by Exp + going + count as good
beaten             | bd-wb                 | Bd par Wb                                                                                                 | Bd by Wb
beaten             | bd-second-rank        | mais + (S) ou (O) + Kn ou Cm(S) + sur leur face avant + 2e rang de Bd(S) ou (O)                           | but + (S) or (O) + Kn or Cm(S) + to their front + 2nd rank of Bd(S) or (O)
beaten             | bd-otherwise          | Bd + dans + les autres cas                                                                                | Bd otherwise
beaten             | wb-kn                 | Wb par Kn, Cm(S) ou Exp + en terrain qu + comptent comme bon                                              | Wb by Kn, Cm(S) or Exp + going + count as good
beaten             | wb-el                 | Wb par El                                                                                                 | Wb by El
beaten             | wb-otherwise          | Wb                                                                                                        | Wb otherwise
beaten             | ax-kn                 | Ax par Kn ou Cm(S) + en terrain qu + comptent comme bon                                                   | Ax by Kn or Cm(S) + going + count as good
beaten             | ax-x                  | Ax (X) contre El, Exp + Wb                                                                                | Ax (X) against El, Exp + Wb
beaten             | ax-otherwise          | Ax                                                                                                        | Ax otherwise
beaten             | bw-mounted            | Bw par tout + monté + au contact                                                                          | Bw by any mounted + in contact
beaten             | bw-otherwise          | Bw                                                                                                        | Bw otherwise
beaten             | ps-mounted            | Ps par Kn, Cv, LH ou Cm(S) + en terrain qu + comptent comme bon                                           | Ps by Kn, Cv, LH or Cm(S) + going + count as good
beaten             | ps-el                 | Ps face à El ou Exp                                                                                       | Ps facing El or Exp
beaten             | ps-shot-at            | Ps pris pour cible + sauf par + Art                                                                       | Ps shot at + except by Art
beaten             | ps-bad-going          | Ps en terrain qu’aucun ne compte comme bon                                                                | Ps in going that neither counts as good
beaten             | ps-otherwise          | Ps                                                                                                        | Ps otherwise
beaten             | art-contact           | Art par quiconque au contact                                                                              | Art by anyone in contact
beaten             | art-fortification     | Art dans une fortification                                                                                | Art in a fortification
beaten             | art-otherwise         | Art                                                                                                       | Art otherwise
beaten             | wwg-art               | WWg par + Art sauf (X)                                                                                    | WWg by Art except (X)
beaten             | wwg-el                | WWg par + El + sauf si + WWg(X)                                                                           | WWg by El + unless WWg(X)
beaten             | wwg-assault           | WWg (S) à l’assaut de + fortifications                                                                    | WWg (S) assaulting fortifications
beaten             | hd-kn                 | Hd par Kn, Cm(S) ou Exp + en terrain qu + comptent comme bon                                              | Hd by Kn, Cm(S) or Exp + going + count as good
beaten             | hd-el                 | Hd par El                                                                                                 | Hd by El
beaten             | hd-wb                 | Hd par Wb                                                                                                 | Hd by Wb
beaten             | hd-inferior           | Hd (I) en                                                                                                 | Hd (I) in close combat
beaten             | hd-inferior-otherwise | Hd (I)                                                                                                    | Hd (I) otherwise
beaten             | hd-otherwise          | Hd                                                                                                        | Hd otherwise
beaten             | naval-always          | naval                                                                                                     | naval
beaten             | empty-contact         | naval vide + troupes débarquées                                                                           | empty naval + troops landed
beaten             | bg-contact            | Bg par quiconque au contact                                                                               | Bg by anyone in contact
beaten             | bg-mobile             | Bg mobile                                                                                                 | Bg mobile
doubled            | cv-spears             | Cv face à Sp + Pk + Ax(X) + en bon terrain                                                                | Cv facing Sp + Pk + Ax(X) + in good going
doubled            | cv-art                | Cv en + avec + Art ni (I) ni (X)                                                                          | Cv in close combat with Art neither (I) nor (X)
doubled            | cv-naval              | Cv face à + naval                                                                                         | Cv facing naval troops
doubled            | cv-otherwise          | Cv                                                                                                        | Cv otherwise
doubled            | lh-mounted            | LH en + par tout + monté                                                                                  | LH in close combat + by any mounted
doubled            | lh-bw                 | LH en + Bw                                                                                                | LH in close combat + Bw
doubled            | lh-ps-o               | LH en + Ps(O)                                                                                             | LH in close combat + Ps(O)
doubled            | lh-wwg-o              | LH en + WWg(O)                                                                                            | LH in close combat + WWg(O)
doubled            | lh-difficult          | LH en + en terrain difficile                                                                              | LH in close combat + in difficult going
doubled            | lh-otherwise          | LH                                                                                                        | LH otherwise
doubled            | ps-mounted            | Ps par tout + monté + terrain qu + compte comme bon                                                       | Ps by any mounted + going + counts as good
doubled            | ps-bw                 | Ps par Bw                                                                                                 | Ps by Bw
doubled            | ps-ax                 | Ps par Ax sauf (X)                                                                                        | Ps by Ax except (X)
doubled            | ps-ps                 | Ps par Ps                                                                                                 | Ps by Ps
doubled            | ps-x                  | Ps (X)                                                                                                    | Ps (X)
doubled            | ps-otherwise          | Ps                                                                                                        | Ps otherwise
doubled            | land-art              | autre + terrestre + avec + Art ni (I) ni (X)                                                              | other land + close combat with Art neither (I) nor (X)
doubled            | land-naval            | autre + terrestre + face à + naval                                                                        | other land + facing naval troops
doubled            | land-otherwise        | autre + terrestre                                                                                         | other land otherwise
doubled            | naval-art-s           | naval par Art(S)                                                                                          | naval by Art(S)
doubled            | naval-contact         | naval par quiconque au contact sauf Exp                                                                   | naval by anyone in contact except Exp
doubled            | naval-shooting        | naval face aux autres tirs                                                                                | naval from other shooting
doubled            | empty-anyone          | naval vide + troupes débarquées + par quiconque sauf Exp                                                  | empty naval + troops landed + by anyone except Exp
recoil             | enemy-rear            | contacté sur un coin ou côté arrière + sauf recul de Ps                                                   | contacted on a rear corner or side + except when Ps recoil
recoil             | enemy                 | un ennemi                                                                                                 | an enemy
recoil             | impassable            | terrain infranchissable                                                                                   | impassable ground
recoil             | fortification         | obstacle PF ou TF défendu                                                                                 | defended PF or TF obstacle
recoil             | elephants             | El + recul                                                                                                | El recoil
recoil             | lets-through          | ami + autoris                                                                                             | friend + lets it pass
recoil             | psiloi                | Ps + contact + face avant + ennemi                                                                        | Ps + front-edge contact + enemy
recoil             | pushed                | faisant face + sauf El, WWg, Bg ou naval                                                                  | facing + except El, WWg, Bg or naval
recoil             | blocked               | un ami + travers + repouss                                                                                | a friend + passed through + pushed back
flight             | recoil                | d’abord                                                                                                   | first
flight             | turn                  | puis                                                                                                      | then
flight             | demoralised           | démoralisé                                                                                                | demoralised
flight             | remount               | démonté                                                                                                   | dismounted
follow-up          | front-held            | toujours au contact du front d’un ennemi                                                                  | still in front-edge contact with an enemy
follow-up          | overlap-only          | en débord de flanc                                                                                        | flank overlap
follow-up          | leaves-table          | sortirai + de table                                                                                       | leave the table
follow-up          | foot-v-skirmishers    | piétons contre tirailleurs                                                                                | foot against skirmishers
follow-up          | pk-bd-v-mounted       | Pk ou Bd contre montés                                                                                    | Pk or Bd against mounted
follow-up          | kn-v-ps               | Kn contre Ps                                                                                              | Kn against Ps
follow-up          | defends               | défend + fortification + berge                                                                            | defends a fortification or a bank
follow-up          | kn                    | Kn sauf chars ou (X)                                                                                      | Kn except chariots or (X)
follow-up          | pk                    | Pk                                                                                                        | Pk
follow-up          | bd                    | Bd + irr                                                                                                  | irregular Bd
follow-up          | sp                    | Sp + irr                                                                                                  | irregular Sp
follow-up          | waders                | waders                                                                                                    | waders
follow-up          | naval                 | naval                                                                                                     | naval
follow-up          | impetuous             | tous les impétueux                                                                                        | all impetuous troops
destruction        | psiloi                | détruit est Ps                                                                                            | destroyed one is Ps
destruction        | immune                | Art, WWg, Bg ou naval                                                                                     | Art, WWg, Bg or naval
destruction        | fortification         | éléments arrières sont en fortification                                                                   | in a fortification
destruction        | support               | support                                                                                                   | support
destruction        | depth                 | ami + à moins d’une profondeur de socle                                                                   | friend + less than one base depth
destruction        | width                 | ami + à moins d’une largeur de base + flanc ou + arrière                                                  | friend + less than one base width + flank or rear
`;

// Codes of the print that the sheet itself does not explain in one place.
export const CODES = `
fr       | en        | meaning-fr                       | meaning-en
Nav      | Nav       | naval                            | naval
Nav vide | empty Nav | naval ayant débarqué ses troupes | landed its troops
Rd       | Rd        | route                            | road
Rv       | Rv        | rivière                          | river
`;
