import type { Operations } from '@wallet/contract/holdings/accounts';
import { money } from '@wallet/core/money/money';
import type { CurrencyTab } from '@wallet/ui/screens/select-currency';
import { expect, it } from 'vitest';
import { buildOperations } from '../../testing/buildOperations.ts';
import {
  getTopUpPath,
  readCurrencyTabs,
  getDefaultTopUpPath,
  getDefaultWithdrawalPath,
  isNothingOffered,
  toCurrencySections,
} from './model.ts';

const coin = { icon: null, balance: '0.5', balanceIn: '0', balanceOut: '0', currencyDecimals: 8 };
const BTC: Operations['accounts'][number] = { ...coin, id: 201, type: 'crypto', currencyName: 'Bitcoin', currencyCode: 'BTC' };
const USDC: Operations['accounts'][number] = { ...coin, id: 301, type: 'stablecoin', currencyName: 'USD Coin', currencyCode: 'USDC' };

function build(overrides: Partial<Operations> = {}): Operations {
  const base = buildOperations();
  return {
    ...base,
    accounts: [USDC, ...base.accounts, BTC],
    operations: [
      { type: 'topup', accountIds: [101], targetIds: ['card:11', 'bank:2', 'bank:1'] },
      { type: 'topup', accountIds: [102], targetIds: ['card:11'] },
      { type: 'withdraw', accountIds: [101], targetIds: ['bank:2', 'bank:1'] },
      { type: 'exchange', accountIds: [101], targetIds: ['fiat:102', 'crypto:201', 'stablecoin:301'] },
      { type: 'exchange', accountIds: [102], targetIds: ['fiat:101', 'crypto:201'] },
      { type: 'exchange', accountIds: [201], targetIds: ['fiat:102', 'fiat:101'] },
      { type: 'withdraw', accountIds: [201, 301], targetIds: ['wallet:0'] },
      { type: 'topup', accountIds: [201, 301], targetIds: ['wallet:0'] },
    ],
    ...overrides,
  };
}

const buildDisabled = (name: 'cards_disabled' | 'banks_disabled' | 'exchange_disabled'): Operations => {
  const built = build();
  return { ...built, settings: { ...built.settings, [name]: true } };
};
const getHrefs = (operations: Operations, tab: CurrencyTab) =>
  toCurrencySections(operations, tab).flatMap(({ rows }) => rows.map(({ href }) => href));

it.each([
  [' (CUR-001, CUR-012)', 'send', ['withdraw', 'send'], 'send'],
  [' (CUR-002, CUR-010)', 'receive', ['topup', 'receive'], 'receive'],
  [' (CUR-003, CUR-013)', 'exchange', ['exchange', 'buy', 'sell'], 'exchange'],
  [' (CUR-004, CUR-010, D-CUR-03)', 'topup-fiat', ['topup', 'receive'], 'topup'],
  [' (CUR-005, CUR-013)', 'buy-crypto', ['exchange', 'buy', 'sell'], 'buy'],
])('%s the page %s has the tabs %s and opens with %s', (_, purpose, tabs, tab) => {
  expect(readCurrencyTabs(purpose, null)).toEqual({ purpose, tabs, tab });
});

it('takes the tab from the URL, falls back to the initial tab, and rejects an unknown page (D-CUR-02, D-CUR-12)', () => {
  expect(readCurrencyTabs('send', 'withdraw')).toMatchObject({ tab: 'withdraw' });
  expect(readCurrencyTabs('send', 'buy')).toMatchObject({ tab: 'send' });
  expect(readCurrencyTabs('nothing', null)).toBeNull();
  expect(readCurrencyTabs('toString', null)).toBeNull();
});

it('groups fiat by provider under "Top up" and lists crypto before stablecoins under "Receive" (CUR-011, CUR-017)', () => {
  expect(toCurrencySections(build(), 'topup')).toMatchObject([
    { provider: 'Halden', rows: [{ name: 'Euro', code: 'EUR', balance: money('12450.75', 'EUR', 2) }, { code: 'USD' }] },
  ]);
  expect(getHrefs(build(), 'topup')[0]).toBe('/operation/topup/fiat/101/');
  expect(toCurrencySections(build(), 'receive')).toMatchObject([{ provider: null, rows: [{ code: 'BTC' }, { code: 'USDC' }] }]);
  expect(getHrefs(build(), 'receive')).toEqual(['/operation/topup/crypto/201', '/operation/topup/stablecoin/301']);
});

it('converts balances to the primary currency unless they are in it or no rate is known (SET-011)', () => {
  const prices = { rates: { BTC: { EUR: '60000' }, USD: { EUR: '0.5' } }, into: { currencyCode: 'EUR', decimals: 2 } };
  const converted = (tab: CurrencyTab) => toCurrencySections(build(), tab, prices).flatMap(({ rows }) => rows.map((row) => row.converted));
  expect(converted('receive')).toEqual([money('30000.00', 'EUR', 2), null]);
  expect(converted('exchange')[0]).toBeNull();
  expect(toCurrencySections(build(), 'receive').flatMap(({ rows }) => rows.map((row) => row.converted))).toEqual([null, null]);
});

