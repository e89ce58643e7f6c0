import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import type { AccountAction, AccountItem } from '../AssetsScreen.types.ts';

export type AccountContent = {
  readonly item: AccountItem;
  /** The network of a coin, or the provider of a fiat account; '' when unknown. */
  readonly provider: string;
  /** Price of one unit in the primary currency; null for that currency itself, or when unknown. */
  readonly price: Money | null;
};

export type AccountScreenProps = {
  readonly page: PageState<AccountContent>;
  /** True for coins and tokens, whose units have a price. */
  readonly isCoin: boolean;
  readonly onAction: (action: AccountAction) => void;
  readonly onBack: () => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** The account's chart, shown in the card below the balance. */
  readonly history: ReactNode;
  /** The account's latest orders, with a link to all of them. */
  readonly latest: ReactNode;
};
