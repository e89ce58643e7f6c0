import type { Operation, Operations, OperationsAccount } from '@wallet/contract/holdings/accounts';
import type { Assets, CryptoAsset, FiatAsset, TokenAsset } from '@wallet/contract/holdings/balances';
import { isStablecoin } from '@wallet/core/limits/currencies';
import { clampToZero, isPositive, minMoney } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';

type OperationsPart = Pick<Operations, 'operations' | 'accounts'>;

const entriesByResponse = new WeakMap<Operations['operations'], ReadonlyMap<number, readonly Operation[]>>();

/** Indexes the entries by account, once per response. Searching for each account separately takes seconds with 2,000 of them. */
function indexEntries({ operations }: Pick<Operations, 'operations'>): ReadonlyMap<number, readonly Operation[]> {
  const cached = entriesByResponse.get(operations);
  if (cached !== undefined) return cached;
  const gathered = new Map<number, Operation[]>();
  for (const entry of operations) {
    for (const id of new Set(entry.accountIds)) gathered.set(id, [...(gathered.get(id) ?? []), entry]);
  }
  entriesByResponse.set(operations, gathered);
  return gathered;
}

export function getEntries(part: Pick<Operations, 'operations'>, type: Operation['type'], id: number): readonly Operation[] {
  return (
    indexEntries(part)
      .get(id)
      ?.filter((entry) => entry.type === type) ?? []
  );
}

/** The target that stands for any external address. */
export const EXTERNAL_WALLET = 'wallet:0';

/** Returns the targets of an account's operations of a type, in the provider's order: `card:11`, `bank:1`, `fiat:102`, `wallet:0`. */
export function getTargets(part: Pick<Operations, 'operations'>, type: Operation['type'], id: number): readonly string[] {
  return getEntries(part, type, id).flatMap(({ targetIds }) => targetIds);
}

/** Returns the ids of targets of one kind, e.g. 11 for `card:11`. */
export function getTargetIds(targets: readonly string[], kind: 'card' | 'bank' | 'fiat'): readonly number[] {
  return targets.flatMap((target) => (target.startsWith(`${kind}:`) ? [Number(target.slice(kind.length + 1))] : []));
}

/** Returns the fiat accounts that can pay for a coin's account, EUR first (D-CUR-08). */
export function getBuySources({ operations, accounts }: OperationsPart, kind: string, id: number): readonly number[] {
  const ids = operations.flatMap(({ type, accountIds, targetIds }) =>
    type === 'exchange' && targetIds.includes(`${kind}:${id}`) ? accountIds : [],
  );
  return sortEuroFirst(accounts, ids);
}

/** Returns the fiat accounts that a coin's account can be sold into, EUR first (D-CUR-08). */
export function getSellTargets(part: OperationsPart, id: number): readonly number[] {
  return sortEuroFirst(part.accounts, getTargetIds(getTargets(part, 'exchange', id), 'fiat'));
}

/** Returns the fiat accounts that a fiat account can be exchanged into (D-CUR-07). */
export function getExchangeTargets(part: OperationsPart, id: number): readonly number[] {
  return getTargetIds(getTargets(part, 'exchange', id), 'fiat').filter((target) => target !== id);
}

function sortEuroFirst(accounts: Operations['accounts'], wanted: readonly number[]): readonly number[] {
  const ids = new Set(wanted);
  const fiatAccounts = accounts.filter((account) => account.type === 'fiat' && ids.has(account.id));
  return fiatAccounts
    .toSorted((left, right) => Number(right.currencyCode === 'EUR') - Number(left.currencyCode === 'EUR'))
    .map(({ id }) => id);
}

/** The spendable balance. A negative balance reads as zero (HOME-040). */
export const getAvailable = ({ balance, currencyCode, currencyDecimals }: OperationsAccount): Money =>
  clampToZero(money(balance, currencyCode, currencyDecimals));

export type FiatOperationsAccount = Extract<OperationsAccount, { readonly type: 'fiat' }>;

/** The name of the provider of a fiat account; empty for other accounts. */
export const getProviderName = ({ providers }: Pick<Operations, 'providers'>, account: OperationsAccount | undefined): string =>
  account?.type === 'fiat' ? (providers.find(({ id }) => id === account.providerId)?.name ?? '') : '';

export function toOperationAccount(operations: Pick<Operations, 'providers'>, account: FiatOperationsAccount): OperationAccount<number> {
  const { id, currencyName: name } = account;
  return { id, name, provider: getProviderName(operations, account), balance: getAvailable(account) };
}

export function toOperationAccounts(
  operations: Pick<Operations, 'providers' | 'accounts'>,
  isOffered: (account: FiatOperationsAccount) => boolean,
): readonly OperationAccount<number>[] {
  return operations.accounts.flatMap((account) =>
    account.type === 'fiat' && isOffered(account) ? [toOperationAccount(operations, account)] : [],
  );
}

/** Private-equity tokens are not coins. */
export type CoinType = 'crypto' | 'stablecoin';
export type CoinAccount = CryptoAsset | TokenAsset;

export const isCoinType = (text: string | undefined): text is CoinType => text === 'crypto' || text === 'stablecoin';

export const toCoinType = (currency: string): CoinType => (isStablecoin(currency) ? 'stablecoin' : 'crypto');

export function findCoinAccount({ accounts: { crypto, tokens } }: Assets, type: CoinType, accountId: number): CoinAccount | undefined {
  if (type === 'crypto') return crypto.find(({ id }) => id === accountId);
  return tokens.find(({ id, currency }) => id === accountId && isStablecoin(currency));
}

/** The balance to show and use: the smaller of balance and available, never below zero (HOME-040, HOME-055, D-LEG-09). */
export function toUsableBalance({
  balance,
  balance_available: available,
  currency,
  decimals,
}: Pick<FiatAsset, 'balance' | 'balance_available' | 'currency' | 'decimals'>): Money {
  return clampToZero(minMoney(money(balance, currency, decimals), money(available, currency, decimals)));
}

/**
 * True while the last transaction of an account is in progress. The provider accepts no other one until it completes (D-LEG-18, D-SEND-35).
 */
export const isLocked = ({
  currency,
  decimals,
  balance_locked: locked,
}: Pick<CoinAccount, 'currency' | 'decimals' | 'balance_locked'>): boolean => isPositive(money(locked, currency, decimals));
