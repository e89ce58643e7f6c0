/**
 * Splits an address into groups of four characters for easier visual comparison: `0x`, `71C7`, `656E`, …. Joined without spaces they give the
 * address (PRICE-017).
 */
export function splitAddress(address: string): readonly string[] {
  return [...(address.match(/^0x|[\s\S]{1,4}/g) ?? [])];
}
