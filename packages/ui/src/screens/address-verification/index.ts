export { AddressVerificationScreen } from './AddressVerificationScreen.tsx';
export type { AddressStatus, AddressVerificationScreenProps, AlreadySent } from './AddressVerificationScreen.types.ts';
export { addressVerificationTexts } from './addressVerification.texts.ts';
