import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeAddress, prefixLength } from './address.ts';
import { findLookAlike } from './lookAlike.ts';

const OWN = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const IMPOSTOR = '0x71C7a1b2C3d4e5F60718293a4B5c6D7e8F90976f';
const WITNESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const WITNESS_IMPOSTOR = 'bc1qw50mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmf3t4';
const BASE58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

it('flags an address that shares both ends with a known one, and reports how much they share (WISH-009)', () => {
  expect(findLookAlike(IMPOSTOR, [WITNESS, OWN])).toEqual({ known: OWN, start: 6, end: 4 });
  expect(findLookAlike(WITNESS_IMPOSTOR, [WITNESS])).toEqual({ known: WITNESS, start: 7, end: 4 });
  expect(findLookAlike('1BvBxxxxxxxxxxxxxxxxxxxxxxxxxxNVN2', [BASE58])).toEqual({ known: BASE58, start: 4, end: 4 });
});

it.each([
  ['itself', OWN],
  ['itself in another case', OWN.toLowerCase()],
  ['seven equal characters, four at the start', '0x71C7a1b2C3d4e5F60718293a4B5c6D7e8F90a76F'],
  ['seven equal characters, all at the end', '0xa1b2C3d4e5F60718293a4B5c6D7e8F901f6d8976F'.replace('1f6d', 'af6d').slice(0, 42)],
  ['nothing', ''],
])('does not flag %s (WISH-009)', (_, address) => {
  expect(findLookAlike(address, [OWN])).toBeNull();
});

it('requires eight equal characters after the prefix (WISH-009, GUARD-022)', () => {
  expect(findLookAlike('0x71Ffffffffffffffffffffffffffffffffff976F', [OWN])).toBeNull();
  expect(findLookAlike('0x71C7ffffffffffffffffffffffffffffffff076F', [OWN])).toBeNull();
  expect(findLookAlike('0x71Cfffffffffffffffffffffffffffffff6d8976f', [OWN])?.known).toBe(OWN);
});

it('flags a known address that looks like another known one (WISH-009)', () => {
  expect(findLookAlike(IMPOSTOR, [IMPOSTOR, OWN])?.known).toBe(OWN);
});

const HEX = '0123456789abcdefABCDEF';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE58_LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const lettersOf = (letters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength: length, maxLength: length });

/** Prefix, alphabet and number of characters after the prefix. */
const kinds = [
  ['0x', HEX, 40],
  ['bc1', BECH32, 39],
  ['1', BASE58_LETTERS, 33],
  ['3', BASE58_LETTERS, 33],
] as const;
// No bias: values such as '0000…' would make unrelated addresses equal.
const anyAddress = fc.noBias(
  fc.oneof(...kinds.map(([prefix, letters, length]) => lettersOf(letters, length).map((body) => `${prefix}${body}`))),
);
const inOtherCase = (text: string): string =>
  Array.from(text, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** A known address and its look-alike: the same ends (in hex and bech32 in any case) with a different middle. */
const anyPair = fc
  .tuple(anyAddress, anyAddress, fc.boolean())
  .map(([original, other, isRecased]) => {
    const prefix = prefixLength(original);
    const start = original.slice(prefix, prefix + 4);
    const middle = other.slice(-(original.length - prefix - 8) - 4, -4);
    const end = original.slice(-4);
    const recased = (text: string) => (isRecased && prefix > 0 ? inOtherCase(text) : text);
    return { known: original, impostor: `${original.slice(0, prefix)}${recased(start)}${middle}${recased(end)}` };
  })
  .filter(({ known, impostor }) => normalizeAddress(known) !== normalizeAddress(impostor));

it('property: flags all of 10,000 look-alikes and counts only equal characters (WISH-011)', () => {
  fc.assert(
    fc.property(anyPair, fc.noBias(fc.array(anyAddress, { maxLength: 5 })), ({ known, impostor }, others) => {
      const lookAlike = findLookAlike(impostor, [...others, known]);
      expect(lookAlike?.known).toBe(known);
      const { start = 0, end = 0 } = lookAlike ?? {};
      const [one, other] = [normalizeAddress(impostor), normalizeAddress(known)];
      expect([one.slice(0, start), one.slice(-end)]).toEqual([other.slice(0, start), other.slice(-end)]);
      expect(one[start]).not.toBe(other[start]);
    }),
    { numRuns: 10_000 },
  );
});

/** Returns the next letter of the address's alphabet. */
const nextLetter = (original: string, at: number): string => {
  const letters = original.startsWith('0x') ? '0123456789abcdef' : original.startsWith('bc1') ? BECH32 : BASE58_LETTERS;
  const letter = normalizeAddress(original)[at] ?? '';
  return letters[(letters.indexOf(letter) + 1) % letters.length] ?? '';
};

/** Changes that are easily overlooked, each at a place after the prefix. */
const changes: Readonly<Record<string, (original: string, at: number) => string>> = {
  'one character changed': (original, at) => original.slice(0, at) + nextLetter(original, at) + original.slice(at + 1),
  'one character left out': (original, at) => original.slice(0, at) + original.slice(at + 1),
  'one character put in': (original, at) => original.slice(0, at) + nextLetter(original, at) + original.slice(at),
  'two neighbours exchanged': (original, at) =>
    original.slice(0, at) + (original[at + 1] ?? '') + (original[at] ?? '') + original.slice(at + 2),
  'eight at the start alone': (original) =>
    original.slice(0, prefixLength(original) + 8) + replaceMiddle(original, prefixLength(original) + 8, original.length),
  'eight at the end alone': (original) =>
    original.slice(0, prefixLength(original)) + replaceMiddle(original, prefixLength(original), original.length - 8) + original.slice(-8),
  'three at the start and six at the end': (original) =>
    original.slice(0, prefixLength(original) + 3) +
    replaceMiddle(original, prefixLength(original) + 3, original.length - 6) +
    original.slice(-6),
};
const replaceMiddle = (original: string, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => nextLetter(original, from + index)).join('');

it.each(Object.keys(changes))('property: flags all of 10,000 addresses with %s (GUARD-022, WISH-011)', (kind) => {
  const change = changes[kind];
  fc.assert(
    fc.property(anyAddress, fc.nat(), (original, place) => {
      const at = prefixLength(original) + (place % (original.length - prefixLength(original) - 1));
      const impostor = change?.(original, at) ?? original;
      // Without its first character, `1BC1…` would be taken for the other kind, which has no such addresses.
      fc.pre(prefixLength(impostor) === prefixLength(original));
      const isSame = normalizeAddress(impostor) === normalizeAddress(original);
      expect(findLookAlike(impostor, [original])?.known).toBe(isSame ? undefined : original);
    }),
    { numRuns: 10_000 },
  );
});

it('property: flags none of 10,000 unrelated addresses (WISH-011)', () => {
  fc.assert(
    fc.property(anyAddress, fc.noBias(fc.array(anyAddress, { minLength: 5, maxLength: 5 })), (address, addresses) => {
      expect(findLookAlike(address, [...addresses, OWN, WITNESS, BASE58])).toBeNull();
    }),
    { numRuns: 10_000 },
  );
});
