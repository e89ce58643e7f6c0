/** The network that a currency lives on; `currency` pays its fees. Stablecoins and private-equity tokens live on Ethereum. */
export type Blockchain = { readonly currency: string; readonly name: string; readonly network_name: string };

const bitcoin: Blockchain = { currency: 'BTC', name: 'Bitcoin', network_name: 'Bitcoin' };
const ethereum: Blockchain = { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' };

export function blockchainOf(currency: string): Blockchain {
  return currency === 'BTC' ? bitcoin : ethereum;
}
