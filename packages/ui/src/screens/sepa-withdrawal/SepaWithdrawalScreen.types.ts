import type { SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import type { Quote, QuotedBy } from '@wallet/core/fees/quote';
import type { Money } from '@wallet/core/money/money';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';
import type { PayeeOutcome } from '../../patterns/PayeeCheck/PayeeCheck.types.ts';
import type { RecipientHistory } from '../../patterns/RecipientNote/RecipientNote.tsx';
import type { Blocked, SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** What the provider found for an IBAN (SEPA-041). */
export type IbanLookup =
  { readonly kind: 'found'; readonly bank: string; readonly bic: string } | { readonly kind: 'refused'; readonly message: string } | Failed;

export type SepaWithdrawalTerms = Pick<Quote, 'fee' | 'total' | 'arrives'> & { readonly amount: Money };
export type SepaWithdrawalStep = SepaStep<SepaWithdrawalTerms>;

/** A refusal of the withdrawal that does not belong to a field (SEPA-046, SEPA-047, D-SEPA-10, D-SEPA-24). */
export type WithdrawalStop =
  | Blocked
  | { readonly kind: 'fundsChanged' }
  /** The name check was too old and has been repeated with a different outcome (VOP-013). */
  | { readonly kind: 'checkedAgain'; readonly check: CheckedPayee };

/** The result of checking the payee's name, which is sent back with the withdrawal. */
export type CheckedPayee = {
  readonly kind: 'checked';
  readonly outcome: PayeeOutcome;
  /** Sent back with the withdrawal, never shown to the customer. */
  readonly token: string;
  /** Null when it is unknown whether the account was used before. */
  readonly recipient: RecipientHistory | null;
};
export type PayeeCheckResult =
  | CheckedPayee
  /** The provider refuses the IBAN with a message. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limited' }
  /** The provider no longer checks names. */
  | { readonly kind: 'notNeeded' }
  | Failed;

export type SepaWithdrawalScreenProps<AnyId extends Id = Id> = SepaTransferProps<AnyId> &
  QuotedBy<{
    /** The terms of the default formula: its fee and limits. */
    readonly settings: SepaWithdrawalSettings;
  }> & {
    /** The open step, with its data. */
    readonly step: SepaWithdrawalStep;
    /** The customer's name, which the bank account must bear. */
    readonly beneficiaryName: string;
    /** The prefilled IBAN (D-SEPA-20); '' without one. */
    readonly iban: string;
    /** Called for a well-formed IBAN. `signal` aborts a lookup whose result is no longer needed. */
    readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
    /** `payee` is the check that the customer has seen and accepted. Resolves with null when nothing was sent. */
    readonly onSubmit: (iban: string, payee?: CheckedPayee) => Promise<CallOutcome<'iban', WithdrawalStop> | null>;
    /**
     * Asks the bank of a found IBAN for the account's holder. Omit it where names are not checked. `isRepeat` requires a new check instead of
     * the previous result.
     * @see VOP-001
     */
    readonly onCheckPayee?: ((iban: string, signal: AbortSignal, isRepeat: boolean) => Promise<PayeeCheckResult>) | undefined;
    /** Returns from the modal "Unexpected Error. Not enough funds" to the amount, which is kept (D-SEPA-14). */
    readonly onFundsChanged: () => void;
  };
