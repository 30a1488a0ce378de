import { key, type Note } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';

export const NO_EFFECT = t('PE', 'NE');
export const NO_EFFECT_TEXT = t('pas d’effet', 'no effect');

export const KEY = key({
  id: 'key',
  title: t('Codes', 'Codes'),
  lines: [
    { id: 'NE', code: NO_EFFECT, text: NO_EFFECT_TEXT },
    { id: 'R', code: same('R'), text: t('recul d’un hex. (voir 10.5)', 'retreat one hex (see 10.5)') },
    {
      id: 'Dr',
      code: same('Dr'),
      text: t('mise en déroute : recul de deux hex. (voir 12.2.1)', 'rout: retreat two hexes (see 12.2.1)'),
    },
    { id: 'D', code: same('D'), text: t('découragée (voir 12.1)', 'discouraged (see 12.1)') },
    { id: 'F', code: same('F'), text: t('fatiguée (voir 11)', 'fatigued (see 11)') },
    { id: 'NA', code: same('NA'), text: t('non autorisé', 'not allowed') },
    { id: 'SP', code: t('PF', 'SP'), text: t('points de force', 'strength points'), ours: true },
  ],
  notes: [
    {
      mark: '10.5, 11…',
      text: t('Ces numéros renvoient au livret de règles du jeu.', 'Such numbers refer to the rulebook of the game.'),
    },
  ],
  rulings: ['A-36'],
});

/** The codes that a chart uses, as notes below it. */
export const legend = (...ids: readonly string[]): Note[] =>
  KEY.lines
    .filter(({ id }) => ids.includes(id))
    .map(({ code, text }) => ({ mark: code.fr === code.en ? code.en : `${code.fr}/${code.en}`, text }));
