import { useMemo } from 'preact/hooks';
import { isRefusal } from '../../../kernel/assessment.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { answer, calculation, isResolvable, type Resolvable } from '../../../calculate/calculation.ts';
import { exactFacets, gistOf } from '../../../calculate/shares.ts';
import { linkOf } from '../../../present/link.ts';
import { Facets } from '../../calculator/answer/facet.tsx';
import { Account } from '../../calculator/answer/ledger.tsx';
import { Fold } from '../../base/fold.tsx';
import { lang, say } from '../../base/lang.ts';
import { Agreeing } from '../sheets/later.ts';
import { leaveFor } from './calculator-link.tsx';
import { Outlook } from './outlook.tsx';
import type { BattleModel } from '../match/model.ts';

/** Beside the map there is room for the reckoning; below it, on a phone, one asks for it. */
const hasRoom = (): boolean => matchMedia('(width >= 52rem)').matches;

/** What the calculator answers to the combat that a command leads to. */
export function combatAnswer({ game, table }: BattleModel, ruleset: Ruleset, state: unknown, command: unknown) {
  const combat = table.combats.of(state, command, lang.value);
  const procedure = ruleset.procedures.find(({ id }) => id === combat?.procedure);
  if (combat === undefined || procedure === undefined) return undefined;
  return answer(calculation(ruleset, procedure, combat.situation, game.options));
}

/** The reckoning and the exact odds of a combat before its dice; the same in the calculator, one tap away. */
export function Combat({ model, ruleset, command }: { model: BattleModel; ruleset: Ruleset; command: unknown }) {
  const state = model.state.value;
  const needsDice = model.throwsDice(command);
  const found = useMemo(() => combatAnswer(model, ruleset, state, command), [state, command, lang.value]);
  if (found === undefined) return null;
  if (!isResolvable(found)) return <p class="notice bad">{say(found.refusal.refused)}</p>;
  const resolvable: Resolvable = found;
  const facets = exactFacets(resolvable);
  const prepared = model.game.prepare(state, command);
  const side = isRefusal(prepared) ? 0 : prepared.by;
  const gist = gistOf(resolvable).id;
  const { procedure, situation } = resolvable.calculation;
  const link = linkOf(resolvable.calculation);
  return (
    <div class="battle-combat">
      <p class="battle-who">{say(capitalize(procedure.headline(situation, resolvable.assessment)))}</p>
      <Outlook model={model} found={resolvable} side={side} />
      <Fold summary={say(t('Le compte', 'The reckoning'))} isOpen={hasRoom()}>
        {() => <Account account={resolvable.assessment} ruleset={ruleset} />}
      </Fold>
      {facets !== undefined && (
        <Fold summary={say(t('Toutes les chances', 'All the odds'))}>
          {() => (
            <Facets
              facets={facets.toSorted((a, b) => Number(b.facet.id === gist) - Number(a.facet.id === gist))}
              exact
            />
          )}
        </Fold>
      )}
      {needsDice && (
        <Fold summary={say(t('Changer un fait d’un commun accord', 'Change a fact by agreement'))}>
          {() => <Agreeing model={model} ruleset={ruleset} command={command} />}
        </Fold>
      )}
      <a class="small" href={link} onClick={() => leaveFor(link)}>
        {say(t('Ouvrir dans le calculateur', 'Open in the calculator'))}
      </a>
    </div>
  );
}
