import { recall, remember } from '../../base/storage.ts';

/** How far somebody has come in a course on this device, and in which game. */
export interface KeptLessons {
  readonly game: string;
  /** The place of the lesson that comes next. */
  readonly at: number;
  readonly isOver: boolean;
}

const keyOf = (scenario: string): string => `lessons.${scenario}`;

export function keptLessons(scenario: string): KeptLessons | undefined {
  const { game, at, isOver } = Object(recall(keyOf(scenario))) as Record<string, unknown>;
  return typeof game === 'string' && Number.isInteger(at) && typeof isOver === 'boolean'
    ? { game, at: at as number, isOver }
    : undefined;
}

export const keepLessons = (scenario: string, kept: KeptLessons): void => void remember(keyOf(scenario), kept);
