import { addressNameIssue, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import type { AddressBookWords } from './addressBook.texts.ts';

/** Returns the message for an address name that is not allowed, or undefined (WISH-006). */
export function nameIssueText(entry: SavedAddress, saved: readonly SavedAddress[], texts: AddressBookWords): string | undefined {
  const issue = addressNameIssue(entry, saved);
  return issue === null ? undefined : texts.nameIssues[issue];
}
