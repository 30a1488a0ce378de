import { useSignal } from '@preact/signals';
import type { Side } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { idOf } from '../../form/form.ts';
import { optionName } from '../../form/naming.ts';
import { UnitIcon } from '../../icons/unit-icon.tsx';
import type { Model } from '../model.ts';
import { rootFields } from '../sides.ts';
import { type Counter, drawn, type Facing } from './counters.ts';
import './picture.css';

/** The combat as it looks on the table: two sides face to face. A tap on a counter leads to its facts. */
export function Picture({ model }: { model: Model }) {
  const fields = rootFields(model.procedure.situation);
  const [own, enemy] = [drawn(fields, model.draft.value, 'own'), drawn(fields, model.draft.value, 'enemy')];
  if (own.counters.length === 0 || enemy.counters.length === 0) return null;
  return (
    <div class="picture screen-only" role="group" aria-label={say(t('Le combat', 'The combat'))}>
      <Counters counters={own.counters} side="own" />
      {own.facings.length > 0 ? <Hexes model={model} facings={own.facings} /> : <span class="picture-versus" />}
      <Counters counters={enemy.counters} side="enemy" />
    </div>
  );
}

/** To the fields of a counter: its card in a list, or the record it is. */
function edit(path: string): void {
  const card = document.getElementById(`${idOf(path)}-card`) ?? document.getElementById(idOf(path));
  card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  card?.querySelector<HTMLElement>('input, button, select')?.focus({ preventScroll: true });
}

/** Tab goes past them: the form has the same facts. */
const Counters = ({ counters, side }: { counters: readonly Counter[]; side: Side }) => (
  <div class={`picture-side ${side}`}>
    {counters.map(({ path, type, figures, name, behind }) => (
      <button
        key={path}
        type="button"
        tabIndex={-1}
        class={`picture-counter${behind ? ' behind' : ''}`}
        aria-label={`${say(t('Modifier', 'Edit'))}${colon()}${[name, type, ...figures].filter(Boolean).join(' ')}`}
        onClick={() => edit(path)}
      >
        <UnitIcon type={type} />
        <b>{figures.length > 0 ? figures.join('-') : type}</b>
      </button>
    ))}
  </div>
);

/** The six hexes around the one attacked, which faces left: towards the side that acts. */
const HEXES = [
  { at: 'front', x: -26, y: -15 },
  { at: 'front', x: -26, y: 15 },
  { at: 'side', x: 0, y: -30 },
  { at: 'side', x: 0, y: 30 },
  { at: 'rear', x: 26, y: -15 },
  { at: 'rear', x: 26, y: 15 },
] as const;
const HEX = 'M-17 0-8.5-15H8.5L17 0 8.5 15H-8.5z';

/** From where each attack comes: set by a tap; with several attacks, of the one that is chosen beside it. */
function Hexes({ model, facings }: { model: Model; facings: readonly Facing[] }) {
  const chosen = useSignal(0);
  const current = facings[Math.min(chosen.value, facings.length - 1)]!;
  const optionAt = ({ field }: Facing, at: string): string =>
    at === 'side' ? field.values.find((one) => one !== 'front' && one !== 'rear')! : at;
  return (
    <div class="picture-hexes">
      <svg viewBox="-46 -48 92 96" aria-hidden="true">
        <g class="picture-target">
          <path d={HEX} />
          <path class="picture-front" d="M-13 0l6-5v10z" />
        </g>
        {HEXES.map(({ at, x, y }, i) => {
          const option = optionAt(current, at);
          const here = facings.map((one, n) => ({ one, n })).filter(({ one }) => one.value === optionAt(one, at));
          const placed = here.filter((_, n) => n % 2 === i % 2).map(({ n }) => n + 1);
          return (
            <g
              key={i}
              class={`picture-hex${placed.length > 0 ? ' taken' : ''}`}
              transform={`translate(${x} ${y})`}
              onClick={() => model.edit(current.path, option)}
            >
              <title>{say(optionName(current.field, option))}</title>
              <path d={HEX} />
              <text y="4">{placed.join(' ')}</text>
            </g>
          );
        })}
      </svg>
      {facings.length > 1 && (
        <div class="picture-attacks">
          {facings.map((one, i) => (
            <button
              key={one.path}
              type="button"
              class="compact"
              tabIndex={-1}
              aria-pressed={one === current}
              aria-label={`${say(t('Attaque', 'Attack'))} ${i + 1}`}
              onClick={() => (chosen.value = i)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
