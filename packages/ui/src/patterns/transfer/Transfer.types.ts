import type { GetSendQuote } from '@wallet/core/fees/quote';
import type { Follow } from '../../foundations/link/createFollowHandler.ts';
import type { Money } from '@wallet/core/money/money';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import type { CallOutcome, Failed } from '../form/CallOutcome.ts';

/** The asset to send and its limits (SEND-008). */
export type TransferAsset = {
  readonly code: string;
  /** As the customer knows the account. Left out, it is named after its currency in the reader's language, for example 'Euro' (D-FMT-32). */
  readonly name?: string | undefined;
  /** Minimum amount of a send. Zero when the provider sets none. */
  readonly lower: Money;
  /** The available balance. */
  readonly upper: Money;
  /** Balance of the currency that pays the network's fee. */
  readonly feeAllowance: Money;
  /** Value of one unit in the currency of the customer's totals, with `perUnit` as a decimal string. null when unknown. @default null */
  readonly rate?: { readonly perUnit: string; readonly currencyCode: string; readonly decimals: number } | null | undefined;
  /** Rate of the currency that pays the network's fee. @default the asset's own rate, if it pays the fee */
  readonly feeRate?: TransferAsset['rate'];
  /** Shows the full price in the form (PRICE-001). @default false */
  readonly isPriced?: boolean;
  /**
   * Allows the amount to be typed in the currency of the customer's totals too. Omit it when the provider does not offer that (PRICE-009).
   */
  readonly inFiat?: {
    readonly isChosen: boolean;
    readonly onChoice: (isFiat: boolean) => void;
    /** Time of the rate's arrival, in epoch milliseconds of the device. */
    readonly rateAt: number;
  };
  /** True for customers who signed with the market provider and have to state the beneficiary's country (SEND-021, D-SEND-04, TRS-019). @default false */
  readonly needsBeneficiary?: boolean | undefined;
  /** Maximum length of an address of its network (D-SEND-07). @default 42 */
  readonly addressMaxLength?: number | undefined;
  /** True when it can be sent now (D-SEND-35). */
  readonly isSendable: boolean;
  /** Set when it cannot be sent because its last transaction is not completed. @default false */
  readonly isLocked?: boolean;
  /** Link to that transaction, when it is on hold (BRAKE-014). */
  readonly heldHref?: string | undefined;
};

export type TransferSpeed = 'slow' | 'average' | 'fast';
/** One of the network's offers. `minutes` is as the provider states it. */
export type FeeOption = { readonly speed: TransferSpeed; readonly fee: Money; readonly minutes: string };

/** The provider's response to a fee request (SEND-022 to SEND-028). */
export type FeeQuote =
  /** No options: the send has no network fee. */
  | { readonly kind: 'quoted'; readonly options: readonly FeeOption[] }
  | { readonly kind: 'refused'; readonly fields: Partial<Readonly<Record<'address' | 'amount', string>>> }
  | Failed;
export type AskFee = (question: { readonly amount: string; readonly address: string }, signal: AbortSignal) => Promise<FeeQuote>;

/** The transfer as prepared by the provider. */
export type TransferSummary = {
  /** What the recipient gets: `arrives` of the quote, which is less than the typed amount where the fee is deducted from it. */
  readonly sent: Money;
  /** What is paid beside it. In the same currency, both add up to the total. */
  readonly fee: Money;
  /** The network's fee. What `fee` has above it, or in another currency, has a row of its own. @default the fee */
  readonly networkFee?: Money | undefined;
  readonly address: string;
  /** Value of both amounts when the transfer was prepared, in the currency of the customer's totals. Omitted when unknown. */
  readonly worth?: Money | null;
  /** Shown beside the fee where that is one row, and in the total. */
  readonly feeWorth?: Money | null;
  /** Offers a passkey as an alternative to the code (SCA-023). @default false */
  readonly byPasskey?: boolean | undefined;
};

/** The step that asks for the code approving the transfer. */
export type TransferCodeStep = {
  readonly name: 'code';
  /** Masked. */
  readonly phone: string;
  readonly summary: TransferSummary;
  /** When the code may be sent again, in epoch milliseconds of the device. null when unknown (SEND-040). */
  readonly resendAt: number | null;
};
export type TransferSentStep = {
  readonly name: 'finished';
  readonly summary: TransferSummary;
  readonly detailsHref: string;
  /** End of the hold in ISO 8601, until which it can be cancelled. Omitted when it is not on hold (BRAKE-008). */
  readonly heldUntil?: string | undefined;
};

/** Props of every screen that sends coins. */
export type TransferScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /** Asks for the network's fee offers. The signal aborts a request whose answer is no longer needed. */
  readonly onAskFee: AskFee;
  /**
   * Quotes the send for the chosen offer. @default adds a native coin's fee to the amount; a send outside the travel rule deducts it where
   * the balance is too low
   */
  readonly quote?: GetSendQuote | undefined;
  /** Null means that a passkey replaces the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  /** Requests another code. */
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The home page of the product. */
  readonly homeHref: string;
  /** Value of the sent amount when the order was placed; null while unknown (PRICE-019). @default null */
  readonly sentWorth?: Money | null;
  /** Opens the order that was placed. @default follows the link of the step */
  readonly onDetails?: Follow | undefined;
  /** Omit it where the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
};

/** Returns what is wrong with the name of a person or company, or undefined. The name is trimmed and not empty. */
export type CheckName = (name: string) => string | undefined;

/** Props of the step that asks for the recipient. */
export type TransferRecipientProps = {
  /** The product's rule for the name of a beneficiary. @default up to 140 letters, digits, dots and spaces */
  readonly checkName?: CheckName | undefined;
  /** Addresses that the typed one is compared with; null while they load (WISH-009). @default none */
  readonly knownAddresses?: readonly string[] | null;
  /** Reads the clipboard. Omit it where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
  /** Requests the camera to scan an address. Omit it where the browser has none. */
  readonly onCameraRequest?: (() => Promise<MediaStream>) | undefined;
};
