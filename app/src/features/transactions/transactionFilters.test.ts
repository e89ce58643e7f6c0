import { expect, it } from 'vitest';
import { removeUnknownIds, readFilters, toOrdersQuery, writeFilters } from './model.ts';

const NOW = new Date('2026-11-21T00:30:00.000Z');
const NONE = { account: [], wallet: [], token: [], status: [], group: [], date: '', q: '' };

it('reads filters from the URL and writes them back with ids in ascending order (D-TXN-17)', () => {
  const address = '?account[]=7&account[]=12&status[]=pending&date=30d';
  expect(readFilters('?status[]=pending&account[]=12&account[]=7&date=30d')).toEqual({
    ...NONE,
    account: ['7', '12'],
    status: ['pending'],
    date: '30d',
  });
  expect(writeFilters({ ...NONE, account: ['12', '7'], status: ['pending'], date: '30d' })).toBe(address);
  expect(writeFilters(readFilters(address))).toBe(address);
  expect(writeFilters(readFilters(''))).toBe('');
});

it('keeps the search words in the URL with the filters and requests them together (WISH-021)', () => {
  const filters = readFilters('?status[]=pending&q=%20Rent%20%26%20food%20');
  expect(filters).toMatchObject({ status: ['pending'], q: 'Rent & food' });
  expect(writeFilters(filters)).toBe('?status[]=pending&q=Rent%20%26%20food');
  expect(toOrdersQuery(filters, NOW)).toEqual({ 'status[]': ['pending'], q: 'Rent & food' });
  for (const q of ['', 'x', ' x ', 'x'.repeat(65)]) expect(readFilters(`?q=${q}`).q).toBe('');
});

it('leaves out an unknown status, group or id (D-TXN-17)', () => {
  expect(readFilters('?status[]=lost&group[]=gifts&account[]=x&token[]=-1&account[]=7')).toEqual({ ...NONE, account: ['7'] });
  const lists = { account: [{ id: '7', name: 'Euro', code: 'EUR', icon: null }], wallet: [], token: [] };
  expect(removeUnknownIds({ ...NONE, account: ['7', '8'], wallet: ['7'] }, lists)).toEqual({ ...NONE, account: ['7'] });
});

it.each(['2026-11-21_2026-11-15', '2026-13-01_2026-13-02', '15d', '2026-11-15_2026-11-21_x'])('ignores the date %s (D-TXN-18)', (date) => {
  expect(readFilters(`?date=${date}`).date).toBe('');
});

it.each([
  ['today', '2026-11-21'],
  ['7d', '2026-11-15_2026-11-21'],
  ['30d', '2026-10-23_2026-11-21'],
  ['90d', '2026-08-24_2026-11-21'],
  ['2026-01-01_2026-02-01', '2026-01-01_2026-02-01'],
])('requests the date %s as %s (TXN-028, TXN-029, D-TXN-18)', (date, asked) => {
  expect(toOrdersQuery({ ...NONE, date }, NOW)).toEqual({ date: asked });
});

it('uses the API’s names, where exchange includes buy (TXN-028, TXN-031, D-TXN-05)', () => {
  const filters = { ...NONE, account: ['7'], wallet: ['8'], token: ['9'], status: ['moderate'], group: ['exchange', 'incomings'] } as const;
  expect(toOrdersQuery(filters, NOW)).toEqual({
    'account[]': [7],
    'wallet[]': [8],
    'token[]': [9],
    'status[]': ['moderate'],
    'group[]': ['exchange', 'buy', 'incomings'],
  });
  expect(readFilters('?group[]=buy&group[]=exchange').group).toEqual(['exchange']);
});
