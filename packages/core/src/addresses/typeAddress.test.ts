import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { parsePaymentRequest } from '../payment/readPaymentRequest.ts';
import { isNonWalletAddress } from './nobodysAddress.ts';
import { isNetworkAddress } from './networkAddress.ts';
import { typeAddress } from './typeAddress.ts';

const ETHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const paste = (inserted: string, before = '') => typeAddress({ before, inserted, removed: '', after: '' });

it.each([
  ['zero width behind it', `${ETHER}\u200B`, ETHER],
  ['marks of direction around it', `\u202A${ETHER}\u202C`, ETHER],
  ['a byte order mark before it', `\uFEFF${SEGWIT}`, SEGWIT],
  ['blanks and ends of lines in it', `${SEGWIT.slice(0, 20)}\u00A0${SEGWIT.slice(20)}\r\n`, SEGWIT],
  ['"0X" and all letters in capitals', ETHER.toUpperCase(), `0x${ETHER.slice(2).toUpperCase()}`],
  ['a word in front', `Address: ${SEGWIT}`, SEGWIT],
])('cleans up an address with %s (SEND-020, D-SEND-08)', (_, pasted, address) => {
  expect(paste(pasted)).toEqual({ kind: 'accepted', text: address });
  expect(isNetworkAddress(address, address.startsWith('0x') ? 'ETH' : 'BTC')).toBe(true);
});

it('replaces the text with a complete pasted address, inserts anything else, and never truncates (SEND-020)', () => {
  expect(paste(ETHER, SEGWIT)).toEqual({ kind: 'accepted', text: ETHER });
  expect(paste('qar0', 'bc1')).toEqual({ kind: 'accepted', text: 'bc1qar0' });
  expect(paste('x'.repeat(1000))).toEqual({ kind: 'accepted', text: 'x'.repeat(1000) });
  expect(paste(`${SEGWIT}${' '.repeat(1000)}`)).toEqual({ kind: 'rejected', why: 'long' });
});

it.each([
  [`bitcoin:${SEGWIT}?amount=0.01`, SEGWIT],
  [`BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=0.01`, SEGWIT],
  [`bitcoin://${SEGWIT}/?amount=0.01`, SEGWIT],
  [`\u200Bbitcoin:${SEGWIT}\u200B`, SEGWIT],
  [`ethereum:${ETHER}@1?value=1e18`, ETHER],
  [`ETHEREUM:PAY-${ETHER.toUpperCase()}@1`, `0x${ETHER.slice(2).toUpperCase()}`],
  [`ethereum://${ETHER}`, ETHER],
  [`https://metamask.app.link/send/${ETHER}@1?value=1e16`, ETHER],
])('recognises %s as a payment link and reads the address in it (WISH-012)', (link, address) => {
  expect(paste(link)).toMatchObject({ kind: 'rejected', why: {} });
  expect(parsePaymentRequest(link)).toMatchObject({ address });
});

it.each(['litecoin:ltc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'lightning:lnbc1pvjluez', 'tron:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'])(
  'recognises %s as a link of another network (WISH-012)',
  (link) => {
    expect(paste(link)).toEqual({ kind: 'rejected', why: { link } });
    expect(parsePaymentRequest(link)).toBe('unknown');
  },
);

it.each([
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000001',
  '0x000000000000000000000000000000000000dEaD',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0xDAC17F958D2EE523A2206206994597C13D831EC7',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1111111111111111111114oLvT2',
])('recognises %s as not belonging to a wallet, although its checksum is valid (D-SEND-08)', (address) => {
  expect(isNonWalletAddress(address)).toBe(true);
  expect(isNetworkAddress(address, address.startsWith('0x') ? 'ETH' : 'BTC')).toBe(true);
});

it(`does not flag a customer's address (D-SEND-08)`, () => {
  expect([ETHER, SEGWIT].filter(isNonWalletAddress)).toEqual([]);
});

it('property: never throws, and an accepted text is accepted again unchanged (SEND-020)', () => {
  forAll(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, inserted) => {
    const typed = paste(inserted, before);
    if (typed.kind === 'accepted' && !/[:\uFF1A]/.test(typed.text)) expect(paste(typed.text)).toEqual(typed);
  });
});
