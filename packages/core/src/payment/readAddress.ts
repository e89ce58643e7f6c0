import { isNetworkAddress, type Network } from '../validation/networkAddress.ts';

/** Addresses of Bitcoin's test networks, in bech32 and in base 58. */
const testAddress = /^(?:(?:tb|bcrt)1[a-z0-9]+|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/i;

/** What cannot be confused with a word: it is meant as an address, so it is called a wrong one. */
const likeAddress: Readonly<Record<Network, RegExp>> = { BTC: /^(?:bc1|[13])[a-z0-9]{10,}$/i, ETH: /^0x[0-9a-f]{10,}$/i };

/** An address as it is sent to, or why it is none. Bech32 in capitals, as codes write it, becomes the usual small letters. */
export function readAddress(text: string, network: Network): { readonly address: string } | 'invalidAddress' | 'otherNetwork' {
  if (isNetworkAddress(text, network)) return { address: text.startsWith('BC1') ? text.toLowerCase() : text };
  return network === 'BTC' && testAddress.test(text) ? 'otherNetwork' : 'invalidAddress';
}

/** The network whose address the text is, or is meant to be; null for any other text. */
export function networkOfAddress(text: string): Network | null {
  if (likeAddress.ETH.test(text)) return 'ETH';
  return likeAddress.BTC.test(text) || testAddress.test(text) ? 'BTC' : null;
}
