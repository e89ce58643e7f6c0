export { AddressBookScreen } from './AddressBookScreen.tsx';
export type { AddressBookScreenProps, ImportOutcome } from './AddressBookScreen.types.ts';
export { addressBookScreenTexts } from './addressBookScreen.texts.ts';
