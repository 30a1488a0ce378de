import { chosenOption } from '../../../kernel/ruling.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { answer, calculation, isResolvable, optionsOf } from '../../../calculate/calculation.ts';
import { measureText, measureOf } from '../../../calculate/measure.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { say } from '../../base/lang.ts';
import { loadedRegister } from '../../base/register.ts';
import { Loading } from '../../base/loading.tsx';
import { Segments } from '../../form/segments.tsx';
import { rulingAddress } from './links.tsx';
import type { CitationContext } from './context.ts';

interface EntryProps {
  readonly model: CitationContext;
  readonly id: string;
  /** It gives the sheet its name. */
  readonly titled?: boolean;
}

/** A ruling with its switch, and what each way of reading does to the combat at hand. */
export function RulingEntry({ model, id, titled = false }: EntryProps) {
  const { ruleset } = model;
  const ruling = loadedRegister(ruleset).value.find((one) => one.id === id);
  if (ruling === undefined) return <Loading />;
  const offer = ruleset.rulingChoices.find((one) => one.id === id);
  const options = Object.entries((ruling.options ?? {}) as Readonly<Record<string, Text>>);
  const chosen = offer && chosenOption(model.options.value, offer);
  return (
    <article class="citation-ruling">
      <h2 {...(titled && { id: 'citation-title' })}>
        <span class="badge code">{id}</span> {say(ruling.question)}
      </h2>
      <p>{say(ruling.answer)}</p>
      <p class="small muted">{say(ruling.why)}</p>
      {chosen !== undefined && model.choose === undefined && (
        <p>
          <b>{say(t('Dans cette partie : ', 'In this game: '))}</b>
          {say(ruling.options![chosen]!)}
        </p>
      )}
      {chosen !== undefined && model.choose !== undefined && (
        <Segments
          name={`citation-${id}`}
          legend={say(t('Votre interprétation', 'Your ruling'))}
          options={options.map(([option, text]) => ({
            id: option,
            text: (
              <span>
                {say(text)} <Odds model={model} id={id} option={option} now={chosen} />
              </span>
            ),
          }))}
          value={chosen}
          attributes={{ class: 'segments citation-switch' }}
          onChoose={(option) => model.choose!(id, option)}
        />
      )}
      <p class="small">
        <a href={rulingAddress(ruleset, id)}>{say(t('Toutes les interprétations', 'All the rulings'))}</a>
      </p>
    </article>
  );
}

/** `30 % → 20 %`: what the combat becomes under another option. */
function Odds({ model, id, option, now }: { model: CitationContext; id: string; option: string; now: string }) {
  const base = model.resolvable.value;
  const before = base && sharesIn(base, gistOf(base));
  if (base === undefined || before === undefined) return null;
  const measure = measureOf(before);
  const from = measureText(measure, measure.of(before));
  if (option === now) return <b class="num">{say(from)}</b>;
  const { ruleset, procedure, situation, options } = base.calculation;
  const other = optionsOf(ruleset, { ...options, [id]: option });
  const found = answer(calculation(ruleset, procedure, situation, other));
  if (!isResolvable(found)) return <b>{say(t('impossible', 'not allowed'))}</b>;
  const after = sharesIn(found, gistOf(found));
  if (after === undefined) return null;
  const to = measureText(measure, measure.of(after));
  return (
    <b class="num">
      {to.en === from.en ? say(t(`${to.fr}, comme ici`, `${to.en}, the same here`)) : `${say(from)} → ${say(to)}`}
    </b>
  );
}
