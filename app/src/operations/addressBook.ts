import { type SavedAddress, withAddress, withoutAddress } from '@wallet/core/addresses/savedAddresses';
import type { AddressBook } from '@wallet/ui/patterns/addressBook';
import { useMemo } from 'react';
import { useServices, useSession } from '../providers/Services.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { paths } from '../routing/paths.ts';
import { addressBookKey, parseAddressBook } from '../storage/addressBook.ts';

export type KeptAddressBook = AddressBook & {
  readonly change: (edit: (saved: readonly SavedAddress[]) => readonly SavedAddress[]) => void;
  readonly onDelete: (entry: SavedAddress) => void;
};

/** The customer's saved addresses, stored on this device only (WISH-008, D-WISH-01). Undefined until the customer is known. */
export function useAddressBook(): KeptAddressBook | undefined {
  const { storage } = useServices();
  const uuid = useSession()?.uuid ?? null;
  const key = addressBookKey(uuid ?? '');
  const [text, write] = useDeviceValue(key);
  const saved = useMemo(() => (text === null ? [] : (parseAddressBook(text) ?? [])), [text]);
  if (uuid === null) return undefined;
  // Read again, because another tab may have written in between.
  const change: KeptAddressBook['change'] = (edit) => write(JSON.stringify(edit(parseAddressBook(storage.read(key) ?? '[]') ?? [])));
  return {
    saved,
    href: paths.addressBook.to(),
    change,
    onSave: (entry) => change((held) => withAddress(held, entry)),
    onDelete: (entry) => change((held) => withoutAddress(held, entry)),
  };
}

/** Null when the customer or the browser refuses. */
export const readClipboard = (): Promise<string | null> => navigator.clipboard.readText().catch(() => null);
