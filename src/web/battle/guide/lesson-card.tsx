import { lessonOf, type Guided } from '../../../guide/guided.ts';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import './lesson-card.css';

interface Props {
  readonly guided: Guided;
  goOn(): void;
  skip(): void;
  back(): void;
  leave(): void;
}

/** One thing to learn, in words, and the ways on and back. */
export function LessonCard({ guided, goOn, skip, back, leave }: Props) {
  const lesson = lessonOf(guided);
  if (lesson === undefined) return null;
  const { at, course, reply } = guided;
  const { length } = course.lessons;
  const isLast = at === length - 1;
  return (
    <section class="lesson" aria-labelledby="lesson-title">
      <div class="lesson-head">
        <h2 id="lesson-title">{say(t(`Leçon ${at + 1} sur ${length}`, `Lesson ${at + 1} of ${length}`))}</h2>
        <progress max={length} value={at} aria-hidden="true" />
        <button type="button" class="link small" onClick={leave}>
          {say(t('Jouer sans leçons', 'Play without lessons'))}
        </button>
      </div>
      <p class="lesson-text" role="status">
        {say(lesson.text)}
      </p>
      {reply !== undefined && (
        <p class="lesson-reply small" role="alert">
          {say(reply)}
        </p>
      )}
      <div class="lesson-ways">
        <button type="button" class="quiet compact" disabled={at === 0} onClick={back}>
          {say(t('Revenir', 'Back'))}
        </button>
        {lesson.awaits.for === 'reading' ? (
          <button type="button" class="primary compact lesson-go-on" onClick={goOn}>
            {isLast
              ? say(t('À vous, contre le conscrit', 'Over to you, against the conscript'))
              : say(t('Continuer', 'Continue'))}
          </button>
        ) : (
          <button type="button" class="quiet compact" onClick={skip}>
            {say(t('Passer', 'Skip'))}
          </button>
        )}
      </div>
    </section>
  );
}
