import { useCallback, useState } from 'react';
import { useServices, useSession } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { findNoted, noteOf, withNote } from './orderNotes.ts';

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
      // Read anew: a sister tab may have written meanwhile.
      const next = withNote(storage.read(deviceKeys.orderNotes) ?? [], { uuid, orderId, note });
      storage.write(deviceKeys.orderNotes, next);
      setNotes(next);
    },
    [storage, uuid],
  );
  return { of: (orderId) => noteOf(notes, uuid, orderId), write, find: (words) => findNoted(notes, uuid, words) };
}
