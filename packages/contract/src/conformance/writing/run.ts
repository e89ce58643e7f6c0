import type { Report } from '../verdicts.ts';
import type { Send } from './wire.ts';
import type { World } from './world.ts';

/** What every check of a run needs. */
export type Run = {
  readonly send: Send;
  readonly report: Report;
  readonly world: World;
  /** The id of an account that is not the customer's. */
  readonly foreignId: number;
  /** The code that was sent last; undefined where nobody tells it. */
  readonly readCode: (() => Promise<string>) | undefined;
  /** Confirms a payment intent at the card provider; undefined where nobody can. */
  readonly payCard: ((intent: string) => Promise<void>) | undefined;
  /** Where a withdrawal goes; undefined where nobody named an IBAN and none was used before. */
  readonly iban: string | undefined;
  /** An IBAN that was never paid; undefined where nobody named one. */
  readonly otherIban: string | undefined;
  /** Where coins of the Ethereum network go; undefined where nobody named an address. */
  readonly address: string | undefined;
  /** Whether a call is walked. */
  readonly walks: (id: string) => boolean;
};
