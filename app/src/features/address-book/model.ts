import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { object, oneOf, whole } from '@wallet/core/configuration/readers';
import { readSavedAddresses } from '../../storage/addressBook.ts';

const FORMAT = 'wallet-address-book';
const VERSION = 1;
/** More than anybody saves; what the device keeps is small. */
const MOST_BYTES = 200_000;

const readFile = object({ format: oneOf(FORMAT), version: whole(VERSION), addresses: readSavedAddresses });

/** The addresses as the text of a file (WISH-008). */
export const formatAddressFile = (addresses: readonly SavedAddress[]): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, addresses }, null, 2);

/** The addresses of a file; null for one that is not ours, damaged, of a later version, or larger than any of ours: it is taken whole or not at all. */
export async function readAddressFile(file: Blob): Promise<readonly SavedAddress[] | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const read = readFile(JSON.parse(await file.text()));
    return read?.version === VERSION ? read.addresses : null;
  } catch {
    return null;
  }
}
