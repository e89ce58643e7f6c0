import { type Operations, operations as operationsSchema } from '@wallet/contract/holdings/accounts';
import { type Assets, assets as assetsSchema } from '@wallet/contract/holdings/balances';
import { operationsExample } from '@wallet/contract/examples/accounts';
import { assetsExample } from '@wallet/contract/examples/balances';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Pair, getShownRate, toBuyContent, toSellContent, type TradeFacts } from './model.ts';

const OPERATIONS: Operations = z.parse(operationsSchema, operationsExample);
const ASSETS: Assets = z.parse(assetsSchema, assetsExample);
const FACTS: TradeFacts = { operations: OPERATIONS, assets: ASSETS, rates: ASSETS.public_rates };
const ETHER: Pair = { coinType: 'crypto', coinId: 202, accountId: 101 };
const USDC: Pair = { coinType: 'stablecoin', coinId: 301, accountId: 101 };

/** The same facts with other figures for the Ether wallet. */
function withEther(figures: {
  readonly balance?: string;
  readonly balance_available?: string;
  readonly balance_locked?: string;
}): TradeFacts {
  const crypto = ASSETS.accounts.crypto.map((account) => ({ ...account, ...figures }));
  return { ...FACTS, assets: { ...ASSETS, accounts: { ...ASSETS.accounts, crypto } } };
}
const withMinimum = (named: Assets['minimum']['default']): TradeFacts => ({
  ...FACTS,
  assets: { ...ASSETS, minimum: { ...ASSETS.minimum, default: named } },
});
const readBuy = (facts: TradeFacts, pair = ETHER) => {
  const read = toBuyContent(facts, pair);
  return read.kind === 'ready' ? read.view : null;
};
const readSell = (facts: TradeFacts, pair = ETHER) => {
  const read = toSellContent(facts, pair);
  return read.kind === 'ready' ? read.view : null;
};

it('reads the title, ask price and EUR fee of a purchase, and offers only EUR accounts (LEG-001, LEG-046, LIM-076)', () => {
  expect(readBuy(FACTS)).toMatchObject({
    title: 'Ethereum',
    price: '3015.00',
    fee: money('2.00', 'EUR', 2),
    minimum: money('10.00', 'EUR', 2),
    accounts: [{ id: 101, balance: money('12450.75', 'EUR', 2) }],
  });
  expect(readBuy(FACTS, USDC)).toMatchObject({ title: 'USD Coin', fee: money('2.50', 'EUR', 2), price: null });
});

it('reads the bid price, minimum, balance and fee balance of a sale (LEG-002, LEG-012)', () => {
  expect(readSell(FACTS)).toMatchObject({
    price: '2985.00',
    minimum: money('0.00400000', 'ETH', 8),
    balance: money('3.10000000', 'ETH', 8),
    feeBalance: money('3.10000000', 'ETH', 8),
  });
  expect(readSell(FACTS, USDC)).toMatchObject({ balance: money('1500.00000', 'USDC', 5), feeBalance: { currencyCode: 'ETH' } });
});

it('submits the shown price only when it moves, and reports a halt (MKT-010, MKT-014, MKT-016)', () => {
  const still = readBuy(FACTS);
  expect(still).not.toHaveProperty('pricedAt');
  expect(still && getShownRate(still)).toBeUndefined();
  const at = '2026-03-14T14:25:10.000Z';
  const moving = readBuy({ ...FACTS, rates: FACTS.rates.map((rate) => ({ ...rate, at, halted: true })) });
  expect(moving).toMatchObject({ pricedAt: Date.parse(at), isPaused: true });
  expect(moving && getShownRate(moving)).toBe('3015.00');
});

it('reads a crypto account and a token account according to the contract (LEG-004)', () => {
  const [crypto, token] = [ASSETS.accounts.crypto[0], ASSETS.accounts.tokens[0]];
  const members = ['id', 'currency', 'balance', 'balance_locked', 'decimals', 'icon', 'name', 'blockchain'];
  expect(Object.keys(crypto ?? {})).toEqual(expect.arrayContaining(members));
  expect(Object.keys(token ?? {})).toEqual(expect.arrayContaining([...members, 'status']));
  expect(crypto?.blockchain).toMatchObject({ currency: 'ETH', network_name: 'ERC-20' });
});

it('defaults to the coin’s minimum for a purchase, 11 for a stablecoin’s sale, and 0 otherwise (LEG-018, LIM-074, LIM-075)', () => {
  expect(readBuy(withMinimum({ ETH: '0.00021' }))?.minimum).toEqual(money('0.64', 'EUR', 2));
  expect(readBuy(withMinimum({}))?.minimum).toEqual(money('0', 'EUR', 2));
  expect(readSell(withMinimum({}))?.minimum).toEqual(money('0', 'ETH', 8));
  expect(readSell(withMinimum({}), USDC)?.minimum).toEqual(money('11.00000', 'USDC', 5));
});

it('allows selling the smaller of balance and available balance, never less than zero (D-LEG-09)', () => {
  expect(readSell(withEther({ balance: '1.0', balance_available: '2.0' }))?.balance).toEqual(money('1', 'ETH', 8));
  expect(readSell(withEther({ balance: '-1.0', balance_available: '-1.0' }))?.balance).toEqual(money('0', 'ETH', 8));
});

it('warns about a stablecoin without Ether, but never about a coin (LEG-005, D-LEG-18)', () => {
  const poor = withEther({ balance: '0', balance_available: '0', balance_locked: '0' });
  expect([readBuy(poor, USDC)?.needsWarning, readSell(poor, USDC)?.needsWarning, readSell(poor)?.needsWarning]).toEqual([
    true,
    true,
    false,
  ]);
  expect(readSell(FACTS, USDC)?.needsWarning).toBe(false);
});

it('lists locked coins, and blocks a sale only when the coin itself is locked (LEG-009, D-LEG-18)', () => {
  expect(readSell(FACTS)).toMatchObject({ locked: ['ETH'], isBlocked: true });
  expect(readSell(FACTS, USDC)).toMatchObject({ locked: ['ETH'], isBlocked: false });
  expect(readSell(withEther({ balance_locked: '0' }))).toMatchObject({ locked: [], isBlocked: false });
});

it('reports a pair outside the operations list as unknown (LEG-042, D-LEG-01)', () => {
  const unknown = { kind: 'unknown' };
  expect(toBuyContent(FACTS, { ...ETHER, coinId: 999 })).toEqual(unknown);
  expect(toBuyContent(FACTS, { ...ETHER, accountId: 102 })).toEqual(unknown);
  expect(toSellContent(FACTS, { ...USDC, coinId: 401 })).toEqual(unknown);
  expect(toSellContent({ ...FACTS, operations: { ...OPERATIONS, operations: [] } }, ETHER)).toEqual(unknown);
});

it('offers neither purchase nor sale while exchanging is disabled (LEG-047)', () => {
  const off = { ...FACTS, operations: { ...OPERATIONS, settings: { ...OPERATIONS.settings, exchange_disabled: true } } };
  expect([toBuyContent(off, ETHER).kind, toSellContent(off, ETHER).kind]).toEqual(['unknown', 'unknown']);
});

it('reports a purchase without a fee as incomplete (D-HOME-23)', () => {
  const { buy_fee_eth_absolute: _, ...settings } = OPERATIONS.settings;
  expect(toBuyContent({ ...FACTS, operations: { ...OPERATIONS, settings } }, ETHER).kind).toBe('incomplete');
});
