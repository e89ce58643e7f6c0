import type { Report, Verdict } from '../verdicts.ts';
import type { Send, Wire } from './wire.ts';
import type { ProviderState } from './world.ts';

/** Checks that need an option which is missing are reported as skipped. */
export type WritingOptions = Wire & {
  /** Confirms a payment intent at the card provider. */
  readonly payCard?: ((intent: string) => Promise<void>) | undefined;
  /**
   * Destination of a withdrawal.
   * @default where the customer last withdrew to
   */
  readonly iban?: string | undefined;
  /** An IBAN that was never paid and, to check a mismatch, is not the customer's. */
  readonly otherIban?: string | undefined;
  /** Destination of coins of the Ethereum network. */
  readonly address?: string | undefined;
  /**
   * An account of another customer.
   * @default an id that does not exist
   */
  readonly foreignId?: number | undefined;
  /**
   * Limits the run to these calls.
   * @default every call of class M
   */
  readonly calls?: readonly string[] | undefined;
  /** Receives each verdict as it is reached. */
  readonly onVerdict?: (verdict: Verdict) => void;
};

export type Run = Pick<WritingOptions, 'readCode' | 'payCard' | 'iban' | 'otherIban' | 'address'> & {
  readonly send: Send;
  readonly report: Report;
  readonly world: ProviderState;
  readonly foreignId: number;
  /** True when a call is part of the run. */
  readonly walks: (id: string) => boolean;
};
