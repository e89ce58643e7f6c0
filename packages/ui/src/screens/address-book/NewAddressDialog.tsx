import { addressNetwork, type AddressLengths } from '@wallet/core/addresses/address';
import { savedEntry, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { useId, useMemo } from 'react';
import * as z from 'zod/mini';
import { AddressField } from '../../components/AddressField/AddressField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { addressBookTexts, type AddressBookWords } from '../../patterns/addressBook/addressBook.texts.ts';
import { nameIssueText } from '../../patterns/addressBook/nameIssueText.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { transferTexts, type TransferWords } from '../../patterns/transfer/transfer.texts.ts';
import { addressText } from '../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps } from './AddressBookScreen.types.ts';

type NewAddressDialogProps = Pick<AddressBookScreenProps, 'saved' | 'addressLengths' | 'onSave' | 'onPasteRequest'> & {
  readonly onClose: () => void;
};

type Words = {
  readonly texts: typeof addressBookScreenTexts;
  readonly words: AddressBookWords;
  readonly transfer: TransferWords;
  readonly addressLengths: AddressLengths | undefined;
};

const newAddressSchema = (saved: readonly SavedAddress[], { texts, words, transfer, addressLengths }: Words) =>
  z
    .object({
      name: z.string(),
      address: z.string().check(
        says((address) => {
          const entry = savedEntry(saved, address);
          const isBitcoin = address.toLowerCase().startsWith('bc1');
          const issue = addressText(address, isBitcoin ? 'BTC' : '', transfer, addressLengths?.[isBitcoin ? 'BTC' : 'ETH']);
          if (issue !== undefined) return issue;
          if (addressNetwork(address) === null) return texts.notAnAddress;
          return entry === undefined ? undefined : texts.alreadySaved(entry.name);
        }),
      ),
    })
    .check(says(({ name, address }) => nameIssueText({ network: addressNetwork(address) ?? 'BTC', name, address }, saved, words), 'name'));

/** Asks for a name and an address. The network is derived from the address (WISH-006). */
export function NewAddressDialog({ saved, addressLengths, onSave, onPasteRequest, onClose }: NewAddressDialogProps) {
  const texts = useTexts(addressBookScreenTexts);
  const words = useTexts(addressBookTexts);
  const transfer = useTexts(transferTexts);
  const id = useId();
  const schema = useMemo(
    () => newAddressSchema(saved, { texts, words, transfer, addressLengths }),
    [saved, texts, words, transfer, addressLengths],
  );
  const form = useScreenForm({
    schema,
    first: { name: '', address: '' },
    emptySpeaks: false,
    onSubmit: async (entry) => {
      const network = addressNetwork(entry.address);
      if (network === null) return null;
      onSave({ network, ...entry });
      onClose();
      return { kind: 'done' };
    },
  });
  /** A link that cannot be parsed is put into the field as it is, where validation reports it. */
  const takeLink = async (link: string): Promise<void> => {
    try {
      const { parsePaymentRequest } = await import('@wallet/core/payment/readPaymentRequest');
      const request = parsePaymentRequest(link);
      form.edit('address', typeof request === 'string' ? link : request.address);
    } catch {
      form.edit('address', link);
    }
  };
  return (
    <Dialog
      title={texts.newAddress}
      onOpenChange={onClose}
      actions={
        <>
          <Button type="submit" form={id} fullWidth>
            {words.confirm}
          </Button>
          <Button variant="quiet" fullWidth onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <FormLayout id={id} {...form.props}>
        <TextField label={words.name} autoComplete="off" dir="auto" {...form.field('name')} />
        <AddressField
          label={texts.address}
          pasteLabel={texts.paste}
          onPasteRequest={onPasteRequest}
          onLink={(link) => void takeLink(link)}
          {...form.field('address')}
        />
      </FormLayout>
    </Dialog>
  );
}
