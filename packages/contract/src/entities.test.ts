import { describe, expect, it } from 'vitest';
import { readOperations, readWithdrawMethods } from './holdings/accounts.ts';
import { readAssets } from './holdings/balances.ts';
import { cardBrands, listCards } from './operations/cards.ts';
import { listCurrencies } from './holdings/currencies.ts';
import type { Endpoint } from './endpoint.ts';
import { cardsExample, operationsExample } from './examples/accounts.ts';
import { assetsExample } from './examples/balances.ts';
import { currenciesExample } from './examples/currencies.ts';
import { sepaWithdrawMethodExample } from './examples/payment-methods.ts';
import { operationsSettings } from './operations/operations-settings.ts';
import { readResponse } from './parse.ts';

type Members = Readonly<Record<string, unknown>>;

const isRead = (endpoint: Endpoint, answer: unknown): boolean => readResponse(endpoint, 200, answer).success;
const omit = (members: Members, name: string): Members => Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));

/** Checks that the example is read, and that a response whose entity lacks any of the members is not. */
function expectRequired(endpoint: Endpoint, entity: Members, names: readonly string[], answerWith: (entity: Members) => unknown): void {
  expect(isRead(endpoint, answerWith(entity))).toBe(true);
  for (const name of names) expect(`${name} ${isRead(endpoint, answerWith(omit(entity, name)))}`).toBe(`${name} false`);
}

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('The example holds none of them, so nothing can be read.');
  return one;
};

const operationsWith = (changes: Members): Members => ({ ...operationsExample, ...changes });
const assetsWith = (kind: 'crypto' | 'fiat' | 'tokens', entity: Members): Members => ({
  ...assetsExample,
  accounts: { ...assetsExample.accounts, [kind]: [entity] },
});

const listSettingKeys = (pattern: RegExp): readonly string[] => Object.keys(operationsSettings.shape).filter((key) => pattern.test(key));
const readSettings = (values: Members) =>
  readResponse(readOperations, 200, operationsWith({ settings: { ...operationsExample.settings, ...values } }));
const listCardSettings = (prefix: string) => listSettingKeys(new RegExp(`^${prefix}_top_up_card_`)).map((key) => key.slice(prefix.length));

const isFlag = (reasonCode: string, level: string): boolean =>
  isRead(readWithdrawMethods, { banks: [{ ...sepaWithdrawMethodExample, flags: [{ reasonCode, level }] }] });

describe('operations response', () => {
  it('requires the three switches (HOME-047)', () => {
    const switches = ['cards_disabled', 'banks_disabled', 'exchange_disabled'];
    expectRequired(readOperations, operationsExample.settings, switches, (settings) => operationsWith({ settings }));
  });

  it.each([
    ['cards (HOME-048)', /_top_up_card_/, 16],
    ['SEPA (HOME-049)', /_sepa_/, 6],
    ['exchange (HOME-050)', /_exchange_/, 4],
    ['swift, fedwire and buying (HOME-051)', /swift|fedwire|^buy_fee/, 11],
  ])('reads each setting of %s as a decimal text and omits a malformed one (D-HOME-23)', (_, pattern, count) => {
    const keys = listSettingKeys(pattern);
    expect(keys).toHaveLength(count);
    const [good, bad] = ['7.25', 'seven'].map((value) => readSettings(Object.fromEntries(keys.map((key) => [key, value]))));
    for (const key of keys) {
      expect(good?.success && good.data.settings).toMatchObject({ [key]: '7.25' });
      expect(bad?.success && Object.entries(bad.data.settings).find(([name]) => name === key)?.[1]).toBeUndefined();
    }
  });

  it('has the same eight card settings for eur_ and usd_ (HOME-048)', () => {
    expect(listCardSettings('eur')).toHaveLength(8);
    expect(listCardSettings('usd')).toEqual(listCardSettings('eur'));
  });

  it('requires id, type, kind, status and the key of the requisites of a bank (HOME-052)', () => {
    const bank = first(operationsExample.banks);
    expectRequired(readOperations, bank, Object.keys(bank), (entity) => operationsWith({ banks: [entity] }));
    for (const bankType of ['sepa', 'fedwire', 'swift'])
      expect(isRead(readOperations, operationsWith({ banks: [{ ...bank, bankType }] }))).toBe(true);
    expect(isRead(readOperations, operationsWith({ banks: [{ ...bank, bankType: 'target2' }] }))).toBe(false);
  });

  it('accepts five reasons and two levels of a flag (HOME-075)', () => {
    const reasons = ['ADDRESS_UNVERIFIED', 'ADDRESS_PENDING', 'IBAN_PENDING', 'CARD_UNVERIFIED', 'CARD_PENDING'];
    expect(reasons.map((reason) => [isFlag(reason, 'problem'), isFlag(reason, 'warning')])).toEqual(reasons.map(() => [true, true]));
    expect([isFlag('OTHER', 'problem'), isFlag('IBAN_PENDING', 'error')]).toEqual([false, false]);
  });
});

