import { expect, it } from 'vitest';
import { areSameFilters, getChoices, clearChoices, parseDays, noFilters, toggleValue } from './filterChoices.ts';
import type { TransactionFilters } from './TransactionFilters.types.ts';

const SET: TransactionFilters = {
  account: ['7', '9'],
  wallet: [],
  token: ['7'],
  status: ['pending'],
  group: ['incomings'],
  date: '30d',
  q: '',
};

it('ignores the order of choices, but not an added or a removed one (TXN-011, D-TXN-22)', () => {
  expect(areSameFilters(SET, { ...SET, account: ['9', '7'] })).toBe(true);
  expect(areSameFilters(SET, { ...SET, wallet: ['7'] })).toBe(false);
  expect(areSameFilters(SET, { ...SET, account: ['7'] })).toBe(false);
});

it('clears the filters of a sheet and keeps the others (TXN-012, D-TXN-22)', () => {
  expect(clearChoices(SET, ['account'])).toEqual({ ...SET, account: [], wallet: [], token: [] });
  expect(clearChoices(SET, ['account', 'status', 'type', 'date'])).toEqual(noFilters);
});

it('counts the choices of a chip (TXN-003)', () => {
  expect(getChoices(SET, ['account'])).toHaveLength(3);
  expect(getChoices(SET, ['date'])).toEqual(['30d']);
  expect(getChoices(noFilters, ['date'])).toEqual([]);
});

it('reads two days from a range, but not from a preset or from days that do not exist (TXN-028)', () => {
  expect(parseDays('2026-11-15_2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(parseDays('30d')).toBeUndefined();
  expect(parseDays('2026-02-01_2026-02-31')).toBeUndefined();
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b']);
});
