import type { Quote } from '@wallet/core/fees/quote';
import type { Money } from '@wallet/core/money/money';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { OperationAccount } from '../AccountSelect/AccountSelect.tsx';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { SepaBlock } from '../SepaBlock/SepaBlock.ts';

/** A bank for transfers, and why it is currently blocked. */
export type SepaBank<BankId extends Id = Id> = {
  readonly id: BankId;
  /** Tells several banks apart. @default 'EU bank transfer' */
  readonly name?: string | undefined;
  readonly block: SepaBlock | null;
};

/** First the amount, then the requisites with the agreed terms: the amount and what arrives. */
export type SepaStep<Terms extends { readonly amount: Money }> =
  { readonly name: 'amount'; readonly draft: string } | ({ readonly name: 'requisites' } & Terms);

/** The modal that a bank transfer opens instead of proceeding (D-SEPA-10). */
export type Blocked<Block = SepaBlock> = { readonly kind: 'blocked'; readonly block: Block };

/** A refusal is shown at the amount (`fields`) or in a dialog (`message`), a block in its modal. */
export type AmountOutcome = CallOutcome<'amount', Blocked<SepaBlock | 'notEnoughFunds'>>;

/** Props common to both directions of a bank transfer: accounts, banks and navigation. */
export type SepaTransferProps<AnyId extends Id = Id> = ScreenProps<'aside' | 'afterForm'> & {
  /** The accounts of the operation. */
  readonly accounts: readonly OperationAccount<AnyId>[];
  /** The banks that carry out transfers of the account. */
  readonly banks: readonly SepaBank<AnyId>[];
  /** One of `accounts`. For any other, nothing is shown. */
  readonly accountId: AnyId;
  /** Id of the chosen bank. */
  readonly bankId: AnyId;
  /** Switches the account, with the typed text (D-SEPA-22). */
  readonly onAccount: (id: AnyId, draft: string) => void;
  /** Another bank was chosen. Needed with more than one. */
  readonly onBank?: ((id: AnyId, draft: string) => void) | undefined;
  /**
   * Submits the amount with the quote shown, which opens the requisites or a modal (SEPA-017 to SEPA-021, SEPA-031). Resolves with null when
   * nothing was sent.
   */
  readonly onAmount: (amount: Money, quote: Quote) => Promise<AmountOutcome | null>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** Called by "Log in again" in the IBAN modal (D-SEPA-09). Without it that is not offered. */
  readonly onLogInAgain?: (() => void) | undefined;
  /** Linked from the modal that asks for a verified address. Without it that is not offered. */
  readonly addressVerificationHref?: string | undefined;
};
