/** What stands before the characters that tell addresses of one kind apart. */
const PREFIX = /^(?:0x|bc1)/i;

/** How many characters of an address are its prefix: `0x`, `bc1`, or none. */
export const prefixLength = (address: string): number => PREFIX.exec(address)?.[0].length ?? 0;

/** An address as it is compared: in hex and bech32 the case carries no meaning, in base58 it does. */
export function canonicalAddress(address: string): string {
  return prefixLength(address) === 0 ? address : address.toLowerCase();
}
