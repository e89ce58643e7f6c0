import type { Configuration } from '@wallet/core/configuration/configuration';
import type { SendRequest } from './ask.ts';

export type Deployed = {
  /** `https://wallet.example` */
  readonly origin: string;
  readonly ask: SendRequest;
  /** Bypasses the cache of earlier responses. */
  readonly askAnew: SendRequest;
  /** The served configuration. Null if it cannot be read, which a separate check reports. */
  readonly config: Configuration | null;
};
