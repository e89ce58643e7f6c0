import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { splitAddress } from './splitAddress.ts';

it('splits an address into groups of four, after its 0x (PRICE-017)', () => {
  expect(splitAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F').join(' ')).toBe('0x 71C7 656E C7ab 88b0 98de fB75 1B74 01B5 f6d8 976F');
});

it('gives the original text when the groups are joined without spaces (PRICE-017)', () => {
  forAll(fc.string(), (text) => splitAddress(text).join('') === text);
});
