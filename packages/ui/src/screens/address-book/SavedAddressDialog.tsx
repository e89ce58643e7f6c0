import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { useId, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { addressBookTexts } from '../../patterns/addressBook/addressBook.texts.ts';
import { nameIssueText } from '../../patterns/addressBook/nameIssueText.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps } from './AddressBookScreen.types.ts';

type SavedAddressDialogProps = Pick<AddressBookScreenProps, 'saved' | 'onSave' | 'onDelete'> & {
  readonly entry: SavedAddress;
  readonly onClose: () => void;
};

/** Shows a saved address in full and lets the customer rename it, or delete it after a confirmation (WISH-008). */
export function SavedAddressDialog({ entry, saved, onSave, onDelete, onClose }: SavedAddressDialogProps) {
  const texts = useTexts(addressBookScreenTexts);
  const words = useTexts(addressBookTexts);
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const schema = useMemo(
    () => z.object({ name: z.string().check(says((name) => nameIssueText({ ...entry, name }, saved, words))) }),
    [entry, saved, words],
  );
  const form = useScreenForm({
    schema,
    first: { name: entry.name },
    begun: true,
    onSubmit: async ({ name }) => {
      onSave({ ...entry, name });
      onClose();
      return { kind: 'done' };
    },
  });
  const remove = (): void => {
    onDelete(entry);
    onClose();
  };
  // A double press on "Delete" hits "Keep" the second time, because that takes its place.
  const actions = isDeleting ? (
    <>
      <Button variant="danger" fullWidth onClick={remove}>
        {texts.remove}
      </Button>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {texts.keep}
      </Button>
    </>
  ) : (
    <>
      <Button type="submit" form={id} fullWidth>
        {words.confirm}
      </Button>
      <Button variant="quiet-danger" fullWidth onClick={() => setDeleting(true)}>
        {texts.remove}
      </Button>
    </>
  );
  return (
    <Dialog title={isDeleting ? texts.removeTitle(entry.name) : texts.savedAddress} onOpenChange={onClose} actions={actions}>
      {isDeleting ? (
        texts.removeText
      ) : (
        <FormLayout id={id} {...form.props}>
          <TextField label={words.name} autoComplete="off" dir="auto" {...form.field('name')} />
          <CopyBox label={texts.address} value={<bdi dir="ltr">{entry.address}</bdi>} copyText={entry.address} />
        </FormLayout>
      )}
    </Dialog>
  );
}
