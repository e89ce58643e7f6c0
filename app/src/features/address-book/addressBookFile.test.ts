import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAddressFile, readAddressFile } from './AddressBookPage.tsx';

const SAVED: readonly SavedAddress[] = [
  { network: 'ETH', name: 'Änna 😀', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
  { network: 'BTC', name: 'Bank', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' },
];
const read = (text: string) => readAddressFile(new Blob([text]));
const fileOf = (changes: object) => JSON.stringify({ format: 'wallet-address-book', version: 1, addresses: SAVED, ...changes });

it('imports an exported file (WISH-008)', async () => {
  expect(await read(formatAddressFile(SAVED))).toEqual(SAVED);
});

it.each([
  ['a file of another format', '{"name":"wallet"}'],
  ['a file that is not JSON', 'name;address'],
  ['an empty file', ''],
  ['half a file', fileOf({}).slice(0, -20)],
  ['a later version', fileOf({ version: 2 })],
  ['a file with one invalid entry', fileOf({ addresses: [...SAVED, { network: 'ETH', name: 'Anna', address: 'alice' }] })],
  ['an address under another network', fileOf({ addresses: [{ ...SAVED[0], network: 'BTC' }] })],
  ['a name of 41 characters', fileOf({ addresses: [{ ...SAVED[0], name: 'x'.repeat(41) }] })],
  ['an oversized file', `${fileOf({})}${' '.repeat(200_000)}`],
])('refuses %s as a whole (WISH-008)', async (_, text) => {
  expect(await read(text)).toBeNull();
});

it('property: returns null for arbitrary text and never throws (WISH-008)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      expect(await read(text)).toBeNull();
    }),
  );
});
