import type { SepaTopUpSettings } from '@wallet/core/fees/bankTransfer';
import type { QuotedBy } from '@wallet/core/fees/quote';
import type { Money } from '@wallet/core/money/money';
import type { BankAccountRequisites } from '../../patterns/BankRequisites/BankRequisites.types.ts';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { Blocked, SepaStep, SepaTransferProps } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

/** Where the customer sends the money. The IBAN has no spaces. */
export type SepaTopUpRequisites = BankAccountRequisites;

export type SepaTopUpTerms = {
  readonly amount: Money;
  readonly fee: Money;
  readonly arrives: Money;
  readonly requisites: SepaTopUpRequisites;
};
export type SepaTopUpStep = SepaStep<SepaTopUpTerms>;

export type SepaTopUpScreenProps<AnyId extends Id = Id> = SepaTransferProps<AnyId> &
  QuotedBy<{
    /** The terms of the default formula: its fee and limits. */
    readonly settings: SepaTopUpSettings;
  }> & {
    /** The open step, with its data. */
    readonly step: SepaTopUpStep;
    /** The card top-up of this account, or the page to add a card for it; null while cards are disabled (D-CUR-16). @default null */
    readonly cardHref?: string | null | undefined;
    /** Navigates there with the typed amount. @default follows the link */
    readonly onCard?: ((draft: string) => void) | undefined;
    /** The message of a refusal is shown in the error modal (D-SEPA-15). */
    readonly onDone: () => Promise<CallOutcome<never, Blocked>>;
    /** Passes the requisites to the system's share sheet. Omit it where there is none. */
    readonly onShare?: ((text: string) => void) | undefined;
  };
