import type { KeyPattern } from './keys.ts';

/** Design guidance for a part, besides its appearance. */
export type Guidance = {
  /** Omitted for screens, which show it. */
  readonly anatomy?: string;
  readonly do: string;
  readonly dont: string;
  /** Its keyboard pattern. Omitted for read-only parts, and for screens, which have those of their components. */
  readonly keys?: KeyPattern;
};
