import { isStablecoin } from '../limits/currencies.ts';

export type BuyFeeSetting = 'buy_fee_btc_absolute' | 'buy_fee_eth_absolute' | 'buy_fee_erc20_absolute';

/**
 * The setting that holds the fixed fee of buying a coin, in EUR; null for a coin that none is named for.
 * @see LEG-046, D-LEG-06, API 3.6
 */
export function buyFeeSetting(coin: string): BuyFeeSetting | null {
  if (coin === 'BTC') return 'buy_fee_btc_absolute';
  if (coin === 'ETH') return 'buy_fee_eth_absolute';
  return isStablecoin(coin) ? 'buy_fee_erc20_absolute' : null;
}
