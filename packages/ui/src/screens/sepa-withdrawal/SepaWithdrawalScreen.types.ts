import type { SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import type { Money } from '@wallet/core/money/money';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';
import type { PayeeOutcome } from '../../patterns/PayeeCheck/PayeeCheck.types.ts';
import type { RecipientHistory } from '../../patterns/RecipientNote/RecipientNote.tsx';
import type { Blocked, SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** What the provider found for an IBAN (SEPA-041). */
export type IbanLookup =
  { readonly kind: 'found'; readonly bank: string; readonly bic: string } | { readonly kind: 'refused'; readonly message: string } | Failed;

export type SepaWithdrawalTerms = { readonly amount: Money; readonly fee: Money; readonly totalReceive: Money };
export type SepaWithdrawalStep = SepaStep<SepaWithdrawalTerms>;

/** A refusal of the withdrawal beyond a field (SEPA-046, SEPA-047, D-SEPA-10, D-SEPA-24). */
export type WithdrawalStop =
  | Blocked
  | { readonly kind: 'fundsChanged' }
  /** The check of the name was too old and was made again: it came to something else (VOP-013). */
  | { readonly kind: 'checkedAgain'; readonly check: CheckedPayee };

/** The answer to a check of the payee's name, and what the withdrawal takes back to the provider. */
export type CheckedPayee = {
  readonly kind: 'checked';
  readonly outcome: PayeeOutcome;
  /** Goes back with the withdrawal; nothing a customer reads. */
  readonly token: string;
  /** Null where it is not said whether the account was used before. */
  readonly recipient: RecipientHistory | null;
};
export type PayeeAnswer =
  | CheckedPayee
  /** The provider refuses the IBAN, in its words. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limited' }
  /** The provider no longer checks names. */
  | { readonly kind: 'notNeeded' }
  | Failed;

export type SepaWithdrawalScreenProps = SepaTransferProps & {
  readonly step: SepaWithdrawalStep;
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  /** The prefilled IBAN (D-SEPA-20), empty without one. */
  readonly iban: string;
  /** Answers for a well-formed IBAN; `signal` ends a lookup that nobody waits for any more. */
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  /** `payee`: the check that the customer has seen and accepted. */
  readonly onSubmit: (iban: string, payee?: CheckedPayee) => Promise<CallOutcome<'iban', WithdrawalStop>>;
  /**
   * Asks the bank of a found IBAN for its holder; absent where names are not checked. `isRepeat`: not what was answered before.
   * @see VOP-001
   */
  readonly onCheckPayee?: ((iban: string, signal: AbortSignal, isRepeat: boolean) => Promise<PayeeAnswer>) | undefined;
  /** From the modal "Unexpected Error. Not enough funds" back to the amount, which is kept (D-SEPA-14). */
  readonly onFundsChanged: () => void;
};
