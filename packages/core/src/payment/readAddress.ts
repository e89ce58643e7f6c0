import { isNetworkAddress, type Network } from '../validation/networkAddress.ts';

/** Addresses of Bitcoin's test networks, in bech32 and in base 58. */
const testAddress = /^(?:(?:tb|bcrt)1[a-z0-9]+|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/i;

/** An address as it is sent to, or why it is none. Bech32 in capitals, as codes write it, becomes the usual small letters. */
export function readAddress(text: string, network: Network): { readonly address: string } | 'invalidAddress' | 'otherNetwork' {
  if (isNetworkAddress(text, network)) return { address: text.startsWith('BC1') ? text.toLowerCase() : text };
  return network === 'BTC' && testAddress.test(text) ? 'otherNetwork' : 'invalidAddress';
}
