export type { AddressLengths } from '@wallet/core/addresses/address';
export type { Network } from '@wallet/core/addresses/networkAddress';
export type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
export type { AddressBook } from './AddressBook.types.ts';
export { SavedAddressPicker, type SavedAddressPickerProps } from './RecipientHelp.tsx';
export { addressBookTexts } from './addressBook.texts.ts';
