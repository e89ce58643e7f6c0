import type { Operations, OperationsAccount } from '@wallet/contract/accounts';
import { convert, type Rates } from '@wallet/core/money/convert';
import type { Currency } from '@wallet/core/money/money';
import type { CurrencyRow, CurrencySection, CurrencyTab } from '@wallet/ui/screens/select-currency/SelectCurrencyScreen.types';
import { buySources, exchangeTargets, sellTargets, targetsFrom } from '../../operations/accounts/accountTargets.ts';
import { availableOf } from '../../operations/accounts/availableOf.ts';
import { paths } from '../../routing/paths.ts';
import { topUpTargets, withdrawTargets } from './defaultTargets.ts';

const OUTSIDE = 'wallet:0';

/** Where choosing an account leads under a tab; null when the operations list has no such entry for it (CUR-015, CUR-017 to CUR-021). */
function hrefOf(operations: Operations, account: OperationsAccount, tab: CurrencyTab): string | null {
  const { id: accountId, type: accountType } = account;
  const isFiat = accountType === 'fiat';
  const isTrading = !operations.settings.exchange_disabled;
  switch (tab) {
    case 'topup':
      return isFiat && topUpTargets(operations, accountId).length > 0 ? `${paths.topUpFiat.to({ accountId })}/` : null;
    case 'withdraw':
      return isFiat && withdrawTargets(operations, accountId).length > 0 ? `${paths.withdrawFiat.to({ accountId })}/` : null;
    case 'receive':
      return !isFiat && targetsFrom(operations, 'topup', accountId).includes(OUTSIDE) ? paths.receive.to({ accountType, accountId }) : null;
    case 'send':
      return !isFiat && targetsFrom(operations, 'withdraw', accountId).includes(OUTSIDE) ? paths.send.to({ accountType, accountId }) : null;
    case 'exchange': {
      const targetId = isFiat && isTrading ? exchangeTargets(operations, accountId)[0] : undefined;
      return targetId === undefined ? null : paths.exchange.to({ sourceType: 'fiat', sourceId: accountId, targetType: 'fiat', targetId });
    }
    case 'buy': {
      const sourceId = !isFiat && isTrading ? buySources(operations, accountType, accountId)[0] : undefined;
      return sourceId === undefined
        ? null
        : paths.exchange.to({ sourceType: 'fiat', sourceId, targetType: accountType, targetId: accountId });
    }
    case 'sell': {
      const targetId = !isFiat && isTrading ? sellTargets(operations, accountId)[0] : undefined;
      return targetId === undefined
        ? null
        : paths.exchange.to({ sourceType: accountType, sourceId: accountId, targetType: 'fiat', targetId });
    }
  }
}

/** What balances are converted into, and by which rates. */
export type Prices = { readonly rates: Rates; readonly into: Currency };

function toRow(account: OperationsAccount, href: string, prices: Prices | null): CurrencyRow {
  const { id, type, icon, currencyName: name, currencyCode: code } = account;
  const balance = availableOf(account);
  const isPrimary = code === prices?.into.currencyCode;
  const converted = prices === null || isPrimary ? null : convert(balance, prices.into, prices.rates, 'down');
  return { key: `${type}:${id}`, icon, name, code, balance, converted, href };
}

function providerOf({ providers }: Operations, account: OperationsAccount): string {
  return account.type === 'fiat' ? (providers.find(({ id }) => id === account.providerId)?.name ?? '') : '';
}

/** Whether no tab has an account: then there is nothing to choose (CUR-008). */
export const isNothingOffered = (operations: Operations, tabs: readonly CurrencyTab[]): boolean =>
  !operations.accounts.some((account) => tabs.some((tab) => hrefOf(operations, account, tab) !== null));

/**
 * The accounts of a tab: fiat under the names of its providers in the order of their first account, those without one last (CUR-014,
 * D-CUR-05); coins without heads, crypto before stablecoins.
 * @param prices null while they are not known: balances stand alone
 */
export function toCurrencySections(operations: Operations, tab: CurrencyTab, prices: Prices | null = null): readonly CurrencySection[] {
  const offered = operations.accounts.flatMap((account) => {
    const href = hrefOf(operations, account, tab);
    return href === null ? [] : [{ account, row: toRow(account, href, prices), provider: providerOf(operations, account) }];
  });
  const fiat = offered.filter(({ account }) => account.type === 'fiat');
  const names = [...new Set(fiat.map(({ provider }) => provider))].toSorted((left, right) => Number(left === '') - Number(right === ''));
  const coins = (type: OperationsAccount['type']) => offered.filter(({ account }) => account.type === type).map(({ row }) => row);
  const rowsOfCoins = [...coins('crypto'), ...coins('stablecoin')];
  return [
    ...names.map((name) => ({ provider: name, rows: fiat.filter(({ provider }) => provider === name).map(({ row }) => row) })),
    ...(rowsOfCoins.length === 0 ? [] : [{ provider: null, rows: rowsOfCoins }]),
  ];
}
