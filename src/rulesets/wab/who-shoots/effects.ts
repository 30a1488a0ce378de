import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { WhoShootsEffect } from '../shapes.ts';
import { inchesText, modelsText, shotsText } from '../types.ts';
import type { Idle, Models } from './ranks.ts';
import { reasonText } from './reasons.ts';

/** A stretch of the front whose models shoot. */
export interface Shots {
  /** Its place in the front, from 1. */
  readonly stretch: number;
  readonly distance: number;
  readonly long: boolean;
  readonly shots: number;
  readonly models: readonly Models[];
}

export interface WhoShootsInput {
  readonly stretches: readonly Shots[];
  readonly idle: readonly (Idle & { readonly source: Source })[];
  readonly moved: boolean;
  readonly inCombat: boolean;
  readonly source: Source;
}

const UNIT = 'shooters';
const stretchId = (stretch: number): ActorId => `front[${stretch}]`;
const modelsId = ({ rank, files }: Models): ActorId => `ranks[${rank}].files[${files.join()}]`;

/** Ranks have no field of their own in the situation: they follow from its files. */
export function castOf({ stretches, idle }: WhoShootsInput): Cast {
  const shooters = t('tireurs', 'shooters');
  const cast: Record<ActorId, Text> = { [UNIT]: shooters };
  for (const { stretch } of stretches) cast[stretchId(stretch)] = shooters;
  for (const models of idle) cast[modelsId(models)] = rankText(models);
  return cast;
}

/** `premier rang, files 6-8` or `rang 2` */
export function rankText({ rank, files }: Models): Text {
  if (rank > 1) return t(`rang ${rank}`, `rank ${rank}`);
  const [first, last] = [files[0], files.at(-1)];
  const span = first === last ? `file ${first}` : `files ${first}-${last}`;
  return t(`premier rang, ${span}`, `front rank, ${span}`);
}

export const rangeText = (long: boolean): Text =>
  long ? t('longue portée', 'long range') : t('courte portée', 'short range');

export const effects = ({ stretches, idle, moved, inCombat, source }: WhoShootsInput): WhoShootsEffect[] => [
  ...stretches.map(({ stretch, shots, distance, long, models }) => ({
    kind: 'shoot' as const,
    who: [stretchId(stretch)],
    shots,
    distance,
    long,
    moved,
    models: models.map(({ rank, files }) => ({ rank, files })),
    source,
  })),
  ...(stretches.length === 0
    ? [{ kind: 'hold' as const, who: [UNIT], source: cite('targets', 'range-and-sight') }]
    : []),
  ...(inCombat && stretches.length > 0
    ? [{ kind: 'share' as const, who: [UNIT], source: cite('targets', 'melee') }]
    : []),
  ...idle.map(({ rank, files, reason, source }) => ({
    kind: 'idle' as const,
    who: [modelsId({ rank, files })],
    rank,
    files,
    reason,
    source,
  })),
];

export function effectText(effect: WhoShootsEffect): Text {
  switch (effect.kind) {
    case 'shoot': {
      const [shots, away, range] = [shotsText(effect.shots), inchesText(effect.distance), rangeText(effect.long)];
      const moved = effect.moved ? t(', en ayant bougé', ', having moved') : t('', '');
      return t(
        `${shots.fr} à ${away.fr} (${range.fr})${moved.fr}`,
        `${shots.en} at ${away.en} (${range.en})${moved.en}`,
      );
    }
    case 'hold':
      return t('personne ne tire', 'nobody shoots');
    case 'share':
      return t('les touches se répartissent à parts égales entre les deux camps', 'both sides share the hits equally');
    case 'idle': {
      const [models, reason] = [modelsText(effect.files.length), reasonText(effect.reason)];
      return t(`${models.fr} sans tir : ${reason.fr}`, `${models.en} without a shot: ${reason.en}`);
    }
  }
}
