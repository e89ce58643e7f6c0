import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { isNetworkAddress } from './networkAddress.ts';

const CHECKSUMMED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const WITNESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('Bitcoin addresses', () => {
  it.each([
    ['P2PKH', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
    ['P2SH', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
    ['P2WPKH', WITNESS, true],
    ['P2WPKH in capitals', WITNESS.toUpperCase(), true],
    ['P2WSH', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', true],
    ['P2TR', TAPROOT, true],
    ['one character changed', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', false],
    ['both cases', WITNESS.replace('w508', 'W508'), false],
    ['the test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
    ['version 0 in bech32m', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', false],
    ['Ethereum', CHECKSUMMED, false],
    ['nothing', '', false],
  ])('checks an address: %s (D-SEND-08)', (_, address, isValid) => {
    expect(isNetworkAddress(address, 'BTC')).toBe(isValid);
  });

  it('property: detects any single changed character of a bech32 address (D-SEND-08)', () => {
    const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.split('');
    forAll(fc.integer({ min: 4, max: WITNESS.length - 1 }), fc.constantFrom(...letters), (at, letter) => {
      fc.pre(WITNESS[at] !== letter);
      expect(isNetworkAddress(`${WITNESS.slice(0, at)}${letter}${WITNESS.slice(at + 1)}`, 'BTC')).toBe(false);
    });
  });
});

describe('Ethereum addresses', () => {
  it.each([
    ['checksummed', CHECKSUMMED, true],
    ['checksummed, another', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
    ['all lower case', CHECKSUMMED.toLowerCase(), true],
    ['all upper case', `0x${CHECKSUMMED.slice(2).toUpperCase()}`, true],
    ['one letter in the other case', CHECKSUMMED.replace('aAeb', 'AAeb'), false],
    ['one digit changed', CHECKSUMMED.replace('6053', '6054'), false],
    ['without 0x', CHECKSUMMED.slice(2), false],
    ['39 digits', CHECKSUMMED.slice(0, -1), false],
    ['Bitcoin', WITNESS, false],
  ])('checks an address: %s (D-SEND-08)', (_, address, isValid) => {
    expect(isNetworkAddress(address, 'ETH')).toBe(isValid);
  });
});

it('property: rejects any text without throwing (D-SEND-08)', () => {
  forAll(fc.string({ maxLength: 100 }), (text) => {
    expect([isNetworkAddress(text, 'BTC'), isNetworkAddress(text, 'ETH')]).toEqual([false, false]);
  });
});
