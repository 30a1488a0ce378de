import type { Game } from '../../kernel/game.ts';
import type { Storyteller } from '../../kernel/story.ts';
import { capitalize, join, t } from '../../kernel/text.ts';

/** Tells each event as its game does, where a ruleset knows no better. */
export const plainStoryteller = ({ tell }: Pick<Game, 'tell'>): Storyteller => ({
  opening: { text: t('la bataille', 'the battle') },
  placeOf: (event) => (tell(event) === undefined ? 'silent' : { opens: 'event' }),
  heading: () => ({ text: t('', '') }),
  passage: (_kind, happened) => ({
    text: capitalize(
      join(
        happened.flatMap(({ event }) => tell(event) ?? []),
        '. ',
      ),
    ),
    matter: happened.some(({ entry }) => entry.faces.length > 0) ? 'deed' : 'move',
    arrows: [],
  }),
});
