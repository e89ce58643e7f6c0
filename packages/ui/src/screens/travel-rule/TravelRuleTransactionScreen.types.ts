import type { Money } from '@wallet/core/money/money';
import type { AddressBook } from '../../patterns/addressBook/AddressBook.types.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { AskFee, TransferAsset, TransferCodeStep, TransferSentStep, TransferSpeed } from '../../patterns/transfer/Transfer.types.ts';

/** A send under the travel rule, as screens know it (TRS-031). */
export type TravelRuleTransfer = {
  readonly id: string;
  readonly currency: string;
  readonly amount: Money;
  readonly fromAccount: {
    readonly id: number;
    readonly type: 'crypto' | 'stablecoin';
    readonly name: string;
    readonly blockchain: { readonly networkName: string; readonly currency: string };
  };
  readonly toAddress: string;
  /** '' where there is none. */
  readonly comment: string;
  /** As the provider names and words them. */
  readonly additionalDetails: readonly { readonly name: string; readonly value: string }[];
  readonly status: 'pending' | 'rejected' | 'approved' | 'completed';
};

export type TravelRuleTransferContent = { readonly transfer: TravelRuleTransfer; readonly asset: TransferAsset };

/** Approved: the fee, then the code, then the end. `fee` is what a status alone shows as well. */
export type TravelRuleTransferStep =
  | { readonly name: 'fee'; readonly speed: TransferSpeed; readonly issue?: string; readonly message?: string }
  | TransferCodeStep
  | TransferSentStep;

export type NotEnoughFunds = { readonly kind: 'notEnoughFunds' };

/** Whether the transaction can be cancelled here (D-TRS-28). */
export type Cancellation =
  { readonly kind: 'disabled' } | { readonly kind: 'offered'; readonly onCancel: () => void } | { readonly kind: 'cancelling' };

export type TravelRuleTransactionScreenProps = {
  readonly page: PageState<TravelRuleTransferContent>;
  readonly step: TravelRuleTransferStep;
  readonly onAskFee: AskFee;
  readonly onConfirm: (speed: TransferSpeed) => Promise<CallOutcome<'fee', NotEnoughFunds>>;
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  readonly homeHref: string;
  /** What was sent was worth so much when it was placed; null while that is not known (PRICE-019). @default null */
  readonly sentWorth?: Money | null;
  readonly supportHref: string;
  /** Left out where the product keeps none. */
  readonly addressBook?: AddressBook | undefined;
  /** @default disabled */
  readonly cancellation?: Cancellation;
};
