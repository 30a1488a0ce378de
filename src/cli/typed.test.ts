import { describe, expect, test } from 'vitest';
import type { Lang } from '../kernel/text.ts';
import { grognard } from './testing.ts';

/** What people type, rightly and wrongly. `npx vitest run src/cli/typed.test.ts -u` writes the transcripts anew: read them. */
const TYPED: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    // Right.
    'odds alexandre melee --attackers.units "Ph 9 6" --defenders.units "levies 6 discouraged"',
    'odds alexandre fire --firers "archers 4 range 2" --target.units "Ca (7 SP)" --target.terrain "ford 1"',
    'resolve alexandre fire --firers "Ar 4; Ar 4" --target.units "Pe 5" --target.leaders Memnon --dice 9',
    'resolve alexandre fire --firers "Ar 4; Ar 4" --target.units "Pe 5" --target.leaders Memnon --dice "9 7"',
    'odds alexandre movement --mover archers --allowance 6 --path clear --path "ford 1" --path "+1 level"',
    'odds jdg cohesion-test --cohesion 5',
    'odds jours-de-gloire cohesion --cohesion 5 --modifier +1',
    'roll jours-de-gloire fire --batteries "5 3" --distance 2 --target "infantry 6" --seed tour',
    'odds dbm close-combat --friend "Bd(O)" --enemy "kn (s) general"',
    'odds dbm visibility --cover woods --type Ps --distance "1 500"',
    'resolve dbm close-combat --friend Bd --enemy Kn',
    'odds wab armour-save --saves 6 --strength 4 --armour heavy --shield "large shield"',
    'odds wab who-shoots --weapon longbow --front "5 9.5"',
    'levers alexandre fire --firers "Ar 4" --target.units "In 8"',
    'matrix jours-de-gloire shock --of defenders-back',
    'rulings wab W-32',
    'completion fish',
    'army samples jours-de-gloire',
    'army new dbm --name Mine',
    'army --help',
    'odds dbm pip-odds --help',
    'odds dbm pip-odds --costs 2 --costs 3 --dice 2',
    // Wrong.
    'ods alexandre melee',
    'dbm pip-odds --costs 3',
    'melee alexandre',
    'odds shooting',
    'wab',
    'odds',
    'odds alexander melee',
    'odds chess',
    'odds alexandre',
    'odds alexandre siege',
    'odds alexandre melee',
    'odds alexandre melee "Ph 9"',
    'odds alexandre melee --atackers.units "Ph 9"',
    'odds alexandre melee --attackers.untis "Ph 9"',
    'odds alexandre melee --attackers.units "Phh 9" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 99" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph nine" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 9 discuraged" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 9" --defenders.units "In 6" --attackers.3.units "Ca 5"',
    'odds alexandre melee --attackers.units "Ph 12" --defenders.units "In 5"',
    'odds alexandre fire --firers "Ho 5" --target.units "In 3"',
    'odds alexandre melee --json {"attackers":',
    'odds alexandre melee --json []',
    'odds alexandre melee --json {"attackers":[{"units":[{"type":"Pz","strength":3}]}],"defenders":[]}',
    'odds dbm close-combat --friend Zz --enemy Kn',
    'odds dbm close-combat --friend "Bd slow" --enemy Kn',
    'odds wab shooting --shooters "10 bow 12" --target 20',
    'odds wab shooting --shooters "10 sling 9.25" --target 20',
    'odds wab shooting --shooters "10 sling 20" --target 20',
    'odds wab shooting --target "20 none"',
    'odds wab armour-save --armour iron',
    'odds alexandre melee --dice 7',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice 9,7,8',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice 12',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice nine',
    'odds alexandre melee --ruling A-7=middle',
    'odds alexandre melee --ruling A-1=x',
    'odds --link "#/alexandre/melee?s=1.%%"',
    'matrix alexandre fire',
    'matrix jours-de-gloire shock --of defender-routed',
    'charts alexandre terain',
    'odds alexandre melee --format pdf',
    'odds dbm close-combat --friend "Bd name=x name=y" --enemy Kn',
    'odds dbm close-combat --friend @Agricola --enemy Kn',
    'odds dbm close-combat --army none.json --friend @Agricola --enemy Kn',
    'resolve alexandre melee --attackers.units "Ph 9" --defenders.units "In 6" --apply',
    'army',
    'army shew mine.json',
    'army show',
    'army new dbm --sample rmans',
    'army undo --out x.json',
  ],
  fr: [
    // Juste.
    'odds alexandre mêlée --attackers.units "phalange 9 qualité 6" --defenders.units "levées 6 découragée"',
    'odds alexandre fire --firers "archers 4 portée 2" --target.units "cavalerie lourde 7" --target.terrain "gué 1"',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --target.leaders Memnon --dice 9',
    'odds jours-de-gloire cohesion-test --cohesion 5 --failure "recul d’un hex"',
    'odds jours-de-gloire movement --mover infanterie --path bois --path "clair route"',
    'odds dbm close-combat --friend "lames (O)" --enemy "chevaliers supérieur général=oui"',
    'odds dbm visibility --cover bois --type psiloi --distance "1 500 pas"',
    'odds wab armour-save --saves 6 --strength 4 --armour lourde --shield "grand bouclier"',
    'odds wab who-shoots --weapon "arc long" --front "5 9,5"',
    'levers alexandre fire --firers "Ar 4" --target.units "In 8"',
    'charts alexandre ratios',
    'army samples wab',
    'army --help',
    'charts dbm distances-de-tir',
    'rulings wab W-32',
    'resolve dbm close-combat --friend Bd --enemy Kn --dice "3 5"',
    'odds alexandre melee --attackers.units "Ca 7 8" --attackers.leaders "Alexandre 3" --defenders.units "ca 6 6"',
    'odds dbm pip-odds --help',
    'odds dbm pip-odds --costs 2 --costs 3 --dice 2',
    'odds jours-de-gloire shock --attackers "infanterie 6 4" --defenders "infanterie 5 4 carré"',
    // Faux.
    'odd alexandre melee',
    'dbm pip-odds --costs 3',
    'mêlée alexandre',
    'odds tir',
    'wab',
    'odds echecs',
    'odds alexandre',
    'odds alexandre melee',
    'odds alexandre melee --attaquants.unites "Ph 9" --défenseurs.unités "In 6"',
    'odds alexandre melee --attaquents "Ph 9"',
    'odds alexandre melee --attackers.units "Pf 9" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 99" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 9 découragé dérout" --defenders.units "In 6"',
    'odds alexandre melee --attackers.units "Ph 12" --defenders.units "In 5"',
    'odds wab shooting --shooters "10 arc 12" --target 20',
    'odds wab shooting --shooters "10 fronde 9,25" --target 20',
    'odds jours-de-gloire shock --attackers "infanterie 5 aucun" --defenders "infanterie 3"',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice 9,7,8',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice 12',
    'odds alexandre melee --json {"attackers":',
    'odds alexandre melee --json {"attackers":[{"units":[{"type":"Pz","strength":3}]}],"defenders":[]}',
    'odds alexandre melee --dice 7',
    'odds alexandre melee --format pdf',
    'odds dbm close-combat --friend @Agricola --enemy Kn',
    'odds dbm close-combat --army aucune.json --friend @Agricola --enemy Kn',
    'resolve alexandre melee --attackers.units "Ph 9" --defenders.units "In 6" --apply',
    'army',
    'army show',
    'odds alexandre siège',
    'odds alexandre melee --attackers.unitées "Ph 9"',
    'odds alexandre melee --attackers.units "Ph neuf" --defenders.units "In 6"',
    'odds alexandre fire --firers "Ho 5" --target.units "In 3"',
    'odds dbm close-combat --friend Zz --enemy Kn',
    'odds dbm close-combat --friend "Bd lent" --enemy Kn',
    'odds wab armour-save --armour fer',
    'odds wab shooting --shooters "10 fronde 20" --target 20',
    'resolve alexandre fire --firers "Ar 4" --target.units "Pe 5" --dice neuf',
    'odds alexandre melee --ruling A-7=milieu',
    'odds alexandre melee --ruling A-1=x',
    'odds --link "#/alexandre/melee?s=1.%%"',
    'matrix alexandre fire',
    'charts alexandre terain',
  ],
};

const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"(?=\s|$)|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

describe('typed commands and mistakes, with all that is answered', () => {
  test.each(['en', 'fr'] as const)('there are more than forty, %s', (lang) => {
    expect(new Set(TYPED[lang]).size).toBeGreaterThan(40);
  });

  test.each(['en', 'fr'] as const)('%s', async (lang) => {
    const answered: string[] = [];
    for (const line of TYPED[lang]) {
      const { code, out, err } = await grognard(wordsIn(line), { env: { LANG: lang } });
      answered.push(`$ grognard ${line}\n${[out, err].filter(Boolean).join('\n')}\n${code === 0 ? '' : `[${code}]\n`}`);
    }
    await expect(answered.join('\n')).toMatchFileSnapshot(`transcripts/${lang}.txt`);
  });

  test('a huge value is refused in a line', async () => {
    const { code, err } = await grognard(['odds', 'alexandre', 'melee', '--attackers.units', 'Ph '.repeat(50_000)]);
    expect([code, err]).toEqual([2, 'grognard: --attackers.units: too long a text (at most 4000 characters)']);
  });
});
