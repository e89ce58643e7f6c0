import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import type { AccountAction, AccountItem } from '../AssetsScreen.types.ts';

export type AccountContent = {
  readonly item: AccountItem;
  /** Of a coin its network, of money its provider; '' where none is known. */
  readonly provider: string;
  /** What one unit is worth in the primary currency; null for that currency itself, or where it is not known. */
  readonly price: Money | null;
};

export type AccountScreenProps = {
  readonly page: PageState<AccountContent>;
  /** Whether its units have a price of their own: coins and tokens. */
  readonly isCoin: boolean;
  readonly onAction: (action: AccountAction) => void;
  readonly onBack: () => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** In the card, under the balance: its own chart. */
  readonly history: ReactNode;
  /** Its latest transactions, and the way to all of them. */
  readonly latest: ReactNode;
};
