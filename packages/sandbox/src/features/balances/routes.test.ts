import { assets, listInstruments } from '@wallet/contract/holdings/balances';
import { isNetworkAddress } from '@wallet/core/addresses/networkAddress';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCustomer, createSession, signInAs, DEMO } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const readAssets = async (token: string) => z.parse(assets, (await provider.request('GET', '/assets/default', { token })).json);
const patch = (username: string, changes: object) => provider.control('PATCH', `/customers/${username}`, changes);

describe('assets', () => {
  it('have a valid network address in every new wallet (D-SEND-08, WISH-018)', async () => {
    const { token } = await createSession(provider, 'empty');
    const { accounts } = await readAssets(token);
    for (const { address, blockchain } of accounts.crypto) {
      expect(isNetworkAddress(address ?? '', blockchain.currency === 'BTC' ? 'BTC' : 'ETH')).toBe(true);
    }
  });

  it('return the demo customer as shown in api.md 3.7 (API-026, RULE-001)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { accounts, minimum, extras, public_rates: rates } = await readAssets(token);
    expect(accounts.crypto.find(({ id }) => id === 202)).toMatchObject({
      name: 'Ethereum',
      title: 'Ethereum',
      currency: 'ETH',
      decimals: 8,
      decimals_assets: 5,
      balance: '3.30000000',
      balance_available: '3.10000000',
      balance_locked: '0.20000000',
      balance_in: '0.00000000',
      balance_out: '0.20000000',
      blockchain: { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' },
    });
    expect(accounts.fiat.map(({ currency, balance }) => [currency, balance])).toEqual([
      ['EUR', '12450.75'],
      ['USD', '3200.00'],
    ]);
    const token401 = accounts.tokens.find(({ id }) => id === 401);
    expect(token401).toMatchObject({ symbol: 'RSN', receive_enable: false, send_enable: false, status: 'available', minimal: '1.00000' });
    expect(accounts.tokens.find(({ id }) => id === 301)).toMatchObject({ minimal: '5.00000', receive_enable: true, send_enable: true });
    expect(minimum.withdraw).toEqual({ EUR: '10.00', USDC: '11.00000' });
    expect(extras[0]).toEqual({ name: 'buy_fee_btc_absolute', value: '1.50', description: 'Fixed fee for buying Bitcoin, in EUR' });
    expect(rates[0]).toEqual({
      id: 1,
      pair: 'BTC/EUR',
      base_currency: 'BTC',
      quote_currency: 'EUR',
      ask: '60300.00',
      bid: '59700.00',
      mid_price: '60000.00',
    });
  });

  it('contain every currency in every other, as computed in api.md 3.7 (API-026, HOME-053)', async () => {
    const { token } = await createSession(provider, 'empty');
    const { currencies } = await readAssets(token);
    const codes = ['EUR', 'USD', 'BTC', 'ETH', 'USDC', 'USDT', 'DAI'];
    expect(Object.keys(currencies)).toEqual(codes);
    for (const row of Object.values(currencies)) expect(Object.keys(row)).toEqual(codes);
    expect(currencies['EUR']).toMatchObject({ EUR: '1', USD: '1.08', BTC: '0.00001667', ETH: '0.00033333', USDC: '1.08' });
    expect(currencies['USD']).toMatchObject({ EUR: '0.92592593', USD: '1', BTC: '0.00001543', ETH: '0.00030864', USDC: '1' });
    expect(currencies['BTC']).toMatchObject({ EUR: '60000', USD: '64800', BTC: '1', ETH: '20', USDC: '64800' });
  });

  it('include instruments and private equity in the total (API-026, D-HOME-03)', async () => {
    const { token, username } = await createSession(provider, 'verified');
    // The holdings of api.md 3.6 to 3.8: 42425.75 EUR and 13705.00 USD.
    await patch(username, { balances: { ETH: '3.30000000', USDT: '0', DAI: '0', UAIR: '0' } });
    expect((await readAssets(token)).total).toEqual({ EUR: '55115.56', USD: '59524.80' });
  });

  it('hide the address of a token from customers who are not whitelisted (RULE-026)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const usdc = async () => (await readAssets(token)).accounts.tokens.find(({ symbol }) => symbol === 'USDC');
    expect(await usdc()).toMatchObject({ receive_enable: true, whitelist: { in_whitelist: true } });
    await patch(username, { whitelisted: { USDC: false } });
    expect(await usdc()).toMatchObject({ address: null, receive_enable: false, send_enable: true, whitelist: { in_whitelist: false } });
    await patch(username, { whitelisted: true, addressStatus: 'reject' });
    expect(await usdc()).toMatchObject({ receive_enable: true });
  });

  it.each([
    ['an unverified address', { addressStatus: 'expired' }],
    ['a restricted country', { dossier: { address: { countryCode: 'USA' } } }],
  ])('do not whitelist %s (RULE-026)', async (_, changes) => {
    const { token, username } = await createSession(provider, 'empty');
    await patch(username, changes);
    const { accounts } = await readAssets(token);
    expect(accounts.tokens.map(({ whitelist }) => whitelist.in_whitelist)).not.toContain(true);
  });

  it('are empty before the first account (API-026)', async () => {
    const customer = await createCustomer(provider, 'draft');
    const { access_token: token } = await signInAs(provider, customer);
    expect(await readAssets(token)).toMatchObject({ total: { EUR: '0.00', USD: '0.00' }, accounts: { crypto: [], fiat: [], tokens: [] } });
  });
});

describe('the list of instruments', () => {
  it('returns the instruments of api.md 3.8 (API-027, HOME-059)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const list = z.parse(listInstruments.answers[200], (await provider.request('GET', '/instruments/balances', { token })).json);
    expect(list.map(({ symbol, type, qty, current_value: value, dynamics }) => [symbol, type, qty, value, dynamics])).toEqual([
      ['AAPL', 'stock', '15', '3375.00', '12.40'],
      ['SWDA', 'etf', '20', '2010.00', '4.10'],
      ['HALB27', 'bond', '5', '5075.00', '-0.30'],
      ['HALN28', 'note', '2', '2120.00', '6.00'],
    ]);
  });

  it('returns an empty list to customers without any (API-027)', async () => {
    const { token } = await createSession(provider, 'no_wallets');
    expect((await provider.request('GET', '/instruments/balances', { token })).json).toEqual([]);
  });
});
