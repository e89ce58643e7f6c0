import { fn } from 'storybook/test';
import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import type { AddressBook } from '@wallet/ui/patterns/addressBook';

export const ANNA: SavedAddress = { network: 'BTC', name: 'Anna Keller', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
/** Begins and ends like Anna's address. */
export const IMPOSTOR = 'bc1qar0mu2u4x9cl8ywpr5gkdtve6s3z7hq0nf5mdq';
export const STUDIO: SavedAddress = { network: 'BTC', name: 'Studio rent', address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' };
export const VAULT: SavedAddress = { network: 'ETH', name: 'Own vault', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' };

/** An address book, by default with two Bitcoin addresses and one Ethereum address. */
export function buildAddressBook(saved: readonly SavedAddress[] = [ANNA, STUDIO, VAULT]): AddressBook {
  return { saved, onSave: fn<AddressBook['onSave']>(), href: '#address-book' };
}
