import { t } from '../../../kernel/text.ts';
import { Fold } from '../../base/fold.tsx';
import { say } from '../../base/lang.ts';
import type { Model } from '../model.ts';
import { Panel } from '../panel.tsx';
import { Sentence } from './sentence.tsx';

/** The link and texts to share, made when the player asks for them. */
export const Share = ({ model }: { model: Model }) => (
  <Panel name="share" title={t('À partager', 'To share')}>
    <Fold summary={say(t('La phrase et le lien', 'The sentence and the link'))}>
      {() => <Sentence model={model} />}
    </Fold>
  </Panel>
);
