import type { ScenarioCard, ScenarioFacts } from '../../../kernel/battles.ts';
import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import { DIFFICULTY_TEXT, favouredSide, minutesOf } from '../../../play/battle-facts.ts';
import { say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { SEATED, type Seated } from '../computer/seats.ts';
import { type Outcome, recordOf, results } from '../match/results.ts';

/** From the quicker side to the slower one, against the computer: `20–30 minutes`. */
function lengthText(facts: ScenarioFacts): Text {
  const [short, long] = [minutesOf(facts, 0, 'computer'), minutesOf(facts, 1, 'computer')].toSorted((a, b) => a - b);
  const minutes = short === long ? `${short}` : `${short}–${long}`;
  return t(`${minutes} minutes`, `${minutes} minutes`);
}

export const LengthAndSize = ({ facts, difficulty }: Pick<ScenarioCard, 'facts' | 'difficulty'>) => (
  <p class="small">
    {facts !== undefined && (
      <>
        <b>{say(lengthText(facts))}</b>
        {' · '}
        {say(t(`${facts.units.join(' contre ')} unités`, `${facts.units.join(' against ')} units`))}
      </>
    )}
    {difficulty !== undefined && ` · ${say(DIFFICULTY_TEXT[difficulty])}`}
  </p>
);

interface FavoursProps {
  readonly facts: ScenarioFacts;
  readonly sides: readonly Text[];
}

/** How a battle comes out between veterans. */
export function Favours({ facts, sides }: FavoursProps) {
  const { better, battles } = facts;
  const favoured = favouredSide(facts);
  const counts = better.join(' : ');
  const said =
    favoured === undefined
      ? t(`équilibrée (${counts})`, `even (${counts})`)
      : t(`avantage ${sides[favoured]!.fr} (${counts})`, `advantage ${sides[favoured]!.en} (${counts})`);
  const measured = t(
    `${sides[0]!.fr} : ${sides[1]!.fr}, sur ${battles} batailles entre vétérans`,
    `${sides[0]!.en} : ${sides[1]!.en}, in ${battles} battles between veterans`,
  );
  return <span title={say(measured)}>{say(said)}</span>;
}

const OUTCOME_TEXT: Readonly<{ [outcome in Outcome]: Text }> = {
  won: t('gagné', 'won'),
  drawn: t('nul', 'drawn'),
  lost: t('perdu', 'lost'),
};

function recordText(level: Seated, outcome: Outcome): Text {
  const [name, text] = [capitalize(LEVELS[level].name), OUTCOME_TEXT[outcome]];
  return t(`${name.fr} : ${text.fr}`, `${name.en}: ${text.en}`);
}

/** What one has made of a battle on this device. */
export function Record({ ruleset, scenario }: { readonly ruleset: string; readonly scenario: string }) {
  const { played, best } = recordOf(results.value, ruleset, scenario);
  if (played === 0) return <p class="small muted">{say(t('Pas encore jouée', 'Not played yet'))}</p>;
  return (
    <p class="small">
      {say(t('Jouée', 'Played'))} {say(amount(played, t('fois', 'time'), t('fois', 'times')))}
      {SEATED.flatMap((level) => {
        const outcome = best.get(level);
        if (outcome === undefined) return [];
        return (
          <span key={level} class={`battle-record ${outcome}`}>
            {say(recordText(level, outcome))}
          </span>
        );
      })}
    </p>
  );
}
