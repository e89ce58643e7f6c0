import type { SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import type { Money } from '@wallet/core/money/money';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';
import type { Blocked, SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** What the provider found for an IBAN (SEPA-041). */
export type IbanLookup =
  { readonly kind: 'found'; readonly bank: string; readonly bic: string } | { readonly kind: 'refused'; readonly message: string } | Failed;

export type SepaWithdrawalTerms = { readonly amount: Money; readonly fee: Money; readonly totalReceive: Money };
export type SepaWithdrawalStep = SepaStep<SepaWithdrawalTerms>;

/** A refusal of the withdrawal beyond a field (SEPA-046, SEPA-047, D-SEPA-10, D-SEPA-24). */
export type WithdrawalStop = Blocked | { readonly kind: 'fundsChanged' };

export type SepaWithdrawalScreenProps = SepaTransferProps & {
  readonly step: SepaWithdrawalStep;
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  /** The prefilled IBAN (D-SEPA-20), empty without one. */
  readonly iban: string;
  /** Answers for a well-formed IBAN; `signal` ends a lookup that nobody waits for any more. */
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  readonly onSubmit: (iban: string) => Promise<CallOutcome<'iban', WithdrawalStop>>;
  /** From the modal "Unexpected Error. Not enough funds" back to the amount, which is kept (D-SEPA-14). */
  readonly onFundsChanged: () => void;
};
