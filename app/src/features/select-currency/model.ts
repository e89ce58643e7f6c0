import type { Operations, OperationsAccount } from '@wallet/contract/holdings/accounts';
import { isStablecoin } from '@wallet/core/limits/currencies';
import { type Currency, money } from '@wallet/core/money/money';
import { convertMoney, type Rates } from '@wallet/core/money/rates';
import type { CurrencyPurpose, CurrencyRow, CurrencySection, CurrencyTab } from '@wallet/ui/screens/select-currency';
import { getAvailable, getProviderName, getTargets } from '../../operations/accounts.ts';
import { getOperationPath } from '../../operations/operationPaths.ts';
import { demoAssets } from '../../operations/demoAssets.ts';
import { getSepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';

type Direction = { readonly tabs: readonly CurrencyTab[]; readonly first: CurrencyTab };

const incoming = ['topup', 'receive'] as const;
const trading = ['exchange', 'buy', 'sell'] as const;

/** The tabs of a page depend on its direction, the initial tab on its name (CUR-010 to CUR-013, D-CUR-02, D-CUR-03). */
const directions: Record<CurrencyPurpose, Direction> = {
  receive: { tabs: incoming, first: 'receive' },
  'topup-fiat': { tabs: incoming, first: 'topup' },
  send: { tabs: ['withdraw', 'send'], first: 'send' },
  exchange: { tabs: trading, first: 'exchange' },
  'buy-crypto': { tabs: trading, first: 'buy' },
};

const isPurpose = (text: string): text is CurrencyPurpose => Object.hasOwn(directions, text);

export type CurrencyTabs = { readonly purpose: CurrencyPurpose; readonly tabs: readonly CurrencyTab[]; readonly tab: CurrencyTab };

/** Parses the path and its `?tab=`. Null for an unknown page (D-CUR-12). An unknown tab falls back to the initial one. */
export function readCurrencyTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  if (!isPurpose(purpose)) return null;
  const { tabs, first } = directions[purpose];
  return { purpose, tabs, tab: tabs.find((tab) => tab === wanted) ?? first };
}

/** Returns the enabled targets of an account. SEPA banks are the only banks offered (CUR-016, SEPA-003). */
function getEnabledTargets(
  operations: Operations,
  type: 'topup' | 'withdraw',
  accountId: number,
  kinds: readonly string[],
): readonly string[] {
  const { cards_disabled: noCards, banks_disabled: noBanks } = operations.settings;
  const banks = new Set(getSepaBanks(operations, type, accountId).map(({ id }) => `bank:${id}`));
  return getTargets(operations, type, accountId).filter((target) => {
    if (!kinds.some((kind) => target.startsWith(`${kind}:`))) return false;
    return target.startsWith('card:') ? !noCards : !noBanks && banks.has(target);
  });
}

export const getTopUpTargets = (operations: Operations, accountId: number): readonly string[] =>
  getEnabledTargets(operations, 'topup', accountId, ['card', 'bank']);

export const getWithdrawTargets = (operations: Operations, accountId: number): readonly string[] =>
  getEnabledTargets(operations, 'withdraw', accountId, ['bank']);

/** Null: the account has no available way. Undefined: no such fiat account (MENU-018). */
export type DefaultPath = string | null | undefined;

const hasFiat = ({ accounts }: Operations, accountId: number): boolean =>
  accounts.some(({ id, type }) => id === accountId && type === 'fiat');

const getTargetId = (target: string): string => target.slice(target.indexOf(':') + 1);

/** Returns the first enabled way to top up a fiat account (MENU-014, CUR-017, D-CUR-06). */
export function getDefaultTopUpPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = getTopUpTargets(operations, accountId)[0];
  if (target === undefined) return null;
  return target.startsWith('card:')
    ? paths.cardTopUp.to({ accountId, cardId: getTargetId(target) })
    : paths.sepaTopUp.to({ accountId, bankId: getTargetId(target) });
}

/** Returns the first enabled way to withdraw from a fiat account (MENU-015, CUR-018). */
export function getDefaultWithdrawalPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = getWithdrawTargets(operations, accountId)[0];
  return target === undefined ? null : paths.sepaWithdrawal.to({ accountId, bankId: getTargetId(target) });
}

