/**
 * An address in groups of four from its start, for eyes that compare it: `0x71`, `C765`, …. Joined without spaces they are the address.
 * @see PRICE-017
 */
export function addressGroups(address: string): readonly string[] {
  return address.match(/.{1,4}/gs) ?? [];
}
