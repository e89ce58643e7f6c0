import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { isNetworkAddress, encodeWitnessAddress } from '../addresses/networkAddress.ts';
import { fromMinorUnits, money } from '../money/money.ts';
import { formatPaymentRequest, findPaymentCoin } from './paymentRequest.ts';
import { parsePaymentRequest, readBaseUnits, readRequestForAsset } from './readPaymentRequest.ts';

/** The examples of BIP-21 contain an address with an invalid checksum. This one replaces it. */
const LEGACY = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const WITNESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETHEREUM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const BTC = { currencyCode: 'BTC', decimals: 8 };
const ETH = { currencyCode: 'ETH', decimals: 8 };
const USD_COIN = { currencyCode: 'USDC', decimals: 5 };

const bitcoins = (amount: string) => money(amount, 'BTC', 8);
const onBitcoin = { network: 'BTC', currencyCode: 'BTC', address: LEGACY, amount: null, note: '' };
const onEthereum = { network: 'ETH', currencyCode: null, address: ETHEREUM, amount: null, note: '' };

describe('BIP-21', () => {
  it.each([
    ['an address', `bitcoin:${LEGACY}`, onBitcoin],
    ['its own address, which is mistyped', 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'invalidAddress'],
    ['with a label', `bitcoin:${LEGACY}?label=Luke-Jr`, onBitcoin],
    ['20.30 BTC', `bitcoin:${LEGACY}?amount=20.3&label=Luke-Jr`, { ...onBitcoin, amount: bitcoins('20.3') }],
    [
      '50 BTC with a message',
      `bitcoin:${LEGACY}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      { ...onBitcoin, amount: bitcoins('50'), note: 'Donation for project xyz' },
    ],
    ['what need not be understood', `bitcoin:${LEGACY}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, onBitcoin],
    [
      'what would have to be understood',
      `bitcoin:${LEGACY}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`,
      'unsupported',
    ],
  ])('parses the example of the BIP: %s (WISH-012)', (_, link, request) => {
    expect(parsePaymentRequest(link)).toEqual(request);
  });

  it.each([
    [`BITCOIN:${WITNESS.toUpperCase()}?AMOUNT=0.05`, { ...onBitcoin, address: WITNESS, amount: bitcoins('0.05') }],
    [`bitcoin:${LEGACY}?amount=.5`, { ...onBitcoin, amount: bitcoins('0.5') }],
    [`bitcoin:${LEGACY}?amount=0`, onBitcoin],
    [`bitcoin:${LEGACY}?`, onBitcoin],
    [`bitcoin:${LEGACY}?amount=1e8`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=-1`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=1,5`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=0.123456789`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=${'9'.repeat(4000)}`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=1&amount=2`, 'malformed'],
    [`bitcoin:${LEGACY}?amount=1&Amount=2`, 'malformed'],
    [`bitcoin:${LEGACY}?message=%E0%A4%A`, 'malformed'],
    [`bitcoin:${LEGACY}?message=${'x'.repeat(5000)}`, 'malformed'],
    [`bitcoin:${LEGACY.slice(0, -1)}X?amount=1`, 'invalidAddress'],
    [`bitcoin:?lno=abc`, 'invalidAddress'],
    [`bitcoin:${ETHEREUM}`, 'invalidAddress'],
    ['bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'otherNetwork'],
  ])('parses %.80s (WISH-012)', (link, request) => {
    expect(parsePaymentRequest(link)).toEqual(request);
  });
});

describe('EIP-681', () => {
  it('parses the examples of the EIP: 2.014 ether, and an unknown token (WISH-012)', () => {
    expect(parsePaymentRequest('ethereum:0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359?value=2.014e18')).toBe('invalidAddress'); // invalid checksum
    expect(parsePaymentRequest(`ethereum:${ETHEREUM}?value=2.014e18`)).toEqual({
      ...onEthereum,
      currencyCode: 'ETH',
      amount: money('2.014', 'ETH', 18),
    });
    expect(
      parsePaymentRequest(
        'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      ),
    ).toBe('unsupported');
  });

  it.each([
    ['USDC', USDC, 6],
    ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6],
    ['DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18],
  ])('parses a transfer of %s with its contract in either case (WISH-012)', (code, contract, decimals) => {
    expect(isNetworkAddress(contract, 'ETH')).toBe(true);
    for (const written of [contract, contract.toLowerCase()]) {
      expect(parsePaymentRequest(`ethereum:${written}@1/transfer?address=${ETHEREUM}&uint256=12.5e${decimals}`)).toEqual({
        ...onEthereum,
        currencyCode: code,
        amount: money('12.5', code, decimals),
      });
    }
  });

  it.each([
    [`ethereum:${ETHEREUM}`, onEthereum],
    [`ETHEREUM:pay-${ETHEREUM}@1`, onEthereum],
    [`ethereum:${ETHEREUM}?value=0`, onEthereum],
    [
      `ethereum:${ETHEREUM}?value=1&gasLimit=21000&gasPrice=5e9`,
      { ...onEthereum, currencyCode: 'ETH', amount: fromMinorUnits(1n, { currencyCode: 'ETH', decimals: 18 }) },
    ],
    [`ethereum:${ETHEREUM}@5?value=1`, 'otherNetwork'],
    [`ethereum:${ETHEREUM}@137`, 'otherNetwork'],
    [`ethereum:${ETHEREUM}@main`, 'malformed'],
    [`ethereum:${ETHEREUM}?value=1.5`, 'malformed'],
    [`ethereum:${ETHEREUM}?value=-1`, 'malformed'],
    [`ethereum:${ETHEREUM}?value=0x10`, 'malformed'],
    [`ethereum:${ETHEREUM}?value=1e999999999`, 'malformed'],
    [`ethereum:${ETHEREUM}?value=1&value=2`, 'malformed'],
    [`ethereum:${ETHEREUM}?data=0xa9059cbb`, 'unsupported'],
    [`ethereum:${ETHEREUM}/transfer?address=${ETHEREUM}&uint256=1`, 'unsupported'],
    [`ethereum:${USDC}/approve?address=${ETHEREUM}&uint256=1`, 'unsupported'],
    [`ethereum:${USDC}/transfer?address=${ETHEREUM}&uint256=1&value=1e18`, 'unsupported'],
    [`ethereum:${USDC}/transfer?uint256=1`, 'invalidAddress'],
    [`ethereum:${USDC}/transfer?address=${LEGACY}`, 'invalidAddress'],
    ['ethereum:vitalik.eth?value=1', 'unsupported'],
    ['ethereum:', 'malformed'],
  ])('parses %.80s (WISH-012)', (link, request) => {
    expect(parsePaymentRequest(link)).toEqual(request);
  });

  it.each([
    ['1', 1n],
    ['+5', 5n],
    ['.5e1', 5n],
    ['2.50e1', 25n],
    ['2e', 2n],
    ['1e77', 10n ** 77n],
    ['1e78', null],
    [`${2n ** 256n - 1n}`, 2n ** 256n - 1n],
    [`${2n ** 256n}`, null],
    ['2.55e1', null],
    ['', null],
    ['.', null],
    ['e5', null],
    ['1e-3', null],
  ])('parses the number %s (WISH-012)', (text, units) => {
    expect(readBaseUnits(text)).toBe(units);
  });
});

describe('a bare text', () => {
  it.each([
    [LEGACY, { ...onBitcoin, currencyCode: null }],
    [` ${WITNESS}\n`, { ...onBitcoin, currencyCode: null, address: WITNESS }],
    [WITNESS.toUpperCase(), { ...onBitcoin, currencyCode: null, address: WITNESS }],
    [ETHEREUM, onEthereum],
    [ETHEREUM.toLowerCase(), { ...onEthereum, address: ETHEREUM.toLowerCase() }],
    [ETHEREUM.replace('6916', '6917'), 'invalidAddress'],
    [WITNESS.slice(0, -1), 'invalidAddress'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'otherNetwork'],
    ['', 'unknown'],
    ['WIFI:S:Guest;T:WPA;P:secret;;', 'unknown'],
    [`https://example.com/?to=${ETHEREUM}`, 'unknown'],
    ['javascript:alert(1)', 'unknown'],
    ['litecoin:LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'unknown'],
  ])('is parsed: %s (WISH-012)', (text, request) => {
    expect(parsePaymentRequest(text)).toEqual(request);
  });
});

describe('a request in the send form of one coin', () => {
  it.each([
    ['a bare address', ETHEREUM, USD_COIN, 'ETH', { address: ETHEREUM, amount: '', note: '' }],
    [
      'an amount in the digits of the account',
      `bitcoin:${LEGACY}?amount=0.50000000&message=Rent`,
      BTC,
      'BTC',
      { address: LEGACY, amount: '0.5', note: 'Rent' },
    ],
    [
      'a token',
      `ethereum:${USDC}/transfer?address=${ETHEREUM}&uint256=1e8`,
      USD_COIN,
      'ETH',
      { address: ETHEREUM, amount: '100', note: '' },
    ],
    ['bitcoin for ether', `bitcoin:${LEGACY}`, ETH, 'ETH', 'otherNetwork'],
    ['an Ethereum address for bitcoin', ETHEREUM, BTC, 'BTC', 'otherNetwork'],
    ['another chain of the same kind', `ethereum:${ETHEREUM}@137`, ETH, 'ETH', 'otherNetwork'],
    ['ether for a token', `ethereum:${ETHEREUM}?value=1e18`, USD_COIN, 'ETH', 'otherCurrency'],
    ['a token for ether', `ethereum:${USDC}/transfer?address=${ETHEREUM}`, ETH, 'ETH', 'otherCurrency'],
    ['a billionth of an ether', `ethereum:${ETHEREUM}?value=1e9`, ETH, 'ETH', 'tooPrecise'],
  ])('fills the form or is refused: %s (WISH-012)', (_, text, asset, native, taken) => {
    expect(readRequestForAsset(text, asset, native)).toEqual(taken);
  });
});

const anyAddress = {
  BTC: fc.uint8Array({ minLength: 20, maxLength: 20 }).map(encodeWitnessAddress),
  ETH: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 40, maxLength: 40 }).map((hex) => `0x${hex}`),
};
const anyRequest = fc.constantFrom('BTC', 'ETH', 'USDC', 'USDT', 'DAI').chain((currencyCode) => {
  const network = currencyCode === 'BTC' ? 'BTC' : 'ETH';
  const coin = { currencyCode, decimals: findPaymentCoin(currencyCode)?.decimals ?? 0 };
  return fc.record({
    network: fc.constant(network),
    currencyCode: fc.constant(currencyCode),
    address: anyAddress[network],
    amount: fc.bigInt({ min: 1n, max: 10n ** BigInt(coin.decimals + 7) }).map((units) => fromMinorUnits(units, coin)),
    note: fc.string({ unit: 'grapheme', maxLength: 140 }).map((text) => text.trim()),
  });
});

