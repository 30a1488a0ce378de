import type { Game } from '../../../kernel/game.ts';
import { capitalize, type Lang } from '../../../kernel/text.ts';
import type { Match } from '../../../play/match.ts';
import { plainStoryteller } from '../../../play/story/plain.ts';
import { linesOf, type Story, type StoryChapter, type StorySection, storyOf } from '../../../play/story/story.ts';
import type { BattleOnATable } from '../../../rulesets/catalogue.ts';

/** What tells a battle: as its ruleset does, or event by event. */
export const storytellerOf = async (battle: BattleOnATable) =>
  (await (await battle.table()).story?.()) ?? plainStoryteller(battle.game);

export type Teller = Awaited<ReturnType<typeof storytellerOf>>;
type Battle = Match<unknown, unknown, unknown>;

const withMark = (text: string, mark: string): string => `${mark} ${text}`;

function sectionLines({ heading, lines }: StorySection, { sides }: Game, lang: Lang): string[] {
  const side = heading?.side === undefined ? '' : ` (${sides[heading.side]![lang]})`;
  return [
    ...(heading === undefined ? [] : [withMark(`${capitalize(heading.text)[lang]}${side}`, '  –')]),
    ...lines.map(({ text }) => `    · ${text[lang]}`),
  ];
}

const chapterLines = ({ heading, sections }: StoryChapter, game: Game, lang: Lang): string[] => [
  withMark(capitalize(heading.text)[lang], '•'),
  ...sections.flatMap((section) => sectionLines(section, game, lang)),
];

/** The story as far as an entry; `from`: only the turn that it belongs to. */
export function storyLines(teller: Teller, match: Battle, entry: number, isWhole: boolean, lang: Lang): string[] {
  const { game, entries, states } = match;
  const story: Story = storyOf(teller, { game, entries: entries.slice(0, entry), states });
  const shown = story.chapters.filter((chapter) => linesOf({ chapters: [chapter] }).length > 0);
  return (isWhole ? shown : shown.slice(-1)).flatMap((chapter) => chapterLines(chapter, game, lang));
}
