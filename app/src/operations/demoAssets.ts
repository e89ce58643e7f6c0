import type { Assets } from '@wallet/contract/holdings/balances';

/** An account with a balance and nothing in progress. */
const buildHolding = (id: number, currency: string, balance: string, decimals: number) => ({
  id,
  currency,
  balance,
  balance_available: balance,
  decimals,
  decimals_assets: decimals,
  balance_locked: '0',
  balance_in: '0',
  balance_out: '0',
  icon: null,
});
const onEthereum = { address: null, blockchain: { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' } } as const;

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
      // Without a name they are named after their currency in the reader's language (D-FMT-32).
      { ...buildHolding(1, 'EUR', '10000.00', 2), name: '' },
      { ...buildHolding(2, 'USD', '5000.00', 2), name: '' },
    ],
    crypto: [
      {
        ...buildHolding(3, 'BTC', '0.50000', 5),
        name: 'Bitcoin',
        title: 'Bitcoin',
        address: null,
        blockchain: { currency: 'BTC', name: 'Bitcoin', network_name: 'Bitcoin' },
      },
      { ...buildHolding(4, 'ETH', '4.00000', 5), ...onEthereum, name: 'Ethereum', title: 'Ethereum' },
    ],
    tokens: [
      {
        ...buildHolding(5, 'USDC', '1000.00000', 5),
        ...onEthereum,
        name: 'USD Coin',
        symbol: 'USDC',
        minimal: '5.00000',
        receive_enable: true,
        send_enable: true,
        status: 'available',
        whitelist: { restrict_countries: [], fees: { send: '0', receive: '0' }, in_whitelist: true },
      },
    ],
  },
};
