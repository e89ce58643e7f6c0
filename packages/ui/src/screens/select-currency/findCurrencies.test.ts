import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { findCurrencies } from './SelectCurrencyScreen.tsx';

const row = (name: string, code: string) => ({
  key: code,
  icon: null,
  name,
  code,
  balance: money('1', code, 2),
  converted: null,
  href: '#',
});
const sections = [
  { provider: 'Halden', rows: [row('Euro', 'EUR'), row('US dollar', 'USD')] },
  { provider: null, rows: [row('Bitcoin', 'BTC')] },
];

it('finds by name and by code, and drops sections without a match (CUR-025)', () => {
  expect(findCurrencies(sections, ' euro').flatMap(({ rows }) => rows.map(({ code }) => code))).toEqual(['EUR']);
  expect(findCurrencies(sections, 'bt')).toMatchObject([{ rows: [{ code: 'BTC' }] }]);
  expect(findCurrencies(sections, '')).toBe(sections);
  expect(findCurrencies(sections, 'xyz')).toEqual([]);
});

it.each([
  ['zloty', 'Złoty'],
  ['ZŁOTY', 'Zloty'],
  ['koruna ceska', 'Koruna česká'.normalize('NFD')],
  ["pa'anga", 'Paʻanga'],
  ['dirham', 'DİRHAM'],
])('%s finds %s (CUR-025)', (words, name) => {
  expect(findCurrencies([{ provider: null, rows: [row(name, 'XXX')] }], words)).toHaveLength(1);
});
