import { tokenContracts } from '../payment/paymentRequest.ts';
import { canonicalAddress } from './address.ts';

/** Addresses for which nobody has a key: money is burned at them. */
const BURNED = [
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1111111111111111111114oLvT2',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
];
/** Zero, and the contracts that Ethereum itself brings along. */
const RESERVED = /^0x0{36}[0-9a-f]{4}$/;

const nobodys: ReadonlySet<string> = new Set([...BURNED, ...tokenContracts].map(canonicalAddress));

/**
 * Whether an address is known to be nobody's wallet: one without a key, or the contract of a token, which keeps what is sent to it for ever.
 * @param address without surrounding spaces
 */
export function isNobodysAddress(address: string): boolean {
  const canonical = canonicalAddress(address);
  return RESERVED.test(canonical) || nobodys.has(canonical);
}
