import { expect, it } from 'vitest';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { createAddressBookKey } from './addressBook.ts';

const ALICE = '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
const BRUNO = '2c9d7a10-0000-4000-8000-000000000002';
const ANNA = { network: 'ETH', name: 'Anna', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' };

it('stores a separate address book for each customer on the device (WISH-008)', () => {
  const { storage } = openTestStorage();
  storage.write(createAddressBookKey(ALICE), JSON.stringify([ANNA]));
  expect(storage.read(createAddressBookKey(ALICE))).toBe(JSON.stringify([ANNA]));
  expect(storage.read(createAddressBookKey(BRUNO))).toBeNull();
});

it.each([
  ['invalid JSON', '[{"network'],
  ['an address of another network', JSON.stringify([{ ...ANNA, network: 'BTC' }])],
  ['an unusable address', JSON.stringify([{ ...ANNA, address: 'alice@example.com' }])],
  ['a name of 41 characters', JSON.stringify([{ ...ANNA, name: 'x'.repeat(41) }])],
])('moves %s aside and reports it instead of deleting it (D-WISH-01)', (_, kept) => {
  const { storage, local, warnings } = openTestStorage();
  local.setItem(`wallet:v1:address_book/${ALICE}`, kept);
  expect(storage.read(createAddressBookKey(ALICE))).toBeNull();
  expect(local.getItem(`wallet:v1:address_book/${ALICE}_unreadable`)).toBe(kept);
  expect(warnings).toHaveLength(1);
});
