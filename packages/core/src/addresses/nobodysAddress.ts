import { tokenContracts } from '../payment/paymentRequest.ts';
import { normalizeAddress } from './address.ts';

/** Burn addresses, for which no private key is known. */
const BURN_ADDRESSES = [
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1111111111111111111114oLvT2',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
];
/** The zero address and Ethereum's built-in contracts. */
const RESERVED_ADDRESS = /^0x0{36}[0-9a-f]{4}$/;

const nonWalletAddresses: ReadonlySet<string> = new Set([...BURN_ADDRESSES, ...tokenContracts].map(normalizeAddress));

/**
 * True when the address is known not to be a wallet: a burn address, or a token contract, which keeps what is sent to it forever.
 * @param address without surrounding spaces
 */
export function isNonWalletAddress(address: string): boolean {
  const canonical = normalizeAddress(address);
  return RESERVED_ADDRESS.test(canonical) || nonWalletAddresses.has(canonical);
}
