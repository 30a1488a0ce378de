import { useSignal } from '@preact/signals';
import { FIRST_COMBAT } from 'virtual:first-combat';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { go } from '../base/router.ts';
import { Segments } from '../form/segments.tsx';
import { Select } from '../form/select.tsx';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { type FirstCombat, oddsOf } from './first-odds.ts';
import './live-combat.css';

const COMBAT = FIRST_COMBAT as FirstCombat;
const { types, aspects, strengths } = COMBAT;
const placeOf = (id: string): number => types.findIndex((type) => type.id === id);

const SIDES = [
  { id: 'a', text: t('Attaquant', 'Attacker') },
  { id: 'b', text: t('Défenseur', 'Defender') },
] as const;

/** One combat to touch: two counters, two facts, and what may come of it. */
export function LiveCombat() {
  const units = useSignal<readonly [number, number]>([placeOf('Ca'), placeOf('In')]);
  const aspect = useSignal(0);
  const strength = useSignal(1);
  const chances = oddsOf(COMBAT, [...units.value, aspect.value, strength.value]);
  const pick = (side: 0 | 1, id: string): void => {
    units.value = side === 0 ? [placeOf(id), units.value[1]] : [units.value[0], placeOf(id)];
  };
  const counter = (side: 0 | 1) => (
    <label class={`live-counter side-${SIDES[side].id}`}>
      <span class="field-label">{say(SIDES[side].text)}</span>
      <UnitIcon type={types[units.value[side]]!.id} />
      <Select
        options={types.map(({ id, text }) => ({ id, text: `${id} ${say(text)}` }))}
        value={types[units.value[side]]!.id}
        onChoose={(id) => pick(side, id)}
      />
    </label>
  );
  const open = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const { linkTo } = await import('./open-combat.ts');
    const filters = { attackerStrength: strengths[strength.value]!, aspect: aspects[aspect.value]!.id };
    go(await linkTo(types[units.value[0]]!.id, types[units.value[1]]!.id, filters));
  };
  return (
    <section class="live" aria-labelledby="live-title">
      <h2 id="live-title" class="live-title">
        {say(t('Une mêlée, pour essayer', 'A melee to try'))}
      </h2>
      <div class="live-question">
        <div class="live-units">
          {counter(0)}
          {counter(1)}
        </div>
        <div class="live-facts">
          <Segments
            name="live-aspect"
            legend={say(t('Il attaque par', 'Attacks through the'))}
            options={aspects.map(({ id, text }) => ({ id, text: say(text) }))}
            value={aspects[aspect.value]!.id}
            onChoose={(id) => (aspect.value = aspects.findIndex((one) => one.id === id))}
          />
          <Segments
            name="live-strength"
            legend={say(t('à … PF contre 6', 'with … SP against 6'))}
            options={strengths.map((n) => ({ id: String(n), text: String(n) }))}
            value={String(strengths[strength.value])}
            onChoose={(id) => (strength.value = strengths.indexOf(Number(id)))}
          />
        </div>
      </div>
      <div class="live-answer">
        <div class="live-bar" aria-hidden="true">
          {chances.map(({ text, worth, chance }) => (
            <span key={text.en} class={toneOf(worth)} style={{ flexGrow: chance }} />
          ))}
        </div>
        <ul class="live-odds" role="list" aria-live="polite">
          {chances.map(({ text, worth, percent }) => (
            <li key={text.en}>
              <span class={`live-dot ${toneOf(worth)}`} aria-hidden="true" />
              {say(text)} <b>{say(percent)}</b>
            </li>
          ))}
        </ul>
        <p class="small">
          <a href="#/alexandre/melee" onClick={(event) => void open(event)}>
            {say(OPEN)}
          </a>
        </p>
      </div>
    </section>
  );
}

const OPEN: Text = t('Pourquoi, ligne par ligne, et les dés', 'Why, line by line, and the dice');

/** By what it is worth to the attacker. */
const toneOf = (worth: number): string =>
  worth > 1 ? 'best' : worth > 0 ? 'good' : worth === 0 ? 'even' : worth < -1 ? 'worst' : 'bad';