describe('assets', () => {
  const balances = ['balance', 'balance_available', 'balance_locked', 'balance_in', 'balance_out'];
  const shared = ['id', 'name', 'currency', 'decimals', 'decimals_assets', 'icon', ...balances];

  it.each([
    ['a crypto account (HOME-054)', 'crypto', [...shared, 'title', 'address', 'blockchain']],
    ['a fiat account (HOME-056)', 'fiat', shared],
    [
      'a token account (HOME-057)',
      'tokens',
      [...shared, 'address', 'blockchain', 'minimal', 'receive_enable', 'send_enable', 'status', 'symbol', 'whitelist'],
    ],
  ] as const)('requires the members of %s', (_, kind, names) => {
    const entity: Members = first<Members>(assetsExample.accounts[kind]);
    expectRequired(readAssets, entity, names, (changed) => assetsWith(kind, changed));
  });

  it('requires all members of the whitelist and the blockchain (HOME-057)', () => {
    const token = first(assetsExample.accounts.tokens);
    expectRequired(readAssets, token.whitelist, ['restrict_countries', 'fees', 'in_whitelist'], (whitelist) =>
      assetsWith('tokens', { ...token, whitelist }),
    );
    expectRequired(readAssets, token.blockchain, ['currency', 'name', 'network_name'], (blockchain) =>
      assetsWith('tokens', { ...token, blockchain }),
    );
  });

  it('accepts the six states of a token, and also one that is unknown (HOME-058)', () => {
    const token = first(assetsExample.accounts.tokens);
    const isStatus = (status: unknown): boolean => isRead(readAssets, assetsWith('tokens', { ...token, status }));
    const statuses = ['coming_soon', 'pre_order', 'available', 'sold_out', 'deal_exit', 'payout_soon'];
    expect(statuses.every(isStatus)).toBe(true);
    expect(isStatus('gone')).toBe(true);
    expect(isStatus(6)).toBe(false);
  });

  it('requires an amount to be a decimal text, never a number (USR-025)', () => {
    const fiat = first(assetsExample.accounts.fiat);
    expect(isRead(readAssets, assetsWith('fiat', { ...fiat, balance: 12.5 }))).toBe(false);
    expect(isRead(readAssets, assetsWith('fiat', { ...fiat, balance: '1e3' }))).toBe(false);
  });
});

it('requires code, name, type, decimals, rate, quote and icon of a currency, where the icon may be null (USR-024)', () => {
  const currency = first(currenciesExample);
  const names = ['code', 'name', 'type', 'decimals', 'rateValue', 'rateQuote', 'icon'];
  expectRequired(listCurrencies, currency, names, (entity) => [entity]);
  expect(isRead(listCurrencies, [{ ...currency, icon: null }])).toBe(true);
  expect(listCurrencies.path).toBe('/currencies');
});

it('knows exactly twelve card brands (USR-026)', () => {
  expect([...cardBrands].toSorted((left, right) => left.localeCompare(right)).join(' ')).toBe(
    'amex cartes_bancaires dankort dinersclub discover forbrugsforeningen jcb maestro mastercard unionpay visa visaelectron',
  );
  const card = first(cardsExample);
  expect(cardBrands.every((cardType) => isRead(listCards, [{ ...card, cardType }]))).toBe(true);
  expect(isRead(listCards, [{ ...card, cardType: 'mir' }])).toBe(false);
});
