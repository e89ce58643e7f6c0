import type { Configuration } from '@wallet/core/configuration/configuration';
import type { Ask } from './ask.ts';

/** What every check looks at. */
export type Deployed = {
  /** `https://wallet.example` */
  readonly origin: string;
  readonly ask: Ask;
  /** Not answered from what was asked before. */
  readonly askAnew: Ask;
  /** As served; null where it cannot be read, which is said by its own check. */
  readonly config: Configuration | null;
};
