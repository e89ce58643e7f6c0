import { Stack } from '../../foundations/Stack/Stack.tsx';
import type { AddressBook } from './AddressBook.types.ts';
import { LookAlikeWarning } from './LookAlikeWarning.tsx';
import { RecipientLine } from './RecipientLine.tsx';
import { SavedAddressPicker } from './SavedAddressPicker.tsx';
import type { LookAlikeCheck } from './useLookAlike.ts';

type RecipientHelpProps = {
  readonly addressBook: AddressBook | undefined;
  readonly check: LookAlikeCheck;
  readonly network: string;
  readonly address: string;
  readonly onAddress: (address: string) => void;
};

/** Shown below every recipient address: the saved addresses, and the warning about an address that only resembles a known one. */
export function RecipientHelp({ addressBook, check, ...recipient }: RecipientHelpProps) {
  if (addressBook === undefined && check.found === null) return null;
  return (
    <Stack gap={12}>
      {addressBook === undefined ? null : <SavedAddressPicker {...recipient} saved={addressBook.saved} href={addressBook.href} />}
      {addressBook?.onLookUp === undefined ? null : <RecipientLine address={recipient.address} onLookUp={addressBook.onLookUp} />}
      {check.found === null ? null : <LookAlikeWarning check={check} address={recipient.address} saved={addressBook?.saved ?? []} />}
    </Stack>
  );
}
