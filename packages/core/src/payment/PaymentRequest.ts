import type { Money } from '../money/money.ts';
import type { Network } from '../validation/networkAddress.ts';

/** What somebody asks to be paid, as a code or a link says it. */
export type PaymentRequest = {
  readonly network: Network;
  /** What is asked for; null where only an address is named: any coin of its network. */
  readonly currencyCode: string | null;
  readonly address: string;
  /** With the decimals of the chain (`paymentCoin`); null where the payer decides. */
  readonly amount: Money | null;
  /** What the payment is for, '' for nothing. Written by a stranger. */
  readonly note: string;
};

/**
 * Why a text is no payment request that can be followed.
 * - `unknown`: neither an address nor a link of a network we know
 * - `malformed`: a link whose parts cannot be read, or an amount that the chain cannot hold
 * - `invalidAddress`: mistyped or cut, its checksum says
 * - `otherNetwork`: a test network, another chain
 * - `unsupported`: asks for more than a transfer: an unknown token, another call, a name instead of an address, a required part we do not know
 */
export type PaymentRequestIssue = 'unknown' | 'malformed' | 'invalidAddress' | 'otherNetwork' | 'unsupported';
