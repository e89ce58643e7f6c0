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
  /** ISO 3166-1 alpha-3; '' while none is chosen. */
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
  /** `fee` is the offer shown on the screen. */
  readonly onSubmit: (values: SendValues, fee: Money) => Promise<CallOutcome<SendField>>;
  /** Null means that a passkey replaces the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  readonly homeHref: string;
  /** Value of the sent amount when the order was placed; null while unknown (PRICE-019). @default null */
  readonly sentWorth?: Money | null;
  /** Omit it where the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** Addresses that the typed one is compared with; null while they load (WISH-009). @default none */
  readonly knownAddresses?: readonly string[] | null;
  /** Reads the clipboard. Omit it where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
  /** Requests the camera to scan an address. Omit it where the browser has none. */
  readonly onCameraRequest?: (() => Promise<MediaStream>) | undefined;
};
