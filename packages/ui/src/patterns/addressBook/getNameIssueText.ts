import { checkAddressName, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import type { AddressBookTexts } from './addressBook.texts.ts';

/** Returns the message for an address name that is not allowed, or undefined (WISH-006). */
export function getNameIssueText(entry: SavedAddress, saved: readonly SavedAddress[], texts: AddressBookTexts): string | undefined {
  const issue = checkAddressName(entry, saved);
  return issue === null ? undefined : texts.nameIssues[issue];
}
