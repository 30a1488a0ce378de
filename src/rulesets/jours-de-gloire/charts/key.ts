import { key } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';

export const KEY = key({
  id: 'key',
  title: t('Codes', 'Codes'),
  lines: [
    { id: 'UAT', code: same('UAT'), text: t('utiliser l’autre terrain de l’hex.', 'use other terrain in hex') },
    { id: 'PE', code: same('PE'), text: t('pas d’effet', 'no effect') },
    { id: 'NA', code: same('NA'), text: t('non autorisé', 'not allowed') },
    { id: '1', code: same('1'), text: t('recul d’un hex.', 'recoil one hex') },
    { id: 'D', code: same('D'), text: t('mise en désordre ; dans la TDT : automatique', 'disordered; in the TEC: automatic disorder') },
    { id: 'CT', code: t('TdC', 'CT'), text: t('test de cohésion ; échec : D', 'cohesion test; if failed: D') },
    { id: 'R', code: same('R'), text: t('déroute', 'rout') },
    { id: 'CT/1', code: t('TdC/1', 'CT/1'), text: t('test de cohésion ; échec : recul d’un hex.', 'cohesion test; if failed: recoil one hex') },
    { id: 'italics', code: t('italique', 'italics'), text: t('pour la cavalerie seulement', 'for cavalry only') },
    { id: 'SP', code: t('PF', 'SP'), text: t('points de force', 'strength points'), ours: true },
  ],
  notes: [
    {
      mark: '+',
      text: t(
        'Autres abréviations : MD, modificateur au dé ; ZdC, zone de contrôle ; TDT, table des terrains ; att., attaquant ; déf., défenseur.',
        'Other abbreviations: DRM, die roll modifier; ZoC, zone of control; TEC, terrain effects chart; att., attacker; def., defender.',
      ),
    },
  ],
  rulings: ['J-34'],
});
