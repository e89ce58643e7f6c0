import { type SavedAddress, saveAddress, removeAddress } from '@wallet/core/addresses/savedAddresses';
import type { AddressBook } from '@wallet/ui/patterns/addressBook';
import { useMemo } from 'react';
import { useServices, useSession } from '../providers/Services.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { paths } from '../routing/paths.ts';
import { createAddressBookKey, parseAddressBook } from '../storage/addressBook.ts';

export type StoredAddressBook = AddressBook & {
  readonly change: (edit: (saved: readonly SavedAddress[]) => readonly SavedAddress[]) => void;
  readonly onDelete: (entry: SavedAddress) => void;
};

/** The customer's saved addresses, stored on this device only (WISH-008, D-WISH-01). Undefined until the customer is known. */
export function useAddressBook(): StoredAddressBook | undefined {
  const { storage } = useServices();
  const uuid = useSession()?.uuid ?? null;
  const key = createAddressBookKey(uuid ?? '');
  const [text, write] = useDeviceValue(key);
  const saved = useMemo(() => (text === null ? [] : (parseAddressBook(text) ?? [])), [text]);
  if (uuid === null) return undefined;
  // Read again, because another tab may have written in between.
  const change: StoredAddressBook['change'] = (edit) => write(JSON.stringify(edit(parseAddressBook(storage.read(key) ?? '[]') ?? [])));
  return {
    saved,
    href: paths.addressBook.to(),
    change,
    onSave: (entry) => change((held) => saveAddress(held, entry)),
    onDelete: (entry) => change((held) => removeAddress(held, entry)),
  };
}

/** Null when the customer or the browser refuses. */
export const readClipboard = (): Promise<string | null> => navigator.clipboard.readText().catch(() => null);
