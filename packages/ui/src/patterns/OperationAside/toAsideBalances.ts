import type { Money } from '@wallet/core/money/money';
import type { OperationAccount } from '../AccountSelect/AccountSelect.tsx';
import type { AsideBalance } from './OperationAside.types.ts';

/** Returns the selected account for the aside, with its name, balance and change. Empty when there is no such account. */
export function toAsideBalances(
  accounts: readonly Pick<OperationAccount, 'id' | 'name' | 'balance'>[],
  accountId: number,
  change: Money | null,
  direction: AsideBalance['direction'],
): readonly AsideBalance[] {
  const account = accounts.find(({ id }) => id === accountId);
  return account === undefined ? [] : [{ name: account.name, now: account.balance, change, direction }];
}
