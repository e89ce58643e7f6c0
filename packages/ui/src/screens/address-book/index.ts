export { AddressBookScreen } from './AddressBookScreen.tsx';
export type { AddressBookScreenProps, ImportResult as Imported } from './AddressBookScreen.types.ts';
export { addressBookScreenTexts } from './addressBookScreen.texts.ts';
