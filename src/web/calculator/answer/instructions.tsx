import { t, type Text } from '../../../kernel/text.ts';
import { percent } from '../../../calculate/number.ts';
import { colon, say } from '../../base/lang.ts';

export const luckText = (percentile: number): Text => {
  const share = percent(percentile);
  return t(
    `Chance du camp qui agit : ${share.fr} (50 est la moyenne).`,
    `Luck of the acting side: ${share.en} (50 is average).`,
  );
};

/** How the dice were rolled, for those who want to roll them again. */
export const SeedText = ({ seed }: { seed: string }) => (
  <>
    {say(t('Graine', 'Seed'))}
    {colon()}
    <span class="code">{seed}</span>
  </>
);

interface InstructionProps {
  readonly who: Text;
  readonly text: Text;
  readonly may?: boolean;
}

/** Steps to follow on the map, in order; choices say so. */
export const Instructions = ({ told }: { told: readonly InstructionProps[] }) => (
  <ol class="calc-told" role="list">
    {told.map(({ who, text, may }, i) => (
      <li key={i}>
        <b>{say(who)}</b>
        {colon()}
        {say(text)}
        {may === true && <span class="badge accent">{say(t('au choix', 'your choice'))}</span>}
      </li>
    ))}
  </ol>
);