it('lists fiat under "Withdraw" and coins under "Send" (CUR-012, CUR-018, CUR-021)', () => {
  expect(getHrefs(build(), 'withdraw')).toEqual(['/operation/withdraw/fiat/101/']);
  expect(getHrefs(build(), 'send')).toEqual(['/operation/withdraw/crypto/201', '/operation/withdraw/stablecoin/301']);
});

it('links "Exchange" to the first other fiat account (CUR-019, D-CUR-07)', () => {
  expect(getHrefs(build(), 'exchange')).toEqual(['/operation/exchange/fiat/101/fiat/102', '/operation/exchange/fiat/102/fiat/101']);
});

it('pays from EUR under "Buy" and into EUR under "Sell" (CUR-020, D-CUR-08, OPS-034)', () => {
  expect(getHrefs(build(), 'buy')).toEqual(['/operation/exchange/fiat/101/crypto/201', '/operation/exchange/fiat/101/stablecoin/301']);
  expect(getHrefs(build(), 'sell')).toEqual(['/operation/exchange/crypto/201/fiat/101']);
});

it('lists accounts of an unknown provider last, under the placeholder (CUR-014, D-CUR-05)', () => {
  const sections = toCurrencySections({ ...build(), providers: [] }, 'topup');
  expect(sections.map(({ provider }) => provider)).toEqual(['']);
  const [euro, dollar] = buildOperations().accounts;
  const lonely = euro?.type === 'fiat' ? [{ ...euro, providerId: 9 }] : [];
  const accounts = [...lonely, ...(dollar === undefined ? [] : [dollar])];
  expect(toCurrencySections({ ...build(), accounts }, 'topup').map(({ provider }) => provider)).toEqual(['Halden', '']);
});

it('leaves out an account that the operation is not offered for (CUR-015)', () => {
  expect(getHrefs(build({ operations: [] }), 'topup')).toEqual([]);
  expect(getHrefs(build(), 'sell')).not.toContain('/operation/exchange/stablecoin/301/fiat/101');
});

it('hides everything that a switch disables (CUR-016, SEPA-049, FX-016)', () => {
  expect(getHrefs(buildDisabled('exchange_disabled'), 'exchange')).toEqual([]);
  expect(getHrefs(buildDisabled('exchange_disabled'), 'buy')).toEqual([]);
  expect(getHrefs(buildDisabled('exchange_disabled'), 'sell')).toEqual([]);
  expect(getHrefs(buildDisabled('banks_disabled'), 'withdraw')).toEqual([]);
  expect(getHrefs(buildDisabled('cards_disabled'), 'topup')).toEqual(['/operation/topup/fiat/101/']);
});

it('offers nothing when no tab of the page has an account (CUR-008)', () => {
  expect(isNothingOffered(build({ operations: [] }), ['topup', 'receive'])).toBe(true);
  expect(isNothingOffered(build(), ['topup', 'receive'])).toBe(false);
  expect(isNothingOffered(buildDisabled('exchange_disabled'), ['exchange', 'buy', 'sell'])).toBe(true);
});

it('uses the first enabled way as the default top-up (MENU-014, CUR-017, D-CUR-06)', () => {
  expect(getDefaultTopUpPath(build(), 101)).toBe('/operation/topup/fiat/101/card/11');
  expect(getDefaultTopUpPath(buildDisabled('cards_disabled'), 101)).toBe('/operation/topup/fiat/101/payment_network/1');
  expect(getDefaultTopUpPath(buildDisabled('cards_disabled'), 102)).toBeNull();
});

it('uses the first SEPA bank as the default withdrawal (MENU-015, CUR-018, HOME-045)', () => {
  expect(getDefaultWithdrawalPath(build(), 101)).toBe('/operation/withdraw/fiat/101/payment_network/1');
  expect(getDefaultWithdrawalPath(build(), 102)).toBeNull();
  expect(getDefaultWithdrawalPath(buildDisabled('banks_disabled'), 101)).toBeNull();
});

it('has no default path for an unknown account (MENU-018)', () => {
  expect(getDefaultTopUpPath(build(), 999)).toBeUndefined();
  expect(getDefaultWithdrawalPath(build(), 201)).toBeUndefined();
});

it('links any account id to its top-up, or to the accounts (MENU-019, D-ACC-06)', () => {
  expect(getTopUpPath(build(), 101)).toBe('/operation/topup/fiat/101/');
  expect(getTopUpPath(build(), 301)).toBe('/operation/topup/stablecoin/301');
  expect(getTopUpPath(build(), 999)).toBe('/assets');
  expect(getTopUpPath(build({ operations: [] }), 101)).toBe('/assets');
});
