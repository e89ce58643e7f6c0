import type { KeyPattern } from './keys.ts';

/** What a designer asks of a component besides its look. */
export type Guidance = {
  /** Its parts, in their order. */
  readonly anatomy: string;
  readonly do: string;
  readonly dont: string;
  /** How it is used by keyboard; left out where it is only read. */
  readonly keys?: KeyPattern;
};
