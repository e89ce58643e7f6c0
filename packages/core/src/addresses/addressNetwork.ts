import type { Network } from '../validation/networkAddress.ts';

const ETHEREUM = /^0x[0-9a-f]{40}$/i;
const BITCOIN_BASE58 = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BITCOIN_SEGWIT = /^bc1[02-9ac-hj-np-z]{11,71}$/i;

/**
 * The network whose addresses look like this one, or null. Only the shape is looked at: the checksum is the provider's, which is asked
 * before anything is sent (D-SEND-08).
 * @param address without surrounding spaces
 */
export function addressNetwork(address: string): Network | null {
  if (ETHEREUM.test(address)) return 'ETH';
  return BITCOIN_BASE58.test(address) || BITCOIN_SEGWIT.test(address) ? 'BTC' : null;
}
