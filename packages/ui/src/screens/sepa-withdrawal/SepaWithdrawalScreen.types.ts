import type { SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
import type { Money } from '@wallet/core/money/money';
import type { Outcome } from '../../patterns/form/Outcome.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { SepaBlock } from '../../patterns/SepaBlock/SepaBlock.ts';
import type { SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** What the provider found for an IBAN (SEPA-041). */
export type IbanLookup =
  | { readonly kind: 'found'; readonly bank: string; readonly bic: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export type SepaWithdrawalTerms = { readonly amount: Money; readonly fee: Money; readonly totalReceive: Money };
export type SepaWithdrawalStep = SepaStep<SepaWithdrawalTerms>;

/** A refusal of the withdrawal beyond a field (SEPA-046, SEPA-047, D-SEPA-10, D-SEPA-24). */
export type SepaSubmitOutcome =
  | Outcome<'iban'>
  | { readonly kind: 'fundsChanged' }
  | { readonly kind: 'blocked'; readonly block: SepaBlock }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export type SepaWithdrawalScreenProps = SepaTransferProps & {
  readonly step: SepaWithdrawalStep;
  readonly settings: SepaWithdrawalSettings;
  readonly beneficiaryName: string;
  /** The prefilled IBAN (D-SEPA-20), empty without one. */
  readonly iban: string;
  /** Answers for a well-formed IBAN; `signal` ends a lookup that nobody waits for any more. */
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  readonly onSubmit: (iban: string) => Promise<SepaSubmitOutcome>;
  /** From the modal "Unexpected Error. Not enough funds" back to the amount, which is kept (D-SEPA-14). */
  readonly onFundsChanged: () => void;
};
