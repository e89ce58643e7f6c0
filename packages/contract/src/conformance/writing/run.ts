import type { Report } from '../verdicts.ts';
import type { Send } from './wire.ts';
import type { ProviderState } from './world.ts';

export type Run = {
  readonly send: Send;
  readonly report: Report;
  readonly world: ProviderState;
  /** Id of an account that is not the customer's. */
  readonly foreignId: number;
  /** Reads the code that was sent last. Undefined when it cannot be read. */
  readonly readCode: (() => Promise<string>) | undefined;
  /** Confirms a payment intent at the card provider. Undefined when it cannot be confirmed. */
  readonly payCard: ((intent: string) => Promise<void>) | undefined;
  /** Destination of a withdrawal. Undefined when no IBAN was given and none was used before. */
  readonly iban: string | undefined;
  /** An IBAN that was never paid. Undefined when none was given. */
  readonly otherIban: string | undefined;
  /** Destination of coins of the Ethereum network. Undefined when no address was given. */
  readonly address: string | undefined;
  /** True when a call is part of the run. */
  readonly walks: (id: string) => boolean;
};
