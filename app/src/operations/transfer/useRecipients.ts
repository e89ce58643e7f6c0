import type { AddressBook } from '@wallet/ui/patterns/addressBook/AddressBook.types';
import { useMemo } from 'react';
import { useSentAddresses } from '../../data/orders/useSentAddresses.ts';
import { useAddressBook } from './useAddressBook.ts';

type Recipients = { readonly addressBook: AddressBook | undefined; readonly knownAddresses: readonly string[] | null };

/** To whom a send may go: the saved addresses, and what an address is compared with, which is these and those of completed sends (WISH-010). */
export function useRecipients(): Recipients {
  const addressBook = useAddressBook();
  const sentTo = useSentAddresses();
  const saved = addressBook?.saved;
  // A saved one first: the warning calls it by its name.
  const knownAddresses = useMemo(() => sentTo && [...(saved ?? []).map(({ address }) => address), ...sentTo], [saved, sentTo]);
  return { addressBook, knownAddresses };
}
