import type { StoredEntry } from '../database/columns.ts';

export type Part = 'available' | 'locked';

/** One side of a movement. The entries of a journal sum to zero in every currency. */
export type Entry = {
  readonly accountId: number;
  readonly part: Part;
  /** In the smallest unit of the account's currency. */
  readonly units: bigint;
};

export const available = (accountId: number, units: bigint): Entry => ({ accountId, part: 'available', units });
export const locked = (accountId: number, units: bigint): Entry => ({ accountId, part: 'locked', units });

/** Moves an amount from available to locked of the same account (RULE-003). */
export const hold = (accountId: number, units: bigint): readonly Entry[] => [available(accountId, -units), locked(accountId, units)];
/** Reverses a hold: the amount is available again. */
export const release = (accountId: number, units: bigint): readonly Entry[] => [locked(accountId, -units), available(accountId, units)];
/** Moves an amount from one account's available to another's. */
export const move = (from: number, to: number, units: bigint): readonly Entry[] => [available(from, -units), available(to, units)];
/** Moves a held amount to an account of the provider. */
export const settle = (from: number, to: number, units: bigint): readonly Entry[] => [locked(from, -units), available(to, units)];

export const withoutZeros = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ units }) => units !== 0n);

export const partNumber = (part: Part): 0 | 1 => (part === 'available' ? 0 : 1);

/** Converts entries into the form in which an order stores them until it ends. */
export function storeEntries(entries: readonly Entry[]): readonly StoredEntry[] {
  return withoutZeros(entries).map(({ accountId, part, units }) => [accountId, partNumber(part), units.toString()] as const);
}
