import { shortenValue } from '@wallet/core/format/masks';
import { expect, it } from 'vitest';
import { formatRowValue } from './summaryWords.ts';
import type { TransactionDetailRow } from './TransactionDetail.types.ts';
import { accountNamesTexts } from '../../../patterns/accountNames/accountNames.texts.ts';
import { nameAccount } from '../../../patterns/accountNames/useAccountName.ts';
import { transactionDetailTexts as texts } from './transactionDetail.texts.ts';

const nameByCode = (account: Parameters<typeof nameAccount>[1]): string => nameAccount(accountNamesTexts.names, account);

const format = (row: Partial<TransactionDetailRow>): string =>
  formatRowValue(
    { name: '', value: '', state: null, long: false, copy: false, ...row },
    { texts, locale: 'en-GB', nameAccount: nameByCode },
  );

it('writes a card in its one form (D-FMT-33)', () => {
  expect(format({ code: 'card', value: 'Visa 4242' })).toBe('Visa ·· 4242');
  expect(format({ code: 'card', value: 'Travel' })).toBe('Travel');
});

it('groups an IBAN in fours, also a shortened one, and nothing else (D-TXN-35, TXN-017)', () => {
  const iban = 'FR1420041010050500013M02606';
  expect(format({ code: 'iban', value: iban })).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(format({ code: 'iban', value: shortenValue(iban) })).toBe('FR14 2004 1010 0505 0001…2606');
  expect(format({ code: 'reference', value: iban })).toBe(iban);
});

it.each([
  ['fiat', 'EUR', '', 'Euro'],
  ['fiat', 'EUR', 'Livret bleu', 'Livret bleu'],
  ['stablecoin', 'USDC', 'USD Coin', 'USD Coin'],
])('names a %s account in %s that the provider calls "%s" as "%s" (LANG-009, D-FMT-32)', (type, currency, value, text) => {
  expect(format({ value, account: { type, currency } })).toBe(text);
});

it('writes the price of a coin as an amount, and the rate of two fiat currencies with its code (LANG-012, PRICE-004)', () => {
  expect(format({ rate: { base: 'BTC', quote: 'EUR', value: '60481.5' } })).toBe('1 BTC = €60,481.50');
  expect(format({ rate: { base: 'EUR', quote: 'USD', value: '1.07853' } })).toBe('1 EUR = 1.07853 USD');
});
