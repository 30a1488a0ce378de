import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import type { Model } from '../calculator/model.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { standingIn } from './placements.ts';
import { StandingMark } from './standing.tsx';
import { settingOf } from './army-setting.ts';

/** Says that a unit of the form is one of an army, and how it stands there. */
export function UnitMark({ model, actor }: { model: Model; actor: string }) {
  const setting = settingOf(model);
  const ref = model.placements.value[actor];
  const army = ref && setting?.armies[ref.army];
  const standing = ref && setting && standingIn(setting, ref);
  if (army === undefined || standing === undefined) return null;
  return (
    <span class="form-cast">
      <Glyph name="flag" />
      <a href={`#/${model.ruleset.id}/army/${ref!.army}`}>
        <span class="visually-hidden">{say(t('de l’armée ', 'of the army '))}</span>
        {army.name || say(t('sans nom', 'unnamed'))}
      </a>{' '}
      <StandingMark standing={standing} />
    </span>
  );
}
