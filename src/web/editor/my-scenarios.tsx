import { useSignal } from '@preact/signals';
import type { ScenarioCard } from '../../kernel/battles.ts';
import { BadInput, type Problem } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { LONGEST_SCENARIO, readScenarioFile } from '../../play/scenario-file.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import type { Sketch } from '../../space/workshop.ts';
import { say } from '../base/lang.ts';
import { FileButton } from '../base/file-button.tsx';
import { go } from '../base/router.ts';
import { ProblemList } from '../battle/start/problems.tsx';
import { Removing } from '../battle/start/remove-button.tsx';
import { discardScenario, keepScenario, type Mine, mine, newScenarioId } from './shelf.ts';
import { strictSketch } from './sketch.ts';

const refusal = (path: string, text: Text): BadInput => new BadInput([{ path, text }]);

const NOT_KEPT = t(
  'cet appareil ne garde rien (navigation privée, ou plus de place)',
  'this device keeps nothing (private browsing, or no room left)',
);

interface Props {
  readonly ruleset: string;
  readonly cards: readonly ScenarioCard[];
}

/** Scenarios of one's own: made anew, after one of ours, or out of a file. */
export function MyScenarios({ ruleset, cards }: Props) {
  const problems = useSignal<readonly Problem[] | undefined>(undefined);
  const own = mine.value.filter((one) => one.ruleset === ruleset);
  const workshop = async () => CATALOGUE.find(({ id }) => id === ruleset)!.workshop!();
  /** Keeps a scenario under a new name and opens it; one that does not fit is not kept. */
  const begin = async (make: () => Promise<Sketch>): Promise<void> => {
    problems.value = undefined;
    try {
      const id = newScenarioId();
      if (!keepScenario(id, ruleset, { ...(await make()), id })) throw refusal('storage', NOT_KEPT);
      go(`#/${ruleset}/scenario/${id}`);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = error.problems;
    }
  };
  const fromFile = async (file: File): Promise<Sketch> => {
    if (file.size > LONGEST_SCENARIO * 2)
      throw refusal(file.name, t(`${LONGEST_SCENARIO} caractères au plus`, `at most ${LONGEST_SCENARIO} characters`));
    const { ruleset: of, scenario } = readScenarioFile(await file.text());
    if (of !== undefined && of !== ruleset)
      throw refusal(
        'ruleset',
        t(`un scénario de « ${clip(of)} » ; ouvrez-le de ce côté`, `a scenario of "${clip(of)}"; open it there`),
      );
    return strictSketch(await workshop(), scenario);
  };
  return (
    <section class="stack" aria-labelledby="mine-title">
      <h2 id="mine-title">{say(t('Mes scénarios', 'My scenarios'))}</h2>
      {own.length === 0 && (
        <p class="muted">
          {say(t('Dessinez une carte, posez des unités, jouez aussitôt.', 'Draw a map, put units down, play at once.'))}
        </p>
      )}
      <ul role="list" class="battles-kept">
        {own.map((one) => (
          <MyScenario key={one.id} one={one} />
        ))}
      </ul>
      <div class="row">
        <button type="button" onClick={() => void begin(async () => (await workshop()).first)}>
          {say(t('Nouveau scénario', 'New scenario'))}
        </button>
        {cards.map(({ id, title, load }) => (
          <button
            key={id}
            type="button"
            class="quiet"
            onClick={() => void begin(async () => strictSketch(await workshop(), await load()))}
          >
            {say(t('D’après', 'After'))} {say(title)}
          </button>
        ))}
        <FileButton
          quiet
          text={say(t('Importer un scénario', 'Import a scenario'))}
          take={(file) => begin(() => fromFile(file))}
        />
      </div>
      <div role="status">
        {problems.value !== undefined && (
          <div class="notice bad">
            <p>{say(t('Ce scénario n’a pas été repris :', 'This scenario was not taken up:'))}</p>
            <ProblemList problems={problems.value} />
          </div>
        )}
      </div>
    </section>
  );
}

function MyScenario({ one: { id, ruleset, title } }: { one: Mine }) {
  const name = say(title) || say(t('Sans titre', 'Untitled'));
  return (
    <li class="row">
      <a href={`#/${ruleset}/scenario/${id}`}>{name}</a>
      <span class="push" />
      <Removing name={name} remove={() => discardScenario(id)}>
        <a class="button compact" href={`#/${ruleset}/battles?choose=${id}`}>
          {say(t('Jouer', 'Play'))}
          <span class="visually-hidden"> {name}</span>
        </a>
      </Removing>
    </li>
  );
}
