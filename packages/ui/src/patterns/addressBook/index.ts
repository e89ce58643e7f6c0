export type { AddressBook } from './AddressBook.types.ts';
export { SavedAddressPicker, type SavedAddressPickerProps } from './RecipientHelp.tsx';
export { addressBookTexts } from './addressBook.texts.ts';
