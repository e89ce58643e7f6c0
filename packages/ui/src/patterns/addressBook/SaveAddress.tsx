import { detectNetwork } from '@wallet/core/addresses/address';
import { findSavedAddress } from '@wallet/core/addresses/savedAddresses';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { says } from '../form/says.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import { FormLayout } from '../form/FormLayout.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AddressBook } from './AddressBook.types.ts';
import { addressBookTexts } from './addressBook.texts.ts';
import { getNameIssueText } from './getNameIssueText.ts';

type SaveAddressProps = Pick<AddressBook, 'saved' | 'onSave'> & {
  /** The address of a completed transfer. */
  readonly address: string;
};

const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * Saves an address under a name. Asks for the name inline, because it is also used in a dialog and only one overlay can be open (WISH-006).
 * Renders nothing for an address of an unknown network.
 */
export function SaveAddress({ address, saved, onSave }: SaveAddressProps) {
  const texts = useTexts(addressBookTexts);
  const [step, setStep] = useState<'offered' | 'naming' | 'cancelled' | 'saved'>('offered');
  const network = detectNetwork(address);
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().check(says((name) => (network === null ? undefined : getNameIssueText({ network, name, address }, saved, texts)))),
      }),
    [network, address, saved, texts],
  );
  const form = useScreenForm({
    schema,
    first: { name: '' },
    emptySpeaks: false,
    onSubmit: async ({ name }) => {
      if (network === null) return null;
      onSave({ network, name, address });
      setStep('saved');
      return { kind: 'done' };
    },
  });
  if (network === null) return null;
  const entry = findSavedAddress(saved, address);
  if (entry !== undefined) {
    return (
      <Text type="body-sm" tone="secondary" role="status" tabIndex={-1} ref={step === 'saved' ? focus : undefined} dir="auto">
        {texts.savedAs({ name: entry.name })}
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
  return (
    <FormLayout aria-label={texts.save} {...form.props}>
      <TextField ref={focus} label={texts.name} hint={texts.nameHint} autoComplete="off" dir="auto" {...form.field('name')} />
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
