import type { Operations, OperationsAccount } from '@wallet/contract/holdings/accounts';
import { isStablecoin } from '@wallet/core/limits/currencies';
import { type Currency, money } from '@wallet/core/money/money';
import { convert, type Rates } from '@wallet/core/money/rates';
import type { CurrencyPurpose, CurrencyRow, CurrencySection, CurrencyTab } from '@wallet/ui/screens/select-currency';
import { availableOf, buySources, exchangeTargets, sellTargets, targetsFrom } from '../../operations/accounts.ts';
import { demoAssets } from '../../operations/demoAssets.ts';
import { sepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';

type Direction = { readonly tabs: readonly CurrencyTab[]; readonly first: CurrencyTab };

const incoming = ['topup', 'receive'] as const;
const trading = ['exchange', 'buy', 'sell'] as const;

/** The tabs of a page depend on its direction, the one that is open at first on its name (CUR-010 to CUR-013, D-CUR-02, D-CUR-03). */
const directions: Record<CurrencyPurpose, Direction> = {
  receive: { tabs: incoming, first: 'receive' },
  'topup-fiat': { tabs: incoming, first: 'topup' },
  send: { tabs: ['withdraw', 'send'], first: 'send' },
  exchange: { tabs: trading, first: 'exchange' },
  'buy-crypto': { tabs: trading, first: 'buy' },
};

const isPurpose = (text: string): text is CurrencyPurpose => Object.hasOwn(directions, text);

export type CurrencyTabs = { readonly purpose: CurrencyPurpose; readonly tabs: readonly CurrencyTab[]; readonly tab: CurrencyTab };

/** What the path and its `?tab=` say; null for an unknown page (D-CUR-12), an unknown tab is the first one's. */
export function currencyTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  if (!isPurpose(purpose)) return null;
  const { tabs, first } = directions[purpose];
  return { purpose, tabs, tab: tabs.find((tab) => tab === wanted) ?? first };
}

/** What may be used of an account's targets: what a switch has turned off is gone, and of banks SEPA alone is offered (CUR-016, SEPA-003). */
function usable(operations: Operations, type: 'topup' | 'withdraw', accountId: number, kinds: readonly string[]): readonly string[] {
  const { cards_disabled: noCards, banks_disabled: noBanks } = operations.settings;
  const banks = new Set(sepaBanks(operations, type, accountId).map(({ id }) => `bank:${id}`));
  return targetsFrom(operations, type, accountId).filter((target) => {
    if (!kinds.some((kind) => target.startsWith(`${kind}:`))) return false;
    return target.startsWith('card:') ? !noCards : !noBanks && banks.has(target);
  });
}

export const topUpTargets = (operations: Operations, accountId: number): readonly string[] =>
  usable(operations, 'topup', accountId, ['card', 'bank']);

export const withdrawTargets = (operations: Operations, accountId: number): readonly string[] =>
  usable(operations, 'withdraw', accountId, ['bank']);

/** `null`: there is such an account, and no way; undefined: there is no such fiat account (MENU-018). */
export type DefaultPath = string | null | undefined;

const hasFiat = ({ accounts }: Operations, accountId: number): boolean =>
  accounts.some(({ id, type }) => id === accountId && type === 'fiat');

const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);

/** The first way to top up a fiat account that is not switched off (MENU-014, CUR-017, D-CUR-06). */
export function defaultTopUpPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = topUpTargets(operations, accountId)[0];
  if (target === undefined) return null;
  return target.startsWith('card:')
    ? paths.cardTopUp.to({ accountId, cardId: idOf(target) })
    : paths.sepaTopUp.to({ accountId, bankId: idOf(target) });
}

/** The first way to withdraw from a fiat account that is not switched off (MENU-015, CUR-018). */
export function defaultWithdrawalPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = withdrawTargets(operations, accountId)[0];
  return target === undefined ? null : paths.sepaWithdrawal.to({ accountId, bankId: idOf(target) });
}

/** The top-up of any account that the operations list offers one for; `/assets` when none matches (MENU-019, D-ACC-06). */
export function anyTopUpPath(operations: Operations, accountId: number): string {
  const account = operations.accounts.find(({ id }) => id === accountId);
  if (account === undefined || targetsFrom(operations, 'topup', accountId).length === 0) return paths.assets.to();
  return account.type === 'fiat' ? `${paths.topUpFiat.to({ accountId })}/` : paths.receive.to({ accountType: account.type, accountId });
}

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

/** The selections of the demo, by the pages that they show (CUR-024). */
const purposes: Readonly<Record<string, string>> = { buy: 'buy-crypto', send: 'send', receive: 'receive', exchange: 'exchange' };

/** What a path of the demo and its `?tab=` say; null for an unknown one. */
export function demoTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  const tabs = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  return tabs === undefined ? null : currencyTabs(tabs, wanted);
}

const ofFiat: ReadonlySet<CurrencyTab> = new Set(['topup', 'withdraw', 'exchange']);
const { fiat, crypto, tokens } = demoAssets.accounts;
const coins = [...crypto.map((account) => ({ ...account, name: account.title })), ...tokens.filter(({ symbol }) => isStablecoin(symbol))];

/** The demo's accounts under a tab; none of them leads anywhere. */
export function toDemoSections(tab: CurrencyTab): readonly CurrencySection[] {
  const rows = (ofFiat.has(tab) ? fiat : coins).map(({ id, icon, name, currency: code, balance, decimals }): CurrencyRow => ({
    key: String(id),
    icon,
    name,
    code,
    balance: money(balance, code, decimals),
    converted: null,
    href: null,
  }));
  return [{ provider: null, rows }];
}
