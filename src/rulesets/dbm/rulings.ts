import { register } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { OFFERS } from './options.ts';

export const RULINGS = register(OFFERS, {
  D1: {
    question: t('Quand agissent les facteurs de classe ?', 'When do class factors act?'),
    answer: t(
      'Une fois, après la comparaison des totaux, pour les deux à la fois.',
      'Once, after the totals are compared, for both at the same time.',
    ),
    why: t('Chaque ligne suppose un total déjà comparé.', 'Every line supposes totals already compared.'),
    origin: 'printed',
  },
  D2: {
    question: t('Un facteur de classe peut-il changer le résultat ?', 'May a class factor change the result?'),
    answer: t(
      'Oui : une défaite d’un point devient égalité, une égalité devient défaite, et le double se juge après.',
      'Yes: a loss by one becomes a tie, a tie becomes a loss, and doubling is judged afterwards.',
    ),
    why: t('Un facteur qui ne changerait rien serait inutile.', 'A factor that changed nothing would be idle.'),
    origin: 'printed',
    options: {
      'may-change': t('le vainqueur peut changer', 'the winner may change'),
      'doubling-only': t(
        'seul le double se juge sur les totaux corrigés',
        'only doubling is judged on the adjusted totals',
      ),
    },
  },
  D3: {
    question: t('Exactement la moitié est-elle un double ?', 'Is exactly half doubled?'),
    answer: t('Oui : 4 contre 8 est doublé, 4 contre 7 non.', 'Yes: 4 against 8 is doubled, 4 against 7 is not.'),
    why: t(
      'Le texte inclut l’égalité ; l’en-tête de la table navale est une façon de parler.',
      'The text includes equality; the heading of the naval table is loose wording.',
    ),
    origin: 'printed',
    options: {
      'half-or-less': t('la moitié ou moins', 'half or less'),
      'less-than-half': t('moins de la moitié', 'less than half'),
    },
  },
  D4: {
    question: t(
      '(S) en mêlée : contre quelles troupes différentes ?',
      '(S) in close combat: against which other troops?',
    ),
    answer: t(
      'Le +1 ne manque que contre le même type de la même classe.',
      'The +1 is missing only against the same type of the same grade.',
    ),
    why: t(
      'Sinon des Bd(S) ne vaudraient pas mieux que des Bd(O) face à des Bd(O).',
      'Otherwise Bd(S) would be no better than Bd(O) against Bd(O).',
    ),
    origin: 'house',
    options: {
      'either-differs': t('type ou classe différents', 'type or grade differs'),
      'both-differ': t('type et classe différents', 'type and grade both differ'),
    },
  },
  D5: {
    question: t('Que vaut l’élément d’un général ?', 'What is a general’s element worth?'),
    answer: t('+2, comme la case du bloc.', '+2, as the cell of its block.'),
    why: t(
      'La valeur est imprimée sur la première ligne de chaque bloc.',
      'The value stands on the first line of a block.',
    ),
    origin: 'printed',
    options: { '+2': t('+2', '+2'), '+1': t('+1, comme DBA', '+1, as in DBA') },
  },
  D6: {
    question: t(
      'Montés contre piétons en terrain inégal ou difficile : -1 ou -2 ?',
      'Mounted against foot in rough or difficult going: -1 or -2?',
    ),
    answer: t('-1 : la ligne précède la valeur -2.', '-1: the line stands above the value -2.'),
    why: t('Les blocs se lisent de haut en bas.', 'Blocks are read downwards.'),
    origin: 'printed',
    options: { '-1': t('-1', '-1'), '-2': t('-2, comme DBA', '-2, as in DBA') },
  },
  D7: {
    question: t('Qui doit être en terrain inégal ou difficile ?', 'Who must be in rough or difficult going?'),
    answer: t('L’un ou l’autre.', 'Either of the two.'),
    why: t('Le jeu frère HOTT le dit ainsi.', 'The sister game HOTT says so.'),
    origin: 'family',
    options: {
      either: t('l’un ou l’autre', 'either'),
      mounted: t('les montés', 'the mounted'),
      foot: t('les piétons', 'the foot'),
    },
  },
  D8: {
    question: t('Plusieurs lignes de support arrière s’ajoutent-elles ?', 'Do several rear-support rows add up?'),
    answer: t(
      'Non : la meilleure ligne seule ; seules Pk, Pk(X), Wb(S,O) et Ax(X) comptent plusieurs rangs.',
      'No: the best row alone; only Pk, Pk(X), Wb(S,O) and Ax(X) count several ranks.',
    ),
    why: t('Les maxima imprimés seraient sinon dépassés.', 'The printed maxima would otherwise be exceeded.'),
    origin: 'house',
    options: { 'best-row': t('la meilleure ligne', 'the best row'), added: t('toutes s’ajoutent', 'all add up') },
  },
  D9: {
    question: t(
      'Les supports Bd/Bd, Ax/Ax et Bw/Bw ne comptent-ils qu’en cas de défaite ?',
      'Do the supports Bd/Bd, Ax/Ax and Bw/Bw count only when losing?',
    ),
    answer: t('Non : +1 ordinaire.', 'No: an ordinary +1.'),
    why: t('La feuille n’y met pas de condition.', 'The sheet gives no such condition.'),
    origin: 'printed',
    options: {
      ordinary: t('+1 ordinaire', 'ordinary +1'),
      mitigating: t('+1 après les dés, si le total est inférieur', '+1 after the dice, if the total is lower'),
    },
  },
  D10: {
    question: t('Wb/Wb : contre qui ?', 'Wb/Wb: against whom?'),
    answer: t('Contre tous.', 'Against all.'),
    why: t('Aucune condition n’est imprimée.', 'No condition is printed.'),
    origin: 'printed',
    options: { all: t('tous', 'all'), foot: t('piétons seulement, comme DBA', 'foot only, as in DBA') },
  },
  D11: {
    question: t(
      'Kn(X) inférieurs « sans support » : que veut-on dire ?',
      'Kn(X) inferior “without support”: meaning what?',
    ),
    answer: t(
      'Ils comptent (I) et n’ont pas droit au support des Kn(I).',
      'They count as (I) and may not claim the support of Kn(I).',
    ),
    why: t(
      'Compter (I) leur ouvrirait sinon la ligne Kn(I)/Kn(I).',
      'Counting as (I) would else open the Kn(I)/Kn(I) row.',
    ),
    origin: 'house',
    options: {
      'no-support': t('(I), sans droit au support', '(I), with no right to support'),
      'unless-supported': t('(I) seulement si aucun rang ne suit', '(I) only if no rank is behind'),
    },
  },
  D12: {
    question: t('Bw(X) dans les autres cas : (S) ou (O) ?', 'Bw(X) in other cases: (S) or (O)?'),
    answer: t('(O), sauf si la liste d’armée dit (S).', '(O), unless the army list says (S).'),
    why: t('Les deux classes sont imprimées sans choix.', 'Both grades are printed without a choice.'),
    origin: 'house',
    options: { O: t('(O)', '(O)'), S: t('(S)', '(S)') },
  },
  D13: {
    question: t('Bw contre Bw en tir mutuel : quel facteur ?', 'Bw against Bw, shooting at each other: which factor?'),
    answer: t('3 chacun : chacun est la cible de Bw.', '3 each: each is shot at by Bw.'),
    why: t('La colonne de tir vaut pour qui est visé.', 'The shooting column is for whoever is the target.'),
    origin: 'printed',
    options: { 'shot-at': t('3 chacun', '3 each'), foot: t('2 chacun', '2 each') },
  },
  D14: {
    question: t(
      'Clauses « en terrain bon pour le vainqueur » : le sol de qui ?',
      'Clauses “in going good to the winner”: whose ground?',
    ),
    answer: t(
      'Celui du perdant, jugé selon le type du vainqueur. Le terrain bon pour aucun des deux (Ps) est toujours celui du perdant.',
      'The loser’s, judged by the winner’s type. Going good to neither (Ps) is always the loser’s.',
    ),
    why: t('DBA parle du sol où se tient le vaincu.', 'DBA speaks of the ground the beaten element stands on.'),
    origin: 'family',
    options: { loser: t('celui du perdant', 'the loser’s'), winner: t('celui du vainqueur', 'the winner’s') },
  },
  D15: {
    question: t('Sp et Pk : le bon terrain lie-t-il les éléphants ?', 'Sp and Pk: does good going bind elephants?'),
    answer: t(
      'Oui pour Sp et Pk, où El ouvre la liste ; non pour Wb et Hd, où El la suit.',
      'Yes for Sp and Pk, where El opens the list; no for Wb and Hd, where El follows it.',
    ),
    why: t('La place des éléphants dans la phrase.', 'The place of elephants in the sentence.'),
    origin: 'printed',
    options: { bound: t('oui', 'yes'), free: t('non', 'no') },
  },
  D16: {
    question: t('Dans quel ordre lire les clauses d’un perdant ?', 'In which order are a loser’s clauses read?'),
    answer: t(
      'Destruction, sauf l’exception du 2e rang pour les ennemis qu’elle nomme ; puis fuite ; puis recul.',
      'Destruction, save the 2nd-rank exception for the enemies it names; then flight; then recoil.',
    ),
    why: t('C’est l’ordre des phrases.', 'It is the order of the sentences.'),
    origin: 'printed',
  },
  D17: {
    question: t('L’exception du 2e rang vaut-elle pour un double ?', 'Does the 2nd-rank exception hold when doubled?'),
    answer: t('Non.', 'No.'),
    why: t('Elle ne figure que dans la première liste.', 'It stands in the first list only.'),
    origin: 'printed',
  },
  D18: {
    question: t('Comment lire la phrase des WWg ?', 'How is the sentence on WWg read?'),
    answer: t(
      'Détruits par Art non (X), ou par El sauf WWg(X) ; recul si ces WWg sont (S) et assaillent une fortification ; sinon rien.',
      'Destroyed by Art not (X), or by El unless WWg(X); recoil if these WWg are (S) and assault a fortification; else nothing.',
    ),
    why: t('Le (S) se rapporte au perdant, comme toute la phrase.', 'The (S) is the loser’s, as the whole sentence.'),
    origin: 'printed',
  },
  D19: {
    question: t('Quelle artillerie détruit un naval doublé ?', 'Which artillery destroys a doubled naval element?'),
    answer: t('Art(S), d’après le texte.', 'Art(S), after the text.'),
    why: t('Le texte est plus complet que la table navale.', 'The text is fuller than the naval table.'),
    origin: 'printed',
    options: { superior: t('Art(S) seulement', 'Art(S) only'), any: t('toute Art', 'any Art') },
  },
  D20: {
    question: t('(I) visé par Art : -1 ?', '(I) shot at by Art: -1?'),
    answer: t('Oui.', 'Yes.'),
    why: t(
      'L’exception d’Art est écrite pour (S) et (F) seulement.',
      'The exception of Art is written for (S) and (F) only.',
    ),
    origin: 'printed',
    options: { applies: t('oui', 'yes'), 'not-by-art': t('non', 'no') },
  },
  D21: {
    question: t('Des troupes légères tirent-elles sur des éléphants ?', 'Do light troops shoot at elephants?'),
    answer: t(
      'Aucune ne tire, sauf Ps(X) qui agit comme Art : c’est alors un tir d’artillerie.',
      'None shoots, save Ps(X) which acts as Art: that is then artillery shooting.',
    ),
    why: t('Les portées ne citent aucune troupe légère.', 'The ranges name no light troops.'),
    origin: 'house',
    options: {
      'as-artillery': t('Ps(X) tire comme Art', 'Ps(X) shoots as Art'),
      'close-combat-only': t('Ps(X) n’agit comme Art qu’en mêlée', 'Ps(X) acts as Art in close combat only'),
    },
  },
  D22: {
    question: t('Rivière 1-2 : la berge se défend-elle ?', 'River 1-2: is the bank defensible?'),
    answer: t('Oui, comme imprimé.', 'Yes, as printed.'),
    why: t(
      'DBA3 en ferait un ruisseau sans effet : peut-être un mot perdu.',
      'DBA3 has a paltry stream there: perhaps a lost word.',
    ),
    origin: 'printed',
    options: { defensible: t('oui', 'yes'), misprint: t('non', 'no') },
  },
  D23: {
    question: t(
      'Que vaut la « distance F » de l’avance spontanée ?',
      'What is the “distance F” of spontaneous advances?',
    ),
    answer: t('Un front de socle : 80 pas.', 'One base front: 80 paces.'),
    why: t('F pour front ; la feuille ne l’explique pas.', 'F for frontage; the sheet does not explain it.'),
    origin: 'house',
    options: { front: t('un front de socle, 80 pas', 'one base front, 80p'), move: t('un mouvement', 'one move') },
  },
  D24: {
    question: t(
      'Le maximum de deux réunit-il débords et soutiens au tir ?',
      'Does the cap of two join overlaps and supporting shooters?',
    ),
    answer: t('Non : deux en mêlée, deux au tir.', 'No: two in close combat, two in shooting.'),
    why: t('Les deux cas ne se présentent jamais ensemble.', 'The two cases never meet.'),
    origin: 'house',
  },
  D25: {
    question: t('Général et fortification comptent-ils au tir ?', 'Do general and fortification count in shooting?'),
    answer: t(
      'Oui, les deux, pour la cible comme pour le tireur ; la fortification ni contre Art ni contre Ps(X).',
      'Yes, both, for the target and for the shooter; the fortification neither against Art nor against Ps(X).',
    ),
    why: t('Ces lignes ne sont pas limitées à la mêlée.', 'Those lines are not limited to close combat.'),
    origin: 'printed',
    options: {
      always: t('les deux, toujours', 'both, always'),
      'close-combat': t('en mêlée seulement', 'in close combat only'),
    },
  },
  D26: {
    question: t('Et si un total est nul ou négatif ?', 'What if a total is zero or less?'),
    answer: t(
      'On compare en entiers : deux fois le perdant contre le vainqueur.',
      'Compare whole numbers: twice the loser with the winner.',
    ),
    why: t('Rien ne fixe de minimum.', 'Nothing sets a minimum.'),
    origin: 'house',
  },
  D27: {
    question: t('Un tireur dont le total est inférieur souffre-t-il ?', 'Does a shooter with the lower total suffer?'),
    answer: t('Non, sauf si la cible tire aussi sur lui.', 'No, unless the target shoots back at it.'),
    why: t('Règle publiée du jeu frère HOTT.', 'Published rule of the sister game HOTT.'),
    origin: 'family',
    options: {
      unharmed: t('non', 'no'),
      suffers: t(
        'oui, par sa liste et ses facteurs de classe comme s’il était visé ; son facteur reste celui d’un tireur',
        'yes, by its list and class factors as if shot at; its factor stays that of a shooter',
      ),
    },
  },
  D28: {
    question: t('Kn détruits par Bw(S) : qui a contacté qui ?', 'Kn destroyed by Bw(S): who contacted whom?'),
    answer: t(
      'Les Kn ont porté leur front sur le front des Bw(S) pendant cette phase.',
      'The Kn moved their front into the front of the Bw(S) in this phase.',
    ),
    why: t('Les archers sont « contactés ».', 'The bows are the ones “contacted”.'),
    origin: 'printed',
  },
  D29: {
    question: t('LH doublés par un tir en terrain difficile ?', 'LH doubled by shooting in difficult going?'),
    answer: t('Ils fuient.', 'They flee.'),
    why: t('« En combat rapproché » gouverne toute la liste.', '“In close combat” governs the whole list.'),
    origin: 'printed',
    options: { flee: t('ils fuient', 'they flee'), destroyed: t('ils sont détruits', 'they are destroyed') },
  },
  D30: {
    question: t('Égalité entre Exp et (I) ?', 'A tie between Exp and (I)?'),
    answer: t('Le -1 du (I) vient d’abord : les Exp gagnent.', 'The -1 of (I) comes first: the Exp win.'),
    why: t('Les facteurs de classe précèdent le résultat.', 'Class factors precede the result.'),
    origin: 'house',
  },
  D31: {
    question: t('Quelles classes existent pour un type ?', 'Which grades exist for a type?'),
    answer: t(
      'Toutes, sauf (X) pour les types sans ligne d’exception ; les navals (X) n’ont de particulier que leur mouvement.',
      'All, save (X) for types without a line of exceptions; naval (X) differ in movement only.',
    ),
    why: t('La feuille ne donne pas la liste des classes.', 'The sheet does not list the grades.'),
    origin: 'house',
  },
  D32: {
    question: t('El(X) visés : quelle classe ?', 'El(X) shot at: which grade?'),
    answer: t(
      '(I) quel que soit le tireur ; supérieurs contre les troupes nommées en mêlée seulement, (I) contre les autres.',
      '(I) whoever shoots; superior against the troops named in close combat only, (I) against the rest.',
    ),
    why: t(
      'La première phrase règle le tir, la seconde les adversaires.',
      'The first sentence settles shooting, the second opponents.',
    ),
    origin: 'house',
    options: {
      'close-combat': t('supérieurs en mêlée seulement', 'superior in close combat only'),
      'also-shot-at': t('supérieurs aussi sous leur tir', 'superior also when they shoot'),
    },
  },
  D33: {
    question: t('Une troupe (X) qui agit comme une autre : jusqu’où ?', '(X) troops acting as others: how far?'),
    answer: t(
      'Facteur, lignes tactiques, classe et issue, vainqueur ou perdant, sont ceux de la troupe imitée : Art(X) en mêlée est Ax(I), Bw(X) contre des piétons Sp(I), El(X) qui tire Art(F), Ps(X) vainqueur Art sauf contre Ax et Ps. Exceptions imprimées : Ps(X) perdant est Ps(I), El(X) visé El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) gardent leur type. Une clause qui nomme (X) et Art(X) visée, sans facteur de classe, regardent l’élément imprimé, comme la colonne de l’ennemi, la fortification et le support arrière.',
      'Factor, tactical rows, grade and outcome, as winner or loser, are those of the imitated troops: Art(X) in close combat is Ax(I), Bw(X) against foot Sp(I), El(X) shooting Art(F), a winning Ps(X) Art save against Ax and Ps. Printed exceptions: a losing Ps(X) is Ps(I), El(X) shot at El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) keep their type. A clause that names (X), and Art(X) shot at, without class factor, look at the printed element; so do the enemy’s column, fortification and rear support.',
    ),
    why: t(
      'Le tableau d’exception parle de combat ; « subit comme » y est écrit pour deux troupes.',
      'The exceptions speak of fighting; how they suffer is written for two troops.',
    ),
    origin: 'house',
  },
  D34: {
    question: t('Un contact sur le flanc est-il un débord ?', 'Is a contact on the flank an overlap?'),
    answer: t(
      'Oui, chaque flanc débordé ou touché compte une fois.',
      'Yes, each flank overlapped or touched counts once.',
    ),
    why: t('La feuille ne connaît qu’une ligne pour les flancs.', 'The sheet has one line for flanks only.'),
    origin: 'house',
  },
  D35: {
    question: t('Où doit se tenir un support arrière ?', 'Where must a rear support stand?'),
    answer: t(
      'Juste derrière ; les rangs suivants comptent tant que la suite n’est pas interrompue.',
      'Directly behind; further ranks count as long as the series is unbroken.',
    ),
    why: t('« Par rang » suppose une colonne continue.', '“Per rank” supposes an unbroken column.'),
    origin: 'house',
  },
  D36: {
    question: t('Le support arrière compte-t-il au tir ?', 'Does rear support count in shooting?'),
    answer: t('Seulement pour des Kn(I) visés.', 'Only for Kn(I) shot at.'),
    why: t(
      'Les conditions de support écartent les autres cibles ; un tireur n’en parle pas.',
      'The conditions rule out other targets; shooters are not mentioned.',
    ),
    origin: 'house',
  },
  D37: {
    question: t(
      'Le 2e rang qui sauve doit-il remplir les conditions de support ?',
      'Must the saving 2nd rank meet the conditions of support?',
    ),
    answer: t('Oui : il doit soutenir.', 'Yes: it must be supporting.'),
    why: t('La phrase parle de troupes soutenues.', 'The sentence speaks of supported troops.'),
    origin: 'house',
    options: { supporting: t('oui', 'yes'), any: t('non : y être suffit', 'no: standing there is enough') },
  },
  D38: {
    question: t('Ax(X)/Ax(X) : contre qui ?', 'Ax(X)/Ax(X): against whom?'),
    answer: t('Contre tous.', 'Against all.'),
    why: t(
      'Aucune condition n’est imprimée ; des errata de 1994 parlent de formations profondes contre les montés.',
      'No condition is printed; errata of 1994 speak of deep formations against mounted.',
    ),
    origin: 'printed',
    options: { all: t('tous', 'all'), mounted: t('montés seulement', 'mounted only') },
  },
  D39: {
    question: t('Un naval au contact doublé par des Exp ?', 'A naval element in contact doubled by Exp?'),
    answer: t('Il recule, comme un battu.', 'It recoils, as if beaten.'),
    why: t('La seconde liste excepte les Exp sans dire la suite.', 'The second list excepts Exp and says no more.'),
    origin: 'house',
  },
  D40: {
    question: t(
      'Des Exp doublés par Art ou par un naval fuient-ils ?',
      'Do Exp doubled by Art or by naval troops flee?',
    ),
    answer: t('Oui : ils tombent sous « autre élément terrestre ».', 'Yes: they fall under “other land element”.'),
    why: t('La seconde liste ne les nomme pas.', 'The second list does not name them.'),
    origin: 'printed',
    options: { flee: t('oui', 'yes'), destroyed: t('non : détruits, comme battus', 'no: destroyed, as when beaten') },
  },
  D41: {
    question: t('Un recul impossible change-t-il le résultat ?', 'Does an impossible recoil change the result?'),
    answer: t(
      'Oui : l’élément est compté détruit, aussi quand il doit fuir, car la fuite commence par un recul.',
      'Yes: the element is counted destroyed, also when it must flee, for flight begins with a recoil.',
    ),
    why: t('Le cadre « Destruction » le dit.', 'The box on destruction says so.'),
    origin: 'printed',
  },
  D42: {
    question: t('Irréguliers en mouvement : +1 par cas ou en tout ?', 'Moving irregulars: +1 per case or in all?'),
    answer: t('En tout : un seul +1.', 'In all: a single +1.'),
    why: t('Trois tirets sous une seule valeur.', 'Three dashes under one value.'),
    origin: 'printed',
    options: { once: t('en tout', 'in all'), each: t('par cas', 'per case') },
  },
  D43: {
    question: t(
      'Plusieurs éléments passent une rivière 7-8 au même endroit ?',
      'Several elements cross a 7-8 river at one place?',
    ),
    answer: t(
      'Dans l’ordre : un passage réussi vaut +1 aux suivants, un échec de 2 à 4 les arrête ce tour ; le +1 ne compte qu’une fois.',
      'In order: a successful crossing gives the next +1, a result of 2 to 4 stops them this turn; the +1 counts once.',
    ),
    why: t('La note parle d’un ami déjà passé et de 300 pas.', 'The note speaks of a friend across and of 300p.'),
    origin: 'house',
  },
  D44: {
    question: t('« À moins de » inclut-il la distance citée ?', 'Does “less than” include the distance named?'),
    answer: t(
      'Non : 600 pas n’est pas moins de 600 pas, ni 1200 plus de 1200.',
      'No: 600p is not less than 600p, nor 1200 more than 1200.',
    ),
    why: t('Sens des mots.', 'What the words mean.'),
    origin: 'printed',
  },
  D45: {
    question: t('Tout ennemi est ignoré : avance-t-on ?', 'All enemies are ignored: is there an advance?'),
    answer: t('Non.', 'No.'),
    why: t('Il n’y a personne vers qui aller.', 'There is nobody to go for.'),
    origin: 'house',
  },
  D46: {
    question: t('Quel mouvement ne doit pas amener à moins de 200 pas ?', 'Which move must not end within 200p?'),
    answer: t('Le mouvement doublé.', 'The doubled move.'),
    why: t('C’est ainsi que se limitent les marches.', 'That is how marches are limited.'),
    origin: 'family',
    options: {
      doubled: t('le mouvement doublé', 'the doubled move'),
      single: t('le mouvement simple', 'the single move'),
    },
  },
  D47: {
    question: t(
      'Qui, étant Art, WWg, Bg ou naval, n’entraîne personne dans sa perte ?',
      'Who, being Art, WWg, Bg or naval, takes nobody along?',
    ),
    answer: t('L’élément détruit.', 'The destroyed element.'),
    why: t('C’est le sujet de la phrase.', 'It is the subject of the sentence.'),
    origin: 'house',
  },
  D48: {
    question: t('Un naval vide peut-il tirer ?', 'May an empty naval element shoot?'),
    answer: t('Non : ses troupes sont à terre.', 'No: its troops are ashore.'),
    why: t('La feuille ne lui donne qu’un facteur de combat.', 'The sheet gives it a combat factor only.'),
    origin: 'house',
  },
  D49: {
    question: t('Kn(I)/Kn(I) contre « infanteries » : lesquelles ?', 'Kn(I)/Kn(I) against “infantry”: which?'),
    answer: t('Tous les piétons, Art, WWg et Bg compris.', 'All foot, Art, WWg and Bg included.'),
    why: t('La feuille n’a que trois espèces d’ennemis.', 'The sheet knows three kinds of enemies only.'),
    origin: 'house',
    options: { foot: t('tous les piétons', 'all foot'), infantry: t('sans Art, WWg ni Bg', 'without Art, WWg and Bg') },
  },
  D50: {
    question: t('-2 en terrain inégal ou difficile : quelles Bd ?', '-2 in rough or difficult going: which Bd?'),
    answer: t('Toutes ; (S,O) ne qualifie que les Wb.', 'All; (S,O) qualifies the Wb only.'),
    why: t('Les classes suivent Wb sur la ligne.', 'The grades follow Wb on the line.'),
    origin: 'printed',
    options: { all: t('toutes', 'all'), 'superior-ordinary': t('Bd(S,O) seulement', 'Bd(S,O) only') },
  },
  D51: {
    question: t(
      'Deux ennemis à égale distance : lequel est le plus proche ?',
      'Two enemies equally far: which is nearest?',
    ),
    answer: t('Celui qui n’est pas démoralisé.', 'The one that is not demoralised.'),
    why: t('Prudence : il tient les autres.', 'Caution: it holds the others.'),
    origin: 'house',
    options: {
      steady: t('celui qui n’est pas démoralisé', 'the one that is not demoralised'),
      demoralised: t('celui qui est démoralisé', 'the demoralised one'),
    },
  },
  D52: {
    question: t('Distance doublée : à 200 pas de quel ennemi ?', 'Twice the distance: 200p from which enemy?'),
    answer: t(
      'De n’importe lequel, ignoré ou non, comme si l’avance allait droit sur lui.',
      'Any, ignored or not, as if the advance went straight at it.',
    ),
    why: t('La ligne dit un ennemi, sans plus.', 'The line says an enemy and no more.'),
    origin: 'printed',
    options: { any: t('tout ennemi', 'any enemy'), counting: t('celui qui décide', 'the one that decides') },
  },
  D53: {
    question: t('Quels rangs meurent avec un élément détruit ?', 'Which ranks die with a destroyed element?'),
    answer: t(
      'Celui qui le touche, à moins d’une profondeur de socle ; les suivants s’ils comptent comme supports.',
      'The one that touches it, less than a base depth away; those beyond it if they count as supports.',
    ),
    why: t('Le 3e rang commence à une profondeur de socle pleine.', 'The 3rd rank begins a full base depth away.'),
    origin: 'house',
  },
  D54: {
    question: t(
      'El(X) ou Ps(X) qui tire et qu’on vise à la fois : quel facteur ?',
      'El(X) or Ps(X) that shoots and is shot at: which factor?',
    ),
    answer: t(
      'Celui d’Art, pour son unique total ; classe et issue sont celles d’El(I) ou de Ps(I).',
      'That of Art, for its one total; grade and outcome are those of El(I) or Ps(I).',
    ),
    why: t('Un même total sert à tirer et à subir.', 'One total serves to shoot and to suffer.'),
    origin: 'house',
    options: { shooter: t('celui d’Art', 'that of Art'), target: t('celui d’El ou de Ps', 'that of El or Ps') },
  },
  D55: {
    question: t('Des Bd(X) irréguliers sont-ils impétueux ?', 'Are irregular Bd(X) impetuous?'),
    answer: t('Oui, comme Bd(F).', 'Yes, as Bd(F) are.'),
    why: t(
      'Hors du cas cité, ils sont Bd(F), aussi pour bouger.',
      'Save in the case named they are Bd(F), in moving too.',
    ),
    origin: 'house',
  },
  D56: {
    question: t('(S) contre un naval vide : même type ?', '(S) against an empty naval element: the same type?'),
    answer: t('Il reste du type qu’il avait.', 'It is still of the type it was.'),
    why: t('Débarquer ne change pas le navire.', 'Landing troops does not change the ship.'),
    origin: 'house',
  },
  D57: {
    question: t(
      'Compter comme bon le terrain du combat : pour quoi ?',
      'Counting the ground of the combat as good: for what?',
    ),
    answer: t(
      'Pour les issues en terrain bon ou non pour un camp, et pour ôter à ces montés leur malus contre des piétons ; le reste regarde le sol.',
      'For outcomes in going good or not to a side, and to lift these mounted troops’ penalty against foot; all else looks at the ground.',
    ),
    why: t('Ce sol n’est pas mauvais pour eux.', 'That ground is not bad to them.'),
    origin: 'house',
  },
  D58: {
    question: t('Un ennemi à 0 pas : avance-t-on ?', 'An enemy at 0p: is there an advance?'),
    answer: t('Non : l’élément est déjà au contact.', 'No: the element is in contact already.'),
    why: t('Il combat là où il est.', 'It fights where it stands.'),
    origin: 'house',
  },
  D59: {
    question: t('Un élément démonté fuit : de combien ?', 'A dismounted element flees: how far?'),
    answer: t('Du mouvement de sa monture plus 50 pas.', 'By the move of its mounts plus 50p.'),
    why: t('Il remonte avant de fuir.', 'It remounts before it flees.'),
    origin: 'house',
  },
  D60: {
    question: t(
      'Une dépense trop chère arrête-t-elle les suivantes ?',
      'Does an expense too dear stop those after it?',
    ),
    answer: t(
      'Non : dans l’ordre donné, on paie chacune qui peut encore l’être.',
      'No: in the order given, each that can still be paid is paid.',
    ),
    why: t('Rien n’oblige à garder des PIP.', 'Nothing makes a command keep its PIPs.'),
    origin: 'house',
    options: {
      'passed-over': t('non, elle est sautée', 'no, it is passed over'),
      stops: t('oui, on s’arrête là', 'yes, payment ends there'),
    },
  },
});
