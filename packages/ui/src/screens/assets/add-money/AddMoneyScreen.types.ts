import type { Money } from '@wallet/core/money/money';
import type { BankAccountRequisites } from '../../../patterns/BankRequisites/BankRequisites.types.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import type { SepaBlock } from '../../../patterns/SepaBlock/SepaBlock.ts';

/** A fiat account that a bank transfer reaches. */
export type BankWay = {
  readonly accountId: number;
  /** 'Euro'. */
  readonly account: string;
  /** Null while a block stands in the way. */
  readonly requisites: BankAccountRequisites | null;
  readonly block: SepaBlock | null;
  readonly fee: Money;
  readonly thresholdNoFee: Money;
  readonly minimalExclusive: Money;
  /** Where a sum is typed first, and what arrives of it is said. */
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
  /** Hands the requisites to the system's share sheet; absent where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};
