import { addressNetwork } from '@wallet/core/addresses/address';
import { savedEntry } from '@wallet/core/addresses/savedAddresses';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FormLayout } from '../form/FormLayout.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AddressBook } from './AddressBook.types.ts';
import { addressBookTexts } from './addressBook.texts.ts';
import { nameIssueText } from './nameIssueText.ts';

type SaveAddressProps = Pick<AddressBook, 'saved' | 'onSave'> & {
  /** Where money has gone. */
  readonly address: string;
};

const focus = (element: HTMLElement | null): void => element?.focus();

/** Gives an address a name, in its place: it also stands in a dialog, and there is one overlay (WISH-006). Nothing for an address of no network. */
export function SaveAddress({ address, saved, onSave }: SaveAddressProps) {
  const texts = useTexts(addressBookTexts);
  const [name, setName] = useState('');
  const [step, setStep] = useState<'offered' | 'naming' | 'cancelled' | 'saved'>('offered');
  const [isChecked, setChecked] = useState(false);
  const network = addressNetwork(address);
  if (network === null) return null;
  const known = savedEntry(saved, address);
  if (known !== undefined) {
    return (
      <Text type="body-sm" tone="secondary" role="status" tabIndex={-1} ref={step === 'saved' ? focus : undefined} dir="auto">
        {texts.savedAs(known.name)}
      </Text>
    );
  }
  if (step !== 'naming') {
    return (
      <Button variant="secondary" size="md" ref={step === 'cancelled' ? focus : undefined} onClick={() => setStep('naming')}>
        {texts.save}
      </Button>
    );
  }
  const entry = { network, name, address };
  const issue = nameIssueText(entry, saved, texts);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (issue !== undefined) return;
    onSave(entry);
    setStep('saved');
  };
  return (
    <FormLayout aria-label={texts.save} onSubmit={submit}>
      <TextField
        ref={focus}
        label={texts.name}
        hint={texts.nameHint}
        issue={isChecked ? issue : undefined}
        autoComplete="off"
        dir="auto"
        value={name}
        onValueChange={setName}
      />
      <Inline gap={8}>
        <Button type="submit" size="md">
          {texts.confirm}
        </Button>
        <Button variant="quiet" size="md" onClick={() => setStep('cancelled')}>
          {texts.cancel}
        </Button>
      </Inline>
    </FormLayout>
  );
}
