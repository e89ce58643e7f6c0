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

/** What is under the address of every send: saved addresses to choose from, and the warning of one that only looks like a known one. */
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
