import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { useCallback, useState } from 'react';
import { useServices, useSession } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';

export type OrderNote = { readonly uuid: string; readonly orderId: string; readonly note: string };

export const findNote = (notes: readonly OrderNote[], uuid: string, orderId: string): string =>
  notes.find((known) => known.uuid === uuid && known.orderId === orderId)?.note ?? '';

/** Adds or replaces a note. An empty one is removed. */
export function writeNote(notes: readonly OrderNote[], { uuid, orderId, note }: OrderNote): readonly OrderNote[] {
  const others = notes.filter((known) => known.uuid !== uuid || known.orderId !== orderId);
  return note === '' ? others : [...others, { uuid, orderId, note }];
}

/** Maximum number of orders found by their notes, newest first. */
const MAX_FOUND = 20;

/** Returns the customer's orders whose note contains the words, compared by `foldForSearch`. */
export function findNotedOrders(notes: readonly OrderNote[], uuid: string, words: string): readonly string[] {
  const wanted = foldForSearch(words);
  if (wanted === '') return [];
  const matches = notes.filter((entry) => entry.uuid === uuid && foldForSearch(entry.note).includes(wanted));
  return matches
    .map(({ orderId }) => orderId)
    .toSorted((left, right) => right.length - left.length || (left < right ? 1 : -1))
    .slice(0, MAX_FOUND);
}

export type OrderNotes = {
  readonly get: (orderId: string) => string;
  readonly write: (orderId: string, note: string) => void;
  readonly find: (words: string) => readonly string[];
};

/** The customer's notes on orders, stored on this device only (WISH-024, D-WISH-01). */
export function useOrderNotes(): OrderNotes {
  const { storage } = useServices();
  const uuid = useSession()?.uuid ?? '';
  const [notes, setNotes] = useState(() => storage.read(deviceKeys.orderNotes) ?? []);
  const write = useCallback(
    (orderId: string, note: string) => {
      // Read again, because another tab may have written in between.
      const next = writeNote(storage.read(deviceKeys.orderNotes) ?? [], { uuid, orderId, note });
      storage.write(deviceKeys.orderNotes, next);
      setNotes(next);
    },
    [storage, uuid],
  );
  return { get: (orderId) => findNote(notes, uuid, orderId), write, find: (words) => findNotedOrders(notes, uuid, words) };
}