/** Returns the top-up path of any account that the operations list offers one for, else `/assets` (MENU-019, D-ACC-06). */
export function getTopUpPath(operations: Operations, accountId: number): string {
  const account = operations.accounts.find(({ id }) => id === accountId);
  if (account === undefined || getTargets(operations, 'topup', accountId).length === 0) return paths.assets.to();
  return account.type === 'fiat' ? `${paths.topUpFiat.to({ accountId })}/` : paths.receive.to({ accountType: account.type, accountId });
}

/** Returns the path for an account under a tab, or null when the operations list does not offer it (CUR-015, CUR-017 to CUR-021). */
function toHref(operations: Operations, account: OperationsAccount, tab: CurrencyTab): string | null {
  const { id: accountId, type } = account;
  const isFiat = type === 'fiat';
  const isTrading = !operations.settings.exchange_disabled;
  switch (tab) {
    case 'topup':
      return isFiat && getTopUpTargets(operations, accountId).length > 0 ? `${paths.topUpFiat.to({ accountId })}/` : null;
    case 'withdraw':
      return isFiat && getWithdrawTargets(operations, accountId).length > 0 ? `${paths.withdrawFiat.to({ accountId })}/` : null;
    case 'receive':
    case 'send':
      return isFiat ? null : getOperationPath(operations, account, tab);
    case 'exchange':
    case 'buy':
    case 'sell':
      return isTrading && isFiat === (tab === 'exchange') ? getOperationPath(operations, account, tab) : null;
  }
}

export type Prices = { readonly rates: Rates; readonly into: Currency };

function toRow(account: OperationsAccount, href: string, prices: Prices | null): CurrencyRow {
  const { id, type, icon, currencyName: name, currencyCode: code } = account;
  const balance = getAvailable(account);
  const isPrimary = code === prices?.into.currencyCode;
  const converted = prices === null || isPrimary ? null : convertMoney(balance, prices.into, prices.rates, 'down');
  return { key: `${type}:${id}`, icon, name, code, balance, converted, href };
}

/** True when no tab has an account to choose (CUR-008). */
export const isNothingOffered = (operations: Operations, tabs: readonly CurrencyTab[]): boolean =>
  !operations.accounts.some((account) => tabs.some((tab) => toHref(operations, account, tab) !== null));

/**
 * Returns the accounts of a tab. Fiat is grouped by provider, in the order of each provider's first account, and accounts without one come
 * last (CUR-014, D-CUR-05). Coins have no headings, crypto before stablecoins.
 * @param prices null while unknown; balances are then not converted
 */
export function toCurrencySections(operations: Operations, tab: CurrencyTab, prices: Prices | null = null): readonly CurrencySection[] {
  const offered = operations.accounts.flatMap((account) => {
    const href = toHref(operations, account, tab);
    return href === null ? [] : [{ account, row: toRow(account, href, prices), provider: getProviderName(operations, account) }];
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

/** Pages shown by the selections of the demo (CUR-024). */
const demoPurposes: Readonly<Record<string, string>> = { buy: 'buy-crypto', send: 'send', receive: 'receive', exchange: 'exchange' };

/** Parses a demo path and its `?tab=`. Null for an unknown path. */
export function readDemoTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  const tabs = Object.hasOwn(demoPurposes, purpose) ? demoPurposes[purpose] : undefined;
  return tabs === undefined ? null : readCurrencyTabs(tabs, wanted);
}

const fiatTabs: ReadonlySet<CurrencyTab> = new Set(['topup', 'withdraw', 'exchange']);
const { fiat, crypto, tokens } = demoAssets.accounts;
const coins = [...crypto.map((account) => ({ ...account, name: account.title })), ...tokens.filter(({ symbol }) => isStablecoin(symbol))];

export function toDemoSections(tab: CurrencyTab): readonly CurrencySection[] {
  const rows = (fiatTabs.has(tab) ? fiat : coins).map(({ id, icon, name, currency: code, balance, decimals }): CurrencyRow => ({
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
