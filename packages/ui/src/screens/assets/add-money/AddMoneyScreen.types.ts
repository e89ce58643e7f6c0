import type { Money } from '@wallet/core/money/money';
import type { BankAccountRequisites } from '../../../patterns/BankRequisites/BankRequisites.types.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import type { SepaBlock } from '../../../patterns/SepaBlock/SepaBlock.ts';

/** A fiat account that can be topped up by bank transfer. */
export type BankWay = {
  readonly accountId: number;
  /** For example 'Euro'. */
  readonly account: string;
  /** Null while top-ups are blocked or the IBAN is pending. */
  readonly requisites: BankAccountRequisites | null;
  readonly block: SepaBlock | null;
  readonly fee: Money;
  readonly thresholdNoFee: Money;
  readonly minimalExclusive: Money;
  /** Page to enter an amount first and see how much of it arrives. */
  readonly href: string;
};

export type CardWay = { readonly accountId: number; readonly account: string; readonly href: string };

export type AddMoneyContent = { readonly banks: readonly BankWay[]; readonly cards: readonly CardWay[] };

export type AddMoneyScreenProps = {
  readonly page: PageState<AddMoneyContent>;
  readonly cryptoHref: string;
  readonly addressVerificationHref: string;
  readonly onLogInAgain: () => void;
  readonly onBack: () => void;
  /** Passes the requisites to the system's share sheet. Omit it where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};
