import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { splitAddress } from './splitAddress.ts';

it('splits an address into groups of four from its start (PRICE-017)', () => {
  expect(splitAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F').join(' ')).toBe('0x71 C765 6EC7 ab88 b098 defB 751B 7401 B5f6 d897 6F');
});

it('gives the original text when the groups are joined without spaces (PRICE-017)', () => {
  forAll(fc.string(), (text) => splitAddress(text).join('') === text);
});
