import type { Money } from '@wallet/core/money/money';
import type { AddressBook } from '../../patterns/addressBook/AddressBook.types.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { AskFee, TransferAsset, TransferCodeStep, TransferSentStep, TransferSpeed } from '../../patterns/transfer/Transfer.types.ts';

export type SendValues = {
  readonly address: string;
  readonly amount: string;
  readonly comment: string;
  readonly speed: TransferSpeed;
  readonly beneficiaryName: string;
  /** ISO 3166-1 alpha-3, '' for none yet. */
  readonly beneficiaryCountry: string;
};
export type SendField = 'address' | 'amount' | 'comment' | 'fee' | 'beneficiaryName' | 'beneficiaryCountry';
export type SendIssues = Partial<Readonly<Record<SendField, string>>>;

export type SendStep =
  | { readonly name: 'form'; readonly draft: SendValues; readonly issues: SendIssues; readonly message?: string }
  | TransferCodeStep
  | TransferSentStep;

export type SendScreenProps = {
  readonly page: PageState<TransferAsset>;
  readonly step: SendStep;
  readonly onAskFee: AskFee;
  /** `fee` is the offer that is on the screen. */
  readonly onSubmit: (values: SendValues, fee: Money) => Promise<CallOutcome<SendField>>;
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
