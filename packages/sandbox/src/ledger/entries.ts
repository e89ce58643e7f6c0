import type { StoredEntry } from '../database/columns.ts';

export type Part = 'available' | 'locked';

/** One side of a movement. The entries of a journal sum to zero in every currency. */
export type Entry = {
  readonly accountId: number;
  readonly part: Part;
  /** In the smallest unit of the account's currency. */
  readonly units: bigint;
};

export const createAvailableEntry = (accountId: number, units: bigint): Entry => ({ accountId, part: 'available', units });
export const createLockedEntry = (accountId: number, units: bigint): Entry => ({ accountId, part: 'locked', units });

/** Moves an amount from available to locked of the same account (RULE-003). */
export const hold = (accountId: number, units: bigint): readonly Entry[] => [
  createAvailableEntry(accountId, -units),
  createLockedEntry(accountId, units),
];
/** Reverses a hold: the amount is available again. */
export const release = (accountId: number, units: bigint): readonly Entry[] => [
  createLockedEntry(accountId, -units),
  createAvailableEntry(accountId, units),
];
/** Moves an amount from one account's available to another's. */
export const move = (from: number, to: number, units: bigint): readonly Entry[] => [
  createAvailableEntry(from, -units),
  createAvailableEntry(to, units),
];
/** Moves a held amount to an account of the provider. */
export const settle = (from: number, to: number, units: bigint): readonly Entry[] => [
  createLockedEntry(from, -units),
  createAvailableEntry(to, units),
];

export const removeZeros = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ units }) => units !== 0n);

export const toPartNumber = (part: Part): 0 | 1 => (part === 'available' ? 0 : 1);

/** Converts entries into the form in which an order stores them until it ends. */
export function toStoredEntries(entries: readonly Entry[]): readonly StoredEntry[] {
  return removeZeros(entries).map(({ accountId, part, units }) => [accountId, toPartNumber(part), units.toString()] as const);
}
