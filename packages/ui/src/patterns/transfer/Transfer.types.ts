import type { Money } from '@wallet/core/money/money';
import type { Failed } from '../form/CallOutcome.ts';

/** What is sent, and within which limits (SEND-008). */
export type TransferAsset = {
  readonly code: string;
  readonly name: string;
  /** Least amount of a send; zero where the provider names none. */
  readonly lower: Money;
  /** What may be spent. */
  readonly upper: Money;
  /** Balance of the currency that pays the network's fee. */
  readonly feeAllowance: Money;
  /** What one unit is worth in the currency of the customer's totals; `perUnit` is a decimal text. Null when it is not known. */
  readonly rate: { readonly perUnit: string; readonly currencyCode: string; readonly decimals: number } | null;
  /** The same of the currency that pays the network's fee. @default the asset's own, where it pays it */
  readonly feeRate?: TransferAsset['rate'];
  /** Whether the form tells its whole price (PRICE-001). @default false */
  readonly isPriced?: boolean;
  /** The amount may be typed in the currency of the customer's totals too; left out where the provider does not offer that (PRICE-009). */
  readonly inFiat?: {
    readonly isChosen: boolean;
    readonly onChoice: (isFiat: boolean) => void;
    /** When the rate came, in epoch milliseconds of the device. */
    readonly rateAt: number;
  };
  /** Who signed with the market provider names the beneficiary's country (SEND-021, D-SEND-04, TRS-019). */
  readonly needsBeneficiary: boolean;
  /** Most characters of an address of its network (D-SEND-07). @default 42 */
  readonly addressMaxLength?: number | undefined;
  /** It may be sent now (D-SEND-35). */
  readonly isSendable: boolean;
  /** It may not, because its last transaction is under way. @default false */
  readonly isLocked?: boolean;
  /** Leads to that transaction where it is on hold (BRAKE-014). */
  readonly heldHref?: string | undefined;
};

export type TransferSpeed = 'slow' | 'average' | 'fast';
/** One of the network's offers; `minutes` as the provider says them. */
export type FeeOption = { readonly speed: TransferSpeed; readonly fee: Money; readonly minutes: string };

/** What the provider says to a question for the fee (SEND-022 to SEND-028). */
export type FeeQuote =
  | { readonly kind: 'quoted'; readonly options: readonly FeeOption[] }
  | { readonly kind: 'refused'; readonly fields: Partial<Readonly<Record<'address' | 'amount', string>>> }
  | Failed;
export type AskFee = (question: { readonly amount: string; readonly address: string }, signal: AbortSignal) => Promise<FeeQuote>;

/** What will be sent, as the provider answered it. */
export type TransferSummary = {
  readonly sent: Money;
  readonly fee: Money;
  readonly address: string;
  /** What both were worth when it was prepared, in the currency of the customer's totals; left out where it is not known. */
  readonly worth?: Money | null;
  readonly feeWorth?: Money | null;
  /** Whether a passkey opens it as well as the code (SCA-023). @default false */
  readonly byPasskey?: boolean | undefined;
};

/** The step that takes the code which lets the money go. */
export type TransferCodeStep = {
  readonly name: 'code';
  /** Masked. */
  readonly phone: string;
  readonly summary: TransferSummary;
  /** When the code may be sent again, epoch milliseconds of the device; null when that is not known (SEND-040). */
  readonly resendAt: number | null;
};
export type TransferSentStep = {
  readonly name: 'finished';
  readonly summary: TransferSummary;
  readonly detailsHref: string;
  /** It is on hold until this moment, ISO 8601, and can be cancelled; left out where it is not (BRAKE-008). */
  readonly heldUntil?: string | undefined;
};
