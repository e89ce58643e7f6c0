import type { Quote } from '@wallet/core/fees/quote';
import type { Money } from '@wallet/core/money/money';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type {
  TransferAsset,
  TransferCodeStep,
  TransferSentStep,
  TransferSpeed,
  TransferScreenProps,
} from '../../patterns/transfer/Transfer.types.ts';

/** A send under the travel rule, as used by the screens (TRS-031). */
export type TravelRuleTransfer = {
  readonly currency: string;
  readonly amount: Money;
  readonly fromAccount: {
    readonly name: string;
    readonly blockchain: { readonly networkName: string; readonly currency: string };
  };
  readonly toAddress: string;
  /** '' when there is none. */
  readonly comment: string;
  /** As named and worded by the provider. */
  readonly additionalDetails: readonly { readonly name: string; readonly value: string }[];
  readonly status: 'pending' | 'rejected' | 'approved' | 'completed';
};

export type TravelRuleTransferContent = { readonly transfer: TravelRuleTransfer; readonly asset: TransferAsset };

/** The steps of an approved send: the fee, the code and the result. `fee` is also the step while only a status is shown. */
export type TravelRuleTransferStep =
  | { readonly name: 'fee'; readonly speed: TransferSpeed; readonly issue?: string; readonly message?: string }
  | TransferCodeStep
  | TransferSentStep;

export type NotEnoughFunds = { readonly kind: 'notEnoughFunds' };

/** Whether the transaction can be cancelled here (D-TRS-28). */
export type Cancellation =
  | { readonly kind: 'disabled' }
  /** `message`: why the last attempt failed. */
  | { readonly kind: 'offered'; readonly onCancel: () => void; readonly message?: string | undefined }
  | { readonly kind: 'cancelling' };

export type TravelRuleTransactionScreenProps = TransferScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<TravelRuleTransferContent>;
  /** The open step, with its data. */
  readonly step: TravelRuleTransferStep;
  /** `quote` is what the screen shows, and `networkFee` that of the chosen offer, which its fee includes. */
  readonly onConfirm: (speed: TransferSpeed, quote: Quote, networkFee: Money) => Promise<CallOutcome<'fee', NotEnoughFunds>>;
  /** The support page. */
  readonly supportHref: string;
  /** @default disabled */
  readonly cancellation?: Cancellation;
};
