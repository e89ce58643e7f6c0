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
  TransferRecipientProps,
} from '../../patterns/transfer/Transfer.types.ts';
import type {
  OwnDetails,
  ParticipantDetails,
  ParticipantIssues,
  ParticipantValues,
  Vasps,
  ParticipantField,
} from './participant/Participant.types.ts';

/** Values of step 1 (TRS-001). */
export type RecipientValues = { readonly address: string; readonly amount: string; readonly comment: string };
export type RecipientField = keyof RecipientValues;
export type RecipientIssues = Partial<Readonly<Record<RecipientField, string>>>;

/** Values of step 2 for an address not under the travel rule (D-TRS-01). */
export type FeeValues = {
  readonly speed: TransferSpeed;
  readonly beneficiaryName: string;
  /** ISO 3166-1 alpha-3; '' while none is chosen. */
  readonly beneficiaryCountry: string;
};
export type FeeField = 'fee' | 'beneficiaryName' | 'beneficiaryCountry';
export type FeeIssues = Partial<Readonly<Record<FeeField, string>>>;

export type TravelRuleSendStep =
  | { readonly name: 'form'; readonly draft: RecipientValues; readonly issues: RecipientIssues; readonly message?: string }
  | {
      readonly name: 'beneficiary';
      /** Empty at first. After `onBack` or a refusal, what `onReview` last received; what was typed since is not kept. */
      readonly draft: ParticipantValues;
      readonly issues: ParticipantIssues;
      readonly amount: Money;
      readonly address: string;
    }
  | {
      readonly name: 'fee';
      readonly draft: FeeValues;
      readonly issues: FeeIssues;
      readonly message?: string;
      readonly amount: Money;
      readonly address: string;
    }
  | TransferCodeStep
  | TransferSentStep
  /** `isConfirmedByEmail`: the customer's own unhosted wallet is confirmed by the link in an e-mail (TRS-007, TRS-008). */
  | { readonly name: 'reviewed'; readonly isConfirmedByEmail: boolean };

export type TravelRuleSendContent = {
  readonly asset: TransferAsset;
  readonly own: OwnDetails;
  /** Today in UTC, `yyyy-MM-dd`. */
  readonly today: string;
};

/** The data on the screen is outdated and has been requested again. The screen's own checks report the rest. */
export type StaleData = { readonly kind: 'stale' };

export type TravelRuleSendScreenProps = TransferScreenProps &
  TransferRecipientProps & {
    /** The data of the page, and whether it has loaded. */
    readonly page: PageState<TravelRuleSendContent>;
    /** The open step, with its data. */
    readonly step: TravelRuleSendStep;
    /** The providers to choose from, and whether they have loaded. */
    readonly vasps: Vasps;
    /** Completes step 1 and checks whether the address is under the travel rule (TRS-003, D-TRS-02). */
    readonly onRecipient: (values: RecipientValues, amount: Money) => Promise<CallOutcome<RecipientField>>;
    /** Submits the beneficiary for review. `values` are restored when any of them is refused. */
    readonly onReview: (details: ParticipantDetails, values: ParticipantValues) => Promise<CallOutcome<ParticipantField>>;
    /** `quote` is what the screen shows, and `networkFee` that of the chosen offer, which its fee includes. */
    readonly onFee: (values: FeeValues, quote: Quote, networkFee: Money) => Promise<CallOutcome<FeeField, StaleData>>;
  };
