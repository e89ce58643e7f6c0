import type { Money } from '@wallet/core/money/money';
import type { OperationAccount } from '../AccountSelect/AccountSelect.tsx';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { SepaBlock } from '../SepaBlock/SepaBlock.ts';

/** A bank by which money comes or goes, and why it is closed for now. */
export type SepaBank = { readonly id: number; readonly block: SepaBlock | null };

/** The amount, then the requisites with what was agreed on: the amount, what arrives. */
export type SepaStep<Terms extends { readonly amount: Money }> =
  { readonly name: 'amount'; readonly draft: string } | ({ readonly name: 'requisites' } & Terms);

/** The modal that a bank transfer opens instead of going on (D-SEPA-10). */
export type Blocked<Block = SepaBlock> = { readonly kind: 'blocked'; readonly block: Block };

/** What both directions of a bank transfer have: accounts, banks, the way forth and back. */
export type SepaTransferProps = {
  readonly accounts: readonly OperationAccount[];
  readonly banks: readonly SepaBank[];
  readonly accountId: number;
  readonly bankId: number;
  /** Another account, with what was typed (D-SEPA-22). */
  readonly onAccount: (id: number, draft: string) => void;
  readonly onBank: (id: number, draft: string) => void;
  /** Leaves the amount: on to the requisites, or the modal that opens (SEPA-017 to SEPA-021, SEPA-031). */
  readonly onAmount: (amount: Money) => Promise<CallOutcome<never, Blocked<SepaBlock | 'notEnoughFunds'>>>;
  readonly onBack: () => void;
  /** "Log in again" of the IBAN modal (D-SEPA-09). */
  readonly onLogInAgain: () => void;
  readonly addressVerificationHref: string;
};
