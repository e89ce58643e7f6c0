import { addressNetwork } from '@wallet/core/addresses/address';
import { savedEntry } from '@wallet/core/addresses/savedAddresses';
import { useId, useState, type FormEvent } from 'react';
import { AddressField } from '../../components/AddressField/AddressField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { addressBookTexts } from '../../patterns/addressBook/addressBook.texts.ts';
import { nameIssueText } from '../../patterns/addressBook/nameIssueText.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { addressText } from '../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps } from './AddressBookScreen.types.ts';

type NewAddressDialogProps = Pick<AddressBookScreenProps, 'saved' | 'onSave' | 'onPasteRequest'> & { readonly onClose: () => void };

/** A name and an address; the address says by itself which network it is of (WISH-006). */
export function NewAddressDialog({ saved, onSave, onPasteRequest, onClose }: NewAddressDialogProps) {
  const texts = useTexts(addressBookScreenTexts);
  const words = useTexts(addressBookTexts);
  const transfer = useTexts(transferTexts);
  const form = useId();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [isChecked, setChecked] = useState(false);
  const network = addressNetwork(address);
  const known = savedEntry(saved, address);
  const addressIssue =
    addressText(address, address.toLowerCase().startsWith('bc1') ? 'BTC' : '', transfer) ??
    (network === null ? texts.notAnAddress : known === undefined ? undefined : texts.alreadySaved(known.name));
  const nameIssue = nameIssueText({ network: network ?? 'BTC', name, address }, saved, words);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (network === null || addressIssue !== undefined || nameIssue !== undefined) return;
    onSave({ network, name, address });
    onClose();
  };
  return (
    <Dialog
      title={texts.newAddress}
      onOpenChange={onClose}
      actions={
        <>
          <Button type="submit" form={form} fullWidth>
            {words.confirm}
          </Button>
          <Button variant="quiet" fullWidth onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={submit}>
        <TextField
          label={words.name}
          issue={isChecked ? nameIssue : undefined}
          autoComplete="off"
          dir="auto"
          value={name}
          onValueChange={setName}
        />
        <AddressField
          label={texts.address}
          issue={isChecked ? addressIssue : undefined}
          value={address}
          onValueChange={setAddress}
          pasteLabel={texts.paste}
          onPasteRequest={onPasteRequest}
        />
      </FormLayout>
    </Dialog>
  );
}
