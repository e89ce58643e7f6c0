import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { useCallback, useState } from 'react';
import { useServices, useSession } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';

/** One customer's words about one order. */
export type OrderNote = { readonly uuid: string; readonly orderId: string; readonly note: string };

export const noteOf = (notes: readonly OrderNote[], uuid: string, orderId: string): string =>
  notes.find((known) => known.uuid === uuid && known.orderId === orderId)?.note ?? '';

/** The notes with one written again; an empty one is taken away. */
export function withNote(notes: readonly OrderNote[], { uuid, orderId, note }: OrderNote): readonly OrderNote[] {
  const others = notes.filter((known) => known.uuid !== uuid || known.orderId !== orderId);
  return note === '' ? others : [...others, { uuid, orderId, note }];
}

/** A search looks into so many noted orders, the newest first. */
const MOST_FOUND = 20;

/** Orders of a customer whose note holds the words, as `foldForSearch` compares them. */
export function findNoted(notes: readonly OrderNote[], uuid: string, words: string): readonly string[] {
  const wanted = foldForSearch(words);
  if (wanted === '') return [];
  const matches = notes.filter((entry) => entry.uuid === uuid && foldForSearch(entry.note).includes(wanted));
  return matches
    .map(({ orderId }) => orderId)
    .toSorted((left, right) => right.length - left.length || (left < right ? 1 : -1))
    .slice(0, MOST_FOUND);
}

export type OrderNotes = {
  readonly of: (orderId: string) => string;
  readonly write: (orderId: string, note: string) => void;
  /** Ids of orders whose note holds the words. */
  readonly find: (words: string) => readonly string[];
};

/** The customer's notes on orders: on this device, and nowhere else (WISH-024, D-WISH-01). */
export function useOrderNotes(): OrderNotes {
  const { storage } = useServices();
  const uuid = useSession()?.uuid ?? '';
  const [notes, setNotes] = useState(() => storage.read(deviceKeys.orderNotes) ?? []);
  const write = useCallback(
    (orderId: string, note: string) => {
      // Read again: another tab may have written meanwhile.
      const next = withNote(storage.read(deviceKeys.orderNotes) ?? [], { uuid, orderId, note });
      storage.write(deviceKeys.orderNotes, next);
      setNotes(next);
    },
    [storage, uuid],
  );
  return { of: (orderId) => noteOf(notes, uuid, orderId), write, find: (words) => findNoted(notes, uuid, words) };
}