describe('properties', () => {
  it('property: reads back what a link requests, to the smallest unit (WISH-012, WISH-018)', () => {
    forAll(anyRequest, (request) => {
      fc.pre(formatPaymentRequest(request).length <= 4296);
      expect(parsePaymentRequest(formatPaymentRequest(request))).toEqual(request);
    });
  });

  it('property: never throws, even if the text starts like a link (WISH-012)', () => {
    const start = fc.constantFrom('', 'bitcoin:', 'ethereum:', `bitcoin:${LEGACY}?`, `ethereum:${ETHEREUM}`, `ethereum:${USDC}/transfer?`);
    forAll(start, fc.string({ unit: 'binary', maxLength: 80 }), (before, text) => {
      const read = readRequestForAsset(before + text, ETH, 'ETH');
      expect(typeof read === 'string' || isNetworkAddress(read.address, 'ETH')).toBe(true);
    });
  });
});

it('writes BIP-21 and EIP-681 links, also without an amount, and never half a character (WISH-018)', () => {
  const request = { address: WITNESS, currencyCode: 'BTC', amount: bitcoins('0.05000000'), note: 'Rent & tea' };
  expect(formatPaymentRequest(request)).toBe(`bitcoin:${WITNESS}?amount=0.05&message=Rent%20%26%20tea`);
  expect(formatPaymentRequest({ ...request, amount: null, note: ' ' })).toBe(`bitcoin:${WITNESS}`);
  expect(formatPaymentRequest({ ...request, note: '\uD83D' })).toBe(`bitcoin:${WITNESS}?amount=0.05&message=%EF%BF%BD`);
  const ether = { address: ETHEREUM, currencyCode: 'ETH', amount: money('2.014', 'ETH', 8), note: '' };
  expect(formatPaymentRequest(ether)).toBe(`ethereum:${ETHEREUM}@1?value=2.014e18`);
  expect(formatPaymentRequest({ ...ether, currencyCode: 'USDC', amount: money('100', 'USDC', 5) })).toBe(
    `ethereum:${USDC}@1/transfer?address=${ETHEREUM}&uint256=100e6`,
  );
  expect(() => formatPaymentRequest({ ...ether, currencyCode: 'RSN' })).toThrow('no link asks for RSN');
});
