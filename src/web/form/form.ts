import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Field } from '../../kernel/schema.ts';
import type { Text } from '../../kernel/text.ts';

/** What fields need of the form they stand in. */
export interface Form {
  /** Why what stands in it does not fit (yet), by path. */
  readonly problems: ReadonlySignal<ReadonlyMap<string, Text>>;
  /** All fields in a line or two: numbers without buttons beside them, fewer options in sight. */
  readonly terse?: boolean;
  /** What stands beside a list or a record of the form, and at the head of a list's item. */
  beside?(path: string, field: Field): ComponentChildren;
  /** Another control for a field, where the form knows a better one. */
  instead?(props: FieldProps): ComponentChildren;
  edit(path: string, value: unknown): void;
}

export type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  /** As problems name it: `attackers[1].units[2].type`. */
  readonly path: string;
  readonly form: Form;
  /** The record it stands in: only lists look at it. */
  readonly owner?: Readonly<Record<string, unknown>> | undefined;
}

/** Whose facts they are, for style sheets. */
export const sideClass = ({ about: { side } }: Field): string => (side === undefined ? '' : `of-${side}`);

export const idOf = (path: string): string => `field-${path}`;

/** What a control says of itself to style sheets, labels and screen readers. */
export interface ControlAttributes {
  readonly id?: string;
  readonly class?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}
