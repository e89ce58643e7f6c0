import type { KeyPattern } from './keys.ts';

/** Design guidance for a component, besides its appearance. */
export type Guidance = {
  readonly anatomy: string;
  readonly do: string;
  readonly dont: string;
  /** Its keyboard pattern. Omitted for read-only components. */
  readonly keys?: KeyPattern;
};
