import { mergeAddresses } from '@wallet/core/addresses/savedAddresses';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { AddressBookScreen, type Imported } from '@wallet/ui/screens/address-book';
import { useUserInfo } from '../../data/user-info.ts';
import { readClipboard, useAddressBook } from '../../operations/addressBook.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { dayOf } from '@wallet/core/calendar/days';
import { saveFile } from '../../operations/saveFile.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { formatAddressFile, readAddressFile } from './model.ts';

/** The customer's saved addresses, which lie on this device (WISH-006, WISH-008). */
export function AddressBookPage() {
  const { clock, config } = useServices();
  const book = useAddressBook();
  const goBack = useGoBack(paths.profile.to());
  useUserInfo(); // says who the customer is
  if (book === undefined) return <PageLoading />;
  const { saved, change, onSave, onDelete } = book;

  async function importFile(file: File): Promise<CallOutcome<never, never, Imported>> {
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
        const name = `address-book-${dayOf(clock.now())}.json`;
        saveFile(new Blob([formatAddressFile(saved)], { type: 'application/json' }), name);
      }}
      onImport={importFile}
      onPasteRequest={readClipboard}
      onBack={goBack}
    />
  );
}
