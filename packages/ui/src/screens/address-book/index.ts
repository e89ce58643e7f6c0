export { AddressBookScreen } from './AddressBookScreen.tsx';
export type { AddressBookScreenProps, ImportResult } from './AddressBookScreen.types.ts';
export { addressBookScreenTexts } from './addressBookScreen.texts.ts';
