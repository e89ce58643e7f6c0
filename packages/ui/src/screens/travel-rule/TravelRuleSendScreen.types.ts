import type { Money } from '@wallet/core/money/money';
import type { AddressBook } from '../../patterns/addressBook/AddressBook.types.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { AskFee, TransferAsset, TransferCodeStep, TransferSentStep, TransferSpeed } from '../../patterns/transfer/Transfer.types.ts';
import type {
  OwnDetails,
  ParticipantDetails,
  ParticipantIssues,
  ParticipantValues,
  Vasps,
  ParticipantField,
} from './participant/Participant.types.ts';

/** Step 1 (TRS-001). */
export type RecipientValues = { readonly address: string; readonly amount: string; readonly comment: string };
export type RecipientField = keyof RecipientValues;
export type RecipientIssues = Partial<Readonly<Record<RecipientField, string>>>;

/** Step 2 of an address without the travel rule (D-TRS-01). */
export type FeeValues = {
  readonly speed: TransferSpeed;
  readonly beneficiaryName: string;
  /** ISO 3166-1 alpha-3, '' for none yet. */
  readonly beneficiaryCountry: string;
};
export type FeeField = 'fee' | 'beneficiaryName' | 'beneficiaryCountry';
export type FeeIssues = Partial<Readonly<Record<FeeField, string>>>;

export type TravelRuleSendStep =
  | { readonly name: 'form'; readonly draft: RecipientValues; readonly issues: RecipientIssues; readonly message?: string }
  | { readonly name: 'beneficiary'; readonly draft: ParticipantValues; readonly issues: ParticipantIssues }
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
  /** `isConfirmedByEmail`: one's own unhosted wallet waits for the link in a letter (TRS-007, TRS-008). */
  | { readonly name: 'reviewed'; readonly isConfirmedByEmail: boolean };

export type TravelRuleSendContent = {
  readonly asset: TransferAsset;
  readonly own: OwnDetails;
  /** The day by UTC, `yyyy-MM-dd`. */
  readonly today: string;
};

/** What the screen shows is no longer so, and has been asked for again; its own checks say the rest. */
export type Stale = { readonly kind: 'stale' };

export type TravelRuleSendScreenProps = {
  readonly page: PageState<TravelRuleSendContent>;
  readonly step: TravelRuleSendStep;
  readonly vasps: Vasps;
  readonly onAskFee: AskFee;
  /** Leaves step 1: asks whether the address is under the travel rule (TRS-003, D-TRS-02). */
  readonly onRecipient: (values: RecipientValues, amount: Money) => Promise<CallOutcome<RecipientField>>;
  /** Has the beneficiary reviewed; `values` come back when something of them is refused. */
  readonly onReview: (details: ParticipantDetails, values: ParticipantValues) => Promise<CallOutcome<ParticipantField>>;
  /** `fee` is the offer that is on the screen. */
  readonly onFee: (values: FeeValues, fee: Money) => Promise<CallOutcome<FeeField, Stale>>;
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  readonly homeHref: string;
  /** What was sent was worth so much when it was placed; null while that is not known (PRICE-019). @default null */
  readonly sentWorth?: Money | null;
  /** Left out where the product keeps none. */
  readonly addressBook?: AddressBook | undefined;
  /** What an address is compared with; null while it is being asked for (WISH-009). @default none */
  readonly knownAddresses?: readonly string[] | null;
  /** Reads the clipboard; left out where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
  /** Asks for the camera, to scan an address; left out where the browser has none to give. */
  readonly onCameraRequest?: (() => Promise<MediaStream>) | undefined;
};
