import type { Assets } from '@wallet/contract/holdings/balances';

const emptyHoldings = { balance_locked: '0', balance_in: '0', balance_out: '0', icon: null };
const onEthereum = { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' };

/** The fixed figures of the demo home (D-HOME-20), at the middle rates of the specification's examples. No request is sent. */
export const demoAssets: Assets = {
  currencies: {
    EUR: { EUR: '1', USD: '1.08' },
    USD: { EUR: '0.92592593', USD: '1' },
    BTC: { EUR: '60000', USD: '64800' },
    ETH: { EUR: '3000', USD: '3240' },
    USDC: { EUR: '0.92592593', USD: '1' },
  },
  public_rates: [],
  extras: [],
  minimum: { default: {}, send: {}, withdraw: {} },
  total: { EUR: '57555.54', USD: '62160.00' },
  accounts: {
    fiat: [
      {
        ...emptyHoldings,
        id: 1,
        name: 'Euro',
        currency: 'EUR',
        decimals: 2,
        decimals_assets: 2,
        balance: '10000.00',
        balance_available: '10000.00',
      },
      {
        ...emptyHoldings,
        id: 2,
        name: 'US dollar',
        currency: 'USD',
        decimals: 2,
        decimals_assets: 2,
        balance: '5000.00',
        balance_available: '5000.00',
      },
    ],
    crypto: [
      {
        ...emptyHoldings,
        id: 3,
        name: 'BTC wallet',
        title: 'Bitcoin',
        currency: 'BTC',
        decimals: 5,
        decimals_assets: 5,
        balance: '0.50000',
        balance_available: '0.50000',
        address: null,
        blockchain: { currency: 'BTC', name: 'Bitcoin', network_name: 'Bitcoin' },
      },
      {
        ...emptyHoldings,
        id: 4,
        name: 'ETH wallet',
        title: 'Ethereum',
        currency: 'ETH',
        decimals: 5,
        decimals_assets: 5,
        balance: '4.00000',
        balance_available: '4.00000',
        address: null,
        blockchain: onEthereum,
      },
    ],
    tokens: [
      {
        ...emptyHoldings,
        id: 5,
        name: 'USD Coin',
        currency: 'USDC',
        symbol: 'USDC',
        decimals: 5,
        decimals_assets: 5,
        balance: '1000.00000',
        balance_available: '1000.00000',
        address: null,
        blockchain: onEthereum,
        minimal: '5.00000',
        receive_enable: true,
        send_enable: true,
        status: 'available',
        whitelist: { restrict_countries: [], fees: { send: '0', receive: '0' }, in_whitelist: true },
      },
    ],
  },
};
