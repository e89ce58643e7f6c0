export type { AddressBook } from './AddressBook.types.ts';
export { SavedAddressPicker, type SavedAddressPickerProps } from './SavedAddressPicker.tsx';
export { addressBookTexts } from './addressBook.texts.ts';
