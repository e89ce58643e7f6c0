import { detectNetwork, type AddressLengths } from '@wallet/core/addresses/address';
import { findSavedAddress, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { useId, useMemo } from 'react';
import * as z from 'zod/mini';
import { AddressField } from '../../components/AddressField/AddressField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { addressBookTexts, type AddressBookTexts } from '../../patterns/addressBook/addressBook.texts.ts';
import { getNameIssueText } from '../../patterns/addressBook/getNameIssueText.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { transferTexts, type TransferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { getAddressIssueText } from '../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps } from './AddressBookScreen.types.ts';

type NewAddressDialogProps = Pick<AddressBookScreenProps, 'saved' | 'addressLengths' | 'onSave' | 'onPasteRequest'> & {
  readonly onClose: () => void;
};

type SchemaTexts = {
  readonly texts: typeof addressBookScreenTexts;
  readonly words: AddressBookTexts;
  readonly transfer: TransferTexts;
  readonly addressLengths: AddressLengths | undefined;
};

const createNewAddressSchema = (saved: readonly SavedAddress[], { texts, words, transfer, addressLengths }: SchemaTexts) =>
  z
    .object({
      name: z.string(),
      address: z.string().check(
        says((address) => {
          const entry = findSavedAddress(saved, address);
          const isBitcoin = address.toLowerCase().startsWith('bc1');
          const issue = getAddressIssueText(address, isBitcoin ? 'BTC' : '', transfer, addressLengths?.[isBitcoin ? 'BTC' : 'ETH']);
          if (issue !== undefined) return issue;
          if (detectNetwork(address) === null) return texts.notAnAddress;
          return entry === undefined ? undefined : texts.alreadySaved({ name: entry.name });
        }),
      ),
    })
    .check(
      says(({ name, address }) => getNameIssueText({ network: detectNetwork(address) ?? 'BTC', name, address }, saved, words), 'name'),
    );

/** Asks for a name and an address. The network is derived from the address (WISH-006). */
export function NewAddressDialog({ saved, addressLengths, onSave, onPasteRequest, onClose }: NewAddressDialogProps) {
  const texts = useTexts(addressBookScreenTexts);
  const words = useTexts(addressBookTexts);
  const transfer = useTexts(transferTexts);
  const id = useId();
  const schema = useMemo(
    () => createNewAddressSchema(saved, { texts, words, transfer, addressLengths }),
    [saved, texts, words, transfer, addressLengths],
  );
  const form = useScreenForm({
    schema,
    first: { name: '', address: '' },
    emptySpeaks: false,
    onSubmit: async (entry) => {
      const network = detectNetwork(entry.address);
      if (network === null) return null;
      onSave({ network, ...entry });
      onClose();
      return { kind: 'done' };
    },
  });
  /** A link that cannot be parsed is put into the field as it is, where validation reports it. */
  const fillFromLink = async (link: string): Promise<void> => {
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
          onPasteRequest={onPasteRequest}
          onLink={(link) => void fillFromLink(link)}
          {...form.field('address')}
        />
      </FormLayout>
    </Dialog>
  );
}
