import { expect, it } from 'vitest';
import { detectNetwork } from './address.ts';
import { checkAddressName, mergeAddresses, findSavedAddress, saveAddress, removeAddress, type SavedAddress } from './savedAddresses.ts';

const ANNA: SavedAddress = { network: 'ETH', name: 'Anna', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' };
const BANK: SavedAddress = { network: 'BTC', name: 'Bank', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' };
const OTHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const named = (name: string, address = OTHER): SavedAddress => ({ network: 'ETH', name, address });

it.each([
  [ANNA.address, 'ETH'],
  [ANNA.address.toLowerCase(), 'ETH'],
  [BANK.address, 'BTC'],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'BTC'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC'],
  [ANNA.address.slice(0, -1), null],
  ['alice@example.com', null],
  ['', null],
])('detects the network of "%s" as %s (WISH-006)', (address, network) => {
  expect(detectNetwork(address)).toBe(network);
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['B', null],
  ['x'.repeat(40), null],
  ['x'.repeat(41), 'tooLong'],
  ['😀'.repeat(40), null],
  ['Anna', 'taken'],
  [' anna ', 'taken'],
  ['Bank', null],
] as const)('checks the name "%s" within its network: %s (WISH-006)', (name, issue) => {
  expect(checkAddressName(named(name), [ANNA, BANK])).toBe(issue);
});

it('renames an address in place, lets it keep its own name, and finds it in either case (WISH-008)', () => {
  const lower = ANNA.address.toLowerCase();
  expect(checkAddressName({ ...ANNA, name: 'anna', address: lower }, [ANNA, BANK])).toBeNull();
  expect(saveAddress([ANNA, BANK], { ...ANNA, name: ' Zoe ' })).toEqual([BANK, { ...ANNA, name: 'Zoe' }]);
  expect(findSavedAddress([ANNA, BANK], lower)).toBe(ANNA);
});

it('removes only the deleted address (WISH-008)', () => {
  expect(removeAddress([ANNA, BANK], ANNA)).toEqual([BANK]);
});

it('merges an imported file without putting another address under a taken name (WISH-008)', () => {
  const long = 'x'.repeat(40);
  const merged = mergeAddresses(
    [ANNA, named(long, '0x0000000000000000000000000000000000000001')],
    [named('Anna'), { ...ANNA, name: 'Mallory' }, BANK, named(long, '0x0000000000000000000000000000000000000002')],
  );
  expect(merged.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)', 'Bank', `${'x'.repeat(36)} (2)`, long]);
  expect(findSavedAddress(merged, ANNA.address)).toBe(ANNA);
});
