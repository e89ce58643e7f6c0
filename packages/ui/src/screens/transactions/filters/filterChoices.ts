import { isDay } from '@wallet/core/calendar/days';
import type { AccountKind, FilterName, TransactionFilters } from './TransactionFilters.types.ts';

export const noFilters: TransactionFilters = { account: [], wallet: [], token: [], status: [], group: [], date: '', q: '' };
export const filterNames: readonly FilterName[] = ['account', 'status', 'type', 'date'];
export const accountKinds: readonly AccountKind[] = ['account', 'wallet', 'token'];

const members: Record<FilterName, readonly Exclude<keyof TransactionFilters, 'q'>[]> = {
  account: accountKinds,
  status: ['status'],
  type: ['group'],
  date: ['date'],
};

export const getChoices = (filters: TransactionFilters, names: readonly FilterName[]): readonly string[] =>
  names
    .flatMap((name) => members[name])
    .flatMap((member) =>
      member === 'date' ? (filters.date === '' ? [] : [filters.date]) : filters[member].map((value) => `${member}:${value}`),
    );

/** Compares two filters as sets (D-TXN-22). */
export function areSameFilters(left: TransactionFilters, right: TransactionFilters): boolean {
  const [one, other] = [new Set(getChoices(left, filterNames)), new Set(getChoices(right, filterNames))];
  return one.size === other.size && [...one].every((choice) => other.has(choice));
}

/** Returns the filters without the choices of the named ones, for "Clear all" of a sheet. */
export function clearChoices(filters: TransactionFilters, names: readonly FilterName[]): TransactionFilters {
  const cleared = names.flatMap((name) => members[name]).map((member) => [member, noFilters[member]] as const);
  return { ...filters, ...Object.fromEntries(cleared) };
}

/** True when a filter or search words narrow the list (D-TXN-24). */
export const isNarrowed = (filters: TransactionFilters): boolean => filters.q !== '' || getChoices(filters, filterNames).length > 0;

export const toggleValue = <Value extends string>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((candidate) => candidate !== value) : [...values, value];

/** Returns the two days of a range; undefined for a preset, and for days that do not exist. */
export function parseDays(date: string): { readonly from: string; readonly to: string } | undefined {
  const [from = '', to = ''] = date.split('_');
  return isDay(from) && isDay(to) ? { from, to } : undefined;
}
