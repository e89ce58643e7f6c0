import type { Operation, Operations, OperationsAccount } from '@wallet/contract/holdings/accounts';
import type { Assets } from '@wallet/contract/holdings/balances';
import { atLeastZero, isPositive } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';

type OperationsPart = Pick<Operations, 'operations' | 'accounts'>;

const entriesOfAnswer = new WeakMap<Operations['operations'], ReadonlyMap<number, readonly Operation[]>>();

/** The entries that begin at each account, gathered once for an answer: looked for account by account, 2,000 of them take seconds. */
function entriesByAccount({ operations }: Pick<Operations, 'operations'>): ReadonlyMap<number, readonly Operation[]> {
  const cached = entriesOfAnswer.get(operations);
  if (cached !== undefined) return cached;
  const gathered = new Map<number, Operation[]>();
  for (const entry of operations) {
    for (const id of new Set(entry.accountIds)) gathered.set(id, [...(gathered.get(id) ?? []), entry]);
  }
  entriesOfAnswer.set(operations, gathered);
  return gathered;
}

/** Entries of a type that begin at the account. */
export function entriesFrom(part: Pick<Operations, 'operations'>, type: Operation['type'], id: number): readonly Operation[] {
  return (
    entriesByAccount(part)
      .get(id)
      ?.filter((entry) => entry.type === type) ?? []
  );
}

/** What an account's operations of a type lead to, in the provider's order: `card:11`, `bank:1`, `fiat:102`, `wallet:0`. */
export function targetsFrom(part: Pick<Operations, 'operations'>, type: Operation['type'], id: number): readonly string[] {
  return entriesFrom(part, type, id).flatMap(({ targetIds }) => targetIds);
}

/** The ids of targets of one kind: `card:11` is 11 among those of `card`. */
export function idsOf(targets: readonly string[], kind: 'card' | 'bank' | 'fiat'): readonly number[] {
  return targets.flatMap((target) => (target.startsWith(`${kind}:`) ? [Number(target.slice(kind.length + 1))] : []));
}

/** The fiat accounts from which a coin's account can be bought, EUR first (D-CUR-08). */
export function buySources({ operations, accounts }: OperationsPart, kind: string, id: number): readonly number[] {
  const ids = operations.flatMap(({ type, accountIds, targetIds }) =>
    type === 'exchange' && targetIds.includes(`${kind}:${id}`) ? accountIds : [],
  );
  return euroFirst(accounts, ids);
}

/** The fiat accounts for which a coin's account can be sold, EUR first (D-CUR-08). */
export function sellTargets(part: OperationsPart, id: number): readonly number[] {
  return euroFirst(part.accounts, idsOf(targetsFrom(part, 'exchange', id), 'fiat'));
}

/** The fiat accounts into which a fiat account can be exchanged (D-CUR-07). */
export function exchangeTargets(part: OperationsPart, id: number): readonly number[] {
  return idsOf(targetsFrom(part, 'exchange', id), 'fiat').filter((target) => target !== id);
}

function euroFirst(accounts: Operations['accounts'], wanted: readonly number[]): readonly number[] {
  const ids = new Set(wanted);
  const fiatAccounts = accounts.filter((account) => account.type === 'fiat' && ids.has(account.id));
  return fiatAccounts
    .toSorted((left, right) => Number(right.currencyCode === 'EUR') - Number(left.currencyCode === 'EUR'))
    .map(({ id }) => id);
}

/** What may be spent; a balance below zero reads as zero (HOME-040). */
export const availableOf = ({ balance, currencyCode, currencyDecimals }: OperationsAccount): Money =>
  atLeastZero(money(balance, currencyCode, currencyDecimals));

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

type Account = Assets['accounts']['crypto'][number] | Assets['accounts']['tokens'][number];

/** Whether the last transaction of an account is still under way: until it completes the provider takes no other (D-LEG-18, D-SEND-35). */
export const isLocked = ({
  currency,
  decimals,
  balance_locked: locked,
}: Pick<Account, 'currency' | 'decimals' | 'balance_locked'>): boolean => isPositive(money(locked, currency, decimals));
