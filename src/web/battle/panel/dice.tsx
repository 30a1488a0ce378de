import { isRefusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import type { Throw } from '../../../kernel/dice.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { NextDie } from '../../calculator/dice/next-die.tsx';
import { ThrowList } from '../../calculator/dice/throws.tsx';
import { lang, say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { dieSide, type Throwers, throwersOf } from './throwers.ts';

/** Whom a die was or is thrown for: as the account names them, or as the table does. */
const nameFor = ({ table }: BattleModel, cast: Cast | undefined, who: string): Text =>
  cast?.[who] ?? table.thrower(who);

interface ThrownProps {
  readonly model: BattleModel;
  readonly throws: readonly Throw[];
  readonly cast?: Cast | undefined;
  /** Whose dice they are. */
  readonly throwers?: Throwers | undefined;
}

/** The dice of a command, as they fell, each in the colour of the side that throws it. */
export const Thrown = ({ model, throws, cast, throwers }: ThrownProps) => (
  <ThrowList
    throws={throws.map(({ die, purpose, faces, passed }) => ({
      ...purpose,
      die,
      faces,
      passed,
      who: nameFor(model, cast, purpose.who),
      side: throwers && dieSide(throwers, purpose.who),
    }))}
  />
);

/** The dice of a real table, asked for one by one; or the way to enter them. */
export function Dice({ model, ruleset }: { model: BattleModel; ruleset: Ruleset }) {
  const prepared = model.prepare(model.command.value);
  if (isRefusal(prepared)) return <p class="notice bad">{say(prepared.refused)}</p>;
  const own = model.ownDice.value;
  const tried = own ? runWithTypedDice(prepared.rule, prepared.input, model.typed.value) : undefined;
  const asked = tried?.state === 'wanting' ? tried.wanted.purpose.who : undefined;
  return (
    <div class="battle-dice">
      {tried?.state === 'wanting' && (
        <>
          <Thrown
            model={model}
            throws={tried.throws}
            cast={prepared.explain()?.cast}
            throwers={throwersOf(model, ruleset, model.state.value, model.command.value, lang.value)}
          />
          <NextDie
            wanted={tried.wanted}
            cast={{ [asked!]: nameFor(model, prepared.explain()?.cast, asked!) }}
            enter={model.enterDie}
          />
        </>
      )}
      <button type="button" class="link small" onClick={model.changeDice}>
        {own ? say(t('lancer ici', 'roll here')) : say(t('entrer mes dés', 'enter my own dice'))}
      </button>
    </div>
  );
}
