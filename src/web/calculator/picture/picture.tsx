import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { oneMore } from '../../../calculate/adding.ts';
import { fieldOf, type Side } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { moveAmong } from '../../base/keys.ts';
import { colon, say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { bare } from '../../form/drafts.ts';
import type { Of } from '../../form/form.ts';
import { optionName, placeText } from '../../form/naming.ts';
import { readPath, valueOf } from '../../form/paths.ts';
import { UnitIcon } from '../../icons/unit-icon.tsx';
import type { Model } from '../model.ts';
import { rootFields } from '../sides.ts';
import { GROUND, groundSign, groundText } from './ground.tsx';
import { type Counter, type Drawn, drawn, isPlain, type Spot, spotsAt } from './places.ts';
import './picture.css';

const Around = lazy(async () => (await import('./around.tsx')).Around);
const Block = lazy(async () => (await import('./block.tsx')).Block);
const Editing = lazy(async () => (await import('./editing.tsx')).Editing);

/** What is edited in place: a record, or some of its facts; and where it was touched. */
interface Edited {
  readonly path: string;
  readonly names?: readonly string[];
  readonly from: DOMRect;
}

type Open = (path: string, names?: readonly string[]) => void;

/**
 * The combat as it looks on the table: two sides face to face, and between them from where and across what they fight.
 * A tap changes a fact, or edits a counter in place. For Tab it is one stop: arrows lead along it.
 */
export function Picture({ model }: { model: Model }) {
  const edited = useSignal<Edited | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const fields = rootFields(model.procedure.situation);
  const of = (side: Side): Drawn => drawn(fields, model.draft.value, side);
  const [own, enemy, ground] = [of('own'), of('enemy'), of('ground')];
  if (own.counters.length === 0 || enemy.counters.length === 0) return null;
  const open: Open = (path, names) => {
    const from = (document.activeElement ?? frame.current!).getBoundingClientRect();
    edited.value = { path, ...(names && { names }), from };
  };
  return (
    <>
      <div
        ref={frame}
        class="picture screen-only"
        role="toolbar"
        aria-label={say(t('Le combat', 'The combat'))}
        onKeyDown={onKey}
      >
        <SideView model={model} side="own" mine={own} theirs={enemy} open={open} />
        <Between model={model} own={own} enemy={enemy} ground={ground} open={open} />
        <SideView model={model} side="enemy" mine={enemy} theirs={own} open={open} />
      </div>
      {edited.value && <Editing model={model} {...edited.value} close={() => (edited.value = undefined)} />}
    </>
  );
}

function onKey(event: TargetedKeyboardEvent<HTMLElement>): void {
  moveAmong(event, 'button, [role="button"]');
  if (!(event.target instanceof SVGElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

interface SideProps {
  readonly model: Model;
  readonly side: Side;
  readonly mine: Drawn;
  readonly theirs: Drawn;
  readonly open: Open;
}

/** Those nearest to the enemy first; beside them whoever stands on the flanks of the enemy. */
function SideView({ model, side, mine, theirs, open }: SideProps) {
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
  /** Where Tab arrives. */
  readonly first: boolean;
  readonly open: Open;
}

function CounterView({ model, counter: { path, type, figures, name, behind }, spots, first, open }: CounterProps) {
  const badges = spotsAt(spots, 'badge').filter((spot) => !isPlain(spot));
  const [models] = spotsAt(spots, 'models');
  const [fighters] = spotsAt(spots, 'fighters');
  const who = [name, type, figures].filter(Boolean).join(' ');
  const turned = spotsAt(spots, 'turned').some(({ value }) => value === true);
  return (
    <div class="picture-unit">
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
        <Block model={model} who={name || figures} models={models} fighters={fighters} />
      )}
    </div>
  );
}

const badgeText = ({ field, value }: Spot): string =>
  say(field.kind === 'choice' ? optionName(field, String(value)) : field.about.label);

const badge = (spot: Spot): string => spot.field.about.symbol ?? badgeText(spot).charAt(0).toUpperCase();

/** One more of a list: the leader who joins, the rank behind. */
function More({ model, list, open }: { model: Model; list: Spot; open: Open }) {
  const field = list.field as Of<'list'>;
  const items = Array.isArray(list.value) ? list.value : [];
  if (items.length >= field.max) return null;
  const add = (): void => {
    const owner = valueOf(model.draft.peek(), readPath(list.owner)) as Readonly<Record<string, unknown>>;
    const item = structuredClone(oneMore(field, items, owner, (one) => bare(one, undefined)));
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
    const facts = valueOf(model.draft.peek(), readPath(owner)) as object;
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

interface BetweenProps {
  readonly model: Model;
  readonly own: Drawn;
  readonly enemy: Drawn;
  readonly ground: Drawn;
  readonly open: Open;
}

/** From where, how far, across what. */
function Between({ model, own, enemy, ground, open }: BetweenProps) {
  const spots = [...own.spots, ...enemy.spots, ...ground.spots];
  const whence = (side: Drawn): readonly Spot[] =>
    spotsAt(side.spots, 'hex', 'arc').filter(({ field }) => field.kind === 'choice');
  const attacks = whence(own).length > 0 ? whence(own) : whence(enemy);
  const all = spotsAt(spots, 'ground');
  const isAttack = ({ owner }: Spot): boolean => attacks.some((attack) => attack.owner === owner);
  const apart = all.filter((spot) => !isAttack(spot));
  const owners = [...new Set(apart.map(({ owner }) => owner))];
  const grounds = owners.map((one) => apart.filter(({ owner }) => owner === one));
  const under = attacks[0]?.place === 'hex' ? grounds.shift() : undefined;
  /** Facts of a list that is empty are stated first. */
  const openGround = (given: readonly Spot[]): void => {
    const [{ owner, unstated }] = given as readonly [Spot, ...Spot[]];
    if (unstated !== undefined) model.edit(unstated.list, [unstated.item]);
    open(
      owner,
      given.map(({ name }) => name),
    );
  };
  return (
    <div class="picture-between">
      {attacks.length > 0 && (
        <Around model={model} attacks={attacks} between={all.filter(isAttack)} under={under ?? []} open={openGround} />
      )}
      {spotsAt(spots, 'range').map((spot) => (
        <Range key={spot.path} model={model} spot={spot} />
      ))}
      {spotsAt(spots, 'turned').map((spot) => (
        <Facing key={spot.path} model={model} spot={spot} />
      ))}
      {grounds.map((given) => (
        <Ground key={given[0]!.owner} model={model} spots={given} open={openGround} />
      ))}
    </div>
  );
}

const ofWhom = (model: Model, owner: string): string =>
  owner === '' ? '' : `${say(placeText(fieldOf(model.procedure.situation), owner))}, `;

function Ground({ model, spots, open }: { model: Model; spots: readonly Spot[]; open(spots: readonly Spot[]): void }) {
  const set = groundText(spots);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`picture-ground${set === '' ? '' : ' set'}`}
      aria-haspopup="dialog"
      aria-label={`${ofWhom(model, spots[0]!.owner)}${say(GROUND)}${set && colon() + set}`}
      onClick={() => open(spots)}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path class="picture-sign" d={groundSign(spots)} />
      </svg>
    </button>
  );
}

/** Whether its front is towards the enemy. */
const Facing = ({ model, spot: { path, owner, field, value } }: { model: Model; spot: Spot }) => (
  <button
    type="button"
    tabIndex={-1}
    class="picture-facing"
    aria-pressed={value === true}
    aria-label={`${ofWhom(model, owner)}${say(field.about.label)}`}
    onClick={() => model.edit(path, value !== true)}
  >
    {value === true ? '⟳' : '⇄'}
  </button>
);

function Range({ model, spot: { path, field, value } }: { model: Model; spot: Spot }) {
  const { min, max } = field as Of<'whole'>;
  const label = say(field.about.label);
  const step = (by: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label} ${sign} ${Math.abs(by)}`}
      onClick={() => model.edit(path, Math.min(max, Math.max(min, (Number(value) || min) + by)))}
    >
      {sign}
    </button>
  );
  const stride = max > 500 ? 10 : 1;
  return (
    <div class="picture-range">
      <small>{label}</small>
      <div class="picture-steps">
        {step(-stride, '−')}
        <b>{String(value)}</b>
        {step(stride, '+')}
      </div>
    </div>
  );
}
