import type { Heading } from '../../../kernel/story.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import type { Entry } from '../../../play/journal.ts';
import { linesOf, type Story, type StoryLine } from '../../../play/story/story.ts';
import { sideClass } from '../../board/side-class.ts';
import { Fold } from '../../base/fold.tsx';
import { memo } from '../../base/memo.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { showAfter } from './battle-story.ts';
import { EntryDetails, EntryLine, isInShort } from './entry-line.tsx';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
}

/** Chapters by turn, sections by whoever acts, a sentence for each deed that unfolds to its orders, charts and dice. */
export function StoryView({ model, ruleset, story, at }: Props & { readonly story: Story; readonly at: number }) {
  const here = at === 0 ? undefined : linesOf(story).find(({ to }) => to >= at);
  return (
    <>
      {story.chapters.map(({ heading, sections }, c) => (
        <section key={c}>
          <h3 class="story-turn">{say(capitalize(heading.text))}</h3>
          {sections.map(({ heading: actor, lines }, s) => (
            <section key={s}>
              {actor !== undefined && <Actor model={model} heading={actor} />}
              <ol>
                {lines.map((line) => (
                  <Line
                    key={`${line.from} ${line.kind}`}
                    model={model}
                    ruleset={ruleset}
                    line={line}
                    last={model.match.value.entries[line.to - 1]!}
                    isHere={line === here}
                  />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

const Actor = ({ model, heading: { text, side } }: { readonly model: BattleModel; readonly heading: Heading }) => (
  <h4 class="story-actor">
    {side !== undefined && (
      <>
        <span class={`battle-side ${sideClass(side)}`} aria-hidden="true" />
        <span class="visually-hidden">{say(model.game.sides[side]!)} </span>
      </>
    )}
    {say(capitalize(text))}
  </h4>
);

interface LineProps extends Props {
  readonly line: StoryLine;
  /** The entry with which it ends: one that is taken back is told anew. */
  readonly last: Entry;
  readonly isHere: boolean;
}

const Line = memo(({ model, ruleset, line, isHere }: LineProps) => {
  const { text, matter, by, from, to } = line;
  const isOne = from === to;
  return (
    <li class={`${sideClass(by)} ${matter}${isHere ? ' here' : ''}`}>
      <button
        type="button"
        class="battle-line"
        aria-current={isHere ? 'step' : undefined}
        onClick={() => showAfter(model, to)}
      >
        {say(text)}
      </button>
      {isOne && !isInShort(model, from, matter === 'aside') && (
        <EntryDetails model={model} ruleset={ruleset} n={from} />
      )}
      {!isOne && (
        <Fold class="battle-more" summary={<span class="small muted">{say(ordersText(to - from + 1))}</span>}>
          {() => (
            <ol class="story-entries">
              {Array.from({ length: to - from + 1 }, (_, i) => (
                <EntryLine key={i} model={model} ruleset={ruleset} n={from + i} />
              ))}
            </ol>
          )}
        </Fold>
      )}
    </li>
  );
});

const ordersText = (orders: number) => t(`en détail (${orders} ordres)`, `in detail (${orders} orders)`);
