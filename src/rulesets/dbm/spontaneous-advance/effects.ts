import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { lineText } from '../charts/line.ts';
import { IGNORED, type Passage, PASSAGE_NAMES, SPONTANEOUS } from '../charts/spontaneous.ts';
import type { SpontaneousAdvanceEffect } from '../shapes.ts';

/** What becomes of a friend in the way. */
export function passageEffects(who: readonly ActorId[], passage: Passage, line: string): SpontaneousAdvanceEffect[] {
  const source = cite('passed-through', line);
  const rulings = ['D-64'];
  const passed = { kind: 'passed', who, by: 'element', source } as const;
  switch (passage) {
    case 'flee':
      return [
        passed,
        { kind: 'flee', who, turns: false, remounts: false, paces: null, towards: 'away', source, rulings },
      ];
    case 'recoil':
      return [passed, { kind: 'recoil', who, turns: false, source, rulings }];
    default:
      return [{ kind: passage, who, source }];
  }
}

type Advance = Extract<SpontaneousAdvanceEffect, { kind: 'advance' }>;
/** Whether the element goes. */
export type Decision = Extract<SpontaneousAdvanceEffect, { kind: 'advance' | 'no-advance' }>;

const NOTHING = t('', '');

const seenText = (enemy: Text, distance: number): Text =>
  t(`${enemy.fr} à ${distance} pas`, `${enemy.en} at ${distance}p`);

function advanceText(advance: Advance, cast: Cast, brief: boolean): Text {
  const { paces, towards, distance, stoppedBy } = advance;
  const enemy = seenText(cast[towards]!, distance);
  const stop = stoppedBy === null ? undefined : cast[stoppedBy]!;
  return join(
    [
      t(`avance jusqu’à ${paces} pas vers ${enemy.fr}`, `advances up to ${paces}p towards ${enemy.en}`),
      advance.doubled && !brief ? t(', distance doublée', ', twice the distance') : NOTHING,
      advance.shortest && !brief
        ? t(', par le plus court qui donne support ou débord', ', by the shortest way that gives support or overlap')
        : NOTHING,
      stop ? t(`, arrêté par ${stop.fr}`, `, stopped by ${stop.en}`) : NOTHING,
    ],
    '',
  );
}

/** `brief`: for a sentence. */
export function decisionText(effect: Decision, cast: Cast, brief: boolean): Text {
  if (effect.kind === 'advance') return advanceText(effect, cast, brief);
  const { why, nearest } = effect;
  const reason = lineText(SPONTANEOUS, why);
  const enemy = nearest && seenText(cast[nearest.enemy]!, nearest.distance);
  const rest = enemy ? t(` ; le plus proche : ${enemy.fr}`, `; the nearest: ${enemy.en}`) : NOTHING;
  return t(`n’avance pas (${reason.fr}${rest.fr})`, `does not advance (${reason.en}${rest.en})`);
}

export function effectText(effect: SpontaneousAdvanceEffect, cast: Cast): Text {
  switch (effect.kind) {
    case 'advance':
    case 'no-advance':
      return decisionText(effect, cast, false);
    case 'passed':
      return t('est traversé', 'is passed');
    case 'flee':
      return t('fuit', 'flees');
    case 'recoil':
      return t('recule', 'recoils');
    case 'ignored': {
      const why = lineText(IGNORED, effect.why);
      return t(`est ignoré : ${why.fr}`, `is ignored: ${why.en}`);
    }
    default:
      return PASSAGE_NAMES[effect.kind];
  }
}
