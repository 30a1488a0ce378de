import { nextItem } from '../../../calculate/next-item.ts';
import { fieldOf, type Side } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { simplestValue } from '../../form/drafts.ts';
import type { Of } from '../../form/form.ts';
import { optionName, placeText } from '../../form/field-names.ts';
import { parsePath, valueOf } from '../../form/paths.ts';
import { UnitIcon } from '../../icons/unit-icon.tsx';
import type { Model } from '../model.ts';
import { FormationBlock } from './formation-block.tsx';
import { Ground, ofWhom } from './ground.tsx';
import {
  type Counter,
  type PicturedSide,
  isAtDefault,
  type OpenEditor,
  type Spot,
  spotsAt,
  hexSpotsOf,
} from './pictured-side.ts';

interface SideProps {
  readonly model: Model;
  readonly side: Side;
  readonly mine: PicturedSide;
  readonly theirs: PicturedSide;
  readonly open: OpenEditor;
}

/** Those nearest to the enemy first; beside them whoever stands on the flanks of the enemy. */
export function SideView({ model, side, mine, theirs, open }: SideProps) {
  const flanks = spotsAt(theirs.spots, 'flanks');
  const flank = (at: number) => flanks.length > 0 && <Flank model={model} flanks={flanks} at={at} />;
  const lists = spotsAt(mine.spots, 'joined', 'behind');
  return (
    <div class={`picture-side ${side}`}>
      {flank(0)}
      <div class="picture-row">
        {mine.counters.map((counter, i) => (
          <CounterView
            key={counter.path}
            model={model}
            counter={counter}
            spots={mine.spots.filter(({ owner }) => owner === counter.path)}
            front={side === 'own' ? '▶' : '◀'}
            first={side === 'own' && i === 0}
            open={open}
          />
        ))}
        {lists.map((list) => (
          <More key={list.path} model={model} list={list} open={open} />
        ))}
      </div>
      {flank(1)}
    </div>
  );
}

interface CounterProps {
  readonly model: Model;
  readonly counter: Counter;
  /** Its own facts. */
  readonly spots: readonly Spot[];
  /** The sign of a front towards the enemy. */
  readonly front: string;
  /** Where Tab arrives. */
  readonly first: boolean;
  readonly open: OpenEditor;
}

function CounterView({ model, counter, spots, front, first, open }: CounterProps) {
  const { path, type, figures, name, behind } = counter;
  const badges = spotsAt(spots, 'badge').filter((spot) => !isAtDefault(spot));
  const [models] = spotsAt(spots, 'models');
  const [fighters] = spotsAt(spots, 'fighters');
  const who = [name, type, figures].filter(Boolean).join(' ');
  const [facing] = spotsAt(spots, 'turned');
  const turned = facing?.value === true;
  const ground = hexSpotsOf(spots).length > 0 ? [] : spotsAt(spots, 'ground');
  return (
    <div class="picture-unit">
      {(facing !== undefined || ground.length > 0) && (
        <div class="picture-fore">
          {facing !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              class="picture-facing"
              aria-pressed={turned}
              aria-label={`${ofWhom(model, path)}${say(facing.field.about.label)}`}
              onClick={() => model.edit(facing.path, !turned)}
            >
              {turned ? '▲' : front}
            </button>
          )}
          {ground.length > 0 && <Ground model={model} spots={ground} open={open} />}
        </div>
      )}
      <button
        type="button"
        tabIndex={first ? 0 : -1}
        class={`picture-counter${behind ? ' behind' : ''}${turned ? ' turned' : ''}`}
        aria-haspopup="dialog"
        aria-label={`${say(t('Modifier', 'Edit'))}${colon()}${[who, ...badges.map(badgeText)].join(', ')}`}
        onClick={() => open(path)}
      >
        <UnitIcon type={type} />
        <b>{figures}</b>
        {badges.length > 0 && <i aria-hidden="true">{badges.map(badge)}</i>}
      </button>
      {(models ?? fighters) !== undefined && (
        <FormationBlock model={model} who={name || figures} models={models} fighters={fighters} />
      )}
    </div>
  );
}

const badgeText = ({ field, value }: Spot): string =>
  say(field.kind === 'choice' ? optionName(field, String(value)) : field.about.label);

const badge = (spot: Spot): string => spot.field.about.symbol ?? badgeText(spot).charAt(0).toUpperCase();

/** One more of a list: the leader who joins, the rank behind. */
function More({ model, list, open }: { model: Model; list: Spot; open: OpenEditor }) {
  const field = list.field as Of<'list'>;
  const items = Array.isArray(list.value) ? list.value : [];
  if (items.length >= field.max) return null;
  const add = (): void => {
    const owner = valueOf(model.draft.peek(), parsePath(list.owner)) as Readonly<Record<string, unknown>>;
    const item = structuredClone(nextItem(field, items, owner, (one) => simplestValue(one, undefined)));
    model.edit(list.path, [...items, item]);
    if (list.place === 'joined') open(`${list.path}[${items.length + 1}]`);
  };
  const name = placeText(fieldOf(model.procedure.situation), list.path);
  return (
    <button
      type="button"
      tabIndex={-1}
      class="picture-more"
      aria-label={`${say(t('Ajouter', 'Add'))}${colon()}${say(name)}`}
      onClick={add}
    >
      +{field.item.about.symbol !== undefined && <UnitIcon type={field.item.about.symbol} />}
    </button>
  );
}

/** A flank of the enemy: nobody there or, tap by tap, whoever the charts tell apart. */
function Flank({ model, flanks, at }: { model: Model; flanks: readonly Spot[]; at: number }) {
  const counts = flanks.map(({ value }) => Number(value));
  const filled = counts.flatMap((n, kind) => Array.from({ length: Math.min(n, 2) }, () => kind));
  const kind = filled[at];
  const current = kind === undefined ? undefined : flanks[kind];
  const next = (): void => {
    const { owner } = flanks[0]!;
    const facts = valueOf(model.draft.peek(), parsePath(owner)) as object;
    const to = kind === undefined ? 0 : kind + 1;
    const by = (i: number): number => (i === to ? 1 : 0) - (i === kind ? 1 : 0);
    model.edit(owner, { ...facts, ...Object.fromEntries(flanks.map(({ name }, i) => [name, counts[i]! + by(i)])) });
  };
  const root = fieldOf(model.procedure.situation);
  const place = `${say(placeText(root, flanks[0]!.owner))}, ${say(at === 0 ? LEFT : RIGHT)}`;
  const told = current === undefined ? say(t('libre', 'free')) : say(current.field.about.label);
  return (
    <button
      type="button"
      tabIndex={-1}
      class="picture-flank"
      aria-pressed={kind !== undefined}
      aria-label={`${place}${colon()}${told}`}
      onClick={next}
    >
      {current === undefined ? '' : (current.field.about.symbol ?? '⚔')}
    </button>
  );
}

const LEFT = t('un flanc', 'one flank');
const RIGHT = t('l’autre flanc', 'the other flank');
