import { signal } from '@preact/signals';
import type { Text } from '../../kernel/text.ts';
import type { Sketch } from '../../space/workshop.ts';
import { forget, recall, remember } from '../base/storage.ts';

/** A scenario of this device, as lists show it; its document stands apart. */
export interface Mine {
  readonly id: string;
  readonly ruleset: string;
  readonly title: Text;
  /** Milliseconds since 1970. */
  readonly when: number;
}

const INDEX = 'scenarios';
const documentKey = (id: string): string => `scenario.${id}`;

const textOf = (text: unknown): Text => {
  const { fr, en } = Object(text) as Record<string, unknown>;
  return { fr: typeof fr === 'string' ? fr : '', en: typeof en === 'string' ? en : '' };
};

const isMine = (one: unknown): one is Mine => {
  const { id, ruleset, when } = Object(one) as Record<string, unknown>;
  return typeof id === 'string' && typeof ruleset === 'string' && typeof when === 'number';
};

const readIndex = (): readonly Mine[] => {
  const kept = recall(INDEX);
  return Array.isArray(kept) ? kept.filter(isMine).map((one) => ({ ...one, title: textOf(one.title) })) : [];
};

/** Scenarios made on this device, the last changed first. */
export const mine = signal<readonly Mine[]>(readIndex());

/** Letters and digits that name a scenario; never one of those that everybody has. */
export const newScenarioId = (): string => `mine-${crypto.randomUUID().slice(0, 8)}`;

/** False where the device refused to keep it: what was kept before stays. */
export function keepScenario(id: string, ruleset: string, sketch: Sketch): boolean {
  const others = readIndex().filter((one) => one.id !== id);
  const all = [{ id, ruleset, title: textOf(sketch['title']), when: Date.now() }, ...others];
  if (!remember(documentKey(id), sketch) || !remember(INDEX, all)) return false;
  mine.value = all;
  return true;
}

/** The document that this device keeps: untrusted data. */
export const keptScenario = (id: string): unknown => recall(documentKey(id));

export function discardScenario(id: string): void {
  forget(documentKey(id));
  const left = readIndex().filter((one) => one.id !== id);
  remember(INDEX, left);
  mine.value = left;
}
