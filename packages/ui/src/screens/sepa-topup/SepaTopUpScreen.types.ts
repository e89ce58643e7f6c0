import type { SepaTopUpSettings } from '@wallet/core/fees/bankTransfer';
import type { Money } from '@wallet/core/money/money';
import type { BankAccountRequisites } from '../../patterns/BankRequisites/BankRequisites.types.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { Blocked, SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** Where the customer sends the money; the IBAN without spaces. */
export type SepaTopUpRequisites = BankAccountRequisites;

export type SepaTopUpTerms = { readonly amount: Money; readonly totalReceive: Money; readonly requisites: SepaTopUpRequisites };
export type SepaTopUpStep = SepaStep<SepaTopUpTerms>;

export type SepaTopUpScreenProps = SepaTransferProps & {
  readonly step: SepaTopUpStep;
  readonly settings: SepaTopUpSettings;
  /** The card top-up of this account, or where a card is added for it; null when cards are off (D-CUR-16). */
  readonly cardHref: string | null;
  /** Goes there with what was typed. */
  readonly onCard: (draft: string) => void;
  /** A refusal's message is in the error modal (D-SEPA-15). */
  readonly onDone: () => Promise<CallOutcome<never, Blocked>>;
  /** Hands the requisites to the system's share sheet; absent where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};
