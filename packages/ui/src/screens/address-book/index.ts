export { AddressBookScreen } from './AddressBookScreen.tsx';
export type { AddressBookScreenProps, Imported } from './AddressBookScreen.types.ts';
export { addressBookScreenTexts } from './addressBookScreen.texts.ts';
