import { mergeAddresses, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { toDay } from '@wallet/core/calendar/days';
import { object, oneOf, whole } from '@wallet/core/configuration/readers';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { AddressBookScreen, type ImportResult } from '@wallet/ui/screens/address-book';
import { useUserInfo } from '../../data/user-info.ts';
import { readClipboard, useAddressBook } from '../../operations/addressBook.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { saveFile } from '../../operations/saveFile.ts';
import { useServices } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';
import { readSavedAddresses } from '../../storage/addressBook.ts';

const FORMAT = 'wallet-address-book';
const VERSION = 1;
/** Larger than any real address book; device storage is small. */
const MAX_FILE_BYTES = 200_000;

const readFile = object({ format: oneOf(FORMAT), version: whole(VERSION), addresses: readSavedAddresses });

/** Serializes the addresses for export (WISH-008). */
export const formatAddressFile = (addresses: readonly SavedAddress[]): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, addresses }, null, 2);

/** Reads an exported address book. Null for another format, or a damaged, newer or oversized file. Nothing is imported partially. */
export async function readAddressFile(file: Blob): Promise<readonly SavedAddress[] | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = readFile(JSON.parse(await file.text()));
    return read?.version === VERSION ? read.addresses : null;
  } catch {
    return null;
  }
}

/** The customer's saved addresses, stored on this device (WISH-006, WISH-008). */
export function AddressBookPage() {
  const { config } = useServices();
  const clock = useProviderTime();
  const book = useAddressBook();
  const goBack = useGoBack(paths.profile.to());
  useUserInfo(); // identifies the customer
  if (book === undefined) return <PageLoading />;
  const { saved, change, onSave, onDelete } = book;

  async function importFile(file: File): Promise<CallOutcome<never, never, ImportResult>> {
    const read = await readAddressFile(file);
    if (read === null) return { kind: 'refused' };
    const added = mergeAddresses(saved, read).length - saved.length;
    change((held) => mergeAddresses(held, read));
    return { kind: 'done', added, kept: read.length - added };
  }

  return (
    <AddressBookScreen
      {...{ saved, onSave, onDelete }}
      addressLengths={config.addressLengths}
      onExport={() => {
        const name = `address-book-${toDay(clock.now())}.json`;
        saveFile(new Blob([formatAddressFile(saved)], { type: 'application/json' }), name);
      }}
      onImport={importFile}
      onPasteRequest={readClipboard}
      onBack={goBack}
    />
  );
}
