export { AddressVerificationScreen } from './AddressVerificationScreen.tsx';
export type { AddressStatus, AddressUploadOutcome, AddressVerificationScreenProps } from './AddressVerificationScreen.types.ts';
export { addressVerificationTexts } from './addressVerification.texts.ts';
