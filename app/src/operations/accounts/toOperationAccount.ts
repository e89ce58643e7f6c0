import type { Operations, OperationsAccount } from '@wallet/contract/accounts';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect/AccountSelect';
import { availableOf } from './availableOf.ts';

export type FiatOperationsAccount = Extract<OperationsAccount, { readonly type: 'fiat' }>;

/** An account as the picker of an operation lists it. */
export function toOperationAccount({ providers }: Pick<Operations, 'providers'>, account: FiatOperationsAccount): OperationAccount {
  const provider = providers.find(({ id }) => id === account.providerId)?.name ?? '';
  return { id: account.id, name: account.currencyName, provider, balance: availableOf(account) };
}

/** The fiat accounts that an operation is offered for. */
export function operationAccounts(
  operations: Pick<Operations, 'providers' | 'accounts'>,
  isOffered: (account: FiatOperationsAccount) => boolean,
): readonly OperationAccount[] {
  return operations.accounts.flatMap((account) =>
    account.type === 'fiat' && isOffered(account) ? [toOperationAccount(operations, account)] : [],
  );
}
