import type { Assets } from '@wallet/contract/balances';
import { money } from '@wallet/core/money/money';
import { isPositive } from '@wallet/core/money/signs';

type Account = Assets['accounts']['crypto'][number] | Assets['accounts']['tokens'][number];

/** Whether the last transaction of an account is still under way: until it completes the provider takes no other (D-LEG-18, D-SEND-35). */
export const isLocked = ({
  currency,
  decimals,
  balance_locked: locked,
}: Pick<Account, 'currency' | 'decimals' | 'balance_locked'>): boolean => isPositive(money(locked, currency, decimals));
