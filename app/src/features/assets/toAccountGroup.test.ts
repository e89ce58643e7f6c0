import type { Instrument } from '@wallet/contract/holdings/balances';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { toAccountGroup, toInstrumentGroup, type AccountGroupParts } from './accountGroup.ts';

const MANY = 2000;
const ids = Array.from({ length: MANY }, (_, place) => place + 10_000);

/**
 * Fiat accounts, each of which can be topped up and exchanged into every other. `onRead` is called whenever a provider account's id is
 * read.
 */
function buildParts(onRead: () => void = () => undefined): AccountGroupParts {
  const built = buildOperations();
  const [fiat] = demoAssets.accounts.fiat;
  const held = built.accounts.find((account) => account.type === 'fiat');
  if (fiat === undefined || held?.type !== 'fiat') throw new Error('The builders hold a fiat account.');
  const accounts = ids.map((id) => ({
    ...held,
    get id() {
      onRead();
      return id;
    },
  }));
  const operations: NonNullable<AccountGroupParts['operations']>['operations'] = [
    { type: 'topup', accountIds: ids, targetIds: ['bank:1'] },
    { type: 'exchange', accountIds: ids, targetIds: ids.map((id) => `fiat:${id}`) },
  ];
  return {
    assets: { ...demoAssets, accounts: { ...demoAssets.accounts, fiat: ids.map((id) => ({ ...fiat, id })) } },
    operations: { ...built, accounts, operations },
    dynamic: [],
    grow: [],
    primary: 'EUR',
    product: 'Halden',
  };
}

it('lists 2,000 accounts under their providers and gives a row its actions (HOME-013, HOME-017)', () => {
  const { content } = toAccountGroup('cash', buildParts());
  expect(content.count).toBe(MANY);
  expect(content.sections.flatMap(({ items }) => items)).toHaveLength(MANY);
  expect(content.sections[0]?.items.at(-1)?.actions).toEqual(['topup', 'exchange', 'history']);
});

it('shows incoming and outgoing amounts on their own account only (HOME-015, HOME-016)', () => {
  const parts = buildParts();
  const [first, second, third] = parts.assets.accounts.fiat;
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are thousands.');
  const fiat = [{ ...first, balance_out: '30.00' }, { ...second, balance_in: '7.50' }, third];
  const assets = { ...parts.assets, accounts: { ...parts.assets.accounts, fiat } };
  const items = toAccountGroup('cash', { ...parts, assets }).content.sections.flatMap((section) => section.items);
  expect(items.map(({ transferIn, transferOut }) => [transferIn, transferOut])).toEqual([
    [null, money('30.00', 'EUR', 2)],
    [money('7.50', 'EUR', 2), null],
    [null, null],
  ]);
});

it('shows the change of the day, for private equity without one that since the placement (HOME-110)', () => {
  const [usdc] = demoAssets.accounts.tokens;
  if (usdc === undefined) throw new Error('The demo holds USDC.');
  const tokens = ['RSN', 'UAIR'].map((code, index) => ({ ...usdc, id: 400 + index, currency: code, symbol: code }));
  const assets = { ...demoAssets, accounts: { ...demoAssets.accounts, tokens } };
  const grow = tokens.map(({ symbol }) => ({ symbol, placement_price: '10.00', current_price: '12.50', percent: '25.00' }));
  const parts = { ...buildParts(), assets, grow, dynamic: [{ symbol: 'UAIR', percent: '-0.10' }] };
  const items = toAccountGroup('data', parts).content.sections.flatMap((section) => section.items);
  expect(items.map(({ change }) => change)).toEqual([
    { percent: '25.00', since: 'placement' },
    { percent: '-0.10', since: 'today' },
  ]);
});

it('has a total with what transactions in progress hold, as the line of the group, and says how much that is (D-PROG-02, HOME-108)', () => {
  const parts = buildParts();
  const [first] = parts.assets.accounts.fiat;
  if (first === undefined) throw new Error('There are thousands.');
  const sum = (available: string) => {
    const fiat = [{ ...first, currency: 'EUR', balance: '100.00', balance_available: available }];
    const { total, held } = toAccountGroup('cash', {
      ...parts,
      assets: { ...parts.assets, accounts: { ...parts.assets.accounts, fiat } },
    }).content;
    return { total, held };
  };
  expect(sum('80.00')).toEqual({ total: money('100.00', 'EUR', 2), held: money('20.00', 'EUR', 2) });
  expect(sum('100.00')).toEqual({ total: money('100.00', 'EUR', 2), held: null });
});

it('reads 2,000 accounts in linear time (HOME-013)', () => {
  let reads = 0;
  toAccountGroup(
    'cash',
    buildParts(() => {
      reads += 1;
    }),
  );
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(2 * MANY);
});

it('quotes a coin and a stablecoin in the primary currency, to the nearest cent (HOME-107)', () => {
  const { sections } = toAccountGroup('crypto', buildParts()).content;
  const prices = sections.flatMap(({ items }) => items.map(({ code, price }) => [code, price]));
  expect(prices).toContainEqual(['BTC', money('60000.00', 'EUR', 2)]);
  expect(prices).toContainEqual(['USDC', money('0.93', 'EUR', 2)]);
});

it('sums up what instruments have gained in price since their purchase (HOME-108)', () => {
  const bond: Instrument = {
    symbol: 'HALB27',
    type: 'bond',
    ticker: 'HALB27',
    currency: 'EUR',
    isin: 'LT0000601234',
    qty: '10',
    current_value: '1100.00',
    dynamics: '10.00',
    issuer_name: 'Halden Finance',
    logo: { vector_small: null, raster_small: null },
  };
  const prices = { rates: {}, grow: [], into: { currencyCode: 'EUR', decimals: 2 } };
  const gain = (...bonds: readonly Instrument[]) => toInstrumentGroup('bonds', bonds, prices).gain;
  expect(gain(bond, { ...bond, dynamics: '0.00' })).toEqual({ amount: money('100.00', 'EUR', 2), percent: '4.76' });
  expect(gain({ ...bond, currency: 'NOK' })).toBeNull();
  expect(gain()).toBeNull();
});
